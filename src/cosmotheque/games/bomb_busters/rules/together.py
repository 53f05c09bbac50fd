"""All uncut wires of a kind at once: pointed at one by one, then cut together (BOM-202 to BOM-207)."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import AT_ONCE, RED
from cosmotheque.games.bomb_busters.model.actions import Announce, Point, Take
from cosmotheque.games.bomb_busters.model.events import Announced
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.cuts import begin_action, cut_together, hit_red
from cosmotheque.games.bomb_busters.rules.registry import mechanisms_with
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    count_uncut,
    is_deadly,
    uncut_of,
    uncut_on,
    value_at,
)

TAKE_AT_ONCE: Final = Take(AT_ONCE)


def target_of(table: StateOrView) -> int:
    """The value whose wires have to be cut at once; 0 where there is none."""
    return max([part.target_at_once(table) for part in mechanisms_with(table, "target_at_once")], default=0)


def may_cut_at_once(table: StateOrView, seat: Seat) -> bool:
    """True if the active player may try."""
    target = target_of(table)
    if not target or table.stabilized or not count_uncut(table, target):
        return False
    return all([part.may_cut_at_once(table, seat) for part in mechanisms_with(table, "may_cut_at_once")])


def own_targets(table: StateOrView) -> tuple[Slot, ...]:
    """The own wires of the kind are pointed at to begin with: without them it could not be right."""
    target = target_of(table)
    return tuple(slot for slot in uncut_of(table, table.active) if value_at(table, slot) == target)


def steps_at_once(table: StateOrView, draft: Draft) -> list[Action]:
    """Point at one more wire of a teammate, until there are as many as there have to be."""
    if len(draft.slots) == count_uncut(table, target_of(table)):
        return [Announce((target_of(table),), ())]
    return [
        Point(slot)
        for number, stand in enumerate(table.stands)
        if stand.owner != table.active
        for slot in uncut_on(table, number)
        if slot not in draft.slots
    ]


def cut_at_once(scene: Scene, slots: tuple[Slot, ...]) -> None:
    """All right, and all are cut; or else the mission says what becomes of it (BOM-204)."""
    state, seat, target = scene.state, scene.state.active, target_of(scene.state)
    begin_action(scene)
    scene.tell(Announced(seat, slots, (target,), (AT_ONCE,)))
    if all(value_at(state, slot) == target for slot in slots):
        cut_together(scene, seat, slots)
        return
    reds = tuple(slot for slot in slots if target != RED and is_deadly(state, slot))
    if reds:
        hit_red(scene, seat, reds)
        return
    for part in scene.parts:
        part.fails_at_once(scene, slots)
