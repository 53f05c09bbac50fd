"""A match on this machine with everything fed that no person decides: chance, the clock, the bots.

Arena, adapters and terminal play on it; the server has tables of its own, which live on while people come and go.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from cosmotheque.core.bot import Bot, BotSpec
from cosmotheque.core.deal import Seed
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.match import Match

PACE = 1000
"""Milliseconds of game time that one move takes in a live game, however long a bot really thought."""

Order: TypeAlias = Callable[[Sequence[Seat]], Seat]
"""The seat to ask first of several that may act."""


class Time(Protocol):
    """The time that a game runs on."""

    def __call__(self) -> int:
        """Milliseconds of game time since the beginning."""

    def pass_move(self) -> None:
        """Note that a seat is about to move."""

    def wait_until(self, moment: int) -> None:
        """Wait until this moment; nobody can do anything before it."""


class ImaginedTime:
    """Every move takes as long as any other, and nobody waits for anything."""

    def __init__(self, pace: int) -> None:
        self._pace = pace
        self._now = 0

    def __call__(self) -> int:
        return self._now

    def pass_move(self) -> None:
        self._now += self._pace

    def wait_until(self, moment: int) -> None:
        self._now = max(self._now, moment)


class Host:
    """A running game. `players` has a bot for each seat that plays by itself, None for one that is asked from outside.

    The seed decides chance and the bots' dice. Without an `order` the next seat round the table comes first, so that
    none has to wait for good. `thinking` is the real time each seat's bot took so far, in seconds.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[BotSpec | None],
        *,
        seed: Seed = None,
        options: Mapping[str, Any] | Any = None,
        names: Sequence[str] = (),
        time: Time | None = None,
        order: Order | None = None,
    ) -> None:
        seed = Random().getrandbits(32) if seed is None else seed
        self._time = time or ImaginedTime(PACE if game.meta.live else 0)
        self._order = order or self._next_round_the_table
        self._last = Seat(len(players) - 1)
        self._dice = [Random(f"{seed}/{seat}").getrandbits(32) for seat in range(len(players))]
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self.players = tuple(players)
        self.thinking = [0.0] * len(players)
        self.match = Match(game, len(players), seed=seed, options=options, clock=self._time, names=names)
        for seat, spec in enumerate(players):
            if spec is not None:
                self._bot(Seat(seat), spec)

    def next_seat(self) -> Seat | None:
        """The seat that is to act, after the clock has rung as often as it must; None when the game is over."""
        while self.match.outcome is None:
            waiting = sorted(seat for seat in self.match.actors() if seat >= 0)
            self._time.pass_move()
            if waiting and not self.is_late():
                return self._order(waiting)
            self._time.wait_until(self.match.deadline or 0)
            self.match.ring()
        return None

    def is_late(self) -> bool:
        """True if a deadline has come: then the clock is to act, and no seat."""
        deadline = self.match.deadline
        return deadline is not None and deadline <= self._time()

    def ask(self, seat: Seat, spec: BotSpec) -> Any:
        """The action that a bot would choose at this seat, whether a bot or a person sits there."""
        bot, moment = self._bot(seat, spec), self.match.moment(seat, remembers=spec.remembers)
        before = perf_counter()
        action = bot.choose(moment, spec.limit)
        self.thinking[seat] += perf_counter() - before
        return action

    def play(self, seat: Seat, action: Any) -> None:
        self.match.play(seat, action)
        self._last = seat

    def choose(self, seat: Seat, number: int) -> None:
        """The listed action of that number, which leaves nothing open."""
        self.match.choose(seat, number)
        self._last = seat

    def go_on(self) -> Seat | None:
        """Let clock and bots act until a seat without a bot is asked, which is returned, or the game is over.

        An error gets a note of the seat whose move it was.
        """
        while (seat := self.next_seat()) is not None and (spec := self.players[seat]) is not None:
            try:
                self.play(seat, self.ask(seat, spec))
            except Exception as fault:
                fault.add_note(f"{spec.name} was to make move {len(self.match.moves) + 1}, at seat {seat}.")
                raise
        return seat

    def _bot(self, seat: Seat, spec: BotSpec) -> Bot:
        """The same bot as long as the game lasts: it may remember, and its dice roll on."""
        if (seat, spec.name) not in self._bots:
            self._bots[seat, spec.name] = spec.make(self.match.game, self._dice[seat])
        return self._bots[seat, spec.name]

    def _next_round_the_table(self, waiting: Sequence[Seat]) -> Seat:
        return min(waiting, key=lambda seat: (seat - self._last - 1) % len(self.players))
