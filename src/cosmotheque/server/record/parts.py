"""Parts of a table's record: what belongs together lies together."""

from typing import Any, Literal

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.core.proof import Together
from cosmotheque.server.record.rated import Counting, Entrant
from cosmotheque.server.wire.table import Correspondence, Holiday, PastGame, PauseReason, TimeControl


class UndoRequest(msgspec.Struct, frozen=True):
    """A request at version `v` to take back all moves but the first `keep`; the seats in `waiting` have not answered.

    `noticed` are the seats that know of any of these moves, None for spectators. No other seat hears of the request.
    """

    seat: int
    keep: int
    waiting: tuple[int, ...]
    v: int
    noticed: tuple[int | None, ...] = ()


class Newcomer(msgspec.Struct, frozen=True):
    """A guest who asks for a seat in a running game with secrets; `agreed` are the guests who have agreed.

    Each request has another `number`, so that no answer counts for the next one.
    """

    guest: str
    name: str
    seat: int
    number: int
    agreed: tuple[str, ...] = ()


class Times(msgspec.Struct, frozen=True, omit_defaults=True):
    """Times in milliseconds since 1970: the game `began` and `ended`. `started` is as much later as its time stood."""

    started: int = 0
    began: int = 0
    ended: int = 0


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of the game: its outcome, and by seat the `feats` that people have done, where anybody has.

    `closed` is why the administrator has closed the table: it is over without an outcome.
    """

    outcome: Outcome | None = None
    feats: tuple[tuple[str, ...], ...] = ()
    closed: str = ""


class Talk(msgspec.Struct, frozen=True, omit_defaults=True):
    """Chat, in `free` words or in the game's phrases, and whether there is a coach."""

    open: bool = True
    free: bool = False
    coach: bool = False


class Access(msgspec.Struct, frozen=True, omit_defaults=True):
    """The guests who may come: everybody where it is `public`, the members of a `group`, or all who have the link."""

    public: bool = False
    group: str = ""
    group_name: str = ""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """Time for moves: a clock, or days for each move; without either everybody takes their time.

    Of a `correspondence`, `holidays` are those of the guests as they were when the table last asked.
    """

    clock: TimeControl | None = None
    correspondence: Correspondence | None = None
    holidays: dict[str, tuple[Holiday, ...]] = {}

    @property
    def kind(self) -> Literal["free", "clock", "days"]:
        return "days" if self.correspondence is not None else "free" if self.clock is None else "clock"


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal: its `secret` decides all that chance does, and is shown to nobody before the end.

    With `repeat` it was played before; `day` is the date whose deal it is. `draw` is how it comes about: the server's
    secret, and the share of each seat once the game is to start. Shares are waited for until `opening`, in
    milliseconds since 1970.
    """

    secret: str = ""
    repeat: bool = False
    day: str = ""
    draw: Together | None = None
    opening: int = 0


class Series(msgspec.Struct, frozen=True, omit_defaults=True):
    """The `games` played in a row: those in the `past` with their summed `score`, and what may follow.

    `sequels` are the options of what may be played next, `rematch` is the table where it is.
    """

    score: tuple[float, ...] = ()
    games: int = 1
    past: tuple[PastGame, ...] = ()
    sequels: tuple[dict[str, Any], ...] = ()
    rematch: str | None = None


class Requests(msgspec.Struct, frozen=True, omit_defaults=True):
    """Requests of players, and what is left of them.

    `refused` is the version at which an undo was refused. `given_up` are, by guest, the seats that they have had in
    this game and that are no longer theirs.
    """

    undo: UndoRequest | None = None
    refused: int | None = None
    newcomer: Newcomer | None = None
    given_up: dict[str, tuple[int, ...]] = {}


class Pause(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game's own clock stands for a `reason`, `since` a moment in milliseconds since 1970.

    The guests in `without` are away and not waited for.
    """

    reason: PauseReason | Literal[""] = ""
    since: int = 0
    without: tuple[str, ...] = ()


class Rating(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game that is `rated` by the strengths of its `entrants`, by seat; at the end `counting` says how it counts."""

    rated: bool = False
    entrants: tuple[Entrant, ...] = ()
    counting: Counting | None = None

    @property
    def is_uncounted(self) -> bool:
        """True if the game is over and not counted yet."""
        return self.counting is not None and not self.counting.told
