"""The feats at a table, once its game has run to its end."""

from cosmotheque.core.match import Match
from cosmotheque.server.record.table import SeatRecord, TableRecord


def feats_done(record: TableRecord, match: Match) -> tuple[tuple[str, ...], ...]:
    """The feats of the people at a table, by seat; empty where there are none.

    A deal that was played before earns nothing, nor does a game against oneself.
    """
    if record.deal.repeat or (not match.game.meta.cooperative and _is_against_oneself(record)):
        return ()
    found = tuple(match.feats(number) if _is_played(seat) else () for number, seat in enumerate(record.seats))
    return found if any(found) else ()


def _is_played(seat: SeatRecord) -> bool:
    """True if a person plays there, for whom no bot stands in."""
    return seat.guest is not None and seat.bot is None


def _is_against_oneself(record: TableRecord) -> bool:
    people = [seat.guest for seat in record.seats if _is_played(seat)]
    return len(set(people)) < len(people)
