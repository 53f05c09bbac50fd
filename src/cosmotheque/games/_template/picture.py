"""A view as a picture: the hands as cards, and the trick under them."""

from collections.abc import Iterator, Sequence

from cosmotheque.core.picture import ACCENT, INK, NIGHT, PAPER, box, words
from cosmotheque.core.picture import picture as drawn
from cosmotheque.core.text import Language, Text
from cosmotheque.games._template.components import Card
from cosmotheque.games._template.drawing import SEAT
from cosmotheque.games._template.view import View

PITCH, ROW, EDGE = 34, 76, 20
TRICK = Text("levée en cours", "this trick")


def picture(view: View, language: Language) -> str:
    """A hidden card shows its back."""
    titles = [
        SEAT.filled(seat, tricks, size).in_language(language)
        for seat, (tricks, size) in enumerate(zip(view.tricks, view.sizes, strict=True))
    ]
    hands = [hand or (None,) * size for hand, size in zip(view.hands, view.sizes, strict=True)]
    rows = [*zip(titles, hands, strict=True), (TRICK.in_language(language), view.table)]
    width = 2 * EDGE + PITCH * max(10, *(len(cards) for _, cards in rows))
    shapes = [part for number, (title, cards) in enumerate(rows) for part in _row(number, title, cards)]
    return drawn(width, ROW * len(rows) + EDGE, ". ".join(titles), *shapes)


def _row(number: int, title: str, cards: Sequence[Card | None]) -> Iterator[str]:
    y = ROW * number + EDGE
    yield words(EDGE, y, title, 15, text_anchor="start")
    for place, card in enumerate(cards):
        x = EDGE + PITCH * place
        yield box(x, y + 12, PITCH - 6, 42, fill=NIGHT if card is None else PAPER, stroke=ACCENT, rx=4)
        if card is not None:
            yield words(x + PITCH / 2 - 3, y + 33, card, 15, fill=INK)
