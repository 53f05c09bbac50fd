"""A match in play together with its log: every change is an entry, also taking back, so `v` never goes down.

Changes are made in memory and returned as entries to store. When storing fails the journal is thrown away: the
stored log is the truth.
"""

import time
from bisect import bisect_left
from collections import Counter
from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.deal import new_deal
from cosmotheque.core.game import CLOCK, AnyGame, Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import Concession, Header, rules_of
from cosmotheque.server.live import clocks, entries, move_deadlines
from cosmotheque.server.live.clocks import Clocks
from cosmotheque.server.live.entries import Conceded, Entry, Moved, TakenBack
from cosmotheque.server.live.move_deadlines import Deadlines
from cosmotheque.server.live.visibility import Visibility, is_call, visibility_of
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.table import Correspondence, TimeControl


class Journal:
    """`called` are the seats for which the game began to wait with the last change that was made here."""

    def __init__(self, match: Match, clock: "GameTime", control: TimeControl | Correspondence | None) -> None:
        self.match = match
        self.v = 0
        self.now = clock
        self.clocks: Clocks | Deadlines | None = None
        self.retractions = Counter[int]()
        self._numbers: list[int] = []
        self._visibility = Visibility(match.game, match.seats)
        self._rewound = 0
        self._control = control
        self._listed: dict[int, msgspec.Raw] = {}
        self.called = frozenset[int]()
        self._waited = frozenset[int]()
        self._rang = any(move.seat == CLOCK for move in match.moves)
        self.is_closed = False

    @classmethod
    def begin(cls, game: AnyGame, record: TableRecord) -> tuple["Journal", list[Entry]]:
        """A game that starts now, and what chance did first."""
        clock = GameTime(record.times.started)
        match = Match(game, len(record.seats), seed=deal_of(record), options=record.options, clock=clock)
        journal = cls(match, clock, record.pace.clock or record.pace.correspondence)
        journal._wind()
        journal.apply_record(record)
        return journal, journal._log_moves(0)

    @classmethod
    def load(cls, game: AnyGame, record: TableRecord, lines: list[bytes]) -> "Journal":
        """The game that a stored log comes to, by the rules it began with."""
        game = rules_of(header_of(record), game)
        log = entries.read(lines, game)
        folded = entries.fold(log)
        clock = GameTime(record.times.started, log[-1].at if log else 0, record.pause.since)
        match = Match.restore(game, header_of(record), folded.moves, seed=deal_of(record), clock=clock)
        match.concession = folded.concession
        journal = cls(match, clock, record.pace.clock or record.pace.correspondence)
        journal.v, journal._numbers, journal._rewound = len(log), folded.numbers, folded.rewound
        journal.is_closed = record.ending.closed != ""
        journal._visibility = visibility_of(match, log)
        journal._waited = clocks.seats_with_clock(match.awaited())
        journal.retractions.update(entry.seat for entry in log if isinstance(entry, TakenBack))
        journal._wind()
        if journal.clocks is not None and log and log[-1].left is not None:
            journal.clocks = msgspec.structs.replace(journal.clocks, left=log[-1].left, at=log[-1].at)
        journal.apply_record(record)
        return journal

    def follow(self, lines: list[bytes]) -> None:
        """Take over the next lines of the log, which another node has stored."""
        for entry in entries.read(lines, self.match.game):
            match entry:
                case Moved():
                    self.match.follow(Move(entry.seat, entry.action, entry.at))
                case TakenBack():
                    self._truncate(entry.keep)
                case Conceded():
                    self.match.follow(Concession(entry.seat, entry.why, entry.at))
            self._enter(entry)
            if entry.left is not None and self.clocks is not None:
                running = clocks.seats_with_clock(self.match.awaited())
                self.clocks = msgspec.structs.replace(self.clocks, left=entry.left, running=running, at=entry.at)
        self._waited = clocks.seats_with_clock(self.match.awaited())

    @property
    def has_clock(self) -> bool:
        """True if the game has a clock of its own, as far as it has shown."""
        self._rang = self._rang or self.match.deadline is not None
        return self._rang

    def keep_time(self, before: TableRecord, record: TableRecord) -> None:
        """Have game time stand or go on as the record says."""
        self.now.shift(record.times.started - before.times.started, record.pause.since)

    def close(self) -> None:
        """Allow no more moves, although the game is not at its end."""
        self.is_closed = True

    def apply_record(self, record: TableRecord) -> None:
        """Have the days for a move stand during the holidays that the record knows."""
        if isinstance(self.clocks, Deadlines):
            self.clocks = move_deadlines.apply_holidays(self.clocks, record)

    def play(self, seat: int, action: Any) -> list[Entry]:
        """Play a move of a seat, and the chance moves that follow it."""
        before = len(self.match.moves)
        self.match.play(seat, action)
        return self._log_moves(before)

    def ring(self) -> list[Entry]:
        """Apply the game's own deadline, which has come."""
        before = len(self.match.moves)
        self.match.ring()
        return self._log_moves(before)

    def concede(self, seat: int, why: str) -> list[Entry]:
        """Concede for a seat that gives up or is out of time: a move where the others play on, else the end."""
        before = len(self.match.moves)
        self.match.concede(seat, why)
        if self.match.concession is None:
            return self._log_moves(before)
        return self._append(Conceded(Seat(seat), why, self.now()))

    def slip(self, seat: int) -> list[Entry]:
        """Apply the move, if any, that it costs a seat to have said what may not be said."""
        before = len(self.match.moves)
        self.match.slip(seat)
        return self._log_moves(before) if len(self.match.moves) > before else []

    def take_back(self, seat: int, keep: int) -> list[Entry]:
        """Forget all moves but the first `keep`. Whether that may be is asked before."""
        now = self.now()
        self._truncate(keep)
        return self._append(TakenBack(Seat(seat), keep, now))

    def encoded_actions(self, seat: int) -> msgspec.Raw:
        """The actions of a seat as they are sent. Thousands take their time, so they are written once a version."""
        if seat not in self._listed:
            self._listed[seat] = codec.raw(self.match.actions(seat))
        return self._listed[seat]

    def version(self, seat: int | None, at: int | None = None) -> int:
        """The version `v` for a seat, or a spectator: it counts only what they have noticed."""
        return self._visibility.version(seat, self.v if at is None else at)

    def moves(self, seat: int | None) -> int:
        """The number of moves that a seat, or a spectator, has noticed."""
        return self._visibility.moves(seat)

    def observers_since(self, keep: int) -> frozenset[int | None]:
        """The seats, and None for spectators, that have noticed any of the moves after the first `keep`."""
        return self._visibility.observers_since(keep)

    def last(self, seat: int | None) -> int | None:
        """The seat of the last move that a seat, or a spectator, has noticed."""
        return self._visibility.last(seat, self.match.moves)

    def sequels(self) -> tuple[dict[str, Any], ...]:
        """The options of what may be played next."""
        return tuple(
            codec.decode(codec.encode(options), dict) for options in self.match.game.endings.sequels(self.match.state)
        )

    def was_taken_back(self, since: int) -> bool:
        """True if moves were taken back after version `since`."""
        return since < self._rewound

    def events_seen_by(self, seat: int | None, since: int) -> list[Any]:
        """The events of the entries after version `since` that still stand, as a seat learns of them."""
        return self.match.events_seen_by(seat, bisect_left(self._numbers, since))

    def events_shown_to(self, seat: int | None, since: int) -> list[Any]:
        """The same for people: where they play by heart, only what is new since the last move they noticed."""
        return self.match.events_shown_to(seat, bisect_left(self._numbers, since))

    def is_news(self, seat: int | None, since: int) -> bool:
        """True if a seat that knows the log up to `since` has noticed anything after it, others' drafts left out."""
        return since == 0 or self.version(seat) > self.version(seat, since)

    def is_stale(self, seat: int, v: int) -> bool:
        """True if version `v`, as seen from this seat, is not the newest one for it."""
        return v != self.version(seat)

    def _truncate(self, keep: int) -> None:
        self.match.truncate(keep)
        del self._numbers[keep:]
        self._rewound = self.v + 1

    def _log_moves(self, before: int) -> list[Entry]:
        new = self.match.moves[before:]
        return self._append(*(Moved(move.seat, move.action, move.at) for move in new))

    def _append(self, *new: Entry) -> list[Entry]:
        for entry in new:
            self._enter(entry)
        waited = clocks.seats_with_clock(self.match.awaited())
        self.called, self._waited = waited - self._waited, waited
        return self._stamp_clocks(list(new))

    def _enter(self, entry: Entry) -> None:
        """Count an entry that the match has followed already."""
        match entry:
            case Moved():
                number = len(self._numbers)
                called = is_call(self.match.calls, number)
                self._visibility.move(self.v, entry.seat, self.match.events[number], calls=called)
                self._numbers.append(self.v)
            case TakenBack():
                self._visibility.take_back(self.v, entry.keep)
                self.retractions[entry.seat] += 1
            case Conceded():
                pass
        self.v += 1
        self._listed.clear()

    def _stamp_clocks(self, new: list[Entry]) -> list[Entry]:
        """The last of the new entries keeps what the clocks show."""
        if self.clocks is None or not new:
            return new
        at, mover = new[-1].at, new[0].seat if isinstance(new[0], Moved) else None
        if isinstance(self.clocks, Deadlines):
            noticed = self.version(None) > self.version(None, self.v - len(new))
            self.clocks = self.clocks.after(at, mover, self.match.awaited(), noticed=noticed)
        elif isinstance(self._control, TimeControl):
            self.clocks = self.clocks.after(at, mover, self.match.awaited(), self._control.increment)
        return [*new[:-1], msgspec.structs.replace(new[-1], left=self.clocks.left)]

    def _wind(self) -> None:
        match self._control:
            case TimeControl():
                self.clocks = clocks.fresh(self._control, self.match.seats, self.match.awaited())
            case Correspondence():
                self.clocks = move_deadlines.fresh(self._control, self.match.seats, self.match.awaited())


class GameTime:
    """Milliseconds since a table started, less those that it stood; it stands since `stopped` where that is not 0.

    Where the wall clock was set back meanwhile it goes on from `last`.
    """

    __slots__ = ("_started", "_stopped")

    def __init__(self, started: int, last: int = 0, stopped: int = 0) -> None:
        self._started = min(started, (stopped or wall_ms()) - last)
        self._stopped = stopped

    def __call__(self) -> int:
        return (self._stopped or wall_ms()) - self._started

    @property
    def stands(self) -> bool:
        return self._stopped > 0

    def shift(self, later: int, stopped: int) -> None:
        """Have it begun so much later, and stand since then, or go on."""
        self._started += later
        self._stopped = stopped


def wall_ms() -> int:
    """Milliseconds since 1970: the wall clock as it was when this process began, and the time that has passed since.

    Setting the clock while games run neither costs anybody their time nor gives them any.
    """
    return (_OFFSET + _passed_ns()) // 1_000_000


def _passed_ns() -> int:
    """Time that only goes forwards, also while the machine sleeps, where the system can tell."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if _COUNTS_SLEEP else time.monotonic_ns()


_COUNTS_SLEEP = hasattr(time, "CLOCK_BOOTTIME")
_OFFSET = time.time_ns() - _passed_ns()


def deal_of(record: TableRecord) -> str:
    """The secret from which chance follows at a table; tables from before there were deals get a new one each time."""
    return record.deal.secret or new_deal()


def header_of(record: TableRecord) -> Header:
    """The header of the table's record."""
    return Header(
        game=record.game,
        version=record.rules,
        seats=len(record.seats),
        options=record.options,
        names=tuple(seat.name or seat.bot or "" for seat in record.seats),
        started=record.created,
    )
