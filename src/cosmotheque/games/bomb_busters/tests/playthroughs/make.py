"""Writes the stored playthroughs anew: `python -m cosmotheque.games.bomb_busters.tests.playthroughs.make`."""

from itertools import count
from pathlib import Path
from random import Random

from cosmotheque import Match
from cosmotheque.core.bot import Limit
from cosmotheque.games.bomb_busters.bots import BOTS
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.parts.free_order.data import ClaimTask

FOLDER = Path(__file__).parent
WAYS = {
    "defused": ("level-4", "4"),
    "red": ("random", "8"),
    "detonator": ("random", "1"),
    "fatal": ("random", "14"),
    "overwound": ("random", "balance"),
    "robot": ("random", "53"),
    "not-red": ("random", "60"),
    "stuck": ("level-1", "16"),
}


def play(bot: str, mission: str, seed: int) -> Match:
    """A mission of three played by one kind of bot."""
    match = Match(GAME, 3, seed=seed, options={"mission": mission})
    rng = Random(seed)
    players = [BOTS["bomb-busters"][bot].make(GAME, seed + seat) for seat in range(3)]
    while match.outcome is None:
        seat = rng.choice(sorted(match.actors()))
        match.play(seat, players[seat].choose(match.moment(seat), Limit(nodes=1)))
    return match


def ending(reason: str) -> Match:
    """The first mission that ends so."""
    bot, mission = WAYS[reason]
    games = (play(bot, mission, seed) for seed in count())
    return next(match for match in games if match.outcome is not None and match.outcome.reason == reason)


def late() -> Match:
    """A mission against the clock in which nobody takes a turn once everything is set up."""
    match = Match(GAME, 3, seed=1, options={"mission": "10", "clock": "time"})
    while match.state.tasks and not isinstance(match.state.tasks[0], ClaimTask):
        seat = match.state.tasks[0].seat
        match.play(seat, match.actions(seat)[0])
    while match.outcome is None:
        match.ring()
    return match


if __name__ == "__main__":
    for reason in WAYS:
        (FOLDER / f"bomb-busters--{reason}.jsonl").write_bytes(ending(reason).record.to_jsonl())
    (FOLDER / "bomb-busters--late.jsonl").write_bytes(late().record.to_jsonl())
