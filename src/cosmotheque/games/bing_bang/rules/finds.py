"""What a player is looking for (BB-27, BB-28)."""

from cosmotheque.games.bing_bang.components import PIECES, PIECES_OF_EACH_COLOUR, SHUTTLE, Mission, face_of
from cosmotheque.games.bing_bang.state import LogBook

PILOTS = tuple(range(PIECES_OF_EACH_COLOUR))


def wanted_faces(book: LogBook, mission: Mission) -> tuple[int, ...]:
    """BB-27: any pilot first, then the own shuttle, then scientist and object in either order."""
    if "pilot" not in book.aboard:
        return PILOTS
    if "shuttle" not in book.aboard:
        card = mission[SHUTTLE]
        return () if card is None else (face_of(SHUTTLE, card),)
    return tuple(face_of(category, card) for category, card in enumerate(mission[: len(PIECES)]) if card is not None)
