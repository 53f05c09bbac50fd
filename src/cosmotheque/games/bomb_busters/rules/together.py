"""All uncut wires of a kind at once: pointed at one by one, then cut together (BOM-202 to BOM-207)."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import AT_ONCE, RED
from cosmotheque.games.bomb_busters.model.actions import Announce, Point, Take
from cosmotheque.games.bomb_busters.model.events import Announced, Missed
from cosmotheque.games.bomb_busters.model.facts import Lacks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.rules.cuts import begin_action, cut_together, hit_red
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import part_of
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stages import stage_of
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, is_deadly, left_of, uncut_of, uncut_on, value_at
from cosmotheque.games.bomb_busters.rules.tokens import show

TAKE_AT_ONCE: Final = Take(AT_ONCE)


def target_of(table: StateOrView) -> int:
    """The value whose wires have to be cut at once; 0 where there is none."""
    part = part_of(table, AtOnce)
    if part is None or (part.told and stage_of(table).asks != "yellow"):
        return 0
    return part.target or (table.parts.gear.number if table.parts.gear else 0)


def may_cut_at_once(table: StateOrView, seat: Seat) -> bool:
    """Whether the active player may try; in some missions only who has nothing else (BOM-4602)."""
    part, target = part_of(table, AtOnce), target_of(table)
    if part is None or not target or table.stabilized or not left_of(table, target):
        return False
    return not part.last or all(value_at(table, slot) == target for slot in uncut_of(table, seat))


def own_targets(table: StateOrView) -> tuple[Slot, ...]:
    """The own wires of the kind are pointed at to begin with: without them it could not be right."""
    target = target_of(table)
    return tuple(slot for slot in uncut_of(table, table.active) if value_at(table, slot) == target)


def steps_at_once(table: StateOrView, draft: Draft) -> list[Action]:
    """Point at one more wire of a teammate, until there are as many as there have to be."""
    if len(draft.slots) == left_of(table, target_of(table)):
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
    part = part_of(state, AtOnce)
    reds = tuple(slot for slot in slots if target != RED and is_deadly(state, slot))
    if reds:
        hit_red(scene, seat, reds)
    elif part is not None and part.shows:
        _show_all(scene, seat, slots, target)
    else:
        scene.tell(Missed(seat))
        scene.end("fatal")


def _show_all(scene: Scene, seat: Seat, slots: tuple[Slot, ...], target: int) -> None:
    """BOM-4803: every wire pointed at gets its token; nobody keeps a wire of the kind out of it."""
    scene.tell(Missed(seat))
    rest = tuple(slot for slot in uncut_of(scene.state, seat) if slot not in slots)
    for slot in slots:
        show(scene, slot)
    if rest:
        learn(scene, Lacks(rest, (target,)))
    move_detonator(scene, +1)
