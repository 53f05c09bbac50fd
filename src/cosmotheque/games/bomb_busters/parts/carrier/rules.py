"""The robot on the number track: a cut of its number takes one of its wires over (BOM-215 ff., BOM-4301 ff.).

Its wires are stored without an order, and which one is taken is drawn when it is.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, UNSEEN
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import NO_STAND, Wire
from cosmotheque.games.bomb_busters.parts.carrier.data import (
    Carrier,
    CarrierMoved,
    Carrying,
    FileTask,
    FileWire,
    TakeTask,
    WireTaken,
)
from cosmotheque.games.bomb_busters.parts.carrier.rules_filing import file_unseen
from cosmotheque.games.bomb_busters.rules.exchange import file_new, learn_place
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism, Unseen
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, all_cut, stands_of, with_parts


@works(Carrying)
class RobotWithWires(Mechanism[Carrying]):
    """The robot walks at the end of every turn; its wires belong to the mission (BOM-112)."""

    tasks = (TakeTask, FileTask)

    def keep_back(self, mixed: list[int], stands: int, seats: int) -> list[int]:
        count = self.part.wires(seats)
        kept = mixed[:count]
        del mixed[:count]
        return kept

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(carrier=Carrier(NUMBERS[0], +1, dealt.kept))

    def after_cut(self, scene: Scene, cut: CutAction) -> None:
        """BOM-4303: one for each cut action that succeeds."""
        carrier = scene.state.parts.carrier
        if carrier is not None and carrier.wires and cut.value == carrier.place:
            scene.push(TakeTask(CHANCE, cut.seat))

    def is_unfinished(self, state: State) -> bool:
        """True if wires are on the robot, which must be cut, too, or a taken one is not filed yet (BOM-4304)."""
        carried = state.parts.carrier is not None and bool(state.parts.carrier.wires)
        return carried or any(isinstance(task, self.tasks) for task in state.tasks)

    def turn_ends(self, scene: Scene) -> None:
        """Move the robot a step, round at either end (BOM-216); explode if nobody is left to fetch wires (BOM-4306)."""
        carrier = scene.state.parts.carrier
        if carrier is None:
            return
        if carrier.wires and all_cut(scene.state):
            scene.end("stuck")
            return
        place = carrier.place + carrier.facing
        at_end = place in (NUMBERS[0], NUMBERS[-1])
        scene.change_parts(carrier=replace(carrier, place=place, facing=-carrier.facing if at_end else carrier.facing))
        scene.tell(CarrierMoved(place))

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn((rng.choice(state.parts.carrier.wires if state.parts.carrier else ()),))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return [FileWire(stand) for stand in stands_of(state, task.seat)]

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match task, action:
            case TakeTask(taker=taker), Drawn(numbers=(code,)):
                self._take(scene, taker, code)
            case FileTask(seat=seat, code=code), FileWire(stand=stand):
                _file(scene, seat, code, stand)
            case _:
                pass

    def count_carried(self, table: StateOrView) -> int | None:
        carrier = table.parts.carrier
        return None if carrier is None else len(carrier.wires)

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        """Imagine the robot's wires, and one just taken that is to be filed, which comes last."""
        carrier = state.parts.carrier
        if carrier is None or not unseen.piles:
            return state
        *carried, last = unseen.piles.pop(0) or [UNSEEN]
        wires = carried if len(carried) == len(carrier.wires) else [*carried, last]
        state = with_parts(state, carrier=replace(carrier, wires=tuple(sorted(wires[: len(carrier.wires)]))))
        return file_unseen(state, last)

    def task_rule(self, task: Task) -> str:
        return "BOM-4303"

    def _take(self, scene: Scene, taker: Seat, code: int) -> None:
        """Hand a wire to its new owner, who looks at it and files it; with two stands they choose which."""
        carrier = scene.state.parts.carrier
        if carrier is None:
            return
        wires = list(carrier.wires)
        wires.remove(code)
        scene.change_parts(carrier=replace(carrier, wires=tuple(wires)))
        stands = list(stands_of(scene.state, taker))
        if len(stands) == 1:
            _file(scene, taker, code, stands[0])
        else:
            scene.push(FileTask(taker, code))


def _file(scene: Scene, seat: Seat, code: int, number: int) -> None:
    slot = file_new(scene, number, Wire(code, NO_STAND))
    learn_place(scene, slot)
    scene.tell(WireTaken(seat, slot))
