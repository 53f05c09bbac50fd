"""Rated games: the conditions for one, its entrants' strength at the start, and its effect on each at the end.

House bots anchor all of it: their strength is measured and never moves.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.game import Meta, Seat
from cosmotheque.core.glicko import Result, Strength
from cosmotheque.core.match import Match
from cosmotheque.server.base.identity import is_network_bot
from cosmotheque.server.features.ratings.record import (
    KNOWN,
    RATINGS,
    RatedGame,
    RatingRecord,
    name_of,
    people_in,
    strength,
    times_met,
    with_game,
)
from cosmotheque.server.record.rated import Counting, Entrant, info, score
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.store import Document, Store
from cosmotheque.server.store.documents import next_of

ANCHORED = 30.0
"""The deviation of a measured bot's rating."""


def can_be_rated(meta: Meta) -> bool:
    """True if the game is competitive and has a bot of known rating."""
    return not meta.cooperative and any(bot.rating for bot in registry.bots(meta.slug).values())


async def add_entrants(store: Store, record: TableRecord, now: int) -> TableRecord:
    """The record of a rated table that begins now, with the strength of each entrant.

    Where the result would say nothing it is not rated: a guest plays against themselves, or a bot that was not
    measured, be it one of the house's or a program over the network.
    """
    if not record.rating.rated:
        return record
    people = [seat.guest for seat in record.seats if seat.bot is None]
    bots = [seat.bot for seat in record.seats if seat.bot is not None]
    is_measured = all(registry.bot(record.game, bot).rating for bot in bots)
    if not people or len(set(people)) < len(people) or any(map(is_network_bot, people)) or not is_measured:
        return replace(record, rating=replace(record.rating, rated=False))
    return replace(
        record,
        rating=replace(
            record.rating, entrants=tuple([await _entrant(store, record.game, seat, now) for seat in record.seats])
        ),
    )


async def _entrant(store: Store, slug: str, seat: SeatRecord, now: int) -> Entrant:
    if seat.bot is not None or seat.guest is None:
        return Entrant(None, Strength(registry.bot(slug, seat.bot or "").rating, ANCHORED))
    known = await RATINGS.find(store, name_of(slug, seat.guest))
    return Entrant(seat.guest, strength(known, now))


def counting_rule(record: TableRecord, match: Match) -> Counting | None:
    """The way to count a game that is over; None where it is not rated."""
    return Counting(_only(match)) if record.rating.entrants else None


def _only(match: Match) -> tuple[int, ...] | None:
    """The seats for which alone a broken-off game counts: a guest who fled has lost, and nobody has won by it."""
    if _seen_moves(match) >= match.game.meta.min_moves:
        return None
    fled = None if match.concession is None else match.concession.seat
    is_out = match.game.endings.is_out
    return tuple(seat for seat in range(match.seats) if seat == fled or is_out(match.state, Seat(seat)))


def _seen_moves(match: Match) -> int:
    """The number of moves by players that others could see."""
    see, made = match.game.see, zip(match.moves, match.events, strict=True)
    return sum(move.seat >= 0 and any(see(event, None) is not None for event in events) for move, events in made)


async def count(store: Store, record: TableRecord) -> tuple[TableRecord, list[Document]]:
    """The record of a table that is counted, and the ratings that its game has changed: to be stored at once."""
    people = people_in(record)
    known = {guest: await RATINGS.find(store, name_of(record.game, guest)) for guest in people}
    told = [info(entrant.strength) for entrant in record.rating.entrants]
    changed = list[Document]()
    for guest, seat in people.items():
        old, weights = known[guest], _weights(record, seat, known)
        new = _with_result(old or _fresh(record, guest), record, seat, weights)
        now, share = strength(new), sum(weights.values()) / len(weights)
        told[seat] = info(now, now.rating - strength(old).rating, max(1, round(100 * share)) if share > 0 else 0)
        if share > 0:
            changed.append(RATINGS.document(new if old is None else next_of(new)))
    only = None if record.rating.counting is None else record.rating.counting.only
    return replace(record, rating=replace(record.rating, counting=Counting(only, tuple(told)))), changed


def _weights(record: TableRecord, mine: int, known: Mapping[str, RatingRecord | None]) -> dict[int, float]:
    """The weight of the game beside each other seat.

    An opponent of uncertain strength counts by the inverse of the variance, and the nth game of two people within a
    period is the nth part of one. A game that was broken off counts only for the guest who left.
    """
    others = {seat: entrant for seat, entrant in enumerate(record.rating.entrants) if seat != mine}
    if (
        record.rating.counting is not None
        and record.rating.counting.only is not None
        and mine not in record.rating.counting.only
    ):
        return dict.fromkeys(others, 0.0)
    own = known[record.rating.entrants[mine].guest or ""]
    return {
        seat: _certainty(other.strength) / (1 + times_met(own, known.get(other.guest or ""), record.times.ended))
        for seat, other in others.items()
    }


def _certainty(other: Strength) -> float:
    """The weight of an opponent: full up to the deviation KNOWN, then by the inverse of the variance."""
    return min(1.0, (KNOWN / other.deviation) ** 2)


def _with_result(own: RatingRecord, record: TableRecord, mine: int, weights: Mapping[int, float]) -> RatingRecord:
    if record.ending.outcome is None or not any(weights.values()):
        return own
    met = [
        Result(record.rating.entrants[seat].strength, score(record.ending.outcome, mine, seat), weight)
        for seat, weight in weights.items()
    ]
    return with_game(own, RatedGame(record.id, record.times.ended, tuple(met)))


def _fresh(record: TableRecord, guest: str) -> RatingRecord:
    return RatingRecord(id=name_of(record.game, guest), created=record.created, person=guest, game=record.game)
