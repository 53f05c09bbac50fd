"""The frames of a table's websocket, from the browser and to it."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from cosmotheque.core.game import Outcome, Talk
from cosmotheque.core.text import Text
from cosmotheque.server.wire.parts import Line, Message, SeatNumber, Slug, Version
from cosmotheque.server.wire.table import TableInfo

# Frames from the browser.


class Act(Message, frozen=True, kw_only=True, tag="act", tag_field="type"):
    """A move. `v` is the version the player saw: it is refused as stale when the seat has had news since."""

    v: Version
    seat: SeatNumber
    action: msgspec.Raw


class Look(Message, frozen=True, kw_only=True, tag="look", tag_field="type"):
    """Show the table from this seat, one of mine, from now on; None as a spectator."""

    seat: SeatNumber | None


class Undo(Message, frozen=True, kw_only=True, tag="undo", tag_field="type"):
    """Take back the seat's last move, or the last few as one."""

    v: Version
    seat: SeatNumber
    moves: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1


class Consent(Message, frozen=True, kw_only=True, tag="consent", tag_field="type"):
    """The answer of a seat to another seat's request to take back a move."""

    seat: SeatNumber
    agree: bool


class Admit(Message, frozen=True, kw_only=True, tag="admit", tag_field="type"):
    """The answer of a seat to a guest who asks for a seat in the running game, by the `number` of the request."""

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
    """Ask for the coach's advice to this seat of mine."""

    seat: SeatNumber


Pace = Literal["calm", "normal", "quick"]


class SetPace(Message, frozen=True, kw_only=True, tag="pace", tag_field="type"):
    """The pace at which I like to see the moves of bots. A table goes by the calmest of the players who are there."""

    pace: Pace


Incoming = Act | Look | Undo | Consent | Admit | Concede | Say | Signal | Advise | SetPace


# Frames to the browser.


class Columns(msgspec.Struct, frozen=True):
    """Actions of one kind, field by field: `count` values of it, one for each action in turn, or one for all."""

    count: int
    fields: tuple[tuple[str, Sequence[Any]], ...]


class Frame(msgspec.Struct, frozen=True, tag="frame", tag_field="type"):
    """Everything a seat may know now.

    - `v` counts everything that the seat has noticed at the table, taking back included; it never goes down.
    - `events` are those after version `since`; 0 means from the start of the game. `since` is the version this
      connection was last sent, or 0 on connecting and after `look`. Where people play by heart the view holds what is
      in sight, and `events` go back to the last move and no further.
    - `moves` counts the moves that the seat noticed, and `last` is the seat of the last one: others' private drafts are
      left out.
    - `now` is game time in milliseconds; it `stands` where the table is paused. `deadline` is when the game's own clock
      acts.
    - `actors` are the seats that may act; the game waits for those of them in `awaited`.
    - `clocks` are milliseconds left per seat; those of `awaited` seats are running.
    - `giving_up` says what giving up would mean for the seat: it `ends` the game for all, or the seat `leaves` and the
      others play on.
    - `changes` are for a browser that `keeps` views: values to put into the view of version `since`, each with its path
      from the view down. `view` is null then. The first frame on a connection always has the whole view.
    - `columns` are the actions for such a browser; `actions` is empty then.
    - `watch` is how many milliseconds people need to follow `events`, as far as the seat learned of them.
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
    stands: bool = False
    changes: Sequence[tuple[tuple[str | int, ...], Any]] | None = None
    columns: Sequence[Columns] | None = None
    watch: int = 0


class TableFrame(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Seats, presence, status: sent when any of it changes."""

    table: TableInfo


class ChatLine(msgspec.Struct, frozen=True):
    """A line by its `number` at this table. `who` said it, by a mark that is theirs at this table and nowhere else."""

    number: int
    who: str
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
    """The move that the coach would make, and why. `shown` is for the game's board."""

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
