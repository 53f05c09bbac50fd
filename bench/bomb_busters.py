"""How often teams of bots defuse the bomb in Bomb Busters, by mission and number of seats.

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
from itertools import product
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
from cosmotheque.games.bomb_busters.options import MissionName

OPTIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    **{name: {"mission": name} for name in get_args(MissionName)},
    "practice": {"mission": "practice", "red": 3, "yellow": 4},
}
TEAMS: Final = ("level-5", "greedy")
TRIES: Final = 60


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


def play_all(cell: Cell, seeds: list[int], jobs: int) -> Iterator[Game]:
    if jobs == 1 or not seeds:
        yield from (play(cell, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play, [cell] * len(seeds), seeds)


def measure(book: Book, cell: Cell, seeds: range, jobs: int) -> dict[str, Any]:
    """Play what is missing, and sum up."""
    missing = book.missing(cell, seeds)
    label = f"{cell.mission}, {cell.seats} seats, {cell.team}"
    for game in track(play_all(cell, missing, jobs), len(missing), label):
        book.add(game)
    return sum_up(cell, book.read(cell, seeds))


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


def cells(args: argparse.Namespace) -> list[Cell]:
    """Every cell that can be played: Saint Valentine's mission is for two."""
    found = (Cell(*cell) for cell in product(args.missions, args.seats, args.teams))
    return [cell for cell in found if cell.mission != "valentine" or cell.seats == 2]


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
    args = parser.parse_args()
    if min(args.games) < 1 or args.jobs < 1:
        parser.error("--games and --jobs must be above 0")
    return args


def main() -> None:
    args = read_arguments()
    book, reports = Book(args.into), dict[Cell, dict[str, Any]]()
    for games, cell in product(args.games, cells(args)):
        reports[cell] = measure(book, cell, range(args.seed, args.seed + games), args.jobs)
        if args.json:
            print(json.dumps(reports[cell]), flush=True)
    if not args.json:
        Console(width=120).print(tabulate(reports.values()))


if __name__ == "__main__":
    main()
