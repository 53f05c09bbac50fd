"""Figures of a whole game."""

from collections import Counter
from collections.abc import Sequence

from cosmotheque.core.mentor import Figure, Happening
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.events import Camped, Captured, Ousted, Settled
from cosmotheque.games.katarenga.state import BLACK, WHITE


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    """Moves of each seat, and what came of them."""
    moves = Counter(happening.move.seat for happening in happenings)
    events = [event for happening in happenings for event in happening.events]
    home = Counter(event.seat for event in events if isinstance(event, Settled | Camped))
    sent = Counter(1 - event.seat for event in events if isinstance(event, Ousted | Captured))
    counted = (
        (Text("Coups joués", "Moves made"), moves),
        (Text("Pions installés ou dans un camp", "Pawns settled or in a camp"), home),
        (Text("Pions adverses délogés ou capturés", "Opposing pawns ousted or captured"), sent),
    )
    return tuple(Figure(name, tuple(str(counts[seat]) for seat in (WHITE, BLACK))) for name, counts in counted)
