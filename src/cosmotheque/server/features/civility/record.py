"""Records of civility: mutes and blocks, reports, bans, and the administrator's deeds.

They hold public names and chat alone; nothing of a game.

A record that is about a person, but not theirs, is filed under a digest of their id: a person's own records are handed
to them and move with them, and they may not find there who reported or blocked them.
"""

from datetime import UTC, datetime
from typing import Literal

import msgspec

from cosmotheque.core.text import Text
from cosmotheque.server.base.identity import is_former
from cosmotheque.server.record.table import new_id
from cosmotheque.server.store import Store
from cosmotheque.server.store.documents import Kind, ReadablePart, Reader, about, nothing, only

OPEN, SETTLED, ALL_BANS, ALL_DEEDS = "open reports", "settled reports", "all bars", "all deeds"
"""Under these words, which no guest's id can be, the administrator finds what is there."""

Reason = Literal["insult", "spam", "name", "unfair", "other"]
What = Literal["close", "rename", "bar", "free", "settle"]


def now() -> str:
    """The time as these records note it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class CivilRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The fields that all of them have: a new one is made now."""

    id: str = msgspec.field(default_factory=new_id)
    created: str = msgspec.field(default_factory=now)
    revision: int = 0


class BlockRecord(CivilRecord, frozen=True, kw_only=True, omit_defaults=True):
    """A guest, `by`, does not want to hear another, `of`, then `called` so; if `blocked`, nor to meet them."""

    by: str
    of: str
    called: str
    blocked: bool = False


MOST_BLOCKS = 500
BLOCKS = Kind("shun", BlockRecord, lambda record: (record.by,), tell=only("called", "blocked"))
BLOCKED_BY = Kind("shunned", BlockRecord, lambda record: (about(record.of),), tell=nothing)
"""The same record by the same id once more, to be found from the other side."""


class ReportedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat as it stood when it was reported."""

    name: str
    at: str
    said: Text


class ReportRecord(CivilRecord, frozen=True, kw_only=True, omit_defaults=True):
    """A report: who (`by`) reports whom (`of`), under the names they had, where and why, and what became of it."""

    by: str
    by_name: str
    of: str
    of_name: str
    table: str
    game: str
    reason: Reason
    words: str = ""
    lines: tuple[ReportedLine, ...] = ()
    settled: str = ""
    note: str = ""


def _owners(record: ReportRecord) -> tuple[str, ...]:
    return SETTLED if record.settled else OPEN, about(record.by), about(record.of)


def _tell_report(record: ReportRecord, reader: Reader) -> ReadablePart:
    """Tell the reporter what they wrote, and about whom while they are not gone for good; the rest is others'."""
    if record.by != reader.id:
        return None
    return {
        "of_name": "" if is_former(record.of) else record.of_name,
        "table": record.table,
        "game": record.game,
        "reason": record.reason,
        "words": record.words,
    }


REPORTS = Kind("report", ReportRecord, _owners, tell=_tell_report)


class BanRecord(CivilRecord, frozen=True, kw_only=True, omit_defaults=True):
    """A person may set up no tables, sit down at none and say nothing `until` then; "" is for good."""

    person: str
    called: str
    why: str
    until: str = ""

    def holds(self) -> bool:
        return not self.until or self.until > now()


BANS = Kind("bar", BanRecord, lambda record: (record.person, ALL_BANS), tell=only("called", "why", "until"))


class NoteRecord(CivilRecord, frozen=True, kw_only=True, omit_defaults=True):
    """A note to a person about a deed of the administrator, until they have read it."""

    person: str
    what: What
    why: str = ""
    called: str = ""
    until: str = ""


NOTES = Kind("note", NoteRecord, lambda record: (record.person,), tell=only("what", "why", "called", "until"))


class DeedRecord(CivilRecord, frozen=True, kw_only=True, omit_defaults=True):
    """A deed of the administrator: to a person, under the name they had, or to a table."""

    what: What
    called: str = ""
    renamed: str = ""
    table: str = ""
    until: str = ""
    why: str = ""
    report: str = ""


DEEDS = Kind("deed", DeedRecord, lambda record: (ALL_DEEDS,), tell=nothing)


class SessionsRecord(CivilRecord, frozen=True, kw_only=True, omit_defaults=True):
    """The administrator has left the page at `ended`, in milliseconds since 1970: what was opened before is void."""

    ended: int = 0


SESSIONS = Kind("admin session", SessionsRecord, lambda record: (), tell=nothing)
MOST_BANS = 100


async def ban_of(store: Store, person: str) -> BanRecord | None:
    """The ban that holds for a person now, if there is one; of several the one that ends last."""
    standing = [ban for ban in await BANS.of(store, person, MOST_BANS) if ban.holds()]
    return max(standing, key=lambda ban: ban.until or "~", default=None)
