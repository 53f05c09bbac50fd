"""Every message between browser and server as a type. The browser's declarations are generated from this file.

REST bodies come first, then the frames of a table's websocket. Views, actions and events of a game travel as the
JSON of the game's own types.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from cosmotheque.core.game import Meta, Outcome, Talk
from cosmotheque.core.lesson import Reply
from cosmotheque.core.mentor import Figure, Grade
from cosmotheque.core.text import Text, Words

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
Line = Annotated[str, msgspec.Meta(min_length=1, max_length=280)]
Slug = Annotated[str, msgspec.Meta(min_length=1, max_length=48, pattern=r"^[a-z0-9-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0)]


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a browser sends: unknown fields are refused."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays here, known by a signed cookie."""

    id: str
    name: str


class Rename(Message, frozen=True, kw_only=True):
    name: Name


class BotInfo(msgspec.Struct, frozen=True):
    name: str
    level: int


class Box(msgspec.Struct, frozen=True):
    """A game on the shelf. `folder` names its part of the browser's code."""

    meta: Meta
    folder: str
    playable: bool


class ChapterInfo(msgspec.Struct, frozen=True):
    """A chapter of a game's lesson: what one can do afterwards, and how long it takes."""

    slug: str
    title: Text
    about: Text
    minutes: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game opened: its words, its options as JSON Schema, its bots (the laboratory's first), its teachers."""

    meta: Meta
    folder: str
    words: Words
    options: dict[str, Any]
    bots: tuple[BotInfo, ...]
    coaches: bool = False
    reviews: bool = False
    chapters: tuple[ChapterInfo, ...] = ()


class TimeControl(Message, frozen=True, kw_only=True):
    """A clock per seat: thinking time, what each move adds, and what running out means."""

    minutes: Annotated[float, msgspec.Meta(gt=0, le=1440)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0
    timeout: Literal["bot", "lose"] = "lose"


class NewTable(Message, frozen=True, kw_only=True):
    """`mine` seats are the creator's (several: hot seat), `bots` maps seats to bot names, the rest stay open.

    `start` begins at once, which needs every seat taken.
    """

    game: Slug
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    mine: tuple[SeatNumber, ...] = (0,)
    bots: dict[str, Slug] = {}
    public: bool = False
    coach: bool = False
    clock: TimeControl | None = None
    start: bool = False


class TakeSeat(Message, frozen=True, kw_only=True):
    seat: SeatNumber


class FillSeat(Message, frozen=True, kw_only=True):
    """Put a bot on a seat, or with None open the seat again."""

    seat: SeatNumber
    bot: Slug | None


class SetChat(Message, frozen=True, kw_only=True):
    """`free`: also where the game would have fixed phrases only. Where it asks for silence, silence it is."""

    open: bool
    free: bool = False


class SetCoach(Message, frozen=True, kw_only=True):
    on: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where. `mine`: it is the asking guest's; `left`: a bot stands in for `name`, who may return."""

    kind: Literal["open", "guest", "bot"]
    name: str
    bot: str | None = None
    mine: bool = False
    online: bool = False
    left: bool = False


class NewcomerInfo(msgspec.Struct, frozen=True):
    """Somebody, `mine` when it is me, asks for a seat in a running game; those in `waiting` have yet to agree."""

    number: int
    seat: int
    name: str
    waiting: tuple[int, ...]
    mine: bool = False


class PastGame(msgspec.Struct, frozen=True):
    """An earlier game of a series: how it was played and how it ended; `scores` by the seats of that game."""

    options: dict[str, Any]
    reason: str
    scores: tuple[float, ...] = ()


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one guest sees it: `actors` are those for whom it waits; `score` adds up the rematches, by seat.

    `series` are the games before this one; once it is over, `sequels` are the options of what may be played next.
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


Mark = Literal["bold", "dim", "italic", "underline", "strike", "reverse"]


class Run(msgspec.Struct, frozen=True, omit_defaults=True):
    """Some of a drawing in one style, line breaks included. Colours are a terminal's eight by name, or #rrggbb."""

    text: str
    marks: tuple[Mark, ...] = ()
    colour: str | None = None
    ground: str | None = None


class Written(msgspec.Struct, frozen=True):
    """An action of the game in its notation."""

    action: Any
    text: str


class Drawing(msgspec.Struct, frozen=True):
    """In place of the view, for a browser without a board: what the game draws for a terminal, and the actions."""

    fr: tuple[Run, ...]
    en: tuple[Run, ...]
    actions: tuple[Written, ...]


class ReplayFrame(msgspec.Struct, frozen=True):
    """The table after so many moves, from one point of view."""

    view: msgspec.Raw
    events: msgspec.Raw
    seat: int | None
    at: int


class Replay(msgspec.Struct, frozen=True):
    """A finished game. The first frame is the start."""

    table: TableInfo
    seat: int | None
    frames: tuple[ReplayFrame, ...]
    outcome: Outcome


class RemarkInfo(msgspec.Struct, frozen=True):
    """What the mentor says of a move; `better` is an action of the game."""

    grade: Grade
    said: Text
    better: msgspec.Raw


class MoveReview(msgspec.Struct, frozen=True):
    """A move that was looked at, by its number in the record."""

    number: int
    seat: int
    remark: RemarkInfo | None


class Review(msgspec.Struct, frozen=True):
    """What the mentor says of a finished game: so many of its moves are done. Ask again while it is working."""

    status: Literal["working", "done", "failed"]
    done: int
    moves: int
    remarks: tuple[MoveReview, ...] = ()
    figures: tuple[Figure, ...] = ()


MOST_ANSWERS = 100


class Answers(Message, frozen=True, kw_only=True):
    """All answers to a chapter's steps so far: an action of the game, or null where there was only something to read.

    `drawn` is for a browser without a board for the game.
    """

    answers: Annotated[tuple[Any, ...], msgspec.Meta(max_length=MOST_ANSWERS)] = ()
    drawn: bool = False


class LessonShot(msgspec.Struct, frozen=True):
    """The board after a move, as the learner sees it, what led there, and how many milliseconds to watch that."""

    view: Any
    events: Sequence[Any]
    actors: tuple[int, ...]
    now: int
    watch: int


class LessonFrame(msgspec.Struct, frozen=True):
    """Where the learner is: `said` is None at the end. `points` are keys of the board; `asks` for one of the `actions`.

    `shots` are what the last answer led to, one move after the other; `here` is the board of this step, which `jumps`
    there where it has a position of its own, and `history` all that happened in it.
    """

    step: int
    steps: int
    seat: int
    seats: int
    said: Text | None
    rules: tuple[str, ...]
    points: tuple[str, ...]
    asks: bool
    reply: Reply | None
    shots: tuple[LessonShot, ...]
    here: LessonShot
    jumps: bool
    history: Sequence[Any]
    actions: Sequence[Any]
    outcome: Outcome | None = None
    deadline: int | None = None


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, in both languages. `rule` is set where a rule of the game forbids it."""

    why: Text
    rule: str | None = None


# Frames from the browser.


class Act(Message, frozen=True, kw_only=True, tag="act", tag_field="type"):
    """A move. `v` is the version the player saw: it is refused as stale when the seat has had news since."""

    v: Version
    seat: SeatNumber
    action: msgspec.Raw


class Look(Message, frozen=True, kw_only=True, tag="look", tag_field="type"):
    """From now on show the table from this seat, one of mine; None as a spectator."""

    seat: SeatNumber | None


class Undo(Message, frozen=True, kw_only=True, tag="undo", tag_field="type"):
    """Take back the seat's last move, or the last few as one."""

    v: Version
    seat: SeatNumber
    moves: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1


class Consent(Message, frozen=True, kw_only=True, tag="consent", tag_field="type"):
    """The answer of a seat to somebody's request to take back a move."""

    seat: SeatNumber
    agree: bool


class Admit(Message, frozen=True, kw_only=True, tag="admit", tag_field="type"):
    """The answer of a seat to whoever asks for a seat in the running game, by the `number` of the request."""

    number: Version
    seat: SeatNumber
    agree: bool


class Concede(Message, frozen=True, kw_only=True, tag="concede", tag_field="type"):
    seat: SeatNumber


class Say(Message, frozen=True, kw_only=True, tag="say", tag_field="type"):
    """A line of chat, or one of the game's fixed phrases by its key."""

    text: Line | None = None
    phrase: Slug | None = None


class Signal(Message, frozen=True, kw_only=True, tag="signal", tag_field="type"):
    """A fleeting sign, of a kind that the game lists. The others at the table see it as it happens; no log keeps it."""

    seat: SeatNumber
    data: msgspec.Raw


class Advise(Message, frozen=True, kw_only=True, tag="advise", tag_field="type"):
    """What does the coach say to this seat of mine?"""

    seat: SeatNumber


Incoming = Act | Look | Undo | Consent | Admit | Concede | Say | Signal | Advise


# Frames to the browser.


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="type"):
    """Everything a seat may know now. `events` are those after version `since`; 0 means from the start of the game.

    `since` is the version this connection was last sent, or 0 on connecting and after `look`.
    `v` counts everything that the seat has noticed at the table, taking back included; it never goes down. `moves` and
    `last`, who moved last, leave out what it did not notice: others' private drafts.
    `now` is game time in milliseconds; `deadline` is when the game's own clock acts.
    `actors` may act, `awaited` are those of them for whom the game waits.
    `clocks` are milliseconds left per seat, those in `awaited` running.
    `giving_up` says what it would mean for the seat: the end for all, or that it leaves and the others play on.
    """

    v: int
    seat: int | None
    now: int
    view: Any
    actions: Sequence[Any]
    events: Sequence[Any]
    actors: tuple[int, ...]
    awaited: tuple[int, ...]
    outcome: Outcome | None
    talk: Talk
    moves: int
    since: int = 0
    can_undo: bool = False
    giving_up: Literal["ends", "leaves"] | None = None
    last: int | None = None
    deadline: int | None = None
    clocks: tuple[int, ...] | None = None


class TableFrame(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, presence, status: sent when any of it changes."""

    table: TableInfo


class ChatLine(msgspec.Struct, frozen=True):
    seat: int | None
    name: str
    at: str
    text: str | None = None
    phrase: str | None = None


class ChatFrame(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    lines: tuple[ChatLine, ...]


class UndoAsked(msgspec.Struct, frozen=True, tag="undo-asked", tag_field="type"):
    """A seat asks to take back a move; `waiting` have not answered. Empty `waiting`: it was settled."""

    seat: int
    waiting: tuple[int, ...]
    agreed: bool | None = None


class SignalFrame(msgspec.Struct, frozen=True, tag="signal", tag_field="type"):
    seat: int
    data: msgspec.Raw


class Advice(msgspec.Struct, frozen=True):
    """What the coach would do and why. `shown` is for the game's board."""

    said: Text
    best: msgspec.Raw
    shown: msgspec.Raw


class AdviceFrame(msgspec.Struct, frozen=True, tag="advice", tag_field="type"):
    """The coach on what a seat saw at version `v`; None when it did not manage."""

    v: int
    seat: int
    advice: Advice | None


class RefusedFrame(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """A message that was not carried out, and why; nothing changed."""

    why: Text
    rule: str | None = None


Outgoing = Frame | TableFrame | ChatFrame | UndoAsked | SignalFrame | AdviceFrame | RefusedFrame
