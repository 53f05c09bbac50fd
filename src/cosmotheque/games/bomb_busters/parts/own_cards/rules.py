"""Number cards in front of players, who cut only what they have a card of, and hand one on (BOM-6501 to BOM-6507)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers, NumbersLaid, NumberTask
from cosmotheque.games.bomb_busters.parts.numbers.rules import (
    change_numbers,
    draw_numbers,
    less,
    numbers_of,
)
from cosmotheque.games.bomb_busters.parts.own_cards.data import HandedOn, HandOn, HandTask, OwnCards
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, complete_numbers, others_with_wires, seats_in_turn


def own_cards(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """The number cards in front of a seat; none before they are dealt, and none for a spectator."""
    own = numbers_of(table).own
    return own[seat] if own and seat != NOBODY else ()


def receivers(table: StateOrView, seat: Seat) -> list[Seat]:
    """Seats that may get a card: those with uncut wires, as long as any other seat has some (BOM-6505)."""
    return others_with_wires(table, seat) or [*seats_in_turn(table, seat)[1:]]


@works(OwnCards)
class CardsHandedOn(Mechanism[OwnCards]):
    """The own cards are the gate; a card whose number is complete lies face down, and opens nothing (BOM-6505)."""

    tasks = (NumberTask, HandTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(numbers=Numbers())

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [NumberTask(CHANCE, len(NUMBERS))]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return draw_numbers(task, rng) if isinstance(task, NumberTask) else super().draw(state, task, rng)

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        return None if value in own_cards(table, seat) else "BOM-6502"

    def stuck_rule(self) -> str | None:
        return "BOM-6503"

    def turn_ends(self, scene: Scene) -> None:
        """Ask for a card to hand on, unless the whole turn was skipped with the thermos (BOM-6504, BOM-6506)."""
        if scene.state.follower == NOBODY:
            scene.push(HandTask(scene.state.active))

    def on_skipped_seat(self, scene: Scene, seat: Seat) -> None:
        """Have a card of a seat without wires handed on, whose number would be lost else (BOM-6507)."""
        scene.change(tasks=(*scene.state.tasks, HandTask(seat, open=True)))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        cards = own_cards(state, task.seat)
        if isinstance(task, HandTask) and task.open:
            cards = less(cards, *complete_numbers(state))
        return [HandOn(card, mate) for card in cards for mate in receivers(state, task.seat)]

    def skip(self, scene: Scene, task: Task) -> bool:
        """Hand on the only card without asking, or none if there is none."""
        if not isinstance(task, HandTask) or len(choices := self.choices(scene.state, task)) > 1:
            return False
        scene.pop()
        for choice in choices:
            self.choose(scene, task, choice)
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case Drawn(numbers=cards):
                self._deal(scene, cards)
            case HandOn(number=number, seat=mate):
                own = [less(cards, number) for cards in numbers_of(scene.state).own]
                own[mate] = tuple(sorted((*own[mate], number)))
                change_numbers(scene, own=tuple(own))
                scene.tell(HandedOn(task.seat, mate, number))
            case _:
                pass

    def _deal(self, scene: Scene, cards: tuple[int, ...]) -> None:
        """Deal the cards one by one from the captain on: with five, two of them have a third (BOM-6501)."""
        seats = scene.state.seats
        own: list[tuple[int, ...]] = [()] * seats
        for step, seat in enumerate(seats_in_turn(scene.state, scene.state.captain)):
            own[seat] = tuple(sorted(cards[step::seats]))
        change_numbers(scene, own=tuple(own))
        for seat in seats_in_turn(scene.state, scene.state.captain):
            scene.tell(NumbersLaid(own[seat], seat))

    def task_rule(self, task: Task) -> str:
        return "BOM-6504" if isinstance(task, HandTask) else "BOM-120"
