"""The detonator: the bomb explodes at the N-th advance with N players (BOM-3)."""

from cosmotheque.games.bomb_busters.events import DetonatorMoved
from cosmotheque.games.bomb_busters.rules.scene import Scene


def move_detonator(scene: Scene, by: int) -> None:
    """Move it by one step or none; at the skull, or set back beyond its start (BOM-81), the bomb explodes."""
    if by == 0:
        return
    now = scene.state.detonator + by
    scene.change(detonator=max(now, 0))
    scene.tell(DetonatorMoved(max(now, 0), by))
    if now < 0:
        scene.end("overwound")
    elif now >= scene.state.seats:
        scene.end("detonator")
