"""Records of tables, whose fifty fields lie in parts from now on: every stored record is rewritten."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import msgspec

from cosmotheque.server.store import StoreFailed

revision = "0007"
down_revision = "0006"

STATEMENTS: dict[str, tuple[str, ...]] = {"sqlite": (), "postgresql": ()}
AT_ONCE = 500
SOME = "SELECT id, sheet FROM tables WHERE id > :after ORDER BY id LIMIT :most"
NEW_SHEET = "UPDATE tables SET sheet = :sheet WHERE id = :id"
PARTS: Mapping[str, Mapping[str, str]] = {
    "times": {"started": "started", "began": "began", "ended": "ended"},
    "ending": {"outcome": "outcome", "feats": "feats", "closed": "closed"},
    "talk": {"open": "chat_open", "free": "chat_free", "coach": "coach"},
    "access": {"public": "public", "group": "group", "group_name": "group_name"},
    "pace": {"clock": "clock", "correspondence": "correspondence", "holidays": "holidays"},
    "deal": {"secret": "deal", "repeat": "repeat", "day": "day", "draw": "draw", "opening": "opening"},
    "series": {"score": "score", "games": "games", "past": "series", "sequels": "sequels", "rematch": "rematch"},
    "requests": {"undo": "undo", "refused": "refused", "newcomer": "newcomer", "given_up": "given_up"},
    "pause": {"reason": "pause", "since": "stopped", "without": "without"},
    "rating": {"rated": "rated", "entrants": "entrants", "counting": "counting"},
}
"""For each part, its fields and their names in the record of before."""
NAMES = {name for fields in PARTS.values() for name in fields.values()}


def in_parts(sheet: dict[str, Any]) -> dict[str, Any]:
    """The record of a table in parts; one that is already stays as it is."""
    if any(isinstance(sheet.get(part), dict) for part in PARTS):  # no field of before that has a part's name was one
        return sheet
    parts = {
        part: {field: sheet[name] for field, name in fields.items() if name in sheet} for part, fields in PARTS.items()
    }
    plain = {field: value for field, value in sheet.items() if field not in NAMES}
    return {**plain, **{part: found for part, found in parts.items() if found}}


def upgrade() -> None:
    text, connection = import_module("sqlalchemy").text, import_module("alembic").op.get_bind()
    name = ""
    while rows := connection.execute(text(SOME), {"after": name, "most": AT_ONCE}).fetchall():
        for table, sheet in rows:
            try:
                new = msgspec.json.encode(in_parts(msgspec.json.decode(bytes(sheet))))
            except msgspec.MsgspecError as fault:
                raise StoreFailed(f"the record of table {table} cannot be read: {fault}") from fault
            connection.execute(text(NEW_SHEET), {"id": table, "sheet": new})
        name = rows[-1][0]
