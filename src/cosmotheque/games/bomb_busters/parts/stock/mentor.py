"""The mentor's words about the equipment of the boxes."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import say_surprise, slots_word, wire_word
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.parts.stock.data import FastPass, Hook, LabelSingle, Stock
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Stock)
class OfBoxes(Saying[Stock]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case FastPass(own=own):
                return sentence(
                    "Coupe-file : coupez vos deux fils {}, cela ne peut pas échouer.",
                    "Fast pass: cut your two {} wires, it cannot fail.",
                    slots_word(own),
                )
            case LabelSingle(slot=slot):
                name, why = slot_name(slot), say_surprise(outlook.view, slot)
                return sentence(
                    "Posez l’étiquette ×1 devant {} : {}, c’est donc celui qui aide le plus.",
                    "Put the ×1 label in front of {}: {}, so it helps most.",
                    name,
                    why,
                )
            case Hook(slot=slot):
                return sentence("Grappin : prenez {}.", "Grappling hook: take {}.", slot_name(slot))
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case FastPass(own=own):
                return sentence(
                    "Coupe-file ({}) : il ne pouvait pas échouer.",
                    "Fast pass ({}): it could not fail.",
                    slots_word(own),
                )
            case LabelSingle(slot=slot):
                name, word = slot_name(slot), wire_word(view, slot)
                return sentence("Étiquette ×1 devant {} ({}).", "×1 label in front of {} ({}).", name, word)
            case Hook(slot=slot):
                return sentence("Grappin : {} pris.", "Grappling hook: {} taken.", slot_name(slot))
            case _:
                return None
