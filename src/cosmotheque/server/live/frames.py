"""Frames of one version of a table. Each is encoded once, however many watch from the same seat."""

from functools import lru_cache
from typing import Any

from cosmotheque.core import codec
from cosmotheque.core.game import Seat, Talk
from cosmotheque.server.base.terminal_view import drawing_of
from cosmotheque.server.live.action_columns import in_columns
from cosmotheque.server.live.connection import Views
from cosmotheque.server.live.journal import Journal
from cosmotheque.server.live.view_changes import changes
from cosmotheque.server.wire.frames import Frame


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
        self._news: dict[tuple[int | None, int, Views, bool], bytes | None] = {}
        self._views: dict[int | None, Any] = {}

    def view(self, seat: int | None) -> Any:
        """The view of a person at a seat, or of a spectator."""
        if seat not in self._views:
            self._views[seat] = self._journal.match.sight(seat)
        return self._views[seat]

    def news(self, seat: int | None, since: int, views: Views = "whole", before: Any = None) -> bytes | None:
        """The frame for a seat, or a spectator, that knows the log up to `since`; None where it tells nothing.

        Where the browser has kept the view `before`, which it got then, the frame has only the differences.
        One that keeps views also puts its actions together.
        """
        known = (seat, since, views, before is None)
        if known not in self._news:
            self._news[known] = self.text(seat, since, views, before) if self._journal.is_news(seat, since) else None
        return self._news[known]

    def text(self, seat: int | None, since: int, views: Views = "whole", before: Any = None) -> bytes:
        """The frame in any case."""
        return codec.encode(self._frame(seat, since, views, before))

    def _frame(self, seat: int | None, since: int, views: Views, before: Any) -> Frame:
        journal, match = self._journal, self._journal.match
        over, view = self._outcome is not None, self.view(seat)
        actor = seat if seat in self._actors else None
        kept = views == "kept"
        changed = None if before is None else list(changes(before, view))
        events = journal.events_shown_to(seat, since)
        if views == "drawn":
            view = drawing_of(match.game, view, () if actor is None else match.actions(actor))
        return Frame(
            v=journal.version(seat),
            seat=seat,
            now=self._now,
            view=view if changed is None else None,
            actions=() if actor is None or kept else journal.encoded_actions(actor),
            events=events,
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
            changes=changed,
            columns=None if not kept else () if actor is None else in_columns(match.actions(actor)),
            watch=sum(map(match.game.manners.watch, events)) if since else 0,
        )


@lru_cache(maxsize=1024)
def _in_order(actors: frozenset[Seat]) -> tuple[int, ...]:
    """The seats among them; chance and the clock are not shown."""
    return tuple(sorted(seat for seat in actors if seat >= 0))
