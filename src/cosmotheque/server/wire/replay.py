"""The bodies of requests about a game that is over: its replay, its review, its puzzles."""

from typing import Literal

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.core.mentor import Figure, Grade
from cosmotheque.core.proof import House, Together
from cosmotheque.core.text import Text
from cosmotheque.core.verifying import Finding, Verdict
from cosmotheque.review import Standing
from cosmotheque.server.wire.table import TableInfo
from cosmotheque.study.pack import Pack


class ReplayFrame(msgspec.Struct, frozen=True):
    """The table after so many moves, from one point of view.

    `watch` is how many milliseconds people need to follow `events`, as far as the viewer learned of them.
    """

    view: msgspec.Raw
    events: msgspec.Raw
    seat: int | None
    at: int
    watch: int = 0


class Replay(msgspec.Struct, frozen=True):
    """A finished game. The first frame is the start."""

    table: TableInfo
    seat: int | None
    frames: tuple[ReplayFrame, ...]
    outcome: Outcome


class RemarkInfo(msgspec.Struct, frozen=True):
    """What the mentor says of a move; `better` is an action of the game, `cost` the chance that it gave away."""

    grade: Grade
    said: Text
    better: msgspec.Raw
    cost: float = 0.0


class MoveReview(msgspec.Struct, frozen=True):
    """A move that was looked at, by its number in the record."""

    number: int
    seat: int
    remark: RemarkInfo | None
    standing: Standing | None = None
    luck: float | None = None


class CurvePoint(msgspec.Struct, frozen=True):
    """How the game stood after a move, as `Standing` has it, and what of it was the mover's luck; None for none."""

    public: tuple[float, ...]
    own: tuple[float, ...]
    luck: float | None = None


class Review(msgspec.Struct, frozen=True):
    """What the mentor says of a finished game: so many of its moves are done. Ask again while it is working.

    `curve` has a point for each move that is done, where the game's mentor knows of chances.
    """

    status: Literal["working", "done", "failed"]
    done: int
    moves: int
    remarks: tuple[MoveReview, ...] = ()
    figures: tuple[Figure, ...] = ()
    curve: tuple[CurvePoint, ...] = ()


class OwnPuzzles(msgspec.Struct, frozen=True):
    """What a seat can learn from a finished game: its mistakes and what is proved there, once all is looked through."""

    status: Literal["working", "done", "failed"]
    done: int
    moves: int
    pack: Pack | None = None


class ProofInfo(msgspec.Struct, frozen=True):
    """How the deal of a finished game came about, and what the server finds when it verifies that.

    Whoever does not trust it downloads the record and verifies that. `moves` is how many there are, to the end.
    """

    verdict: Verdict
    findings: tuple[Finding, ...]
    proof: Together | House | None = None
    moves: int = 0
