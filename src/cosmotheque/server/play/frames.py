"""Frames of one version of a table. Each is encoded once, however many watch from the same seat."""

from functools import lru_cache

from cosmotheque.core import codec
from cosmotheque.core.game import Seat, Talk
from cosmotheque.server.play.drawing import drawing_of
from cosmotheque.server.play.journal import Journal
from cosmotheque.server.wire import Frame


class Frames:
    def __init__(self, journal: Journal) -> None:
        match = journal.match
        self._journal = journal
        self._now = journal.now()
        self._outcome = match.outcome
        closed = journal.is_closed
        self._actors = () if closed else _in_order(match.actors())
        self._awaited = () if closed else _in_order(match.awaited())
        self._deadline = None if closed else match.deadline
        self._stands = journal.now.stands
        self._clocks = None if journal.clocks is None else journal.clocks.read(self._now)
        self._news: dict[tuple[int | None, int, bool], bytes | None] = {}

    def news(self, seat: int | None, since: int, drawn: bool = False) -> bytes | None:
        """The frame for a seat, or a spectator, that knows the log up to `since`; None where it tells nothing."""
        known = (seat, since, drawn)
        if known not in self._news:
            self._news[known] = self.text(seat, since, drawn) if self._journal.is_news(seat, since) else None
        return self._news[known]

    def text(self, seat: int | None, since: int, drawn: bool = False) -> bytes:
        """The frame in any case; `drawn` for a browser without a board for the game."""
        return codec.encode(self._frame(seat, since, drawn))

    def _frame(self, seat: int | None, since: int, drawn: bool) -> Frame:
        journal, match = self._journal, self._journal.match
        over, view = self._outcome is not None, match.sight(seat)
        actor = seat if seat in self._actors else None
        return Frame(
            v=journal.version(seat),
            seat=seat,
            now=self._now,
            view=drawing_of(match.game, view, () if actor is None else match.actions(actor)) if drawn else view,
            actions=() if actor is None else journal.listed(actor),
            events=journal.told(seat, since),
            actors=self._actors,
            awaited=self._awaited,
            outcome=self._outcome,
            talk=Talk.OPEN if over else match.game.manners.talk(match.state, None if seat is None else Seat(seat)),
            moves=journal.moves(seat),
            since=journal.version(seat, since),
            can_undo=seat is not None and not journal.is_closed and match.can_undo(seat),
            giving_up=None if seat is None or journal.is_closed else match.giving_up(seat),
            last=journal.last(seat),
            deadline=self._deadline,
            clocks=self._clocks,
            stands=self._stands,
        )


@lru_cache(maxsize=1024)
def _in_order(actors: frozenset[Seat]) -> tuple[int, ...]:
    """The seats among them; chance and the clock are not shown."""
    return tuple(sorted(seat for seat in actors if seat >= 0))
