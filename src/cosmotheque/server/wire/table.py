"""The bodies of requests about a table: how it is set up, who sits there, and how it is shown."""

from typing import Annotated, Any, Literal

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.server.wire.parts import BotName, Digest, Message, SeatNumber, Slug


class TimeControl(Message, frozen=True, kw_only=True):
    """A clock per seat: thinking time, what each move adds, and what running out means."""

    minutes: Annotated[float, msgspec.Meta(gt=0, le=1440)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0
    timeout: Literal["bot", "lose"] = "lose"


class Correspondence(Message, frozen=True, kw_only=True):
    """Days for each move in place of a clock, and the consequence of missing them."""

    days: Literal[1, 2, 3, 7, 14]
    timeout: Literal["bot", "lose"] = "bot"


class NewTable(Message, frozen=True, kw_only=True):
    """`mine` seats are the creator's (several: hot seat), `bots` maps seats to bot names, the rest stay open.

    It has a `clock`, or is a `correspondence`, or everybody takes their time.

    `start` begins at once, which needs every seat taken. `commitment` is what my browser promises for the deal.
    """

    game: Slug
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    mine: tuple[SeatNumber, ...] = (0,)
    bots: dict[str, BotName] = msgspec.field(default_factory=dict)
    public: bool = False
    coach: bool = False
    clock: TimeControl | None = None
    correspondence: Correspondence | None = None
    start: bool = False
    rated: bool = False
    commitment: Digest | None = None


class TakeSeat(Message, frozen=True, kw_only=True):
    """Sit down; before the start, with what my browser promises for the deal."""

    seat: SeatNumber
    commitment: Digest | None = None


class LeaveSeat(Message, frozen=True, kw_only=True):
    seat: SeatNumber


class OpenNumber(Message, frozen=True, kw_only=True):
    """The number that my browser had promised for the deal, now that the game is to start."""

    number: Digest


class FillSeat(Message, frozen=True, kw_only=True):
    """Put a bot on a seat, or with None open the seat again."""

    seat: SeatNumber
    bot: BotName | None


class SetChat(Message, frozen=True, kw_only=True):
    """Open or close the chat, or allow own words.

    `free` allows them where the game has fixed phrases only, but not where it asks for silence.
    """

    open: bool
    free: bool = False


class SetCoach(Message, frozen=True, kw_only=True):
    on: bool


class SetBell(Message, frozen=True, kw_only=True):
    """Call me, or do not call me, when this table waits for me and I am not there."""

    on: bool


class SetPause(Message, frozen=True, kw_only=True):
    """Stop the game's own clock, or have it go on."""

    on: bool


class Holiday(msgspec.Struct, frozen=True):
    """A guest's absence from `begin` to `end`, in milliseconds since 1970."""

    begin: int
    end: int


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and its occupant.

    - `mine`: it is the asking guest's.
    - `left`: a bot stands in for `name`, who may return.
    - `robot`: a program plays there over the network, called `name`. Until the game is over, `maker` names its owner.
    - `away`: a holiday of the guest who sits there, begun or announced, where it stops the days for a move.
    """

    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str | None = None
    mine: bool = False
    online: bool = False
    left: bool = False
    away: Holiday | None = None
    robot: bool = False
    maker: str = ""


class NewcomerInfo(msgspec.Struct, frozen=True):
    """A guest, `mine` when it is me, asks for a seat in a running game. The seats in `waiting` have yet to agree."""

    number: int
    seat: int
    name: str
    waiting: tuple[int, ...]
    mine: bool = False


PauseReason = Literal["host", "away"]


class PauseInfo(msgspec.Struct, frozen=True):
    """The game's own clock stands: the host stopped it, or a player is away; `away` are the seats of absent players."""

    why: PauseReason
    away: tuple[int, ...] = ()


class DrawInfo(msgspec.Struct, frozen=True):
    """The origin of the deal: the server's `seal`, and by seat the promised `commitments`, None where there is none.

    The seats in `waiting` are asked for their numbers now. `commitments` is empty where the deal existed before the
    table.
    """

    seal: str
    commitments: tuple[str | None, ...] = ()
    waiting: tuple[int, ...] = ()


class GroupMark(msgspec.Struct, frozen=True):
    """The group for which a table was set up; its id leads nobody in who is no member."""

    id: str
    name: str


class PastGame(msgspec.Struct, frozen=True):
    """An earlier game of a series: how it was played and how it ended; `scores` by the seats of that game."""

    options: dict[str, Any]
    reason: str
    scores: tuple[float, ...] = ()


class RatingInfo(msgspec.Struct, frozen=True):
    """The rating of a guest or bot in a game: the true strength lies within `sure` of it, 19 times of 20.

    `change` is the effect of the game that is over, once it is counted. `weight` is the percentage at which it counted.
    """

    rating: int
    sure: int
    change: int = 0
    weight: int | None = None


PairPace = Literal["free", "clock", "days-1", "days-3", "days-7"]


class PairingInfo(msgspec.Struct, frozen=True):
    """A table that waits for any players, since a time in milliseconds since 1970.

    The players of the seats in `agreed` would begin with bots. In a running game bots hold the seats in `held` until
    players come.
    """

    pace: PairPace
    since: int
    agreed: tuple[int, ...] = ()
    held: tuple[int, ...] = ()


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one guest sees it.

    - `actors` are the seats for whom the table waits.
    - `score` adds up the rematches, by seat; `series` are the games before this one.
    - `sequels`, once the game is over, are the options of the games that may be played next.
    - `campaign` is the one that the table belongs to, for guests who sit there: its link is an invitation.
    - `has_clock`: the game has a clock of its own, which the host may stop; `pause` says why it stands.
    - `repeat`: the deal was played before. `day` is the date whose deal it is. `can_repeat`: it may be played again.
    - `draw` is the origin of the deal, where there is chance and anything is known of it.
    - `closed` is the reason with which the administrator closed the table: then it is over without an outcome.
    - `ratings` are those of the seats, where the game is `rated`, once it has begun.
    - `feats` are those that guests have done, by seat, at the end, where there are any.
    - `deadlines` are, for a `correspondence`, by seat, the ends of the awaited seats' time, in milliseconds since 1970;
      None for the others.
    - `bell`: I am called when it is my turn.
    - `pairing`: any player may still come.
    - `group` is the one whose table it is, for guests who sit there.
    """

    id: str
    game: str
    status: Literal["open", "running", "over"]
    seats: tuple[SeatInfo, ...]
    options: dict[str, Any]
    public: bool
    hosting: bool
    chat_open: bool
    chat_free: bool
    coach: bool
    clock: TimeControl | None
    created: str
    v: int
    actors: tuple[int, ...] = ()
    outcome: Outcome | None = None
    score: tuple[float, ...] = ()
    games: int = 1
    series: tuple[PastGame, ...] = ()
    sequels: tuple[dict[str, Any], ...] = ()
    rematch: str | None = None
    newcomer: NewcomerInfo | None = None
    campaign: str | None = None
    has_clock: bool = False
    pause: PauseInfo | None = None
    repeat: bool = False
    day: str = ""
    can_repeat: bool = False
    draw: DrawInfo | None = None
    closed: str = ""
    rated: bool = False
    ratings: tuple[RatingInfo, ...] = ()
    feats: tuple[tuple[str, ...], ...] = ()
    correspondence: Correspondence | None = None
    deadlines: tuple[int | None, ...] = ()
    bell: bool = False
    pairing: PairingInfo | None = None
    group: GroupMark | None = None
