"""The next step of a mission, and a player's progress in it (BB-27, BB-28, BB-47 to BB-49)."""

from cosmotheque.games.bing_bang.components.box import PIECES, PIECES_OF_EACH_COLOUR, SHUTTLE, Mission, Piece, face_of
from cosmotheque.games.bing_bang.state import LogBook

LOADED: frozenset[Piece] = frozenset({"pilot", "shuttle", "scientist", "object"})
COMPLETE: frozenset[Piece] = frozenset({"pilot", "shuttle", "scientist", "witness"})
"""The pieces that must be aboard to deliver, and to have accomplished the mission on Earth."""
PILOTS = tuple(range(PIECES_OF_EACH_COLOUR))


def wanted_faces(book: LogBook, mission: Mission) -> tuple[int, ...]:
    """BB-27: any pilot first, then the own shuttle, then scientist and object in either order."""
    if "pilot" not in book.aboard:
        return PILOTS
    if "shuttle" not in book.aboard:
        card = mission[SHUTTLE]
        return () if card is None else (face_of(SHUTTLE, card),)
    return tuple(face_of(category, card) for category, card in enumerate(mission[: len(PIECES)]) if card is not None)


def is_on_the_way_home(book: LogBook) -> bool:
    """True if the witness is aboard, or left somewhere to be fetched."""
    return "witness" in book.aboard or any(left.piece == "witness" for left in book.left)
