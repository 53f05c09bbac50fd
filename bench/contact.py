"""The strength of teams of bots in Contact: wins, points of 42 and first guesses, by level and by hands.

With `--into` every finished cell is added to a file of JSON lines, and cells that stand there already are not played
again, so that a long run can be broken off and continued.

Both teams have the same hands, choose their routes and ask again in the same way, and play the same tables; the
baseline hears the last leg of a transmission only, and chooses routes for such ears. A team `level-N` is made of the
bots of that level; with `--noise own` they keep their own hands. Intervals hold 95 %; those of first guesses take
rounds as independent, which those of one game are not quite.

People's hands are not all in proportion to the way between the centres. `--hands` lets all seats of a team hold their
flights in another way, at the pace of the house, on the routes that they would have chosen: `gap` goes by the way
between the edges of the tiles, `late` adds 120 ms, `compressed` goes by d^0.75 and is as long as the house's at 30 cm.

The same seed gives the same tables and the same errors of the hands, so that two runs can be compared game by game:
`--against` takes a file that an earlier run, perhaps of another version or with other ears, has left.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from cosmotheque.arena import mean, play_game, wilson
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.core.moment import Moment
from cosmotheque.games.contact.actions import Action, Transmit
from cosmotheque.games.contact.belief.timing import PACE, hold_flights
from cosmotheque.games.contact.bots import bot_spec
from cosmotheque.games.contact.bots.skill import LAST_LEG, LEVELS, Skill
from cosmotheque.games.contact.components import RADIUS
from cosmotheque.games.contact.game import GAME
from cosmotheque.games.contact.rules.routes import leg_lengths

LEVELS_PLAYED = ("1", "2", "3", "4", "5", "6", "pro")
NOISES = (8, 12, 18)
COMPARED = ("decoder", "last-leg")
TEAMS = {"decoder": LEVELS[5], "last-leg": LAST_LEG} | {f"level-{level}": skill for level, skill in LEVELS.items()}
OWN = "own"
LATE = 120
THIRTY_CM = 3000
HANDS: dict[str, Callable[[float], float]] = {
    "gap": lambda length: length - 2 * RADIUS,
    "late": lambda length: length + LATE / PACE,
    "compressed": lambda length: THIRTY_CM * (length / THIRTY_CM) ** 0.75,
}
"""The length that each hand takes a leg for; `proportional` is the bots' own hand."""


class Cell(msgspec.Struct, frozen=True):
    """One line of the report: a level or `pro`, timing noise in percent, who plays, and with which hands."""

    level: str
    noise: float | None
    team: str
    seats: int
    hand: str = "proportional"
    ear: float | None = None

    @property
    def options(self) -> dict[str, Any]:
        return {"variant": "pro"} if self.level == "pro" else {"variant": "base", "level": int(self.level)}

    @property
    def label(self) -> str:
        noise = OWN if self.noise is None else f"{self.noise:g} %"
        ear = "" if self.ear is None else f", ears {self.ear:g} %"
        return f"{self.level}, {noise}, {self.team}, {self.hand}{ear}"


class Result(msgspec.Struct, frozen=True):
    won: bool
    score: float
    rounds: int
    first_guesses: int
    thinking: float
    decisions: int


class OtherHand:
    """A bot that plans and listens as ever, and holds its flights in another way."""

    def __init__(self, skill: Skill, hand: str, game: AnyGame, seed: int) -> None:
        self._bot = bot_spec(hand, 0, skill).make(game, seed)
        self._felt = HANDS[hand]
        self._noise = skill.noise
        self._seed = seed

    def choose(self, moment: Moment, limit: Limit) -> Action:
        view = moment.view
        chosen: Action = self._bot.choose(moment, limit)
        if not isinstance(chosen, Transmit):
            return chosen
        felt = tuple(round(self._felt(length)) for length in leg_lengths(view.tiles, view.rocket, view.route))
        dice = Random(f"{self._seed} {len(view.rounds)} {len(view.heard)}")
        return Transmit(hold_flights(felt, PACE, self._noise, dice))


def player_of(cell: Cell) -> BotSpec:
    skill = TEAMS[cell.team]
    if cell.noise is not None:
        skill = msgspec.structs.replace(skill, noise=cell.noise / 100)
    if cell.ear is not None:
        skill = msgspec.structs.replace(skill, ear=cell.ear / 100)
    if cell.hand in HANDS:
        return BotSpec(cell.team, 0, partial(OtherHand, skill, cell.hand))
    return bot_spec(cell.team, 0, skill)


def play(cell: Cell, seed: int) -> Result:
    """One game of a team whose hands have the noise of the cell."""
    played = play_game(GAME, [player_of(cell)] * cell.seats, seed=seed, options=cell.options)
    rounds = Match.restore(GAME, played.record.header, played.record.moves).state.rounds
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
        "scores": [result.score for result in results],
    }


def compare(report: dict[str, Any], other: dict[str, Any] | None) -> dict[str, Any]:
    """The same report with the points it is ahead of another one of the same games."""
    if other is None:
        return report
    ahead = [mine - theirs for mine, theirs in zip(report["scores"], other["scores"], strict=True)]
    return {**report, "ahead": msgspec.to_builtins(mean(ahead))}


def tabulate(reports: list[dict[str, Any]]) -> Table:
    table = Table(title="Contact")
    names = (
        "level",
        "noise",
        "team",
        "hand",
        "games",
        "won",
        "points of 42",
        "right at first",
        "ms a decision",
        "ahead",
    )
    for column in names:
        table.add_column(column, justify="left" if column in ("team", "hand") else "right")
    for report in reports:
        table.add_row(
            report["level"],
            OWN if report["noise"] is None else f"{report['noise']:g} %",
            report["team"],
            report["hand"],
            str(report["games"]),
            _share(report["won"]),
            _points(report["score"]),
            _share(report["first_guess"]),
            f"{1000 * report['seconds_a_decision']:.1f}",
            _points(report["ahead"]) if "ahead" in report else "",
        )
    return table


def _share(estimate: dict[str, float]) -> str:
    return "{value:.1%} ({low:.1%} – {high:.1%})".format(**estimate)


def _points(estimate: dict[str, float]) -> str:
    return "{value:.1f} ({low:.1f} – {high:.1f})".format(**estimate)


def _noise(word: str) -> float | None:
    return None if word == OWN else float(word)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="in each cell (default 300)")
    parser.add_argument("--levels", nargs="+", default=LEVELS_PLAYED, choices=LEVELS_PLAYED, help="default all")
    parser.add_argument("--noise", nargs="+", type=_noise, default=NOISES, help="in percent, or own (default 8 12 18)")
    parser.add_argument("--teams", nargs="+", default=COMPARED, choices=list(TEAMS), help="default decoder last-leg")
    parser.add_argument(
        "--hands", nargs="+", default=["proportional"], choices=["proportional", *HANDS], help="default proportional"
    )
    parser.add_argument("--ear", type=float, help="error of the ears in percent (default that of the level)")
    parser.add_argument("--seats", type=int, default=3, choices=GAME.meta.seats, help="default 3")
    parser.add_argument("--seed", type=int, default=0, help="of the first table (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="one JSON document a cell instead of a table")
    parser.add_argument("--into", type=Path, help="a file of JSON lines to continue")
    parser.add_argument("--against", type=Path, help="such a file to compare with, game by game")
    args = parser.parse_args()
    if args.games < 1 or args.jobs < 1 or any(noise is not None and noise < 0 for noise in args.noise):
        parser.error("--games and --jobs must be above 0, --noise not below")
    return args


def measure(cell: Cell, args: argparse.Namespace) -> dict[str, Any]:
    games = play_all(cell, args.games, args.seed, args.jobs)
    return sum_up(cell, list(track(games, args.games, cell.label)))


def read_finished(into: Path | None, games: int) -> dict[Cell, dict[str, Any]]:
    """The cells that an earlier run has left, of as many games; a last line that was cut off does not count."""
    lines = into.read_text().splitlines(keepends=True) if into and into.exists() else []
    reports = [json.loads(line) for line in lines if line.endswith("\n")]
    return {msgspec.convert(report, Cell): report for report in reports if report["games"] == games}


def main() -> None:
    args = read_arguments()
    reports = []
    finished, others = read_finished(args.into, args.games), read_finished(args.against, args.games)
    for level, noise, team, hand in product(args.levels, args.noise, args.teams, args.hands):
        cell = Cell(level, noise if noise is None else float(noise), team, args.seats, hand, args.ear)
        report = finished.get(cell) or measure(cell, args)
        if args.into and cell not in finished:
            with args.into.open("a") as file:
                file.write(json.dumps(report) + "\n")
        reports.append(compare(report, others.get(msgspec.structs.replace(cell, ear=None))))
        if args.json:
            print(json.dumps(reports[-1]), flush=True)
    if not args.json:
        Console().print(tabulate(reports))


if __name__ == "__main__":
    main()
