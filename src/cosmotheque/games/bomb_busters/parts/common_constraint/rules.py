"""One open constraint for everybody: a deck that the captain or complete numbers turn up, or pairs with numbers."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.common_constraint.data import (
    KEEP,
    REPLACE,
    ComeLast,
    CommonConstraint,
    ConstraintOpened,
    ConstraintsPaired,
    Keep,
    LastTask,
    PairTask,
    Replace,
    ReplaceTask,
    ShowConstraintTask,
)
from cosmotheque.games.bomb_busters.parts.constraints.data import LETTERS, Constraints, Letter
from cosmotheque.games.bomb_busters.parts.constraints.rules import Obeying
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import complete_numbers


@works(CommonConstraint)
class OneForAll(Obeying[CommonConstraint]):
    """Missions 32, 37 and 57."""

    tasks = (ShowConstraintTask, PairTask, ReplaceTask, LastTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        deck = () if self.part.changes == "paired" else LETTERS
        scene.change_parts(constraints=Constraints(deck=deck))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [PairTask() if self.part.changes == "paired" else ShowConstraintTask()]

    def turn_begins(self, scene: Scene) -> None:
        """BOM-3202: the captain is asked as long as there is a card."""
        cards = _cards(scene)
        if self.part.changes == "captain" and cards.opened is not None:
            scene.push(ReplaceTask(scene.state.captain))

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """A complete number brings the next constraint, or its own (BOM-3702, BOM-5702)."""
        cards = _cards(scene)
        if self.part.changes == "paired":
            self._bring(
                scene, cut.seat, [n for n in complete_numbers(scene.state) if cards.pairs and n not in cards.served]
            )
        elif self.part.changes == "complete" and cut.value in complete_numbers(scene.state):
            self._replace(scene)

    def _bring(self, scene: Scene, seat: Seat, numbers: Sequence[int]) -> None:
        """Put the constraint of a complete number in force; of several, the one that is to come last (BOM-5704)."""
        if len(numbers) > 1:
            scene.push(LastTask(seat, tuple(numbers)))
        elif numbers:
            self._settle(scene, tuple(numbers), numbers[0])

    def _settle(self, scene: Scene, numbers: tuple[int, ...], last: int) -> None:
        cards = _cards(scene)
        _open(scene, cards.pairs[last - 1])
        scene.change_parts(constraints=replace(_cards(scene), served=tuple(sorted((*cards.served, *numbers)))))

    def _replace(self, scene: Scene) -> None:
        """The next card, or none where none is left (BOM-3204, BOM-3704)."""
        cards = _cards(scene)
        if cards.deck:
            scene.push(ShowConstraintTask())
        elif cards.opened is not None:
            _open(scene, None)

    def all_stuck(self, scene: Scene) -> bool:
        """BOM-3203, BOM-3703: the card is replaced; where complete numbers do it, that costs a step. BOM-5703: boom."""
        if self.part.changes == "paired":
            return False
        if self.part.changes == "complete":
            move_detonator(scene, +1)
        if not scene.state.ended:
            self._replace(scene)
        return True

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return [ComeLast(number) for number in task.numbers] if isinstance(task, LastTask) else [KEEP, REPLACE]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        if isinstance(task, PairTask):
            return Drawn(tuple(rng.sample(range(len(LETTERS)), len(LETTERS))))
        deck = state.parts.constraints.deck if state.parts.constraints else ()
        return Drawn((LETTERS.index(rng.choice(deck)),))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case Drawn(numbers=numbers) if isinstance(task, PairTask):
                pairs = tuple(LETTERS[number] for number in numbers)
                scene.change_parts(constraints=replace(_cards(scene), pairs=pairs))
                scene.tell(ConstraintsPaired(pairs))
            case Drawn(numbers=(number,)):
                letter = LETTERS[number]
                deck = tuple(other for other in _cards(scene).deck if other != letter)
                scene.change_parts(constraints=replace(_cards(scene), deck=deck))
                _open(scene, letter)
            case Replace():
                self._replace(scene)
            case ComeLast(number=number) if isinstance(task, LastTask):
                self._settle(scene, task.numbers, number)
            case Keep() | _:
                pass

    def task_rule(self, task: Task) -> str:
        return {LastTask: "BOM-5704", ReplaceTask: "BOM-3202"}.get(type(task), self.part.rule)


def _cards(scene: Scene) -> Constraints:
    return scene.state.parts.constraints or Constraints()


def _open(scene: Scene, letter: Letter | None) -> None:
    scene.change_parts(constraints=replace(_cards(scene), opened=letter))
    scene.tell(ConstraintOpened(letter))
