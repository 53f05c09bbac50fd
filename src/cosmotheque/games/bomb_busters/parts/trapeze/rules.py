"""Everybody passes a wire on, all at once (BOM-4205)."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import NOWHERE, Slot
from cosmotheque.games.bomb_busters.parts.trapeze.data import Toss, TossTask, Trapeze
from cosmotheque.games.bomb_busters.rules.exchange import pass_round
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism, Unseen
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import has_wires, seats_in_turn, uncut_of, within_reach


@works(Trapeze)
class Swinging(Mechanism[Trapeze]):
    """They choose one after the other, from the captain clockwise, and nobody sees what the others chose."""

    tasks = (TossTask,)

    def on_cue(self, scene: Scene, effect: str) -> None:
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

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        """Imagine the wires that the others may have chosen to pass on (BOM-4205)."""
        return replace(state, tasks=tuple(_guess_tosses(state, task, rng) for task in state.tasks))

    def task_rule(self, task: Task) -> str:
        return "BOM-4205"


def _guess_tosses(state: State, task: Task, rng: Random) -> Task:
    if not isinstance(task, TossTask):
        return task
    chosen = zip(task.seats, task.tossed, strict=False)
    return replace(task, tossed=tuple(_toss(state, seat, rng) if at == NOWHERE else at for seat, at in chosen))


def _toss(state: State, seat: Seat, rng: Random) -> Slot:
    return rng.choice(within_reach(state, uncut_of(state, seat)))
