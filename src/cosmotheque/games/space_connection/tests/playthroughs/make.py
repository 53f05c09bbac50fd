"""Writes the stored playthroughs anew: `python -m cosmotheque.games.space_connection.tests.playthroughs.make`."""

from itertools import count
from pathlib import Path
from random import Random

import cosmotheque
from cosmotheque.games.space_connection.actions import Confirm, Rocket, Shuffle
from cosmotheque.games.space_connection.components.sky import Side
from cosmotheque.games.space_connection.game import GAME

ENDS: dict[str, Side] = {"all-systems": 6, "more-systems": 3, "more-planets": 3, "draw": 3}


def play(seed: int, side: Side) -> cosmotheque.Match:
    """Two seats that fire at random. On the small sky they like to waste rockets, so that some games run dry."""
    match, rng = cosmotheque.Match(GAME, 2, seed=seed, options={"side": side}), Random(seed)
    for seat in (0, 1):
        match.play(seat, Shuffle())
        match.play(seat, Confirm())
    while match.outcome is None:
        (seat,) = match.actors()
        actions = match.actions(seat)
        rockets = [action for action in actions if isinstance(action, Rocket)]
        match.play(seat, rng.choice(rockets if rockets and side == 3 and rng.random() < 0.7 else list(actions)))
    return match


def find(reason: str, side: Side) -> cosmotheque.Match:
    games = (play(seed, side) for seed in count())
    return next(match for match in games if match.outcome is not None and match.outcome.reason == reason)


if __name__ == "__main__":
    for reason, side in ENDS.items():
        path = Path(__file__).with_name(f"{GAME.meta.slug}--{reason}.jsonl")
        path.write_bytes(find(reason, side).record.to_jsonl())
