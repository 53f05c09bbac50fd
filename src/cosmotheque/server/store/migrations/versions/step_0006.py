"""Boards, on which documents stand by their rank. Ratings are documents from now on, made from all tables."""

from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec

from cosmotheque.core.glicko import Result, Strength, after, after_rest
from cosmotheque.server.store.migrations import run

revision = "0006"
down_revision = "0005"

RANKS = "ALTER TABLE documents ADD COLUMN rank INTEGER NOT NULL DEFAULT 0"
BY_RANK = "CREATE INDEX documents_by_rank ON documents (board, rank) WHERE board IS NOT NULL"
STATEMENTS: dict[str, tuple[str, ...]] = {
    "sqlite": ("ALTER TABLE documents ADD COLUMN board TEXT", RANKS, BY_RANK),
    "postgresql": ('ALTER TABLE documents ADD COLUMN board TEXT COLLATE "C"', RANKS, BY_RANK),
}
AT_ONCE = 500
LATEST = 40
OLDER = 160
PERIOD = 30 * 24 * 3600 * 1000
OVER = "SELECT id, sheet FROM tables WHERE status = 'over' AND id > :after ORDER BY id LIMIT :most"
DOCUMENT = "INSERT INTO documents (kind, id, created, sheet) VALUES ('rating', :id, :created, :sheet)"
OWNER = "INSERT INTO owners (guest, kind, id) VALUES (:guest, 'rating', :id)"


class Entrant(msgspec.Struct):
    guest: str | None
    strength: Strength


class Outcome(msgspec.Struct):
    scores: tuple[float, ...]


class Table(msgspec.Struct):
    """The fields of a table's record that this step reads."""

    id: str
    game: str
    created: str
    ended: int = 0
    outcome: Outcome | None = None
    entrants: tuple[Entrant, ...] = ()


class Played(msgspec.Struct, order=True):
    ended: int
    table: str
    created: str
    met: tuple[Result, ...]


def upgrade() -> None:
    run(STATEMENTS)
    text, connection = import_module("sqlalchemy").text, import_module("alembic").op.get_bind()
    games = defaultdict[tuple[str, str], list[Played]](list)
    for table in _tables(connection, text):
        for guest, played in _played(table):
            games[table.game, guest].append(played)
    for (game, guest), found in games.items():
        rating = _rating(game, guest, sorted(found))
        sheet = msgspec.json.encode(rating)
        connection.execute(text(DOCUMENT), {"id": rating["id"], "created": rating["created"], "sheet": sheet})
        connection.execute(text(OWNER), {"guest": guest, "id": rating["id"]})


def _tables(connection: Any, text: Any) -> Iterator[Table]:
    name = ""
    while rows := connection.execute(text(OVER), {"after": name, "most": AT_ONCE}).fetchall():
        for _, sheet in rows:
            if b'"entrants"' in bytes(sheet):
                yield msgspec.json.decode(bytes(sheet), type=Table)
        name = rows[-1][0]


def _played(table: Table) -> Iterator[tuple[str, Played]]:
    """The results of a rated game for each person who began it and is still there."""
    guests = [entrant.guest for entrant in table.entrants]
    for seat, guest in enumerate(guests):
        if table.outcome is None or guest is None or guest.startswith("former.") or guests.count(guest) > 1:
            continue
        scores, others = table.outcome.scores, [place for place in range(len(guests)) if place != seat]
        met = [Result(table.entrants[place].strength, _score(scores[seat], scores[place])) for place in others]
        yield guest, Played(table.ended, table.id, table.created, tuple(met))


def _score(own: float, theirs: float) -> float:
    return 1.0 if own > theirs else 0.5 if own == theirs else 0.0


def _rating(game: str, guest: str, played: list[Played]) -> dict[str, Any]:
    """The document, with all games but the latest folded."""
    own, before, course = Strength(), played[0].ended, list[tuple[int, Strength]]()
    for one in played:
        own = after(after_rest(own, (one.ended - before) / PERIOD), one.met)
        before = one.ended
        course.append((before, own))
    folded = course[:-LATEST]
    since, base = folded[-1] if folded else (0, Strength())
    return {
        "id": f"{game}/{guest}",
        "created": played[0].created,
        "person": guest,
        "game": game,
        "games": len(played),
        "own": own,
        "ended": before,
        "base": base,
        "since": since,
        "latest": [{"table": one.table, "ended": one.ended, "met": one.met} for one in played[-LATEST:]],
        "older": [(ended, round(own.rating, 1), round(own.deviation, 1)) for ended, own in folded[-OLDER:]],
        "revision": 0,
    }
