"""Tripwires: yellow wires that teammates call one by one (BOM-4101 to BOM-4106)."""

from collections.abc import Sequence

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import NUMBERS, RED, YELLOW
from cosmotheque.games.bomb_busters.model.events import Missed
from cosmotheque.games.bomb_busters.model.facts import Holds
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.tripwires.data import Call, Called, Tripwires
from cosmotheque.games.bomb_busters.rules.cuts import begin_action, cut_wires, hit_red, pointable
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, count_uncut, is_deadly, uncut_of, value_at
from cosmotheque.games.bomb_busters.rules.tokens import show


@works(Tripwires)
class TripwireCalls(Mechanism[Tripwires]):
    """Yellow does not pass the gate; a call is an action of a turn."""

    actions = (Call,)

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        return "BOM-4103" if value == YELLOW else None

    def special_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """The calls of tripwires; none for a hand of only tripwires and reds (BOM-4105)."""
        if not count_uncut(table, YELLOW) or not may_call(table, seat):
            return ()
        return [Call(slot) for stand in pointable(table, seat) for slot in stand]

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        if isinstance(action, Call):
            return "BOM-4103" if may_call(state, seat) else "BOM-4105"
        return super().breaks(state, seat, action)

    def stuck_rule(self) -> str | None:
        return "BOM-4105"

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        if not isinstance(action, Call):
            return
        begin_action(scene)
        scene.tell(Called(seat, action.slot))
        learn(scene, Holds(tuple(uncut_of(scene.state, seat)), tuple(NUMBERS)))
        _settle(scene, seat, action.slot)


def may_call(table: StateOrView, seat: Seat) -> bool:
    return any(value_at(table, slot) not in (YELLOW, RED) for slot in uncut_of(table, seat))


def _settle(scene: Scene, seat: Seat, slot: Slot) -> None:
    """BOM-4104, BOM-4106."""
    if value_at(scene.state, slot) == YELLOW:
        cut_wires(scene, seat, (slot,))
        move_detonator(scene, -1)
    elif is_deadly(scene.state, slot):
        hit_red(scene, seat, (slot,))
    else:
        scene.tell(Missed(seat))
        show(scene, slot)
        if not scene.state.stabilized:
            move_detonator(scene, +1)
