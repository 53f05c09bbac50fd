"""The table as a picture: each stand with its wires as the seat sees them, the tokens in front, and the detonator."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.picture import (
    ACCENT,
    BRASS,
    DANGER,
    GOOD,
    INK,
    LINE,
    NIGHT,
    PAPER,
    SOFT,
    box,
    disc,
    stroke,
    words,
)
from cosmotheque.core.picture import picture as drawn
from cosmotheque.core.text import Language, Text
from cosmotheque.games.bomb_busters.components import RED, UNSEEN, YELLOW, value_of
from cosmotheque.games.bomb_busters.drawing.draw import card_name, mark, marker_line, stand_title
from cosmotheque.games.bomb_busters.drawing.reminders import label_after
from cosmotheque.games.bomb_busters.model.wires import Stand, Wire
from cosmotheque.games.bomb_busters.notation import wire_name
from cosmotheque.games.bomb_busters.rules.stands import SLOTS
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.games.bomb_busters.view.sight import on_table

PITCH, TALL = 44, 56
EDGE, TOP, ROW = 24, 118, 124
MISSION: Final = Text("Mission {}", "Mission {}")
WIRES: Final = {YELLOW: "#e0b33a", RED: DANGER}
BLUE: Final = "#4f8fd0"


def picture(view: View, language: Language) -> str:
    """A cut wire lies flat and pale; one that the seat does not know shows its back."""
    view = on_table(view)
    longest = max((len(stand.wires) for stand in view.stands), default=0)
    width = max(560, 2 * EDGE + PITCH * longest)
    return drawn(
        width,
        TOP + ROW * len(view.stands) + 10,
        MISSION.filled(view.options.mission).in_language(language),
        *_board(view, language),
        *(part for number in range(len(view.stands)) for part in _stand(view, number, language)),
    )


def _board(view: View, language: Language) -> Iterator[str]:
    """The mission, the detonator's lamps, what is cut, and the equipment: a used card is pale, a ready one glows."""
    yield words(EDGE, 24, MISSION.filled(view.options.mission).in_language(language), 19, text_anchor="start")
    lamps = max(view.detonator, 0)
    for lamp in range(lamps + max(view.steps, 0)):
        yield disc(200 + 24 * lamp, 24, 8, fill=DANGER if lamp < lamps else NIGHT, stroke=PAPER, stroke_width=1.5)
    yield words(EDGE, 54, marker_line(view).in_language(language), 14, fill=SOFT, text_anchor="start")
    for place, card in enumerate(view.cards):
        x, rim = EDGE + 46 * place, ACCENT if card.number in view.ready else LINE
        yield box(x, 68, 40, 24, fill=PAPER, opacity=0.35 if card.used else 1, stroke=rim, stroke_width=3, rx=4)
        yield words(x + 20, 80, card_name(card), 13, fill=INK)


def _stand(view: View, number: int, language: Language) -> Iterator[str]:
    stand, y = view.stands[number], TOP + ROW * number
    active = stand.owner == view.active and not view.ended
    yield words(EDGE, y, stand_title(view, number, language), 15, text_anchor="start", fill=ACCENT if active else PAPER)
    for place, wire in enumerate(stand.wires):
        yield from _wire(wire, EDGE + PITCH * place, y + 14)
        yield from _token(wire, EDGE + PITCH * (place + 0.5) - 2, y + 88, language)
    yield from _labels(view, number, stand, y + 88)
    yield stroke(((EDGE - 6, y + 72), (EDGE + PITCH * len(stand.wires), y + 72)), stroke=BRASS, stroke_width=4)


def _wire(wire: Wire, x: float, y: float) -> Iterator[str]:
    width, height = PITCH - 6, TALL - 2
    if wire.code == UNSEEN:
        yield box(x, y, width, height, fill=NIGHT, stroke=SOFT, stroke_width=1.5, rx=5)
        yield stroke(((x + 8, y + 10), (x + width - 8, y + height - 10)), stroke=LINE, stroke_width=4)
        yield stroke(((x + width - 8, y + 10), (x + 8, y + height - 10)), stroke=LINE, stroke_width=4)
        return
    colour = WIRES.get(value_of(wire.code), BLUE)
    top = y + 18 if wire.cut else y
    yield box(x, top, width, y + height - top, fill=colour, opacity=0.45 if wire.cut else 1, rx=5)
    if wire.cut:
        yield stroke(((x, y + height - 4), (x + width, top + 4)), stroke=PAPER, stroke_width=1, opacity=0.5)
    ink = PAPER if wire.cut else INK
    yield words(x + width / 2, (top + y + height) / 2, wire_name(wire.code), 17, fill=ink, font_weight="bold")


def _token(wire: Wire, x: float, y: float, language: Language) -> Iterator[str]:
    """The token in front of a wire, or the value that was said of it."""
    said = mark(wire, language)
    if not wire.cut and said != "·":
        yield disc(x, y, 13, fill=PAPER, stroke=GOOD if wire.token else SOFT, stroke_width=2)
        yield words(x, y, said.strip("()"), 13, fill=INK, font_weight="bold")


def _labels(view: View, number: int, stand: Stand, y: float) -> Iterator[str]:
    for slot in SLOTS[number][: len(stand.wires)]:
        if label := label_after(view, slot):
            yield words(EDGE + PITCH * (slot.place + 1) - 3, y, label, 18, fill=ACCENT, font_weight="bold")
