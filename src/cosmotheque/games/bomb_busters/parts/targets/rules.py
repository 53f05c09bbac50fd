"""Open number cards; each number that is complete sets the detonator back (BOM-6201)."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.game import CHANCE
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.numbers.data import NumberDone, Numbers, NumbersLaid, NumberTask
from cosmotheque.games.bomb_busters.parts.numbers.rules import change_numbers, draw_numbers, less, numbers_of
from cosmotheque.games.bomb_busters.parts.targets.data import Targets
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import complete_numbers


@works(Targets)
class NumbersToComplete(Mechanism[Targets]):
    """Open cards, as many as players; one that is complete leaves the table."""

    tasks = (NumberTask,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(numbers=Numbers(targets=True))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return [NumberTask(CHANCE, state.seats)]

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return draw_numbers(task, rng) if isinstance(task, NumberTask) else super().draw(state, task, rng)

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if isinstance(action, Drawn):
            change_numbers(scene, open=tuple(sorted(action.numbers)))
            scene.tell(NumbersLaid(numbers_of(scene.state).open))

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        self._count(scene)

    def turn_ends(self, scene: Scene) -> None:
        """Count numbers that were completed by no cut action as well (BOM-297)."""
        self._count(scene)

    def _count(self, scene: Scene) -> None:
        for number in sorted(set(numbers_of(scene.state).open) & set(complete_numbers(scene.state))):
            change_numbers(scene, open=less(numbers_of(scene.state).open, number))
            scene.tell(NumberDone(number))
            move_detonator(scene, -1)

    def task_rule(self, task: Task) -> str:
        return "BOM-120"
