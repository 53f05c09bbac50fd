"""The drill in words: its stages, and what happens in them."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.parts.drill.rules_stages import stage_of
from cosmotheque.games.bomb_busters.parts.script.rules import by_time
from cosmotheque.games.bomb_busters.view.seen import View

STAGE_NAMES = {
    "BOM-3004": Text(fr="Jeu libre", en="Free play"),
    "BOM-3005": Text(fr="A1", en="A1"),
    "BOM-3006": Text(fr="A2", en="A2"),
    "BOM-3007": Text(fr="Jeu libre encore", en="Free play again"),
    "BOM-3008": Text(fr="B1", en="B1"),
    "BOM-3009": Text(fr="B2", en="B2"),
    "BOM-3010": Text(fr="C1, en silence", en="C1, in silence"),
    "BOM-3011": Text(fr="C2, en silence", en="C2, in silence"),
    "BOM-3012": Text(fr="Triple verrou", en="Triple lock"),
    "BOM-3013": Text(fr="Tous les jaunes", en="All the yellow ones"),
    "BOM-3014": Text(fr="Le reste", en="The rest"),
}

EVENTS = {
    "yellows-shown": Text("Jaunes, place par place : {counts}.", "Yellow wires, by seat: {counts}."),
    "number-owned": Text(
        "{seat} tire la carte {number} et en a encore : {held}.", "{seat} draws the card {number}; still held: {held}."
    ),
}

PART = Text("partie {}   encore {} tours", "part {}   {} more turns")


def lines(view: View) -> Iterator[Text]:
    """The stage that is on; by time its window is the clock's."""
    drill = view.parts.drill
    if drill is not None:
        name = STAGE_NAMES[drill.rule]
        yield name if by_time(view) or stage_of(view).asks == "yellow" else PART.filled(name, drill.left)
