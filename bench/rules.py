"""The speed of the rules: random play of every game through the full contract, beside python-chess and PettingZoo.

All contenders take turns in short rounds of one run, because the speed of a machine drifts; what is compared are
medians of plies per second of CPU time. A ply is one decision of a player: legal actions listed, one chosen, checked
for membership and applied. Each game is measured twice: as it is, and with the view of every seat made after each ply,
which a server or a learner needs.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from cosmotheque import Match, load, playable
from cosmotheque.cli.progress import track
from cosmotheque.core.game import CLOCK

YARDSTICK = "python-chess"
WITH_VIEWS = " + views"
Plies = Iterator[None]


def play_contract(slug: str, rng: Random, *, views: bool = False) -> Plies:
    """One game after another through `Match`, with every seat count in turn, yielding after each ply.

    With `views` every seat then looks at the game.
    """
    game = load(slug)
    while True:
        for seats in game.meta.seats:
            match = Match(game, seats, seed=rng.getrandbits(32))
            while match.outcome is None:
                actors = match.actors()
                seat = next(iter(actors)) if len(actors) == 1 else rng.choice(sorted(actors))
                if seat == CLOCK:
                    match.ring()
                    continue
                action = rng.choice(match.actions(seat))
                match.play(seat, game.measured.measure(match.view(seat), action, rng) if game.meta.live else action)
                if views:
                    for looking in range(seats):
                        match.view(looking)
                yield


def play_chess(rng: Random) -> Plies:
    chess = import_module("chess")
    while True:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            yield


def play_pettingzoo(module: str, rng: Random) -> Plies:
    """PettingZoo's loop as its documentation shows it."""
    env = import_module(f"pettingzoo.classic.{module}").env()
    while True:
        env.reset(seed=rng.getrandbits(31))
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            if not over:
                yield


def contenders(slugs: Iterable[str], rng: Random) -> dict[str, Plies]:
    """The games and the peers; a peer whose packages are missing is named on stderr and left out."""
    peers: dict[str, tuple[str, Callable[[], Plies]]] = {
        YARDSTICK: ("chess", lambda: play_chess(rng)),
        "pettingzoo connect-four": (
            "pettingzoo.classic.connect_four_v3",
            lambda: play_pettingzoo("connect_four_v3", rng),
        ),
        "pettingzoo chess": ("pettingzoo.classic.chess_v6", lambda: play_pettingzoo("chess_v6", rng)),
    }
    found = {
        f"{slug}{WITH_VIEWS * views}": play_contract(slug, rng, views=views)
        for slug in slugs
        for views in (False, True)
    }
    for name, (module, start) in peers.items():
        try:
            import_module(module)
        except ModuleNotFoundError as missing:
            print(f"{name} is left out: it needs the package {missing.name}.", file=sys.stderr)
        else:
            found[name] = start()
    return found


def measure(plies: Plies, seconds: float) -> float:
    """Plies per second of CPU time, over at least so many seconds."""
    count, began = 0, process_time()
    while (passed := process_time() - began) < seconds:
        for _ in range(20):
            next(plies)
        count += 20
    return count / passed


def compare(slugs: Iterable[str], seconds: float, rounds: int, seed: int) -> dict[str, list[float]]:
    """The speed of every contender in every round."""
    running = contenders(slugs, Random(seed))
    speeds: dict[str, list[float]] = {name: [] for name in running}
    for number in track(range(rounds + 1), rounds + 1, "rules"):
        for name, plies in running.items():
            speed = measure(plies, seconds / rounds)
            if number > 0:  # the first round warms up imports and caches
                speeds[name].append(speed)
    return speeds


def report(speeds: dict[str, list[float]]) -> list[dict[str, Any]]:
    yardstick = median(speeds[YARDSTICK]) if YARDSTICK in speeds else None
    return [
        {
            "name": name,
            "plies_per_second": median(values),
            "slowest": min(values),
            "fastest": max(values),
            "to_python_chess": None if yardstick is None else median(values) / yardstick,
        }
        for name, values in speeds.items()
    ]


def print_table(rows: list[dict[str, Any]]) -> None:
    print(f"{'random play':<28}{'plies/s':>10}{'slowest – fastest':>22}{'× python-chess':>16}")
    for row in sorted(rows, key=lambda row: -row["plies_per_second"]):
        spread = f"{row['slowest']:,.0f} – {row['fastest']:,.0f}"
        ratio = "" if row["to_python_chess"] is None else f"{row['to_python_chess']:.2f}"
        print(f"{row['name']:<28}{row['plies_per_second']:>10,.0f}{spread:>22}{ratio:>16}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", metavar="SLUG,…", help="these alone (default: all)")
    parser.add_argument("--seconds", type=float, default=3.0, help="per contender (default 3)")
    parser.add_argument("--rounds", type=int, default=5, help="the seconds are split into so many (default 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.seconds <= 0 or args.rounds < 1:
        parser.error("--seconds and --rounds must be above 0")
    slugs = args.games.split(",") if args.games else playable()
    if unknown := set(slugs).difference(playable()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    rows = report(compare(slugs, args.seconds, args.rounds, args.seed))
    if args.json:
        print(json.dumps(rows))
    else:
        print_table(rows)


if __name__ == "__main__":
    main()
