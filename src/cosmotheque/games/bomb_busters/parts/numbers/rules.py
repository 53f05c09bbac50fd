"""The number cards on the table, for all mechanisms that use them (BOM-120 ff.)."""

from random import Random
from typing import Any, Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Announce, Drawn, DualCut, SoloCut
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers, NumberTask
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, uncut_of, value_at

NONE: Final = Numbers()


def numbers_of(table: StateOrView) -> Numbers:
    """The number cards of the table; none in missions without them."""
    return table.parts.numbers or NONE


def change_numbers(scene: Scene, **changes: Any) -> None:
    scene.change_parts(numbers=replace(numbers_of(scene.state), **changes))


def forget_value(scene: Scene) -> None:
    """The turn is over: nothing has to be cut any more."""
    change_numbers(scene, value=0, namer=NOBODY, answers=())


def draw_numbers(task: NumberTask, rng: Random) -> Drawn:
    """Draw some of the twelve cards, in a random order (BOM-123)."""
    return Drawn(tuple(rng.sample(NUMBERS, task.count)))


def is_held(table: StateOrView, seat: Seat, value: int) -> bool:
    """True if a hand has an uncut wire of a value."""
    return any(value_at(table, slot) == value for slot in uncut_of(table, seat))


def announced_values(action: Action) -> tuple[int, ...]:
    """The values that an action announces; none where it is no cut."""
    match action:
        case DualCut(value=value) | SoloCut(value=value):
            return (value,)
        case Announce(values=values):
            return values
        case _:
            return ()


def less(cards: tuple[int, ...], *gone: int) -> tuple[int, ...]:
    """The cards without some of them."""
    return tuple(card for card in cards if card not in gone)
