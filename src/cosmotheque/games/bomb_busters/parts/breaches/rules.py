"""Breaches: red wires of a pile that break into the stands, and are sealed for oxygen (BOM-5401, BOM-5406 to BOM-5408).

The pile is what is set aside. Which of its wires comes is drawn when it does; everybody sees where it stands and that
it is red, so it has a red token, and its owner alone sees the number.
"""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import NO_STAND, Wire
from cosmotheque.games.bomb_busters.parts.breaches.data import Breached, Breaches, BreachTask, Hull, Seal, Sealed
from cosmotheque.games.bomb_busters.parts.breaches.rules_hull import breaches_of, is_exposed
from cosmotheque.games.bomb_busters.parts.carrier.data import FileTask, FileWire
from cosmotheque.games.bomb_busters.parts.carrier.rules_filing import file_unseen
from cosmotheque.games.bomb_busters.parts.oxygen.rules import RESERVE, move_air
from cosmotheque.games.bomb_busters.rules.cuts import begin_action
from cosmotheque.games.bomb_busters.rules.exchange import file_new
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism, Unseen
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, seats_in_turn, stands_of


@works(Breaches)
class LeakyHull(Mechanism[Breaches]):
    """Breaches at work: drawn and filed when a cue says so, dear while they stand."""

    tasks = (BreachTask, FileTask)
    actions = (Seal,)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        scene.change_parts(breaches=Hull())

    def special_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """BOM-5408; a seat with nothing else left lays all of them down for nothing."""
        if (
            table.parts.oxygen is None
            or table.parts.oxygen.held[seat] < self.part.sealing
            or not is_exposed(table, seat)
        ):
            return ()
        return [Seal(slot) for slot in breaches_of(table, seat)]

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        return "BOM-5406" if isinstance(action, FileWire) else super().breaks(state, seat, action)

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        if isinstance(action, Seal):
            begin_action(scene)
            move_air(scene, seat, RESERVE, self.part.sealing)
            scene.change_wire(action.slot, cut=True)
            scene.tell(Sealed(seat, action.slot, scene.wire(action.slot).code))

    def on_cue(self, scene: Scene, effect: str) -> None:
        """The first one concerns the captain, then it goes round (BOM-5406)."""
        state = scene.state
        if effect != "breach" or state.parts.breaches is None:
            return
        last = state.parts.breaches.last
        order = seats_in_turn(state, state.captain if last == NOBODY else Seat((last + 1) % state.seats))
        holder = next((seat for seat in order if is_exposed(state, seat)), None)
        if holder is not None:
            scene.change_parts(breaches=replace(state.parts.breaches, last=holder))
            scene.push(BreachTask(holder))

    def count_set_aside(self, table: StateOrView) -> int:
        """The pile."""
        return len(table.aside)

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        return Drawn((rng.choice(state.aside),))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        return [FileWire(stand) for stand in stands_of(state, task.seat)]

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        match task, action:
            case BreachTask(holder=holder), Drawn(numbers=(code,)):
                scene.change(aside=tuple(wire for wire in scene.state.aside if wire != code))
                stands = list(stands_of(scene.state, holder))
                if len(stands) == 1:
                    _break_in(scene, holder, code, stands[0])
                else:
                    scene.push(FileTask(holder, code))
            case FileTask(seat=seat, code=code), FileWire(stand=stand):
                _break_in(scene, seat, code, stand)
            case _:
                pass

    def imagine(self, state: State, unseen: Unseen, rng: Random) -> State:
        """Take one wire of the pile as about to be filed, if the pile has more wires than lie there."""
        pile = [code for pile in unseen.piles for code in pile]
        if len(pile) <= len(state.aside):
            return state
        drawn = pile.pop(rng.randrange(len(pile)))
        unseen.piles[:] = [pile]
        return file_unseen(state, drawn)

    def task_rule(self, task: Task) -> str:
        return "BOM-5406"


def _break_in(scene: Scene, seat: Seat, code: int, stand: int) -> None:
    slot = file_new(scene, stand, Wire(code, NO_STAND, shown=RED, token=True))
    if scene.state.parts.breaches is not None:
        scene.change_parts(
            breaches=replace(scene.state.parts.breaches, breaches=scene.state.parts.breaches.breaches + 1)
        )
    scene.tell(Breached(seat, slot))
