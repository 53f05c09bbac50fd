"""The trapeze in words (BOM-4205)."""

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import COPIES
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.parts.trapeze.data import Toss, Trapeze
from cosmotheque.games.bomb_busters.view.seen import View


@speaks(Trapeze)
class OfTrapeze(Saying[Trapeze]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        if not isinstance(action, Toss):
            return None
        return sentence(
            "Passez {} : vous saurez où il est, et il vous manquera le moins.",
            "Pass {} on: you will know where it is, and you will miss it least.",
            slot_name(action.slot),
        )

    def describe(self, view: View, action: Action) -> Text | None:
        return sentence("{} passé.", "{} passed on.", slot_name(action.slot)) if isinstance(action, Toss) else None

    def still_good(self, action: Action) -> float:
        """Less than being spare counts, as with wires that are given back."""
        return COPIES - 1
