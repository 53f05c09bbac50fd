"""How often teams of bots defuse the bomb in Bomb Busters, by mission and number of seats.

Both teams play the same deals. The baseline, `greedy`, has the same exact probabilities: it takes the likeliest cut,
weighs red against it, and uses no equipment. Thinking ahead is measured in tries, not in seconds, so figures repeat.
Intervals hold 95 % (Wilson).
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from typing import Any, get_args

import msgspec
from rich.console import Console
from rich.table import Table

from cosmotheque.arena import play_game, wilson
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import Limit
from cosmotheque.games.bomb_busters.game import BOMB_BUSTERS, BOTS
from cosmotheque.games.bomb_busters.options import MissionName

MISSIONS = tuple(name for name in get_args(MissionName) if name != "practice")
TEAMS = ("level-5", "greedy")
TRIES = 60


class Cell(msgspec.Struct, frozen=True):
    mission: str
    seats: int
    team: str


class Result(msgspec.Struct, frozen=True):
    reason: str
    thinking: float
    decisions: int


def play(cell: Cell, seed: int) -> Result:
    """One mission; the seed is that of the deal."""
    spec = msgspec.structs.replace(BOTS["bomb-busters"][cell.team], limit=Limit(nodes=TRIES))
    played = play_game(BOMB_BUSTERS, [spec] * cell.seats, seed=seed, options={"mission": cell.mission})
    decisions = sum(move.seat >= 0 for move in played.record.moves)
    return Result(played.outcome.reason, sum(played.thinking), decisions)


def play_all(cell: Cell, games: int, seed: int, jobs: int) -> Iterator[Result]:
    seeds = range(seed, seed + games)
    if jobs == 1:
        yield from (play(cell, number) for number in seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [cell] * games, seeds)


def sum_up(cell: Cell, results: list[Result]) -> dict[str, Any]:
    reasons = Counter(result.reason for result in results)
    return {
        **msgspec.to_builtins(cell),
        "games": len(results),
        "won": msgspec.to_builtins(wilson(reasons["defused"], len(results))),
        "reasons": dict(sorted(reasons.items())),
        "seconds_a_decision": sum(r.thinking for r in results) / sum(r.decisions for r in results),
    }


def tabulate(reports: list[dict[str, Any]]) -> Table:
    table = Table(title="Bomb Busters: missions defused")
    for column in ("mission", "seats", "team", "games", "won", "red", "detonator", "overwound", "ms a decision"):
        table.add_column(column, justify="left" if column in ("mission", "team") else "right")
    for report in reports:
        won = "{value:.1%} ({low:.1%} – {high:.1%})".format(**report["won"])
        losses = [str(report["reasons"].get(reason, 0)) for reason in ("red", "detonator", "overwound")]
        thinking = f"{1000 * report['seconds_a_decision']:.1f}"
        table.add_row(
            report["mission"], str(report["seats"]), report["team"], str(report["games"]), won, *losses, thinking
        )
    return table


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="in each cell (default 500)")
    parser.add_argument("--missions", nargs="+", default=MISSIONS, choices=MISSIONS, help="default all")
    parser.add_argument("--seats", nargs="+", type=int, default=BOMB_BUSTERS.meta.seats, help="default 2 3 4 5")
    parser.add_argument("--teams", nargs="+", default=TEAMS, choices=list(BOTS["bomb-busters"]), help="default both")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="one JSON document a cell instead of a table")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1:
        parser.error("--games and --jobs must be above 0")
    return args


def main() -> None:
    args = read_arguments()
    reports = []
    for mission, seats, team in product(args.missions, args.seats, args.teams):
        if mission == "valentine" and seats != 2:
            continue
        cell = Cell(mission, seats, team)
        games = play_all(cell, args.games, args.seed, args.jobs)
        reports.append(sum_up(cell, list(track(games, args.games, f"{mission}, {seats} seats, {team}"))))
        if args.json:
            print(json.dumps(reports[-1]), flush=True)
    if not args.json:
        Console(width=120).print(tabulate(reports))


if __name__ == "__main__":
    main()
