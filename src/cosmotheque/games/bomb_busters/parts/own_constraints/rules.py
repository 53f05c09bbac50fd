"""Everybody's own constraint: chosen and given up when it cannot be obeyed (31), or moved round a ring (61)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.constraints.data import GENTLE, LETTERS, STRANGE, Constraints, Letter
from cosmotheque.games.bomb_busters.parts.constraints.rules import Obeying
from cosmotheque.games.bomb_busters.parts.own_constraints.data import (
    SWAP,
    ConstraintReleased,
    ConstraintsDealt,
    ConstraintTaken,
    ConstraintTask,
    DealConstraintsTask,
    NewConstraintTask,
    OwnConstraints,
    RingTask,
    RingTurned,
    Swap,
    TakeConstraint,
    TurnRing,
)
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, has_wires, seats_in_turn

LEAST_PLACES = 4


def ring_places(table: StateOrView, captain: Seat) -> list[Seat]:
    """The seats on the places of the ring, clockwise from the captain; -1 for places beside the captain (BOM-6101)."""
    order = seats_in_turn(table, captain)
    if table.seats == 2:
        return [order[0], NOBODY, order[1], NOBODY]
    return [order[0], NOBODY, *order[1:]] if table.seats == LEAST_PLACES - 1 else [*order]


def turn_ring(cards: Constraints, places: Sequence[Seat], by: int) -> Constraints:
    """The cards after each has moved so many places on."""
    beside = iter(cards.beside)
    letters = [next(beside) if seat == NOBODY else cards.own[seat] for seat in places]
    letters = letters[-by:] + letters[:-by]
    own = list(cards.own)
    for seat, letter in zip(places, letters, strict=True):
        if seat != NOBODY:
            own[seat] = letter
    left = tuple(letter for seat, letter in zip(places, letters, strict=True) if seat == NOBODY and letter is not None)
    return replace(cards, own=tuple(own), beside=left)


@works(OwnConstraints)
class OneForEach(Obeying[OwnConstraints]):
    tasks = (ConstraintTask, DealConstraintsTask, NewConstraintTask, RingTask)
    actions = (Swap,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        deck = GENTLE if self.part.come == "chosen" else STRANGE
        scene.change_parts(constraints=Constraints(deck=deck, own=(None,) * scene.state.seats))

    def before_tokens(self, state: State) -> Sequence[Task]:
        if self.part.come == "ring":
            return [DealConstraintsTask()]
        return [ConstraintTask(seat) for seat in seats_in_turn(state, state.captain)]

    def after_tokens(self, state: State) -> Sequence[Task]:
        """BOM-6103: the first round included."""
        return [RingTask(state.captain)] if self.part.come == "ring" else ()

    def round_begins(self, scene: Scene) -> None:
        if self.part.come == "ring":
            scene.push(RingTask(scene.state.captain))

    def gets_stuck(self, scene: Scene, seat: Seat) -> bool:
        """BOM-3102: the constraint is turned down for good, and the turn is played."""
        cards = _cards(scene)
        if self.part.come != "chosen" or seat in cards.released:
            return False
        scene.change_parts(constraints=replace(cards, released=tuple(sorted((*cards.released, seat)))))
        scene.change(acted=False)
        scene.tell(ConstraintReleased(seat))
        return True

    def any_time_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        return [SWAP] if self.may_interject(state, seat) else ()

    def may_interject(self, state: State, seat: Seat) -> bool:
        """BOM-6104: as long as one of F to L is left."""
        cards = state.parts.constraints
        return self.part.come == "ring" and cards is not None and bool(cards.deck) and has_wires(state, seat)

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        move_detonator(scene, +1)
        if not scene.state.ended:
            scene.push(NewConstraintTask(seat))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        if isinstance(task, RingTask):
            return [TurnRing(0), TurnRing(1), TurnRing(-1)]
        cards = state.parts.constraints
        return [TakeConstraint(letter) for letter in cards.deck] if cards else ()

    def skip(self, scene: Scene, task: Task) -> bool:
        """The last of five has nothing to choose."""
        deck = _cards(scene).deck
        if not isinstance(task, ConstraintTask) or len(deck) != 1:
            return False
        scene.pop()
        self._take(scene, task.seat, deck[0])
        return True

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        if isinstance(task, DealConstraintsTask):
            count = len(ring_places(state, state.captain))
            return Drawn(tuple(LETTERS.index(letter) for letter in rng.sample(GENTLE, count)))
        deck = state.parts.constraints.deck if state.parts.constraints else ()
        return Drawn((LETTERS.index(rng.choice(deck)),))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case TakeConstraint(letter=letter):
                self._take(scene, task.seat, letter)
            case TurnRing(by=by) if by:
                places = ring_places(scene.state, scene.state.captain)
                scene.change_parts(constraints=turn_ring(_cards(scene), places, by))
                scene.tell(RingTurned(by))
            case Drawn(numbers=numbers) if isinstance(task, DealConstraintsTask):
                self._deal(scene, [LETTERS[number] for number in numbers])
            case Drawn(numbers=(number,)) if isinstance(task, NewConstraintTask):
                self._take(scene, task.owner, LETTERS[number])
            case _:
                pass

    def task_rule(self, task: Task) -> str:
        return {ConstraintTask: "BOM-3101", RingTask: "BOM-6103"}.get(type(task), self.part.rule)

    def _take(self, scene: Scene, seat: Seat, letter: Letter) -> None:
        cards = _cards(scene)
        own = tuple(letter if other == seat else old for other, old in enumerate(cards.own))
        deck = tuple(other for other in cards.deck if other != letter)
        if self.part.come == "chosen" and None not in own:
            deck = ()  # BOM-3101: the rest go
        scene.change_parts(constraints=replace(cards, own=own, deck=deck))
        scene.tell(ConstraintTaken(seat, letter))

    def _deal(self, scene: Scene, letters: Sequence[Letter]) -> None:
        own, beside = list[Letter | None](_cards(scene).own), list[Letter]()
        for seat, letter in zip(ring_places(scene.state, scene.state.captain), letters, strict=True):
            if seat == NOBODY:
                beside.append(letter)
            else:
                own[seat] = letter
        scene.change_parts(constraints=replace(_cards(scene), own=tuple(own), beside=tuple(beside)))
        scene.tell(ConstraintsDealt(tuple(letter for letter in own if letter is not None)))


def _cards(scene: Scene) -> Constraints:
    return scene.state.parts.constraints or Constraints()
