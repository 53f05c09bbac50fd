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
    """The mentor's remark about a move. `better` is an action of the game, `cost` the chance that was given away."""

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
    """A game's standing after a move, as `Standing` has it, and the mover's `luck` in it; None for none."""

    public: tuple[float, ...]
    own: tuple[float, ...]
    luck: float | None = None


class Review(msgspec.Struct, frozen=True):
    """The mentor's review of a finished game; `done` of its moves are looked at. Ask again while it is working.

    `curve` has a point for each move that is done, where the game's mentor knows of chances.
    """

    status: Literal["working", "done", "failed"]
    done: int
    moves: int
    remarks: tuple[MoveReview, ...] = ()
    figures: tuple[Figure, ...] = ()
    curve: tuple[CurvePoint, ...] = ()


class OwnPuzzles(msgspec.Struct, frozen=True):
    """Puzzles for a seat from its finished game: its mistakes and what is proved there, once all is looked through."""

    status: Literal["working", "done", "failed"]
    done: int
    moves: int
    pack: Pack | None = None


class ProofInfo(msgspec.Struct, frozen=True):
    """The origin of a finished game's deal, and the server's findings when it verifies that.

    A guest who does not trust the server downloads the record and verifies it. `moves` counts the moves of the whole
    game.
    """

    verdict: Verdict
    findings: tuple[Finding, ...]
    proof: Together | House | None = None
    moves: int = 0
