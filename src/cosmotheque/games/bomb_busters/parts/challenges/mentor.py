"""Challenges in words (BOM-310 ff.)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.mentor.words import percent
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import slot_name, stand_name
from cosmotheque.games.bomb_busters.parts.challenges.data import CallRed, Claim, Nope
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Nope)
class NopeSaying(Saying[Nope]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        match action:
            case CallRed(slot=slot):
                sure = percent(outlook.belief.chances(slot)[RED])
                return sentence(
                    "Dites que {} est rouge ({}) : le défi recule le détonateur.",
                    "Say that {} is red ({}): the challenge moves the detonator back.",
                    slot_name(slot),
                    sure,
                )
            case Claim(stand=stand):
                return sentence(
                    "Annoncez le support {}, tout en impairs : le défi est réussi et ne coûte rien.",
                    "Claim stand {}, which is all odd: that completes the challenge and costs nothing.",
                    stand_name(stand),
                )
            case _:
                return None

    def describe(self, view: View, action: Action) -> Text | None:
        match action:
            case CallRed(slot=slot):
                return sentence("{} dit rouge.", "{} called red.", slot_name(slot))
            case Claim(stand=stand):
                return sentence("Support {} annoncé impair.", "Stand {} claimed as odd.", stand_name(stand))
            case _:
                return None

    def remind(self, outlook: Outlook) -> Text | None:
        """BOM-5501: how many could still help."""
        challenges = outlook.view.parts.challenges
        if challenges is None or outlook.view.steps > 1 or not challenges.open:
            return None
        return sentence(
            "Chaque défi réussi permet une erreur de plus ; défis encore ouverts : {}.",
            "Each challenge you complete allows one more mistake; challenges still open: {}.",
            len(challenges.open),
        )
