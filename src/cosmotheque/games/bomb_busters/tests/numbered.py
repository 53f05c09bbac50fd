"""A mission with number cards in the middle of it, for tests."""

from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE
from cosmotheque.games.bomb_busters.model.actions import Drawn
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.tests.bomb import Bomb

TWELVE = tuple(range(1, 13))


class Numbered(Bomb):
    """The captain's turn has come, and the number cards lie as they are given."""

    def __init__(
        self, mission: MissionName, stands: str, seats: int = 4, *, cards: tuple[int, ...] = (), **laid: Any
    ) -> None:
        super().__init__(stands, seats, Options(mission=mission), cards=cards)
        self.change(turns=1, numbers=Numbers(**laid))

    @property
    def numbers(self) -> Numbers:
        assert self.state.parts.numbers is not None
        return self.state.parts.numbers

    def lay(self, **laid: Any) -> None:
        """Have the number cards lie otherwise."""
        self.change(numbers=replace(self.numbers, **laid))

    def draw(self, *numbers: int) -> None:
        """Chance brings these cards."""
        assert self.actors() == {CHANCE}
        self.play(CHANCE, Drawn(numbers))


def set_up(mission: MissionName, seats: int, stands: str = "1 2 3 | 1 2 3 | 1 2 3 | 1 2 3") -> Numbered:
    """A mission of which only the wires are dealt."""
    bomb = Numbered.__new__(Numbered)
    Bomb.__init__(bomb, stands, seats, Options(mission=mission), setup=True)
    return bomb
