"""The bodies of requests about deals: one that is played again, and the deal of the day."""

from typing import Any, Literal

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.server.wire.parts import Message, Slug


class PlayDeal(Message, frozen=True, kw_only=True):
    """Play the deal of a finished table again: my seat and bots as they were, `bot` on the seats of other people.

    For `friends` the seats of all people are left open, and I do not sit down: I know the deal.
    """

    friends: bool = False
    bot: Slug | None = None


class PlayDay(Message, frozen=True, kw_only=True):
    """Play the deal of the day, alone with the house's bots, or with the other seats left open for `friends`.

    A person who has finished it already plays for `practice`, and must say so.
    """

    friends: bool = False
    practice: bool = False


class DealSeat(msgspec.Struct, frozen=True):
    """A seat of a table: the name of a person, or of a bot."""

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
    """A bot's result on the seats of people.

    `place` is its place among the people's results, 0 where there are none.
    """

    bot: str
    level: int
    place: int
    outcome: Outcome


ParStatus = Literal["none", "open", "working", "done", "failed"]


class DealInfo(msgspec.Struct, frozen=True):
    """The results of a deal: the tables that have finished it, the best first, and the number still playing it.

    `par` is the progress of the bots with it: `none` where they cannot play it, `open` where nobody has asked for it
    yet.
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

    - `mine` is the progress of my first try and `table` its table; `waiting` is a table of mine that has not begun.
    - `players` is the number of people who have begun it.
    - `bots` is the number of levels that have played it, of `levels` in all; `par` says whether they are playing it.
    - `results` are for guests who have finished it and, when the day is over, for those who have not begun it.
    - `deal` is the deal itself, told when the day is over to the same guests; its `seal` is known before.
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
