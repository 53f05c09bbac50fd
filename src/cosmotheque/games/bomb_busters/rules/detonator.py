"""The detonator: with N players the bomb explodes at the N-th advance, unless the mission has another fuse (BOM-3)."""

from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.events import DetonatorMoved
from cosmotheque.games.bomb_busters.model.mission import MOST_STEPS
from cosmotheque.games.bomb_busters.rules.registry import mechanisms_with
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView


def steps_left(table: StateOrView) -> int:
    """The number of advances left; at the last one the bomb explodes (BOM-250)."""
    for mechanism in mechanisms_with(table, "steps_left"):
        if (left := mechanism.steps_left(table)) is not None:
            return left
    return mission_of(table.options, table.seats).fuse.steps(table.seats) - table.detonator


def may_rewind(table: StateOrView) -> bool:
    """True if a step back is possible (BOM-45, BOM-252)."""
    return table.detonator > _lowest(table)


def _lowest(table: StateOrView) -> int:
    fuse = mission_of(table.options, table.seats).fuse
    return fuse.steps(table.seats) - MOST_STEPS if fuse.rises else 0


def move_detonator(scene: Scene, by: int) -> None:
    """Move it; a step back that is not possible is lost (BOM-254), unless it kills (BOM-81)."""
    if by == 0 or scene.state.ended:
        return
    for mechanism in scene.parts:
        if mechanism.detonator_moves(scene, by):
            return
    if by < 0 and scene.state.detonator + by < _lowest(scene.state):
        _turn_too_far_back(scene, by)
        return
    scene.change(detonator=scene.state.detonator + by)
    scene.tell(DetonatorMoved(scene.state.detonator, by))
    if steps_left(scene.state) <= 0:
        scene.end("detonator")


def _turn_too_far_back(scene: Scene, by: int) -> None:
    kills = mission_of(scene.state.options, scene.state.seats).fuse.back_kills
    lowest = _lowest(scene.state)
    if lowest == scene.state.detonator and not kills:
        return
    scene.change(detonator=lowest)
    scene.tell(DetonatorMoved(lowest, by))
    if kills:
        scene.end("overwound")
    elif steps_left(scene.state) <= 0:
        scene.end("detonator")
