"""Free turns: the first player to say so takes it (BOM-271, BOM-272, BOM-274)."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.parts.free_order.data import HOLD, SNIP, Claimed, ClaimTask, FreeOrder, Hold
from cosmotheque.games.bomb_busters.parts.script.rules import SECOND, by_time
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, has_wires, seats_in_turn

TO_PLAY: Final = 15 * SECOND  # a turn that was taken falls free again after that (BOM-272)


def claimants(table: StateOrView, last: Seat) -> list[Seat]:
    """Seats with wires except the last one to play; with two players, or no other, that one as well."""
    seats = [seat for seat in seats_in_turn(table, Seat(0)) if has_wires(table, seat)]
    others = [seat for seat in seats if seat != last]
    return seats if table.seats == 2 or not others else others


@works(FreeOrder)
class Free(Mechanism[FreeOrder]):
    """Each turn is claimed before it begins. A right to claim tells nothing: all have it, whatever they hold."""

    tasks = (ClaimTask,)

    def turn_begins(self, scene: Scene) -> None:
        last = scene.state.active if scene.state.turns > 1 else NOBODY
        scene.change(claimed=0)
        scene.push(ClaimTask(last))

    def follower(self, state: State) -> Seat | None:
        """The active seat, which keeps the turn until another takes it."""
        return state.active

    def choosers(self, state: State, task: Task) -> frozenset[Seat] | None:
        """The seats that may take the turn and have not left it to the others."""
        if not isinstance(task, ClaimTask):
            return None
        return frozenset(seat for seat in claimants(state, task.seat) if seat not in task.held)

    def lets_strike(self, task: Task) -> bool:
        return True

    def lets_interject(self, task: Task) -> bool:
        """BOM-1003: between turns."""
        return True

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return (SNIP, HOLD) if isinstance(task, ClaimTask) and len(claimants(state, task.seat)) > 1 else (SNIP,)

    def skip(self, scene: Scene, task: Task) -> bool:
        """Give the turn to the only seat that can take it, without a question."""
        if not isinstance(task, ClaimTask):
            return False
        seats = claimants(scene.state, task.seat)
        if len(seats) > 1:
            return False
        scene.pop()
        self._take(scene, task, seats[0])
        return True

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if not isinstance(task, ClaimTask):
            return
        if isinstance(action, Hold):
            scene.push(_leave_to_others(scene.state, task, scene.seat))
        else:
            self._take(scene, task, scene.seat)

    def _take(self, scene: Scene, task: ClaimTask, seat: Seat) -> None:
        if scene.state.parts.script is not None:
            scene.change_parts(script=replace(scene.state.parts.script, last=task.seat))
        scene.change(active=seat, claimed=scene.at + TO_PLAY if by_time(scene.state) else 0)
        scene.tell(Claimed(seat))

    def deadline(self, state: State) -> int | None:
        """A claimed turn has to be played."""
        return state.claimed or None if by_time(state) and not state.acted else None

    def strike(self, scene: Scene) -> bool:
        """Free a turn not played in time; its seat may claim it again, the one that played before may not (BOM-271)."""
        state = scene.state
        if not state.claimed or state.acted or scene.at < state.claimed:
            return False
        scene.change(claimed=0, draft=None, stabilized=False)
        scene.push(ClaimTask(state.parts.script.last if state.parts.script else NOBODY))
        return True

    def task_rule(self, task: Task) -> str:
        return "BOM-271"


def _leave_to_others(state: State, task: ClaimTask, seat: Seat) -> ClaimTask:
    """The task after one more seat leaves the turn to the others; when all have, all are asked again."""
    held = (*task.held, seat)
    if len(held) < len(claimants(state, task.seat)):
        return replace(task, held=held)
    return replace(task, held=(), rounds=task.rounds + 1)
