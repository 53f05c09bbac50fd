"""Frames of one version of a table. Each point of view is encoded once, however many watch."""

from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.errors import CannotUndo
from cosmotheque.core.game import Seat, Talk
from cosmotheque.server.journal import Journal
from cosmotheque.server.wire import Frame

NOTHING = msgspec.Raw(b"[]")


class Frames:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        match = journal.match
        self._now = journal.now()
        self._outcome = match.outcome
        self._actors = tuple(sorted(seat for seat in match.actors() if seat >= 0))
        self._views: dict[int | None, dict[str, Any]] = {}
        self._texts: dict[tuple[int | None, int], str] = {}

    def text(self, seat: int | None, since: int) -> str:
        """The frame for a seat, or a spectator, that was last sent version `since`."""
        text = self._texts.get((seat, since))
        if text is None:
            text = self._texts[seat, since] = codec.encode(self._frame(seat, since)).decode()
        return text

    def _frame(self, seat: int | None, since: int) -> Frame:
        journal, match = self._journal, self._journal.match
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = self._known(seat)
        return Frame(
            v=journal.v,
            seat=seat,
            now=self._now,
            events=_raw(journal.seen(seat, since)),
            actors=self._actors,
            outcome=self._outcome,
            moves=len(match.moves),
            since=since,
            last=match.moves[-1].seat if match.moves else None,
            deadline=match.deadline,
            clocks=None if journal.clocks is None else journal.clocks.read(self._now),
            **known,
        )

    def _known(self, seat: int | None) -> dict[str, Any]:
        """What depends on the seat alone."""
        match = self._journal.match
        return {
            "view": _raw(match.view(seat)),
            "actions": NOTHING if seat not in self._actors or seat is None else _raw(match.actions(seat)),
            "talk": Talk.OPEN if self._outcome else match.game.talk(match.state, None if seat is None else Seat(seat)),
            "can_undo": seat is not None and self._outcome is None and _can_undo(self._journal, seat),
        }


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(codec.encode(value)) if value else NOTHING


def _can_undo(journal: Journal, seat: int) -> bool:
    try:
        journal.match.plan_undo(seat)
    except CannotUndo:
        return False
    return True
