"""How well teams of bots play Contact: wins, points of 42 and first guesses, by level and by how steady the hands are.

With `--into` every finished cell is added to a file of JSON lines, and cells that stand there already are not played
again, so that a long run can be broken off and continued.

Both teams have the same hands, choose their routes and ask again in the same way, and play the same tables; the
baseline hears the last leg of a transmission only, and chooses routes for such ears. Intervals hold 95 %; those of
first guesses take rounds as independent, which those of one game are not quite.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from cosmotheque.arena import mean, play_game, wilson
from cosmotheque.cli.progress import track
from cosmotheque.core.match import Match
from cosmotheque.games.contact.bots import bot_spec
from cosmotheque.games.contact.bots.skill import LAST_LEG, LEVELS
from cosmotheque.games.contact.game import GAME

LEVELS_PLAYED = ("1", "2", "3", "4", "5", "6", "pro")
NOISES = (8, 12, 18)
TEAMS = {"decoder": LEVELS[5], "last-leg": LAST_LEG}


class Cell(msgspec.Struct, frozen=True):
    """One line of the report: a level or `pro`, timing noise in percent, and who plays."""

    level: str
    noise: float
    team: str
    seats: int

    @property
    def options(self) -> dict[str, Any]:
        return {"variant": "pro"} if self.level == "pro" else {"variant": "base", "level": int(self.level)}


class Result(msgspec.Struct, frozen=True):
    won: bool
    score: float
    rounds: int
    first_guesses: int
    thinking: float
    decisions: int


def play(cell: Cell, seed: int) -> Result:
    """One game of a team whose hands have the noise of the cell."""
    skill = msgspec.structs.replace(TEAMS[cell.team], noise=cell.noise / 100)
    played = play_game(GAME, [bot_spec(cell.team, 0, skill)] * cell.seats, seed=seed, options=cell.options)
    rounds = Match.restored(GAME, played.record.header, played.record.moves).state.rounds
    return Result(
        won=played.outcome.reason == "twelve-rounds",
        score=played.outcome.scores[0],
        rounds=len(rounds),
        first_guesses=sum(len(done.guesses) == 1 for done in rounds),
        thinking=sum(played.thinking),
        decisions=sum(move.seat >= 0 for move in played.record.moves),
    )


def play_all(cell: Cell, games: int, seed: int, jobs: int) -> Iterator[Result]:
    seeds = range(seed, seed + games)
    if jobs == 1:
        yield from (play(cell, number) for number in seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [cell] * games, seeds)


def sum_up(cell: Cell, results: list[Result]) -> dict[str, Any]:
    rounds = sum(result.rounds for result in results)
    report = {
        "won": wilson(sum(result.won for result in results), len(results)),
        "score": mean([result.score for result in results]),
        "first_guess": wilson(sum(result.first_guesses for result in results), rounds),
    }
    return {
        **msgspec.to_builtins(cell),
        "games": len(results),
        **{name: msgspec.to_builtins(estimate) for name, estimate in report.items()},
        "seconds_a_decision": sum(r.thinking for r in results) / sum(r.decisions for r in results),
    }


def tabulate(reports: list[dict[str, Any]]) -> Table:
    table = Table(title="Contact")
    for column in ("level", "noise", "team", "games", "won", "points of 42", "right at first", "ms a decision"):
        table.add_column(column, justify="left" if column == "team" else "right")
    for report in reports:
        table.add_row(
            report["level"],
            f"{report['noise']:g} %",
            report["team"],
            str(report["games"]),
            _share(report["won"]),
            "{value:.1f} ({low:.1f} – {high:.1f})".format(**report["score"]),
            _share(report["first_guess"]),
            f"{1000 * report['seconds_a_decision']:.1f}",
        )
    return table


def _share(estimate: dict[str, float]) -> str:
    return "{value:.1%} ({low:.1%} – {high:.1%})".format(**estimate)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="in each cell (default 300)")
    parser.add_argument("--levels", nargs="+", default=LEVELS_PLAYED, choices=LEVELS_PLAYED, help="default all")
    parser.add_argument("--noise", nargs="+", type=float, default=NOISES, help="in percent (default 8 12 18)")
    parser.add_argument("--teams", nargs="+", default=list(TEAMS), choices=list(TEAMS), help="default both")
    parser.add_argument("--seats", type=int, default=3, choices=GAME.meta.seats, help="default 3")
    parser.add_argument("--seed", type=int, default=0, help="of the first table (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="one JSON document a cell instead of a table")
    parser.add_argument("--into", type=Path, help="a file of JSON lines to continue")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1 or min(args.noise) < 0:
        parser.error("--games and --jobs must be above 0, --noise not below")
    return args


def measure(cell: Cell, args: argparse.Namespace) -> dict[str, Any]:
    games = play_all(cell, args.games, args.seed, args.jobs)
    label = f"{cell.level}, {cell.noise:g} %, {cell.team}"
    return sum_up(cell, list(track(games, args.games, label)))


def read_finished(into: Path | None, games: int) -> dict[Cell, dict[str, Any]]:
    """The cells that an earlier run has left, of as many games; a last line that was cut off does not count."""
    lines = into.read_text().splitlines(keepends=True) if into and into.exists() else []
    reports = [json.loads(line) for line in lines if line.endswith("\n")]
    return {msgspec.convert(report, Cell): report for report in reports if report["games"] == games}


def main() -> None:
    args = read_arguments()
    reports = []
    finished = read_finished(args.into, args.games)
    for level, noise, team in product(args.levels, args.noise, args.teams):
        cell = Cell(level, float(noise), team, args.seats)
        reports.append(finished.get(cell) or measure(cell, args))
        if args.into and cell not in finished:
            with args.into.open("a") as file:
                file.write(json.dumps(reports[-1]) + "\n")
        if args.json:
            print(json.dumps(reports[-1]), flush=True)
    if not args.json:
        Console().print(tabulate(reports))


if __name__ == "__main__":
    main()
