"""Everybody passes a wire on, all at once (BOM-4205)."""

from collections.abc import Sequence

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.script.data import Effect
from cosmotheque.games.bomb_busters.parts.trapeze.data import Toss, TossTask, Trapeze
from cosmotheque.games.bomb_busters.rules.exchange import pass_round
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism, works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import has_wires, seats_in_turn, uncut_of, within_reach


@works(Trapeze)
class Swinging(Mechanism[Trapeze]):
    """They choose one after the other, from the captain clockwise, and nobody sees what the others chose."""

    tasks = (TossTask,)

    def cued(self, scene: Scene, effect: Effect) -> None:
        if effect != "trapeze":
            return
        seats = tuple(seat for seat in seats_in_turn(scene.state, scene.state.captain) if has_wires(scene.state, seat))
        if len(seats) > 1:
            scene.push(TossTask(seats[0], seats))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return [Toss(slot) for slot in within_reach(state, uncut_of(state, task.seat))]

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if not isinstance(task, TossTask) or not isinstance(action, Toss):
            return
        tossed = (*task.tossed, action.slot)
        if len(tossed) < len(task.seats):
            scene.push(replace(task, seat=task.seats[len(tossed)], tossed=tossed))
        else:
            pass_round(scene, tossed)

    def task_rule(self, task: Task) -> str:
        return "BOM-4205"
