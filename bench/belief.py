"""The time of exact beliefs in Bomb Busters: a first look at every mission for five, and in whole games.

Every figure is one belief, from a view to the probabilities of all wires, with compiled kernels already warm. Next to
the time on the clock stands the time the processor spent, for machines that have something else to do.
"""

import argparse
import json
from collections.abc import Iterator
from itertools import product
from random import Random
from statistics import median
from time import perf_counter, thread_time
from typing import Any, get_args

import msgspec
from rich.console import Console
from rich.table import Table

from cosmotheque.arena import play_game
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import CHANCE, CLOCK, Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.games.bomb_busters.belief.believe import Belief, warm_up
from cosmotheque.games.bomb_busters.bots import BOTS
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.options import MissionName, Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.view.seen import view

MISSIONS = ("4", "6", "8", "cannes", "liaisons")
CAMPAIGN = [name for name in get_args(MissionName) if name.isdigit()]
SEATS = (2, 3, 4, 5)
PLAYER = msgspec.structs.replace(BOTS["bomb-busters"]["level-4"], limit=Limit(nodes=1))


class Taken(msgspec.Struct, frozen=True):
    """Milliseconds on the clock and of the processor."""

    clock: float
    processor: float


def time_belief(state: State, seat: int) -> Taken:
    seen = view(state, Seat(seat))
    clock, processor = perf_counter(), thread_time()
    Belief(seen).chances(Slot(0, 0))
    return Taken(1000 * (perf_counter() - clock), 1000 * (thread_time() - processor))


def first_look(mission: str, seed: int) -> Taken:
    """The fifth seat's when the first turn begins, after whatever is done before it: most wires are hidden then."""
    dice = Random(seed)
    state = GAME.start(msgspec.convert({"mission": mission}, Options), 5)
    while state.turns == 0 and not state.ended:
        state = GAME.apply(state, any_move(state, dice)).state
    return time_belief(state, 4)


def any_move(state: State, dice: Random) -> Move[Action]:
    """Chance, the clock where nobody else can act, or anything that the first of those who can may do."""
    actors = GAME.actors(state)
    if CHANCE in actors:
        return Move(CHANCE, chance(state, dice))
    seat = min((actor for actor in actors if actor >= 0), default=CLOCK)
    at = (GAME.deadline(state) or 0) if seat == CLOCK else 0
    return Move(seat, dice.choice(GAME.legal_actions(state, seat)), at)


def whole_games(mission: str, seats: int, games: int) -> Iterator[Taken]:
    """Every seat's belief after every move of games between bots."""
    for seed in range(games):
        record = play_game(GAME, [PLAYER] * seats, seed=seed, options={"mission": mission}).record
        match = Match.restore(GAME, record.header, ())
        state = match.state
        for move in record.moves:
            state = GAME.apply(state, move).state
            if not state.ended:
                yield from (time_belief(state, seat) for seat in range(seats))


def sum_up(name: str, taken: list[Taken]) -> dict[str, Any]:
    report: dict[str, Any] = {"what": name, "beliefs": len(taken)}
    for kind in ("clock", "processor"):
        times = sorted(getattr(one, kind) for one in taken)
        last = times[min(len(times) - 1, round(0.99 * len(times)))]
        report[kind] = {"median": median(times), "p99": last, "max": times[-1]}
    return report


def tabulate(reports: list[dict[str, Any]]) -> Table:
    table = Table(title="Milliseconds a belief")
    for column in ("", "beliefs", "median", "p99", "max", "processor: median", "p99", "max"):
        table.add_column(column, justify="right" if column else "left")
    for report in reports:
        figures = [f"{report[kind][name]:.2f}" for kind in ("clock", "processor") for name in ("median", "p99", "max")]
        table.add_row(report["what"], str(report["beliefs"]), *figures)
    return table


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=12, help="first looks at each mission (default 12)")
    parser.add_argument("--games", type=int, default=5, help="whole games a line (default 5)")
    parser.add_argument("--missions", nargs="+", default=MISSIONS, help="default 4 6 8 cannes liaisons")
    parser.add_argument("--seats", nargs="+", type=int, default=SEATS, choices=SEATS, help="default all")
    parser.add_argument("--json", action="store_true", help="one JSON document a line instead of a table")
    return parser.parse_args()


def main() -> None:
    args = read_arguments()
    warm_up()
    reports = []
    for mission in track(CAMPAIGN, len(CAMPAIGN), "first looks"):
        looks = [first_look(mission, seed) for seed in range(args.deals)]
        reports.append(sum_up(f"mission {mission}, 5 seats, first look", looks))
    cells = list(product(args.missions, args.seats))
    for mission, seats in track(cells, len(cells), "whole games"):
        taken = list(whole_games(mission, seats, args.games))
        reports.append(sum_up(f"mission {mission}, {seats} seats", taken))
    if args.json:
        for report in reports:
            print(json.dumps(report))
    else:
        Console(width=120).print(tabulate(reports))


if __name__ == "__main__":
    main()
