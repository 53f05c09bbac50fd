"""The speed of the engine's private board: random moves a second beside the contract's, in the same run.

Both play the same game on the same boards, in short rounds by turns, because the speed of a machine drifts.
"""

import argparse
import json
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from cosmotheque import Match, load
from cosmotheque.cli.progress import track
from cosmotheque.games.katarenga.bots.engine import board, jit
from cosmotheque.games.katarenga.bots.engine.bridge import problem_of

STRIDE = 200_000 if jit.COMPILED else 5_000
"""Moves that the private board makes between two looks at the clock."""


def contract_speed(slug: str, seconds: float, rng: Random) -> float:
    """Moves a second through `Match`: listed, one chosen, checked for membership, applied."""
    game, moves, began = load(slug), 0, perf_counter()
    while (passed := perf_counter() - began) < seconds:
        match = Match(game, seed=rng.getrandbits(32))
        while match.outcome is None:
            seat = next(iter(match.actors()))
            match.play(seat, rng.choice(match.actions(seat)))
            moves += 1
    return moves / passed


def board_speed(slug: str, seconds: float, rng: Random) -> float:
    """Moves a second on the private board: listed, one chosen, made, the end looked for."""
    buffer = jit.zeros(board.MAX_MOVES)
    moves, spent = 0, 0.0
    while spent < seconds:
        t, start, _ = problem_of(Match(load(slug), seed=rng.getrandbits(32)).view(0))
        began = perf_counter()
        board.wander(t, start, STRIDE, rng.getrandbits(30), buffer)
        spent += perf_counter() - began
        moves += STRIDE
    return moves / spent


def compare(slug: str, seconds: float, rounds: int, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    board_speed(slug, 0.001, rng)  # compiles
    speeds: dict[str, list[float]] = {"contract": [], "board": []}
    for _ in track(range(rounds), rounds, slug):
        speeds["contract"].append(contract_speed(slug, seconds / rounds, rng))
        speeds["board"].append(board_speed(slug, seconds / rounds, rng))
    contract, private = median(speeds["contract"]), median(speeds["board"])
    return {"game": slug, "compiled": jit.COMPILED, "contract": contract, "board": private, "ratio": private / contract}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="per side and game (default 3)")
    parser.add_argument("--rounds", type=int, default=5, help="the seconds are split into so many (default 5)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.seconds <= 0 or args.rounds < 1:
        parser.error("--seconds and --rounds must be above 0")
    rows = [compare(slug, args.seconds, args.rounds, args.seed) for slug in ("katarenga-big-bang", "katarenga")]
    if args.json:
        print(json.dumps(rows))
        return
    print(f"{'random moves a second':<24}{'contract':>12}{'board':>14}{'ratio':>10}")
    for row in rows:
        print(f"{row['game']:<24}{row['contract']:>12,.0f}{row['board']:>14,.0f}{row['ratio']:>9.0f}×")


if __name__ == "__main__":
    main()
