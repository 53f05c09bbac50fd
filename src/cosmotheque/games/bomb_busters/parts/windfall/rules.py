"""Info tokens for everybody after the first two yellow wires (BOM-2204 to BOM-2206, BOM-2702, BOM-2703)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn, Take
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.windfall.data import (
    DrawLineTask,
    Fallen,
    GiftTask,
    GiveToken,
    LineLaid,
    PickTask,
    PickToken,
    Windfall,
)
from cosmotheque.games.bomb_busters.rules.first_tokens import hand_token
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import cut_counts, has_wires, seats_in_turn
from cosmotheque.games.bomb_busters.rules.tokens import tokens_left


@works(Windfall)
class WindfallOfTokens(Mechanism[Windfall]):
    """The windfall comes once, before the turn passes on."""

    tasks = (DrawLineTask, GiftTask, PickTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(windfall=Fallen())

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        state = scene.state
        if (
            cut.value != YELLOW
            or state.parts.windfall is None
            or state.parts.windfall.done
            or cut_counts(state)[YELLOW] < 2
        ):
            return
        scene.change_parts(windfall=Fallen(done=True))
        if self.part.way == "draft":
            scene.push(DrawLineTask(CHANCE))
        else:
            order = seats_in_turn(state, state.captain)
            scene.push(*(GiftTask(seat, Seat((seat + 1) % state.seats)) for seat in order))

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        """Draw as many numbers as players from the supply."""
        left = tokens_left(state)
        supply = [number for number in NUMBERS for _ in range(left[number])]
        return Drawn(tuple(sorted(rng.sample(supply, min(state.seats, len(supply))))))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        if isinstance(task, GiftTask):
            left = tokens_left(state)
            return [GiveToken(value) for value in (*NUMBERS, YELLOW) if left[value]]
        line = state.parts.windfall.line if state.parts.windfall else ()
        return [PickToken(value) for value in sorted(set(line))]

    def skip(self, scene: Scene, task: Task) -> bool:
        """Skip seats without wires, which get nothing (BOM-2205, BOM-2703), and gifts where no token is left."""
        if isinstance(task, DrawLineTask):
            return False
        getter = task.receiver if isinstance(task, GiftTask) else task.seat
        if has_wires(scene.state, getter) and self.choices(scene.state, task):
            return False
        scene.pop()
        self._clear(scene)
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match action:
            case Drawn(numbers=values):
                scene.change_parts(windfall=Fallen(done=True, line=values))
                scene.tell(LineLaid(values))
                scene.push(*map(PickTask, seats_in_turn(scene.state, scene.state.captain)))
            case GiveToken(value=value) if isinstance(task, GiftTask):
                hand_token(scene, task.receiver, value, task.seat)
            case PickToken(value=value) if scene.state.parts.windfall is not None:
                line = list(scene.state.parts.windfall.line)
                line.remove(value)
                scene.change_parts(windfall=replace(scene.state.parts.windfall, line=tuple(line)))
                self._clear(scene)
                hand_token(scene, task.seat, value, task.seat)
            case _:
                pass

    def _clear(self, scene: Scene) -> None:
        """BOM-2703: what nobody takes returns to the supply."""
        if scene.state.parts.windfall and not any(isinstance(task, PickTask) for task in scene.state.tasks):
            scene.change_parts(windfall=replace(scene.state.parts.windfall, line=()))

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        match action:
            case GiveToken() | PickToken():
                return self.part.rule
            case Take(tool="double") if mission_of(state.options, state.seats).characters == "none":
                return "BOM-2701"
            case _:
                return None

    def task_rule(self, task: Task) -> str:
        return self.part.rule
