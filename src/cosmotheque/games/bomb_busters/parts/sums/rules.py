"""Twelve open number cards, of which two are discarded for each cut (BOM-4701 to BOM-4704)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Deal, DualCut, SoloCut
from cosmotheque.games.bomb_busters.model.facts import Holds
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers, NumbersLaid
from cosmotheque.games.bomb_busters.parts.numbers.rules import (
    change_numbers,
    forget_value,
    is_held,
    less,
    numbers_of,
)
from cosmotheque.games.bomb_busters.parts.sums.data import Discard, Reckon, Reckoned, Sums
from cosmotheque.games.bomb_busters.rules.cuts import begin_action, may_reveal_reds
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, uncut_of

Pair = tuple[int, int]


def reachable_numbers(pair: Pair) -> set[int]:
    """The sum and the difference of two cards, as far as they are numbers of wires."""
    return {sum(pair), abs(pair[0] - pair[1])} & set(NUMBERS)


def pairs(table: StateOrView, value: int) -> Iterator[Pair]:
    """Two open cards each whose sum or difference is the value."""
    return (pair for pair in combinations(numbers_of(table).open, 2) if value in reachable_numbers(pair))


@works(Sums)
class SumsAndDifferences(Mechanism[Sums]):
    """Two cards are taken for a value, which then has to be cut; or else two, to pass."""

    actions = (Reckon, Discard)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(numbers=Numbers(open=tuple(NUMBERS)))

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        numbers = numbers_of(table)
        if numbers.value:
            return None if value == numbers.value else "BOM-4701"
        return None if any(True for _ in pairs(table, value)) else "BOM-4701"

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """Passing is always allowed; reds are revealed without cards (BOM-4704)."""
        numbers = numbers_of(table)
        if numbers.value or may_reveal_reds(table, seat):
            return []
        held = [value for value in NUMBERS if is_held(table, seat, value)]
        cuts: list[Action] = [Reckon(pair, value) for value in held for pair in pairs(table, value)]
        return cuts + [Discard(pair) for pair in combinations(numbers.open, 2)]

    def is_first(self, table: StateOrView, seat: Seat) -> bool:
        return not numbers_of(table).value

    def bans_pass_on(self, table: StateOrView, seat: Seat) -> str | None:
        """Instead of a cut, not once cards are taken for one."""
        return "BOM-4704" if numbers_of(table).value else None

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        """The rule against cutting before cards are taken for it."""
        if isinstance(action, DualCut | SoloCut) and not numbers_of(state).value:
            return "BOM-4701"
        return super().breaks(state, seat, action)

    def stuck_rule(self) -> str | None:
        return "BOM-4703"

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        match action:
            case Reckon(numbers=taken, value=value):
                self._take(scene, seat, taken, value)
                learn(scene, Holds(tuple(uncut_of(scene.state, seat)), (value,)))
            case Discard(numbers=taken):
                begin_action(scene)
                self._take(scene, seat, taken, 0)
                move_detonator(scene, +1)
            case _:
                pass

    def _take(self, scene: Scene, seat: Seat, taken: tuple[int, ...], value: int) -> None:
        """Discard two cards; after the last ones all twelve are laid out again (BOM-4702)."""
        left = less(numbers_of(scene.state).open, *taken)
        scene.tell(Reckoned(seat, taken, value))
        change_numbers(scene, open=left or tuple(NUMBERS), value=value)
        if not left:
            scene.tell(NumbersLaid(tuple(NUMBERS)))

    def turn_ends(self, scene: Scene) -> None:
        forget_value(scene)
