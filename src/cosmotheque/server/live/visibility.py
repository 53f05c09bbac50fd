"""The part of a table's log that each observer has noticed. Others' private drafts are not noticed or counted.

A version that counted them would tell everybody how often a player thought again. But a player who may act must be told
of it: a move after which the game waits for another player, or lets another act, is noticed by all, whatever is shown
of it. So is the move that ends the game.
"""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, TypeAlias

from cosmotheque.core.calls import Calls, calls_in
from cosmotheque.core.game import AnyGame, Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.server.live.entries import Conceded, Entry, Moved, TakenBack

Observer: TypeAlias = int | None
Noticed: TypeAlias = frozenset[Observer]


class Visibility:
    """Observers are the seats and None, the spectators. Entries are numbered from 0, as in the log."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self._see = game.see
        self._secrets = game.meta.secrets
        self._everybody: Noticed = frozenset([None, *range(seats)])
        self._hidden: dict[Observer, list[int]] = {observer: [] for observer in self._everybody}
        self._standing: list[Noticed] = []
        self._alike = {self._everybody: self._everybody}  # one set in memory for all moves that the same ones noticed

    def move(self, number: int, seat: int, events: Sequence[Any], *, calls: bool) -> None:
        """Note that an entry is a move, which `calls` a seat to act that was not called before, or does not.

        The seat that made it notices it in any case: the frame is its acknowledgement.
        """
        noticed = self._everybody
        if self._secrets and not calls:
            noticed = frozenset(who for who in self._everybody if who == seat or self._is_shown(events, who))
            noticed = self._alike.setdefault(noticed, noticed)
        self._standing.append(noticed)
        self._enter(number, noticed)

    def take_back(self, number: int, keep: int) -> None:
        """Note that an entry takes back all moves but the first `keep`; only observers of one of them notice it."""
        noticed = self.observers_since(keep)
        del self._standing[keep:]
        self._enter(number, noticed)

    def observers_since(self, keep: int) -> Noticed:
        """The observers who have noticed any of the standing moves after the first `keep`."""
        return frozenset().union(*self._standing[keep:])

    def version(self, observer: Observer, number: int) -> int:
        """The number of entries among the first `number` that an observer has noticed."""
        return number - bisect_left(self._hidden[observer], number)

    def moves(self, observer: Observer) -> int:
        """The number of moves that stand and that an observer has noticed."""
        if not self._hidden[observer]:
            return len(self._standing)
        return sum(observer in noticed for noticed in self._standing)

    def last(self, observer: Observer, moves: Sequence[Move[Any]]) -> int | None:
        """The seat of the last standing move that an observer has noticed."""
        for number in reversed(range(len(moves))):
            if observer in self._standing[number]:
                return int(moves[number].seat)
        return None

    def _is_shown(self, events: Sequence[Any], observer: Observer) -> bool:
        who = None if observer is None else Seat(observer)
        return any(self._see(event, who) is not None for event in events)

    def _enter(self, number: int, noticed: Noticed) -> None:
        if noticed is not self._everybody:
            for observer in self._everybody - noticed:
                self._hidden[observer].append(number)


def is_call(calls: Sequence[Calls], number: int) -> bool:
    """True if the move of that number calls a seat to act, or ends the game."""
    before, after = calls[number], calls[number + 1]
    return not after <= before or bool(before and not after)


def visibility_of(match: Match, log: Sequence[Entry]) -> Visibility:
    """The visibility of a match's whole log. Moves taken back are played again: their observers are not stored."""
    visibility = Visibility(match.game, match.seats)
    if len(log) == len(match.moves):
        for number, (move, events) in enumerate(zip(match.moves, match.events, strict=True)):
            visibility.move(number, move.seat, events, calls=is_call(match.calls, number))
        return visibility
    states = [match.game.start(match.options, match.seats)]
    calls = match.calls[:1]
    for number, entry in enumerate(log):
        match entry:
            case Moved():
                step = match.game.apply(states[-1], Move(entry.seat, entry.action, entry.at))
                states.append(step.state)
                calls.append(calls_in(match.game, step.state, calls[-1]))
                visibility.move(number, entry.seat, step.events, calls=is_call(calls, len(calls) - 2))
            case TakenBack():
                del states[entry.keep + 1 :], calls[entry.keep + 1 :]
                visibility.take_back(number, entry.keep)
            case Conceded():
                pass
    return visibility
