"""The double detectors of the characters (BOM-30): one a mission, none, or one every turn."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.events import CharacterUsed
from cosmotheque.games.bomb_busters.options import mission_of
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import StateOrView


def has_detector(table: StateOrView, seat: Seat) -> bool:
    """Whether a player has a double detector to use; an endless one is never spent (BOM-5802)."""
    characters = mission_of(table.options, table.seats).characters
    return table.options.characters and characters != "none" and seat not in table.spent


def use_detector(scene: Scene, seat: Seat) -> None:
    if mission_of(scene.state.options, scene.state.seats).characters != "endless":
        scene.change(spent=tuple(sorted((*scene.state.spent, seat))))
        scene.tell(CharacterUsed(seat))
