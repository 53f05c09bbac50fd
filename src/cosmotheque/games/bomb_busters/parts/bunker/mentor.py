"""Steps in the bunker, in words (mission 66)."""

from typing import Final

from cosmotheque.core.text import Text, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.mentor.mechanism import Saying, speaks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.bunker.bot import way
from cosmotheque.games.bomb_busters.parts.bunker.data import Bunker, Walk
from cosmotheque.games.bomb_busters.parts.bunker.rules import step_to
from cosmotheque.games.bomb_busters.parts.bunker.words import SIDE_NAMES
from cosmotheque.games.bomb_busters.rules.stands import count_uncut
from cosmotheque.games.bomb_busters.view.seen import View

SIDES: Final = tuple(SIDE_NAMES.values())


@speaks(Bunker)
class OfBunker(Saying[Bunker]):
    def advise(self, outlook: Outlook, action: Action) -> Text | None:
        inside = outlook.view.parts.bunker
        if not isinstance(action, Walk) or inside is None:
            return None
        return sentence(
            "Un pas {} : le chemin vers le Docteur demande alors {} coupes au moins.",
            "One step {}: then the Doctor is at least {} cuts away.",
            SIDES[action.side],
            way(step_to(inside, action.side)),
        )

    def describe(self, view: View, action: Action) -> Text | None:
        return sentence("Un pas {}.", "One step {}.", SIDES[action.side]) if isinstance(action, Walk) else None

    def remind(self, outlook: Outlook) -> Text | None:
        """The distance to the Doctor, and the number of pairs that are left for it."""
        inside = outlook.view.parts.bunker
        if inside is None or "doctor" in inside.done:
            return None
        pairs = sum(count_uncut(outlook.view, number) for number in NUMBERS) // 2
        return sentence(
            "Jusqu’au Docteur il faut {} coupes au moins, et il reste {} paires bleues.",
            "The Doctor is at least {} cuts away, and {} blue pairs are left.",
            way(inside),
            pairs,
        )
