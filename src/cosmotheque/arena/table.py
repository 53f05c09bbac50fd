"""One game between bots, from the first move to the outcome."""

from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from cosmotheque.core.bot import Bot, BotSpec
from cosmotheque.core.game import AnyGame, Outcome, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record

PACE = 1000
"""Milliseconds of game time that one move takes in a live game, however long the bot really thought."""


class Played(msgspec.Struct, frozen=True):
    """A finished game. `thinking` is the real time each seat took, in seconds."""

    record: Record
    outcome: Outcome
    thinking: tuple[float, ...]


def play_game(
    game: AnyGame, players: Sequence[BotSpec], *, seed: int, options: Mapping[str, Any] | Any = None
) -> Played:
    """Play a game, one bot per seat. The seed decides chance, the bots' dice and who is first when several may act."""
    table = _Table(game, players, seed, options)
    while (outcome := table.match.outcome) is None:
        table.turn()
    return Played(table.match.record, outcome, tuple(table.thinking))


class _Table:
    def __init__(self, game: AnyGame, players: Sequence[BotSpec], seed: int, options: Any) -> None:
        self.now = 0
        self.pace = PACE if game.meta.live else 0
        self.match = Match(
            game,
            len(players),
            seed=seed,
            options=options,
            clock=lambda: self.now,
            names=[player.name for player in players],
        )
        self.players = players
        self.bots: list[Bot] = [
            player.make(game, Random(f"{seed}/{seat}").getrandbits(32)) for seat, player in enumerate(players)
        ]
        self.order = Random(f"{seed}/order")
        self.thinking = [0.0] * len(players)

    def turn(self) -> None:
        """One move of one seat, or of the clock when its time has come or nobody else may act."""
        waiting = sorted(seat for seat in self.match.actors() if seat >= 0)
        self.now += self.pace
        deadline = self.match.deadline
        if deadline is not None and (not waiting or deadline <= self.now):
            self.now = max(self.now, deadline)
            self.match.ring()
        else:
            self._ask(self.order.choice(waiting))

    def _ask(self, seat: Seat) -> None:
        match, player = self.match, self.players[seat]
        history = match.seen(seat) if player.remembers else ()
        view, actions = match.view(seat), match.actions(seat)
        before = perf_counter()
        action = self.bots[seat].choose(view, actions, player.limit, history)
        self.thinking[seat] += perf_counter() - before
        match.play(seat, action)
