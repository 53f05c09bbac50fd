"""A view as lines of text, in rich's markup: the board in a terminal, and in the browser until there is one."""

from cosmotheque.core.text import Language, Text
from cosmotheque.games._template.components import Card
from cosmotheque.games._template.view import View

SEAT = Text("place {}\u00a0: levées {}, cartes {}", "seat {}: tricks {}, cards {}")
HIDDEN = "?"
LEGEND = Text(
    "Une ligne par place : levées prises et cartes en main, « ? » pour une carte cachée ; sous les mains, la levée en "
    "cours. play 7 : poser la carte 7.",
    "One line for each seat: tricks taken and cards held, ? for a hidden card; below the hands, this trick. "
    "play 7: lay card 7.",
)


def draw(view: View, language: Language) -> str:
    """The hands, as far as this observer sees them, and the cards of this trick."""
    seats = [
        SEAT.filled(seat, tricks, _row(hand) if len(hand) == size else " ".join(HIDDEN * size))
        for seat, (tricks, hand, size) in enumerate(zip(view.tricks, view.hands, view.sizes, strict=True))
    ]
    return "\n".join([*(seat.in_language(language) for seat in seats), f"[bold]table[/] {_row(view.table)}"])


def _row(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards)) or "-"
