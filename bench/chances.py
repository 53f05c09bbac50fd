"""The calibration of the mentors' chances, and the weights they should have.

Bots play, and at some of the positions the forecast of `Mentor.chances` is compared with what came of the game: the
Brier score (the mean square error, 0 is perfect) beside that of a forecast that is always the same, and for each tenth
of the forecasts what was said and what came true. Where a game's `mentor.chances` has `sides` (what speaks for each
side, in numbers) and `WEIGHTS`, weights are fitted on every second game, and judged on the others.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import numpy as np

from cosmotheque import registry
from cosmotheque.arena import in_processes, play_game
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import Limit
from cosmotheque.core.match import Match
from cosmotheque.review import happenings, result

PLAYERS = ("level-2", "level-3", "level-4", "level-5")
LIMIT = Limit(nodes=100)
VIEWS = 16
"""So many positions are taken of each game, each as some seat or a spectator sees it."""
STEPS, RATE, CALM = 3000, 0.05, 3e-4


class Sample(msgspec.Struct, frozen=True):
    """A forecast, and the share that each side, or the team, got in the end; `sides` is the evidence for them."""

    said: tuple[float, ...]
    got: tuple[float, ...]
    sides: tuple[tuple[float, ...], ...]


def play(slug: str, options: list[dict[str, Any]], seed: int) -> list[Sample]:
    """Positions of one game between bots of one strength or of several."""
    game, bots, rng = registry.load(slug), registry.bots(slug), Random(f"{slug}/{seed}")
    chosen, seats = rng.choice(options), rng.choice(game.meta.seats)
    names = [rng.choice(PLAYERS)] * seats if rng.random() < 0.5 else rng.choices(PLAYERS, k=seats)
    players = [msgspec.structs.replace(bots[name], limit=LIMIT) for name in names]
    record = play_game(game, players, seed=seed, options=chosen).record
    return list(samples(Match.restore(game, record.header, record.moves), rng))


def samples(match: Match, rng: Random) -> Iterator[Sample]:
    game, outcome = match.game, match.outcome
    mentor, sides = registry.mentor(game.meta.slug), getattr(chances_of(game.meta.slug), "sides", None)
    if mentor is None or mentor.chances is None or outcome is None:
        return
    going = [found.after for found in happenings(match) if game.outcome(found.after) is None and found.move.seat >= 0]
    for state in rng.sample(going, min(VIEWS, len(going))):
        view = game.view(state, rng.choice((None, *range(match.seats))))
        spoken = () if sides is None else tuple(() if side is None else tuple(side) for side in sides(view))
        yield Sample(mentor.chances(view), result(game, outcome), spoken)


def chances_of(slug: str) -> Any:
    return import_module(f"cosmotheque.games.{registry.folder(slug)}.mentor.chances")


def fit(found: list[Sample], width: int) -> Any:
    """The likeliest weights, by steps that grow where the slope stays the same (Adam)."""
    x, y = table(found, width)
    weights, mean, square = np.zeros(width), np.zeros(width), np.zeros(width)
    for step in range(1, STEPS + 1):
        slope = ((forecast(weights, x) - y)[:, :, None] * np.nan_to_num(x)).sum(axis=1).mean(axis=0) + CALM * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        weights = weights - RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights


def table(found: list[Sample], width: int) -> tuple[Any, Any]:
    """Numbers by sample, side and weight, none for sides that are not there; and what came of it."""
    most = max(2, *(len(one.sides) for one in found))
    x, y = np.full((len(found), most, width), np.nan), np.zeros((len(found), most))
    for row, one in enumerate(found):
        got, sides = (one.got, one.sides) if len(one.got) > 1 else ((one.got[0], 1 - one.got[0]), (*one.sides, ()))
        for number, (side, share) in enumerate(zip(sides, got, strict=True)):
            x[row, number] = (*side, *[0.0] * (width - len(side)))
            y[row, number] = share
    return x, y


def forecast(weights: Any, x: Any) -> Any:
    points = np.where(np.isnan(x[:, :, 0]), -np.inf, np.nan_to_num(x) @ weights)
    parts = np.exp(points - points.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def report(name: str, said: Any, got: Any, constant: Any) -> None:
    print(f"{name}: Brier {((said - got) ** 2).mean():.3f}, of the constant {((constant - got) ** 2).mean():.3f}")
    for part in np.array_split(np.argsort(said, kind="stable"), 10):
        print(f"  said {said[part].mean():6.1%}   came true {got[part].mean():6.1%}   ({len(part)})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--options", action="append", default=[], help="JSON; one of those given is chosen for a game")
    asked = parser.parse_args()
    options = [msgspec.json.decode(text) for text in asked.options] or [{}]
    going = in_processes(partial(play, asked.game, options), range(asked.games), asked.jobs)
    played = dict(track(going, asked.games, "games"))
    conclude(asked.game, [played[seed] for seed in range(asked.games)])


def conclude(slug: str, games: list[list[Sample]]) -> None:
    known, unseen = ([one for game in games[half::2] for one in game] for half in (0, 1))
    got = np.array([share for one in unseen for share in one.got])
    same = np.array([got.mean() if len(one.got) == 1 else 1 / len(one.got) for one in unseen for _ in one.got])
    report("the house's weights", np.array([share for one in unseen for share in one.said]), got, same)
    if hasattr(chances_of(slug), "sides"):
        width = len(chances_of(slug).WEIGHTS)
        weights = fit(known, width)
        print("fitted weights", ", ".join(f"{weight:.3f}" for weight in weights))
        said = forecast(weights, table(unseen, width)[0])
        fitted = np.array([said[row, number] for row, one in enumerate(unseen) for number in range(len(one.got))])
        report("fitted weights, games not fitted on", fitted, got, same)
        print("on all games  ", ", ".join(f"{weight:.3f}" for weight in fit(known + unseen, width)))


if __name__ == "__main__":
    main()
