"""The launches that a bot of Space Connection needs to find all systems of a sky, and its results head to head.

A search is one seat alone against a random layout of the game, with the usual fleet and as many rockets as it takes, so
that every search ends and none is left out. Launches are turns: two emitters placed together are one, and a craft that
returns counts again. All searchers get the same skies, and are compared sky by sky with the yardstick, `cover`: the
launch that sees most unknown positions next to finds. At the table both hide as well as they can. However busy the
machine is, bots think as much as they want to. The information bound says how many launches it would take if each told
as much as the best first launch can: the bits of an unknown layout, divided by the bits of that answer. Intervals hold
95 %.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import inf, log2, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from cosmotheque.arena import Contest, Estimate, Fixture, duels, mean, play_fixtures, wilson
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Move, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.space_connection.belief.facts import nothing_known
from cosmotheque.games.space_connection.belief.heat import heat
from cosmotheque.games.space_connection.bots import BOTS
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import BOXES, Side, space
from cosmotheque.games.space_connection.game import GAME
from cosmotheque.games.space_connection.options import Options
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.state import Sky
from cosmotheque.games.space_connection.view import view

LAYOUTS: dict[Side, int] = {3: 488_960, 6: 3_630_170_848_709_279_376_120}
"""The number of layouts, by the sweep of `belief/exact.py`; for side 6 it takes minutes."""
DRAWS = 2000
PLENTY = 1000
"""Rockets enough for any search."""
SEEKER = Seat(0)
YARDSTICK = "cover"
Z = 1.96


class Task(msgspec.Struct, frozen=True):
    """One bot against the sky of a seed."""

    searcher: str
    side: Side
    seed: int
    nodes: int | None


class Search(msgspec.Struct, frozen=True, tag="search", tag_field="kind"):
    """A task that was done, a line of the file of results."""

    task: Task
    launches: int
    longest: float
    thinking: float


class Duel(msgspec.Struct, frozen=True, tag="duel", tag_field="kind"):
    """A game head to head, another such line."""

    fixture: Fixture
    side: Side
    nodes: int | None
    scores: tuple[float, ...]


def search(task: Task) -> Search:
    side, seed, limit = task.side, task.seed, Limit(nodes=task.nodes)
    planets = random_layout(side, Random(seed))
    state = GAME.start(Options(side), 2)
    fleet = replace(state.fleets[0], rockets=PLENTY)
    sky = Sky(planets, ready=True)
    state = replace(state, skies=(sky, sky), fleets=(fleet, fleet), turn=SEEKER)
    bot, launches, times = BOTS[GAME.meta.slug][task.searcher].make(GAME, seed), 0, []
    while not state.over:
        state = replace(state, turn=SEEKER, quiet=0)  # the other seat's turns are left out
        start = perf_counter()
        launch = bot.choose(Moment(SEEKER, view(state, SEEKER), GAME.legal_actions(state, SEEKER)), limit)
        times.append(perf_counter() - start)
        state = GAME.apply(state, Move(SEEKER, launch)).state
        launches += 1
    return Search(task, launches, max(times), sum(times) / len(times))


def tasks_of(args: argparse.Namespace) -> list[Task]:
    """Sky by sky, so that all searchers have seen as many whenever the run is stopped."""
    seeds = range(args.seed, args.seed + args.games)
    return [Task(name, args.side, seed, args.nodes) for seed in seeds for name in args.searchers]


def search_all(args: argparse.Namespace) -> Iterator[Search]:
    """Every task, those first that the file of results holds already; the others are written there."""
    tasks = tasks_of(args)
    known = {found.task: found for found in read_results(args.into) if isinstance(found, Search)}
    yield from (known[task] for task in tasks if task in known)
    for found in do_tasks([task for task in tasks if task not in known], args.jobs):
        write_result(args.into, found)
        yield found


def do_tasks(tasks: list[Task], jobs: int) -> Iterator[Search]:
    if jobs == 1:
        yield from map(search, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(search, tasks)


def read_results(path: Path | None) -> list[Search | Duel]:
    """The results of an earlier run; a last line that was cut off is left out."""
    if path is None or not path.exists():
        return []
    lines = path.read_bytes().split(b"\n")[:-1]
    return [msgspec.json.decode(line, type=Search | Duel) for line in lines]


def write_result(path: Path | None, found: Search | Duel) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")


def information_bound(side: Side) -> float | None:
    """The bits of a layout by those of the best first launch; None for a sky whose layouts were never counted.

    An answer tells no more than its positions would one by one, and a bit for each planet: whether that completes a
    system.
    """
    if side not in LAYOUTS:
        return None
    where, odds = space(side), heat(nothing_known(side), Random(0), DRAWS)
    telling = {number: _entropy(share) + share for number, share in odds.items()}
    reaches = (*where.ship_reach, *where.triangles.values(), *where.beams.values())
    return log2(LAYOUTS[side]) / max(sum(telling[number] for number in bits(reach)) for reach in reaches)


def _entropy(share: float) -> float:
    return -share * log2(share) - (1 - share) * log2(1 - share)


def sum_up(name: str, searches: list[Search]) -> dict[str, Any]:
    return {
        "searcher": name,
        "games": len(searches),
        "launches": msgspec.to_builtins(mean([search.launches for search in searches])),
        "seconds_a_launch": sum(search.thinking for search in searches) / len(searches),
        "longest_seconds": max(search.longest for search in searches),
    }


def share_of(searches: list[Search], yardstick: list[Search]) -> Estimate:
    """The launches of a searcher as a share of those that the yardstick needs for the same skies."""
    needed = {found.task.seed: found.launches for found in yardstick}
    pairs = [(found.launches, needed[found.task.seed]) for found in searches if found.task.seed in needed]
    usual = fmean(theirs for _, theirs in pairs)
    share = fmean(mine for mine, _ in pairs) / usual
    apart = [mine - share * theirs for mine, theirs in pairs]
    reach = Z * stdev(apart) / sqrt(len(pairs)) / usual if len(pairs) > 1 else inf
    return Estimate(share, share - reach, share + reach)


def head_to_head(args: argparse.Namespace) -> dict[str, Any]:
    """The share of points of the first bot against the second, seats swapped on every seed."""
    first, second = args.duel
    fixtures = duels(GAME.meta, (first, second), 2, args.duels, args.seed)
    points = 0.0
    for duel in track(play_duels(args, fixtures), len(fixtures), f"{first} against {second}"):
        points += duel.scores[duel.fixture.lineup.index(first)]
    share = msgspec.to_builtins(wilson(points, len(fixtures)))
    return {"duel": [first, second], "games": len(fixtures), "share": share}


def play_duels(args: argparse.Namespace, fixtures: list[Fixture]) -> Iterator[Duel]:
    """Every game, those first that the file of results holds already; bots think as long as they want to."""
    known = {
        found.fixture: found
        for found in read_results(args.into)
        if isinstance(found, Duel) and (found.side, found.nodes) == (args.side, args.nodes)
    }
    yield from (known[fixture] for fixture in fixtures if fixture in known)
    missing = [fixture for fixture in fixtures if fixture not in known]
    contest = Contest(GAME.meta.slug, {"side": args.side}, Limit(nodes=args.nodes))
    for number, game in play_fixtures(contest, missing, args.jobs):
        duel = Duel(missing[number], args.side, args.nodes, tuple(game.outcome.scores))
        write_result(args.into, duel)
        yield duel


def tabulate(reports: list[dict[str, Any]], bound: float | None) -> Table:
    known = "" if bound is None else f" (information bound {bound:.1f})"
    table = Table(title=f"Launches to find everything{known}")
    for column in ("searcher", "skies", "launches", f"of {YARDSTICK}", "ms a launch", "longest ms"):
        table.add_column(column, justify="left" if column == "searcher" else "right")
    for report in reports:
        launches = "{value:.2f} ({low:.2f} – {high:.2f})".format(**report["launches"])
        times = f"{1000 * report['seconds_a_launch']:.1f}", f"{1000 * report['longest_seconds']:.0f}"
        share = "{value:.1%} ({low:.1%} – {high:.1%})".format(**report["share"]) if "share" in report else ""
        table.add_row(report["searcher"], str(report["games"]), launches, share, *times)
    return table


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="skies to search (default 500; 0 for none)")
    parser.add_argument("--duels", type=int, default=100, help="games head to head (default 100; 0 for none)")
    parser.add_argument("--duel", nargs=2, default=("level-5", "level-4"), metavar="BOT", help="default: 5 and 4")
    parser.add_argument("--searchers", nargs="+", default=("level-5", YARDSTICK, "random"), help="bots to compare")
    parser.add_argument("--side", type=int, default=6, choices=tuple(BOXES), help="default 6")
    parser.add_argument("--nodes", type=int, help="layouts to think of instead of the bot's own number")
    parser.add_argument("--seed", type=int, default=0, help="of the first sky (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--into", type=Path, help="a file for every search and game; a run goes on from there")
    parser.add_argument("--json", action="store_true", help="one JSON document a line instead of a table")
    args = parser.parse_args()
    if args.games < 0 or args.duels < 0 or args.jobs < 1:
        parser.error("--jobs must be above 0, --games and --duels not below")
    return args


def main() -> None:
    args = read_arguments()
    if args.games:
        report_searches(args)
    if args.duels:
        duel = head_to_head(args)
        share = "{value:.1%} ({low:.1%} – {high:.1%})".format(**duel["share"])
        line = f"{' against '.join(duel['duel'])}: {share} of the points in {duel['games']} games"
        print(json.dumps(duel) if args.json else line, flush=True)


def report_searches(args: argparse.Namespace) -> None:
    searches = list(track(search_all(args), args.games * len(args.searchers), "skies"))
    by_name = {name: [found for found in searches if found.task.searcher == name] for name in args.searchers}
    reports = [sum_up(name, found) for name, found in by_name.items()]
    if YARDSTICK in by_name:
        for report in reports:
            share = share_of(by_name[report["searcher"]], by_name[YARDSTICK])
            report["share"] = msgspec.to_builtins(share)
    bound = information_bound(args.side)
    if args.json:
        for report in (*reports, {"information_bound": bound}):
            print(json.dumps(report), flush=True)
    else:
        Console().print(tabulate(reports, bound))


if __name__ == "__main__":
    main()
