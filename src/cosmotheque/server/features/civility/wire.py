"""Keeping it civil: muting, blocking and reporting people, and the administrator's page."""

from typing import Annotated, Literal

import msgspec

from cosmotheque.core.text import Text
from cosmotheque.server.wire.parts import Mark, Message, Name

Reason = Literal["insult", "spam", "name", "unfair", "other"]
Words = Annotated[str, msgspec.Meta(max_length=500)]
Why = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class TablePerson(msgspec.Struct, frozen=True):
    """A person who sits or has spoken at a table, by the mark that their lines of chat have."""

    who: str
    name: str
    seats: tuple[int, ...]
    mine: bool = False
    muted: bool = False
    blocked: bool = False


class Block(Message, frozen=True, kw_only=True):
    """Mute a person; with `block`, do not meet them either."""

    who: Mark
    block: bool = False


class Forgive(Message, frozen=True, kw_only=True):
    who: Mark


class BlockInfo(msgspec.Struct, frozen=True):
    """A person whom I have muted or blocked, under the name they had."""

    id: str
    name: str
    blocked: bool
    since: str


class NewReport(Message, frozen=True, kw_only=True):
    """Report a person at a table, for a reason, with words of mine if I like, and with lines of theirs by number."""

    who: Mark
    reason: Reason
    words: Words = ""
    lines: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0)], ...], msgspec.Meta(max_length=20)] = ()


class ReportSent(msgspec.Struct, frozen=True):
    at: str


class NoteInfo(msgspec.Struct, frozen=True):
    """A deed of the administrator that concerns me: I am called `name` now, or banned `until` then ("" for good)."""

    id: str
    at: str
    what: Literal["close", "rename", "bar", "free", "settle"]
    why: str
    name: str = ""
    until: str = ""


# The administrator's page.


class ShowKey(Message, frozen=True, kw_only=True):
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class AdminSession(msgspec.Struct, frozen=True):
    """The time `until` which the page stays open; "" when it is closed."""

    until: str


class SaidLine(msgspec.Struct, frozen=True):
    name: str
    at: str
    said: Text


class ReportInfo(msgspec.Struct, frozen=True):
    """A report as the administrator reads it: names and chat, and nothing of the game.

    `person` and `reporter` stand for the same people in all reports. `name` is the reported person's name then,
    `name_now` their name now. `others` counts the further reports about them.
    """

    id: str
    at: str
    table: str
    game: str
    can_close: bool
    person: str
    name: str
    name_now: str
    barred: bool
    reporter: str
    reporter_name: str
    reason: Reason
    words: str
    lines: tuple[SaidLine, ...]
    others: int
    settled: str
    note: str


class Settle(Message, frozen=True, kw_only=True):
    note: Annotated[str, msgspec.Meta(max_length=200)] = ""


class CloseTable(Message, frozen=True, kw_only=True):
    why: Why


Whom = Literal["reported", "reporter"]


class RenamePerson(Message, frozen=True, kw_only=True):
    name: Name
    why: Why
    whom: Whom = "reported"


class BanPerson(Message, frozen=True, kw_only=True):
    """Ban a person for so many days, without a number for good."""

    why: Why
    days: Annotated[int, msgspec.Meta(ge=1, le=3650)] | None = None
    whom: Whom = "reported"


class BanInfo(msgspec.Struct, frozen=True):
    id: str
    at: str
    name: str
    why: str
    until: str


class DeedInfo(msgspec.Struct, frozen=True):
    """A deed of the administrator: to a person, under the name they had (`renamed` is the new one), or to a table."""

    at: str
    what: Literal["close", "rename", "bar", "free", "settle"]
    name: str = ""
    renamed: str = ""
    table: str = ""
    until: str = ""
    why: str = ""
