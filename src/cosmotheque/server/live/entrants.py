"""The players of a rated game: each seat is played by the one who began there, and by nobody in their place.

Every change of a table's record passes `keep_entrants` before it is stored: requests, messages and clocks alike.
"""

from msgspec.structs import replace

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.record.table import TableRecord


def may_act(record: TableRecord, number: int) -> bool:
    """True if a seat is played by its entrant: the person who began there, or a bot where a bot began."""
    entrant, seat = record.rating.entrants[number].guest, record.seats[number]
    return seat.bot is not None if entrant is None else seat.is_played_by(entrant)


def is_bound(record: TableRecord) -> bool:
    """True while a rated game runs whose seats are all played by their entrants: they have to play to the end."""
    if not (record.rating.rated and record.status == "running" and len(record.rating.entrants) == len(record.seats)):
        return False
    return all(may_act(record, number) for number in range(len(record.seats)))


def must_not_be_bound(record: TableRecord) -> None:
    """Refuse to have another player act."""
    if is_bound(record):
        raise Denied(409, sentences.RATED_SEATS)


def keep_entrants(old: TableRecord, new: TableRecord) -> TableRecord:
    """The next record of a table; refused where it would have another player act in a rated game.

    Two entrants who have become one person play against themselves, which counts for nobody.
    """
    if new.status != "running" or not new.rating.rated:
        return new
    if not is_bound(old):
        return unrate_if_replaced(old, new)
    if not is_bound(new) or [seat.bot for seat in old.seats] != [seat.bot for seat in new.seats]:
        raise Denied(409, sentences.RATED_SEATS)
    people = [entrant.guest for entrant in new.rating.entrants if entrant.guest is not None]
    return new if len(set(people)) == len(people) else _unrate(new)


def unrate_if_replaced(old: TableRecord, new: TableRecord) -> TableRecord:
    """The next record of a table, rated no longer if another player has acted: earlier versions let bots stand in."""
    return _unrate(new) if old.rating.rated and old.status == "running" and not is_bound(old) else new


def _unrate(record: TableRecord) -> TableRecord:
    return replace(record, rating=replace(record.rating, rated=False, entrants=(), counting=None))
