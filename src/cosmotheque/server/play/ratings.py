"""Ratings of people, game by game. Nothing is added up anywhere: what somebody is rated is read from their tables.

A rated table keeps how strong everybody was held for when it began, so that two games that end at once lose nothing.
House bots are what all of it is anchored by: their strength is measured and never moves.
"""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.game import Meta
from cosmotheque.core.glicko import Strength, after, rested
from cosmotheque.server.identity import is_robot
from cosmotheque.server.rating import Entrant, results
from cosmotheque.server.store import Store
from cosmotheque.server.table_record import SeatRecord, TableRecord

MOST_TABLES = 1000
LATEST = 40
"""So many games are counted anew; what those before them came to stands on the first of these."""
PERIOD = 30 * 24 * 3600 * 1000
ANCHORED = 30.0
"""How far a measured bot may be off."""


def can_be_rated(meta: Meta) -> bool:
    """Whether a game has something to be rated by: opponents, and bots whose strength is known."""
    return not meta.cooperative and any(bot.rating for bot in registry.bots(meta.slug).values())


async def entered(store: Store, record: TableRecord, now: int) -> TableRecord:
    """The record of a rated table that begins now, with how strong everybody is held for.

    Where it would say nothing it is not rated: somebody plays against themselves, or a bot that nobody has measured,
    be it one of the house's or a program over the network.
    """
    if not record.rated:
        return record
    people = [seat.guest for seat in record.seats if seat.bot is None]
    bots = [seat.bot for seat in record.seats if seat.bot is not None]
    is_measured = all(registry.bot(record.game, bot).rating for bot in bots)
    if not people or len(set(people)) < len(people) or any(map(is_robot, people)) or not is_measured:
        return replace(record, rated=False)
    return replace(record, entrants=tuple([await _entrant(store, record.game, seat, now) for seat in record.seats]))


async def _entrant(store: Store, slug: str, seat: SeatRecord, now: int) -> Entrant:
    if seat.bot is not None or seat.guest is None:
        return Entrant(None, Strength(registry.bot(slug, seat.bot or "").rating, ANCHORED))
    played = rated_games(await store.tables_of(seat.guest, MOST_TABLES), seat.guest, slug)
    return Entrant(seat.guest, strength_after(played, seat.guest, now))


def rated_games(tables: Sequence[TableRecord], person: str, slug: str) -> list[TableRecord]:
    """Of these tables somebody's rated games that are over, in the order in which they ended."""
    found = [one for one in tables if one.game == slug and one.outcome is not None and _seat(one, person) is not None]
    return sorted(found, key=lambda one: (one.ended, one.id))


def strength_after(played: Sequence[TableRecord], person: str, now: int) -> Strength:
    """How strong somebody is held for now, after these games."""
    own = course(played, person)
    return rested(own[-1], max(0, now - played[-1].ended) / PERIOD) if own else Strength()


def course(played: Sequence[TableRecord], person: str) -> list[Strength]:
    """How somebody's strength went: before each of the older games, and after each of the latest."""
    latest = played[-LATEST:]
    if not latest:
        return []
    found = [_own(one, person) for one in played[:-LATEST]]
    now = _own(latest[0], person)
    gaps = [0, *(later.ended - earlier.ended for earlier, later in pairwise(latest))]
    for record, gap in zip(latest, gaps, strict=True):
        met = results(record.entrants, record.outcome, _seat(record, person) or 0)
        now = after(rested(now, gap / PERIOD), met)
        found.append(now)
    return found


def _own(record: TableRecord, person: str) -> Strength:
    return record.entrants[_seat(record, person) or 0].strength


def _seat(record: TableRecord, person: str) -> int | None:
    return next((seat for seat, entrant in enumerate(record.entrants) if entrant.guest == person), None)
