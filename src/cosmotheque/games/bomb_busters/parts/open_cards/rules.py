"""Twelve open number cards, of which one is turned down before each cut (BOM-2601 to BOM-2605)."""

from collections.abc import Sequence

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
from cosmotheque.games.bomb_busters.parts.open_cards.data import NumberTurned, OpenCards, TurnDown
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, complete_numbers, uncut_of


@works(OpenCards)
class CardsToTurnDown(Mechanism[OpenCards]):
    """The open cards are the gate; the one that was turned down has to be cut."""

    actions = (TurnDown,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(numbers=Numbers(open=tuple(NUMBERS)))

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        numbers = numbers_of(table)
        is_open = value == numbers.value if numbers.value else value in numbers.open
        return None if is_open else "BOM-2601"

    def turn_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        numbers = numbers_of(table)
        return [] if numbers.value else [TurnDown(card) for card in numbers.open if is_held(table, seat, card)]

    def is_first(self, table: StateOrView, seat: Seat) -> bool:
        return not numbers_of(table).value

    def bans_pass_on(self, table: StateOrView, seat: Seat) -> str | None:
        """The thermos comes before a card is turned."""
        return "BOM-2605" if numbers_of(table).value else None

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        """The rule against cutting before a card is turned down."""
        if isinstance(action, DualCut | SoloCut) and not numbers_of(state).value:
            return "BOM-2601"
        return super().breaks(state, seat, action)

    def stuck_rule(self) -> str | None:
        return "BOM-2604"

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        """Turn a card down, which shows that the seat holds its value."""
        if not isinstance(action, TurnDown):
            return
        numbers = numbers_of(scene.state)
        down = tuple(sorted((*numbers.down, action.number)))
        change_numbers(scene, open=less(numbers.open, action.number), down=down, value=action.number)
        learn(scene, Holds(tuple(uncut_of(scene.state, seat)), (action.number,)))
        scene.tell(NumberTurned(seat, action.number))

    def turn_begins(self, scene: Scene) -> None:
        """Turn up all cards that are left, if none is open (BOM-2602)."""
        numbers = numbers_of(scene.state)
        if numbers.down and not numbers.open:
            change_numbers(scene, open=numbers.down, down=())
            scene.tell(NumbersLaid(numbers.down))

    def turn_ends(self, scene: Scene) -> None:
        """The cards of complete numbers leave the game (BOM-2603)."""
        forget_value(scene)
        numbers, complete = numbers_of(scene.state), complete_numbers(scene.state)
        change_numbers(scene, open=less(numbers.open, *complete), down=less(numbers.down, *complete))
