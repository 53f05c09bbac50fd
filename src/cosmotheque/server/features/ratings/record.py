"""Ratings of people, a document for each person and game: what their games came to, the newest of them in full.

The newest are counted anew each time, in the order in which they ended, so that it does not matter in which order they
were stored; those before them are folded into what the newest begin from. No other person is named in it.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from cosmotheque.core.glicko import Result, Strength, after, after_rest
from cosmotheque.server.base.identity import is_former
from cosmotheque.server.record.rated import results
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store.documents import Kind, ReadablePart, Reader

LATEST = 40
OLDER = 160
PERIOD = 30 * 24 * 3600 * 1000
KNOWN = 110.0
"""Up to this deviation a rating is sure; a person above it counts for less, and stands on no leaderboard."""
MOST_GAMES = 100


class RatedGame(msgspec.Struct, frozen=True):
    """A game that counted: its table, when it ended, and how its person came off beside each of the others."""

    table: str
    ended: int
    met: tuple[Result, ...]


class RatingRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The rating of a person in a game; its id has both.

    All their `games`, the last of which `ended` then, have led to `own`. The `latest` are counted from `base`, the
    strength after the games before them, until `since`; of these, `older` has when each ended, the rating and its
    deviation. A `listed` person wants to stand on the leaderboard.
    """

    id: str
    created: str
    person: str
    game: str
    games: int = 0
    own: Strength = Strength()
    ended: int = 0
    base: Strength = Strength()
    since: int = 0
    latest: tuple[RatedGame, ...] = ()
    older: tuple[tuple[int, float, float], ...] = ()
    listed: bool = False
    revision: int = 0


def board_of(game: str) -> str:
    """The leaderboard of a game, as stores know it."""
    return f"rating/{game}"


def _place(record: RatingRecord) -> tuple[str, int] | None:
    """The board and rank of a person who wants to stand on the leaderboard and is known well enough."""
    is_known = record.own.deviation <= KNOWN
    return (board_of(record.game), round(record.own.rating)) if record.listed and is_known else None


def _tell(record: RatingRecord, _reader: Reader) -> ReadablePart:
    """Its person reads their own strength, how it went, and how they came off in each game; nothing of opponents."""
    return {
        "game": record.game,
        "games": record.games,
        "strength": record.own,
        "course": course(record),
        "latest": [
            {"table": game.table, "ended": game.ended, "scores": [(one.score, one.weight) for one in game.met]}
            for game in record.latest
        ],
        "listed": record.listed,
    }


def name_of(game: str, person: str) -> str:
    """The id of the document."""
    return f"{game}/{person}"


def with_game(record: RatingRecord, game: RatedGame) -> RatingRecord:
    """The record with one more game, in its place by time; one that it has already counts once."""
    if any(one.table == game.table for one in record.latest):
        return record
    return _fold(replace(record, games=record.games + 1, latest=(*record.latest, game)))


def course(record: RatingRecord) -> list[tuple[int, Strength]]:
    """The ends of games and the person's strength after each, from old to new."""
    older = [(ended, Strength(rating, deviation)) for ended, rating, deviation in record.older]
    own, found = record.base, list[tuple[int, Strength]]()
    times = (record.since or (record.latest[0].ended if record.latest else 0), *(one.ended for one in record.latest))
    for game, (before, ended) in zip(record.latest, pairwise(times), strict=True):
        own = after(after_rest(own, max(0, ended - before) / PERIOD), game.met)
        found.append((ended, own))
    return [*older, *found]


def strength(record: RatingRecord | None, now: int = 0) -> Strength:
    """The strength of a person after all their games, less certain the longer these are ago `now`."""
    return Strength() if record is None else after_rest(record.own, max(0, now - record.ended) / PERIOD)


def times_met(one: RatingRecord | None, other: RatingRecord | None, now: int) -> int:
    """The number of games that two people both have among their latest and that ended within a period."""
    if one is None or other is None:
        return 0
    theirs = {game.table for game in other.latest}
    return sum(game.table in theirs and game.ended > now - PERIOD for game in one.latest)


def join_ratings(kept: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two ratings of what has become one person, as they are stored."""
    found: dict[str, Any] = msgspec.to_builtins(
        together(msgspec.convert(kept, RatingRecord), msgspec.convert(other, RatingRecord))
    )
    return found


def together(kept: RatingRecord, other: RatingRecord) -> RatingRecord:
    """Two ratings put together by time, from the surer of the two bases. A game against each other says nothing."""
    twice = {game.table for game in kept.latest} & {game.table for game in other.latest}
    latest = tuple(game for game in (*kept.latest, *other.latest) if game.table not in twice)
    surer = min(kept, other, key=lambda record: record.base.deviation)
    begun = replace(kept, base=surer.base, since=surer.since, older=surer.older)
    return _fold(replace(begun, latest=latest, games=kept.games + other.games - 2 * len(twice)))


RATINGS = Kind("rating", RatingRecord, lambda record: (record.person,), tell=_tell, place=_place, join=join_ratings)


def from_tables(tables: Iterable[TableRecord]) -> list[RatingRecord]:
    """The ratings that tables come to which ended before there were such documents: each counts in full."""
    found = dict[str, RatingRecord]()
    for table in sorted(tables, key=lambda table: (table.times.ended, table.id)):
        for guest, seat in people_in(table).items():
            name = name_of(table.game, guest)
            fresh = RatingRecord(id=name, created=table.created, person=guest, game=table.game)
            if table.ending.outcome is not None:
                game = RatedGame(
                    table.id, table.times.ended, tuple(results(table.rating.entrants, table.ending.outcome, seat))
                )
                found[name] = with_game(found.get(name, fresh), game)
    return list(found.values())


def people_in(table: TableRecord) -> dict[str, int]:
    """The people who began a rated table, with their seats; none who is gone, or has become one with an opponent."""
    guests = [entrant.guest for entrant in table.rating.entrants]
    return {
        guest: seat
        for seat, guest in enumerate(guests)
        if guest is not None and guests.count(guest) == 1 and not is_former(guest)
    }


def _fold(record: RatingRecord) -> RatingRecord:
    """The record in order of time, with no more than the latest games in full."""
    latest = tuple(sorted(record.latest, key=lambda game: (game.ended, game.table)))
    record = replace(record, latest=latest)
    while len(record.latest) > LATEST:
        first = record.latest[0]
        (_, own) = course(replace(record, latest=(first,), older=()))[0]
        older = (*record.older, (first.ended, round(own.rating, 1), round(own.deviation, 1)))[-OLDER:]
        since = max(record.since, first.ended)
        record = replace(record, base=own, since=since, latest=record.latest[1:], older=older)
    ended, own = course(record)[-1] if record.latest else (record.since, record.base)
    return replace(record, own=own, ended=ended)
