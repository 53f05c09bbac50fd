"""Choice of the stand for a heart, and of the card that a couple takes (BOM-84)."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.hearts.data import ChooseCard, Hearts, LayHeart
from cosmotheque.games.bomb_busters.rules.stands import uncut_on
from cosmotheque.games.bomb_busters.view.seen import View

# Two players have long stands and few mistakes: what points at many wires, or forgives, first.
FAVOURITE_CARDS: Final = (Equipment.SUPER_DETECTOR, Equipment.STABILIZER, Equipment.RAY, Equipment.TRIPLE_DETECTOR)


@judges(Hearts)
class HeartSense(Judgement[Hearts]):
    def worth(self, view: View, action: Action) -> float | None:
        match action:
            case LayHeart(stand=stand):
                return _heart_worth(view, stand)
            case ChooseCard(number=number):
                return -float(_card_rank(number))
            case _:
                return None


def _heart_worth(view: View, stand: int) -> float:
    """The stand that shows most, as a shown wire is a sure cut; then the one with most wires."""
    slots = uncut_on(view, stand)
    shown = sum(view.stands[stand].wires[slot.place].shown > 0 for slot in slots)
    return 3 * shown + len(slots)


def _card_rank(number: int) -> int:
    return FAVOURITE_CARDS.index(number) if number in FAVOURITE_CARDS else len(FAVOURITE_CARDS) + number
