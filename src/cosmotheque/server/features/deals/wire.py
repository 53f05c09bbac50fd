"""The bodies of requests about deals: one that is played again, and the deal of the day."""

from typing import Any, Literal

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.server.wire.parts import Message, Slug


class PlayDeal(Message, frozen=True, kw_only=True):
    """Play the deal of a finished table again: my seat as it was, bots as they were, `bot` where others sat.

    For `friends` the seats of all people are left open, and I do not sit down: I know the deal.
    """

    friends: bool = False
    bot: Slug | None = None


class PlayDay(Message, frozen=True, kw_only=True):
    """Play the deal of the day, alone with the house's bots, or with the other seats left open for `friends`.

    Whoever has finished it already plays for `practice`, and has to say so.
    """

    friends: bool = False
    practice: bool = False


class DealSeat(msgspec.Struct, frozen=True):
    """Who sat there: a name, or the name of a bot."""

    name: str
    bot: str | None = None
    mine: bool = False


class DealTable(msgspec.Struct, frozen=True):
    """A table that has played a deal to its end. `table` is None where its replay is not for everybody.

    `place` is 0 where it cannot be compared: people played against each other, or it does not count.
    """

    place: int
    seats: tuple[DealSeat, ...]
    outcome: Outcome
    created: str
    counts: bool = True
    mine: bool = False
    table: str | None = None


class ParInfo(msgspec.Struct, frozen=True):
    """How a bot fared where people sat; `place` is where it would stand among them, 0 where nobody has played."""

    bot: str
    level: int
    place: int
    outcome: Outcome


ParStatus = Literal["none", "open", "working", "done", "failed"]


class DealInfo(msgspec.Struct, frozen=True):
    """What became of a deal: the tables that have finished it, the best first, and how many are still playing it.

    `par` says how far the bots have come with it: `none` where it cannot be, `open` where nobody has asked for it yet.
    """

    game: str
    options: dict[str, Any]
    seats: int
    tables: tuple[DealTable, ...]
    playing: int
    par: ParStatus
    pars: tuple[ParInfo, ...] = ()
    levels: int = 0


class DayInfo(msgspec.Struct, frozen=True):
    """The deal of a day as a guest sees it; dates are those of UTC.

    `mine` says how far my first try has come and `table` where; `waiting` is a table of mine that has not begun.
    `players` have begun it; so many `bots` have played it of the `levels` there are, and `par` says whether they are at
    it. `results` are for those who have finished it and, when the day is over, for those who have not begun it; so is
    then the `deal` itself, whose `seal` is known before.
    """

    game: str
    date: str
    options: dict[str, Any]
    seats: int
    house: str
    over: bool
    players: int
    par: ParStatus
    bots: int
    levels: int
    seal: str
    mine: Literal["new", "begun", "done"] = "new"
    table: str | None = None
    waiting: str | None = None
    results: DealInfo | None = None
    deal: str | None = None
