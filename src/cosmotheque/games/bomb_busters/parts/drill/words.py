"""The drill in words: its stages, and what happens in them."""

from cosmotheque.core.text import Text

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
