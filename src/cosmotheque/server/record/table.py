"""The record of a table, which holds all but its moves: seats, settings, ending. Stored as JSON."""

import secrets
from typing import Any, Literal

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.server.base.identity import is_network_bot
from cosmotheque.server.record.parts import (
    Access,
    Deal,
    Ending,
    Newcomer,
    Pace,
    Pause,
    Rating,
    Requests,
    Series,
    Talk,
    Times,
)
from cosmotheque.server.wire.table import PairPace

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class Maker(msgspec.Struct, frozen=True):
    """The guest whose program plays at a seat over the network, and their name."""

    guest: str
    name: str


class Member(msgspec.Struct, frozen=True):
    """A guest under the name they had when they came, or when the last table was set up."""

    guest: str
    name: str


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A guest, a bot, a bot standing in for a guest, or nobody.

    Where there are days for a move, `back` is the game time at which the guest came back after they had passed, and
    `reminded` the end of the days of which they were reminded.
    Before the game starts, `commitment` is what the guest's browser has promised for the deal.
    Until it is over, `maker` is whose bot over the network it is.
    """

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    back: int = 0
    reminded: int = 0
    commitment: str = ""
    maker: Maker | None = None

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None

    def is_played_by(self, guest: str | None) -> bool:
        return guest is not None and self.guest == guest and self.bot is None


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table's search for any players, at a `pace`, `since` a time in milliseconds since 1970.

    `seen` is when each guest sat down or last closed the table. `agreed` are the guests who would begin with bots; bots
    then sit on the seats in `held` until a guest comes, who takes over without further asking.
    """

    pace: PairPace
    since: int
    seen: dict[str, int] = {}
    agreed: tuple[str, ...] = ()
    held: tuple[int, ...] = ()


class TableRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table. Related fields form a part, each explained where it is defined.

    `rules` is the version of the game's rules, `v` the number of entries in its log once it is over. `origin` stands
    for the address it was set up from, without telling it. The guests in `bells` want to be called when it is their
    turn. `rewritten` counts how often lines of its chat were changed because a guest became another person, or went.
    `campaign` is the one that it is played in. While anybody may come, `pairing` holds the search for players.
    `revision` counts the changes to the record: a node that stores the next one must have seen the last.
    """

    id: str
    game: str
    rules: int
    host: str
    seats: tuple[SeatRecord, ...]
    created: str
    options: dict[str, Any] = {}
    status: Literal["open", "running", "over"] = "open"
    v: int = 0
    origin: str = ""
    bells: tuple[str, ...] = ()
    rewritten: int = 0
    times: Times = Times()
    ending: Ending = Ending()
    talk: Talk = Talk()
    access: Access = Access()
    pace: Pace = Pace()
    deal: Deal = Deal()
    series: Series = Series()
    requests: Requests = Requests()
    pause: Pause = Pause()
    rating: Rating = Rating()
    campaign: str | None = None
    pairing: Pairing | None = None
    revision: int = 0

    @property
    def has_game(self) -> bool:
        """True if a game was begun here: a table that waited for players may have been closed before."""
        return self.status != "open" and not (self.ending.closed and not self.times.began)

    @property
    def is_drawing(self) -> bool:
        """True while numbers for the deal are waited for."""
        return self.status == "open" and self.deal.opening > 0

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats at which a guest may act."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by(guest)]

    def concerns(self, guest: str | None) -> bool:
        return guest is not None and guest in self.guests()

    def guests(self) -> set[str]:
        """All guests of this table: the host, and every seat's guest."""
        return {self.host} | {seat.guest for seat in self.seats if seat.guest is not None}


def waiting_for(record: TableRecord, newcomer: Newcomer) -> tuple[int, ...]:
    """The seats whose guests still have to agree, also where a bot stands in for the guest.

    Bots over the network agree to every newcomer.
    """
    settled = {None, newcomer.guest, *newcomer.agreed}
    seats = enumerate(record.seats)
    return tuple(number for number, seat in seats if seat.guest not in settled and not is_network_bot(seat.guest))


def new_id() -> str:
    """Unguessable, and still short enough to read out."""
    return id_from(secrets.token_bytes(32))


def id_from(digest: bytes) -> str:
    """The id that goes with a digest."""
    number = int.from_bytes(digest, "big")
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(12))


def record_after(record: TableRecord, outcome: Outcome | None, v: int, *, anew: bool) -> TableRecord | None:
    """The record once something happened at the table; None where it stays. `anew` when this one is not stored yet."""
    if outcome is None and record.requests.undo is None:
        return record if anew else None
    revision = record.revision if anew else record.revision + 1
    if outcome is None:
        return msgspec.structs.replace(
            record, requests=msgspec.structs.replace(record.requests, undo=None), revision=revision
        )
    over = msgspec.structs.replace(
        record,
        status="over",
        ending=msgspec.structs.replace(record.ending, outcome=outcome),
        v=v,
        requests=msgspec.structs.replace(record.requests, undo=None, newcomer=None),
    )
    return msgspec.structs.replace(without_makers(over), revision=revision)


def without_makers(record: TableRecord) -> TableRecord:
    """The record of a table where nothing is secret any more: whose bots play there need not be known."""
    seats = tuple(msgspec.structs.replace(seat, maker=None) for seat in record.seats)
    return msgspec.structs.replace(record, seats=seats)


def total(record: TableRecord) -> tuple[float, ...]:
    """The running score by seat, this game included once it is over."""
    before = record.series.score or (0.0,) * len(record.seats)
    now = record.ending.outcome.scores if record.ending.outcome else (0.0,) * len(record.seats)
    return tuple(a + b for a, b in zip(before, now, strict=True))
