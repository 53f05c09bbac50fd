"""The share of games in which teams of bots defuse the bomb in Bomb Busters, by mission and number of seats.

All teams play the same deals. The baseline, `greedy`, has the same exact probabilities: it takes the likeliest cut,
weighs red against it, and uses no equipment. Thinking ahead is measured in tries, not in seconds, so figures repeat
whatever else the machine does. Free practice is played with three red and four yellow wires. Intervals hold 95 %
(Wilson).

With `--into` every finished game is added to a file of JSON lines, and games that stand there already are not played
again, so that a long run can be broken off and continued. `--games 60 500` brings all cells to 60 games first.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from itertools import product, starmap
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from rich.console import Console
from rich.table import Table

from cosmotheque.arena import play_game, wilson
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import Limit
from cosmotheque.games.bomb_busters.bots import BOTS
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.options import MissionName, Options

OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    **{name: {"mission": name} for name in get_args(MissionName)},
    "practice": {"mission": "practice", "red": 3, "yellow": 4},
}
TEAMS: Final = ("level-5", "greedy")
TRIES: Final = 60
CHUNK: Final = 4  # games that a process takes at once


class Cell(msgspec.Struct, frozen=True):
    mission: str
    seats: int
    team: str


class Game(msgspec.Struct, frozen=True):
    """One mission: how it ended, and how many seconds how many decisions took."""

    cell: Cell
    seed: int
    reason: str
    thinking: float
    decisions: int


class Book:
    """All games so far, by cell and seed of the deal; kept in a file where one is given."""

    def __init__(self, into: Path | None) -> None:
        self.into = into
        self.games: dict[Cell, dict[int, Game]] = {}
        lines = into.read_text().splitlines(keepends=True) if into and into.exists() else []
        for line in lines:
            if line.endswith("\n"):  # the last one may have been cut off
                self._note(msgspec.json.decode(line, type=Game))
        if lines and not lines[-1].endswith("\n") and into:
            into.write_text("".join(lines[:-1]))

    def add(self, game: Game) -> None:
        self._note(game)
        if self.into:
            with self.into.open("ab") as file:
                file.write(msgspec.json.encode(game) + b"\n")

    def missing(self, cell: Cell, seeds: Iterable[int]) -> list[int]:
        return [seed for seed in seeds if seed not in self.games.get(cell, {})]

    def read(self, cell: Cell, seeds: Iterable[int]) -> list[Game]:
        return [self.games[cell][seed] for seed in seeds]

    def _note(self, game: Game) -> None:
        self.games.setdefault(game.cell, {})[game.seed] = game


def play(cell: Cell, seed: int) -> Game:
    """One mission; the seed is that of the deal."""
    spec = msgspec.structs.replace(BOTS["bomb-busters"][cell.team], limit=Limit(nodes=TRIES))
    played = play_game(GAME, [spec] * cell.seats, seed=seed, options=OPTIONS[cell.mission])
    decisions = sum(move.seat >= 0 for move in played.record.moves)
    return Game(cell, seed, played.outcome.reason, sum(played.thinking), decisions)


def play_missing(book: Book, cells: Iterable[Cell], seeds: range, jobs: int) -> None:
    """Play what is not in the book yet, in as many processes."""
    missing = [(cell, seed) for cell in cells for seed in book.missing(cell, seeds)]
    for game in track(_played(missing, jobs), len(missing), f"to {len(seeds)} games a cell"):
        book.add(game)


def _played(missing: list[tuple[Cell, int]], jobs: int) -> Iterator[Game]:
    if jobs == 1 or not missing:
        yield from starmap(play, missing)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, *zip(*missing, strict=True), chunksize=CHUNK)


def sum_up(cell: Cell, games: list[Game]) -> dict[str, Any]:
    reasons = Counter(game.reason for game in games)
    return {
        **msgspec.to_builtins(cell),
        "games": len(games),
        "won": msgspec.to_builtins(wilson(reasons["defused"], len(games))),
        "reasons": dict(sorted(reasons.items())),
        "seconds_a_decision": sum(game.thinking for game in games) / sum(game.decisions for game in games),
    }


def tabulate(reports: Iterable[dict[str, Any]]) -> Table:
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


def as_markdown(reports: Mapping[Cell, dict[str, Any]]) -> str:
    """A row a mission: for each number of seats the shares of wins of the teams, in per cent with their intervals."""
    missions = list(dict.fromkeys(cell.mission for cell in reports))
    seats = sorted({cell.seats for cell in reports})
    teams = list(dict.fromkeys(cell.team for cell in reports))
    head = ["mission", *(f"{count} seats: {', '.join(f'`{team}`' for team in teams)}" for count in seats)]
    lines = [head, ["---"] * len(head)]
    for mission in missions:
        cells = [[reports.get(Cell(mission, count, team)) for team in teams] for count in seats]
        lines.append([mission, *(", ".join(_share(report) for report in cell if report) or "–" for cell in cells)])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _share(report: Mapping[str, Any]) -> str:
    value, low, high = (round(100 * report["won"][name]) for name in ("value", "low", "high"))
    return f"{value} ({low}–{high})"


def cells(args: argparse.Namespace) -> list[Cell]:
    """Every cell that can be played: some missions are not for two, or for two alone."""
    found = (Cell(*cell) for cell in product(args.missions, args.seats, args.teams))
    return [cell for cell in found if _is_for(cell)]


def _is_for(cell: Cell) -> bool:
    fewest, most = mission_of(msgspec.convert(OPTIONS[cell.mission], Options), cell.seats).seats
    return fewest <= cell.seats <= most


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", type=int, default=[500], help="in each cell, step by step (default 500)")
    parser.add_argument("--missions", nargs="+", default=list(OPTIONS), choices=list(OPTIONS), help="default all")
    parser.add_argument("--seats", nargs="+", type=int, default=GAME.meta.seats, help="default 2 3 4 5")
    parser.add_argument("--teams", nargs="+", default=TEAMS, choices=list(BOTS["bomb-busters"]), help="default both")
    parser.add_argument("--seed", type=int, default=0, help="of the first deal (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--into", type=Path, help="a file of JSON lines, one for each game, to continue")
    parser.add_argument("--json", action="store_true", help="one JSON document a cell instead of a table")
    parser.add_argument("--markdown", action="store_true", help="a table for a README, a row a mission")
    args = parser.parse_args()
    if min(args.games) < 1 or args.jobs < 1:
        parser.error("--games and --jobs must be above 0")
    return args


def main() -> None:
    args = read_arguments()
    book, wanted = Book(args.into), cells(args)
    for games in args.games:
        play_missing(book, wanted, range(args.seed, args.seed + games), args.jobs)
    seeds = range(args.seed, args.seed + max(args.games))
    reports = {cell: sum_up(cell, book.read(cell, seeds)) for cell in wanted}
    if args.json:
        for report in reports.values():
            print(json.dumps(report))
    elif args.markdown:
        print(as_markdown(reports), end="")
    else:
        Console(width=120).print(tabulate(reports.values()))


if __name__ == "__main__":
    main()
