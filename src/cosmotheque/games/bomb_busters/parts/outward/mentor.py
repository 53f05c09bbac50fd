"""The mentor's words about outward wires (BOM-190 to BOM-199)."""

from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import SURE, odds_of, slots_word, value_word
from cosmotheque.games.bomb_busters.model.actions import DualCut
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.parts.outward.bot import chance_of, is_at_outward, is_blind
from cosmotheque.games.bomb_busters.parts.outward.data import BlindCut, Outward
from cosmotheque.games.bomb_busters.parts.outward.rules import outward_of
from cosmotheque.games.bomb_busters.view.seen import View

STEP = Text(
    fr="Couper le fil retourné d’un coéquipier fait avancer le détonateur, même si c’est juste.",
    en="Cutting a teammate’s outward wire advances the detonator, even when you are right.",
)

FATAL = Text(fr="Se tromper ferait tout exploser.", en="A mistake would blow everything up.")


@speaks(Outward)
class OnOutward(Saying[Outward]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        view = outlook.view
        blind, foreign = is_blind(view, action), is_at_outward(view, action)
        if not blind and not foreign:
            return None
        chance = chance_of(view, outlook.belief, action)
        odds = Text(fr="c’est certain", en="that is certain") if chance >= SURE else odds_of(chance)
        told = sentence("{} : {}.", "{}: {}.", _say_to_do(action), odds)
        return join(told, STEP if foreign else None, FATAL if blind and chance < SURE else None)

    def describe(self, view: View, action: Action) -> Text | None:
        if not is_blind(view, action) and not is_at_outward(view, action):
            return None
        return sentence("{}.", "{}.", _say_done(action))

    def remind(self, outlook: Outlook) -> Text | None:
        """A reminder that the player has to cut an own outward wire some day."""
        own = outward_of(outlook.view, outlook.view.active)
        if not own:
            return None
        return sentence(
            "Fil retourné ({}) : mieux vaut attendre, les coupes des autres vous diront sa valeur.",
            "Outward wire ({}): better wait, the others’ cuts will tell you its value.",
            slots_word(own),
        )


def _say_to_do(action: Action) -> Text:
    match action:
        case BlindCut(value=value, slots=slots):
            return sentence(
                "Coupez les {} en solo, avec {}", "Cut the {}s solo, with {}", value_word(value), slots_word(slots)
            )
        case DualCut(target=target, value=value, own=own):
            return sentence(
                "Coupez {} en annonçant {}, avec {}",
                "Cut {}, announcing {}, with {}",
                slot_name(target),
                value_word(value),
                slot_name(own),
            )
        case _:
            raise TypeError(action)


def _say_done(action: Action) -> Text:
    match action:
        case BlindCut(value=value, slots=slots):
            return sentence(
                "Coupe en solo ({}) avec {}", "A solo cut ({}) with {}", value_word(value), slots_word(slots)
            )
        case DualCut(target=target, value=value, own=own):
            return sentence(
                "{} annoncé en {}, avec {}",
                "{} announced at {}, with {}",
                value_word(value),
                slot_name(target),
                slot_name(own),
            )
        case _:
            raise TypeError(action)
