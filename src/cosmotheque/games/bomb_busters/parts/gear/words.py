"""Number cards on equipment, in words."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.view.seen import View

EVENTS = {
    "number-shown": Text("Carte Nombre révélée : {number}.", "A number card comes up: {number}."),
}

GEAR = Text("carte Nombre {}   face cachée {}", "number card {}   face down {}")


def lines(view: View) -> Iterator[Text]:
    """The number card that lies open, and the equipment that lies face down."""
    gear = view.parts.gear
    if gear is not None and (gear.number or gear.down):
        yield GEAR.filled(gear.number or "–", "▒" * gear.down or "–")
