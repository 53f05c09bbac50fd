"""Reviews of finished games, and the puzzles that are found in them for one seat."""

import msgspec

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.mentor import Figure
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.wire.replay import CurvePoint, MoveReview, OwnPuzzles, Review
from cosmotheque.server.workers.charging import Charge
from cosmotheque.server.workers.orders import PuzzleOrder, ReviewOrder
from cosmotheque.server.workers.partial_results import PartialResults, Status
from cosmotheque.study.pack import Pack

KEPT = 128
PACKS_KEPT = 16


class ReviewDraft:
    """A review that grows; the figures are the end."""

    def __init__(self, moves: int) -> None:
        self.status: Status = "working"
        self._moves = moves
        self._looked_at = 0
        self._remarks: list[MoveReview] = []
        self._curve: list[CurvePoint] = []
        self._figures: tuple[Figure, ...] = ()

    def add(self, part: msgspec.Raw) -> None:
        review = codec.decode(part, MoveReview)
        self._looked_at = review.number + 1
        if review.remark is not None:
            self._remarks.append(msgspec.structs.replace(review, standing=None))  # the curve has it
        if review.standing is not None:
            self._curve.append(CurvePoint(review.standing.public, review.standing.own, review.luck))

    def finish(self, end: msgspec.Raw) -> None:
        self._figures = codec.decode(end, tuple[Figure, ...])
        self.status, self._looked_at = "done", self._moves

    def so_far(self) -> Review:
        return Review(
            self.status, self._looked_at, self._moves, tuple(self._remarks), self._figures, tuple(self._curve)
        )


class PackDraft:
    """A pack that is looked for: so many moves are done; all of it is the end."""

    def __init__(self, moves: int) -> None:
        self.status: Status = "working"
        self._moves = moves
        self._looked_at = 0
        self._pack: Pack | None = None

    def add(self, part: msgspec.Raw) -> None:
        self._looked_at = max(self._looked_at, codec.decode(part, int) + 1)

    def finish(self, end: msgspec.Raw) -> None:
        self._pack = codec.decode(end, Pack)
        self.status, self._looked_at = "done", self._moves

    def so_far(self) -> OwnPuzzles:
        return OwnPuzzles(self.status, self._looked_at, self._moves, self._pack)


class Reviews:
    def __init__(self, settings: Settings, charge: Charge) -> None:
        self._reviews: PartialResults[ReviewDraft] = PartialResults(settings, KEPT, charge)
        self._packs: PartialResults[PackDraft] = PartialResults(settings, PACKS_KEPT, charge)

    def get_review(self, table: str, *, again: bool = False) -> Review | None:
        """The review of this table's game as far as it has come; with `again` None if it failed."""
        draft = self._reviews.get_draft(table, again=again)
        return None if draft is None else draft.so_far()

    def begin(self, asker: str, table: str, game: str, record: bytes, moves: int) -> Review:
        """Have a game reviewed for a guest."""
        mentor = registry.mentor(game)
        if mentor is None or (mentor.remark is None and mentor.figures is None and mentor.chances is None):
            raise Denied(404, sentences.NO_REVIEW)
        return self._reviews.begin(asker, table, ReviewDraft(moves), ReviewOrder(record.decode())).so_far()

    def get_puzzles(self, table: str, seat: int, *, again: bool = False) -> OwnPuzzles | None:
        """The puzzles of a seat at this table, as far as they are found."""
        draft = self._packs.get_draft(f"{table}/{seat}", again=again)
        return None if draft is None else draft.so_far()

    def find_puzzles(self, asker: str, table: str, seat: int, record: bytes, moves: int) -> OwnPuzzles:
        """Have a game looked through for what a seat can learn from it."""
        order = PuzzleOrder(record.decode(), seat)
        return self._packs.begin(asker, f"{table}/{seat}", PackDraft(moves), order).so_far()

    async def close(self) -> None:
        await self._reviews.close()
        await self._packs.close()
