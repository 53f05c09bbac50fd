"""What is known of a table beside its moves: who sits where, how it is played, how it ended. Stored as JSON."""

import secrets
from typing import Any, Literal

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.core.proof import Together, seal
from cosmotheque.server.base.identity import is_robot
from cosmotheque.server.record.rated import Counting, Entrant, infos
from cosmotheque.server.wire.table import (
    Correspondence,
    DrawInfo,
    GroupMark,
    Holiday,
    NewcomerInfo,
    PairingInfo,
    PairPace,
    PastGame,
    PauseInfo,
    PauseReason,
    SeatInfo,
    TableInfo,
    TimeControl,
)

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"


class Maker(msgspec.Struct, frozen=True):
    """Whose program plays at a seat over the network, and what they are called there."""

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


class UndoRequest(msgspec.Struct, frozen=True):
    """At version `v` a seat asks to take back all moves but the first `keep`; those in `waiting` have not answered.

    `noticed` are those who know of any of these moves, None for spectators: nobody else hears of the request.
    """

    seat: int
    keep: int
    waiting: tuple[int, ...]
    v: int
    noticed: tuple[int | None, ...] = ()


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody asks for a seat in a running game with secrets; `agreed` are the guests who have nothing against it.

    Its `number` is another for each request, so that no answer counts for the next one.
    """

    guest: str
    name: str
    seat: int
    number: int
    agreed: tuple[str, ...] = ()


class Pairing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Those at this table wait for anybody, at a `pace`, `since` then, in milliseconds since 1970.

    `seen` is when each of them sat down or last closed the table. `agreed` are the guests who would begin with bots;
    bots then sit on the seats in `held` until somebody comes, who takes over without further asking.
    """

    pace: PairPace
    since: int
    seen: dict[str, int] = {}
    agreed: tuple[str, ...] = ()
    held: tuple[int, ...] = ()


class TableRecord(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table. It `began` and `ended` at these milliseconds since 1970; `started` is as much later as its time stood.

    `score` is what the earlier games of a series came to.

    `sequels` are the options of what may be played next, `series` the games before this one. `refused` is the version
    at which somebody would not have a move taken back. `given_up` are the seats that guests have had in this game and
    that are no longer theirs. `origin` stands for the address it was set up from, without telling it. `campaign` is the
    one that it is played in. Where the game's own clock stands, `pause` says why and `stopped` since when, in
    milliseconds since 1970; the guests in `without` are away and not waited for. `deal` decides all that chance does:
    nobody is told it before the end. With `repeat` it was played before, and `day` is the date whose deal it is. `draw`
    is how it comes about: the server's secret, and what each seat brings once the game is to start. While numbers are
    waited for, `opening` is until when, in milliseconds since 1970. `closed` is why the administrator has closed the
    table: it is over without an outcome.
    Of a `correspondence`, `holidays` are those of the guests as they were when the table last asked. The guests in
    `bells` want to be called when it is their turn. While anybody may come, `pairing` says who waits and how.
    A table for a `group` is for its members, who find it there.
    `rewritten` counts how often lines of its chat were changed because somebody is another person now, or gone.
    With `rated` the outcome counts for the ratings of the `entrants`, by seat, who began to play: at the end
    `counting` says how, and what it came to.
    At the end `feats` are those that people have done, by seat, where anybody has.
    `revision` counts the changes to the record: who stores the next one must have seen the last.
    """

    id: str
    game: str
    rules: int
    host: str
    seats: tuple[SeatRecord, ...]
    created: str
    options: dict[str, Any] = {}
    public: bool = False
    chat_open: bool = True
    chat_free: bool = False
    coach: bool = False
    clock: TimeControl | None = None
    correspondence: Correspondence | None = None
    holidays: dict[str, tuple[Holiday, ...]] = {}
    bells: tuple[str, ...] = ()
    status: Literal["open", "running", "over"] = "open"
    started: int = 0
    began: int = 0
    ended: int = 0
    v: int = 0
    outcome: Outcome | None = None
    score: tuple[float, ...] = ()
    games: int = 1
    series: tuple[PastGame, ...] = ()
    sequels: tuple[dict[str, Any], ...] = ()
    rematch: str | None = None
    undo: UndoRequest | None = None
    refused: int | None = None
    newcomer: Newcomer | None = None
    origin: str = ""
    given_up: dict[str, tuple[int, ...]] = {}
    campaign: str | None = None
    pause: PauseReason | Literal[""] = ""
    stopped: int = 0
    without: tuple[str, ...] = ()
    deal: str = ""
    repeat: bool = False
    day: str = ""
    draw: Together | None = None
    opening: int = 0
    closed: str = ""
    pairing: Pairing | None = None
    group: str = ""
    group_name: str = ""
    rewritten: int = 0
    rated: bool = False
    entrants: tuple[Entrant, ...] = ()
    counting: Counting | None = None
    feats: tuple[tuple[str, ...], ...] = ()
    revision: int = 0

    @property
    def pace(self) -> Literal["free", "clock", "days"]:
        """How it is played: everybody takes their time, has a clock, or days for each move."""
        return "days" if self.correspondence is not None else "free" if self.clock is None else "clock"

    @property
    def has_game(self) -> bool:
        """Whether a game was begun here: one that waited for players may have been closed before."""
        return self.status != "open" and not (self.closed and not self.began)

    @property
    def is_drawing(self) -> bool:
        """Whether the game is to start, and numbers are waited for."""
        return self.status == "open" and self.opening > 0

    @property
    def is_uncounted(self) -> bool:
        """True if a rated game is over and not counted yet."""
        return self.counting is not None and not self.counting.told

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats at which a guest may act."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by(guest)]

    def concerns(self, guest: str | None) -> bool:
        return guest is not None and guest in self.guests()

    def guests(self) -> set[str]:
        """Everybody this table concerns."""
        return {self.host} | {seat.guest for seat in self.seats if seat.guest is not None}


def waiting_for(record: TableRecord, newcomer: Newcomer) -> tuple[int, ...]:
    """The seats of those who still have to agree: everybody who has a seat, be it that a bot stands in for them.

    Bots over the network have nothing against anybody.
    """
    settled = {None, newcomer.guest, *newcomer.agreed}
    seats = enumerate(record.seats)
    return tuple(number for number, seat in seats if seat.guest not in settled and not is_robot(seat.guest))


def new_id() -> str:
    """Unguessable, and still short enough to read out."""
    return id_from(secrets.token_bytes(32))


def id_from(digest: bytes) -> str:
    """The id that goes with a digest."""
    number = int.from_bytes(digest, "big")
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(12))


def away(record: TableRecord, online: frozenset[str]) -> tuple[int, ...]:
    """The seats of those who play for themselves, are not there, and are waited for."""
    waited = online.union(record.without)
    seats = enumerate(record.seats)
    return tuple(number for number, seat in seats if seat.bot is None and seat.guest and seat.guest not in waited)


def info(
    record: TableRecord,
    guest: str | None,
    online: frozenset[str],
    v: int,
    actors: tuple[int, ...],
    *,
    has_clock: bool = False,
    hears: bool = False,
    now: int = 0,
) -> TableInfo:
    """The table as one guest sees it; ids of guests stay here.

    The link of a game that is over is handed on with its replay; that of the next game is for those who were there.
    Holidays that are over `now` are nobody's concern.
    """
    return TableInfo(
        id=record.id,
        game=record.game,
        status=record.status,
        seats=tuple(_seat_info(seat, guest, online, _away(record, seat, now)) for seat in record.seats),
        options=record.options,
        public=record.public,
        hosting=guest == record.host,
        chat_open=record.chat_open,
        chat_free=record.chat_free,
        coach=record.coach,
        clock=record.clock,
        created=record.created,
        v=v,
        actors=actors,
        outcome=record.outcome,
        score=total(record),
        games=record.games,
        series=record.series,
        sequels=record.sequels,
        rematch=record.rematch if hears or record.concerns(guest) else None,
        campaign=record.campaign if record.concerns(guest) else None,
        newcomer=None if record.newcomer is None else _newcomer_info(record, record.newcomer, guest),
        has_clock=has_clock,
        pause=PauseInfo(record.pause, away(record, online)) if record.pause else None,
        repeat=record.repeat,
        day=record.day,
        can_repeat=record.status == "over" and record.deal != "" and not record.closed,
        rated=record.rated,
        ratings=infos(record.entrants, record.outcome, record.counting),
        feats=record.feats,
        closed=record.closed,
        correspondence=record.correspondence,
        draw=_draw_info(record),
        bell=guest is not None and guest in record.bells,
        pairing=None if record.pairing is None or record.status == "over" else _pairing_info(record, record.pairing),
        group=GroupMark(record.group, record.group_name) if record.group and record.concerns(guest) else None,
    )


def _pairing_info(record: TableRecord, pairing: Pairing) -> PairingInfo:
    agreed = (number for number, seat in enumerate(record.seats) if seat.guest in pairing.agreed)
    return PairingInfo(pairing.pace, pairing.since, tuple(agreed), pairing.held)


def _draw_info(record: TableRecord) -> DrawInfo | None:
    """What may be told of a deal before the end: seals and no more."""
    if record.day:
        return DrawInfo(seal(record.deal))
    if record.draw is None or record.repeat:
        return None if record.draw is None else DrawInfo(record.draw.seal)
    shares = record.draw.shares
    promised = (share.commitment for share in shares) if shares else (seat.commitment for seat in record.seats)
    waiting = (number for number, share in enumerate(shares) if record.is_drawing and share.is_waited_for)
    return DrawInfo(record.draw.seal, tuple(commitment or None for commitment in promised), tuple(waiting))


def _newcomer_info(record: TableRecord, newcomer: Newcomer, guest: str | None) -> NewcomerInfo:
    waiting = waiting_for(record, newcomer)
    return NewcomerInfo(newcomer.number, newcomer.seat, newcomer.name, waiting, mine=newcomer.guest == guest)


def record_after(record: TableRecord, outcome: Outcome | None, v: int, *, anew: bool) -> TableRecord | None:
    """The record once something happened at the table; None where it stays. `anew` when this one is not stored yet."""
    if outcome is None and record.undo is None:
        return record if anew else None
    revision = record.revision if anew else record.revision + 1
    if outcome is None:
        return msgspec.structs.replace(record, undo=None, revision=revision)
    over = msgspec.structs.replace(record, status="over", outcome=outcome, v=v, undo=None, newcomer=None)
    return msgspec.structs.replace(without_makers(over), revision=revision)


def without_makers(record: TableRecord) -> TableRecord:
    """The record of a table where nothing is secret any more: whose bots play there need not be known."""
    seats = tuple(msgspec.structs.replace(seat, maker=None) for seat in record.seats)
    return msgspec.structs.replace(record, seats=seats)


def total(record: TableRecord) -> tuple[float, ...]:
    """The running score by seat, this game included once it is over."""
    before = record.score or (0.0,) * len(record.seats)
    now = record.outcome.scores if record.outcome else (0.0,) * len(record.seats)
    return tuple(a + b for a, b in zip(before, now, strict=True))


def _away(record: TableRecord, seat: SeatRecord, now: int) -> Holiday | None:
    """The holiday on which somebody is, or will be next; it is for a game that goes on to say."""
    if record.status == "over" or seat.guest is None:
        return None
    return next((one for one in record.holidays.get(seat.guest, ()) if one.end > now), None)


def _seat_info(seat: SeatRecord, guest: str | None, online: frozenset[str], absent: Holiday | None) -> SeatInfo:
    if seat.is_open:
        return SeatInfo("open", "")
    return SeatInfo(
        kind="guest" if seat.bot is None else "bot",
        name=seat.name,
        bot=seat.bot,
        mine=seat.guest is not None and seat.guest == guest,
        online=seat.guest in online,
        left=seat.guest is not None and seat.bot is not None,
        away=absent,
        robot=is_robot(seat.guest),
        maker="" if seat.maker is None else seat.maker.name,
    )
