"""Frames of one version of a table. Each is encoded once, however many watch from the same seat."""

from cosmotheque.core import codec
from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.game import Seat, Talk
from cosmotheque.server.journal import Journal
from cosmotheque.server.wire import Frame


class Frames:
    def __init__(self, journal: Journal) -> None:
        match = journal.match
        self._journal = journal
        self._now = journal.now()
        self._outcome = match.outcome
        self._actors = tuple(sorted(seat for seat in match.actors() if seat >= 0))
        self._last = match.moves[-1].seat if match.moves else None
        self._deadline = match.deadline
        self._clocks = None if journal.clocks is None else journal.clocks.read(self._now)
        self._texts: dict[tuple[int | None, int], bytes] = {}
        self._news: dict[tuple[int | None, int], bool] = {}

    def is_news(self, seat: int | None, since: int) -> bool:
        """Whether a frame would tell anything to whoever was last sent version `since`."""
        news = self._news.get((seat, since))
        if news is None:
            news = self._news[seat, since] = self._journal.is_news(seat, since)
        return news

    def text(self, seat: int | None, since: int) -> bytes:
        """The frame for a seat, or a spectator, that was last sent version `since`."""
        text = self._texts.get((seat, since))
        if text is None:
            text = self._texts[seat, since] = codec.encode(self._frame(seat, since))
        return text

    def _frame(self, seat: int | None, since: int) -> Frame:
        journal, match = self._journal, self._journal.match
        over = self._outcome is not None
        return Frame(
            v=journal.v,
            seat=seat,
            now=self._now,
            view=match.view(seat),
            actions=match.actions(seat) if seat is not None and seat in self._actors else (),
            events=journal.seen(seat, since),
            actors=self._actors,
            outcome=self._outcome,
            talk=Talk.OPEN if over else match.game.talk(match.state, None if seat is None else Seat(seat)),
            moves=len(match.moves),
            since=since,
            can_undo=seat is not None and not over and _can_undo(journal, seat),
            last=self._last,
            deadline=self._deadline,
            clocks=self._clocks,
        )


def _can_undo(journal: Journal, seat: int) -> bool:
    try:
        journal.match.plan_undo(seat)
    except CannotUndo:
        return False
    return True
