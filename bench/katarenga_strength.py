"""The strength of a bot against another: paired games on the same random boards with colours swapped.

After every game a line on stderr tells how it stands, so a run that is stopped has told what it knows. A draw is no
win. The plain MCTS searches on the rules, in Python, the engine on its own board; both get the same time.
"""

import argparse
import json
import sys
from typing import Any

from cosmotheque import registry
from cosmotheque.arena import Contest, Fixture, Played, duels, find_bot, play_fixtures, wilson
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import Limit
from cosmotheque.core.errors import CosmothequeError

Results = list[tuple[Fixture, Played]]


def play(args: argparse.Namespace) -> dict[str, Any]:
    """Play all games, and sum them up after each."""
    fixtures = duels(registry.load(args.game).meta, [args.a, args.b], 2, args.games, args.seed)
    games = play_fixtures(Contest(args.game, limit=Limit(seconds=args.seconds)), fixtures, args.jobs)
    results: Results = []
    report: dict[str, Any] = {}
    for number, played in track(games, len(fixtures), f"{args.a} – {args.b}"):
        results.append((fixtures[number], played))
        report = {"game": args.game, "seconds": args.seconds, **sum_up(args.a, args.b, results)}
        print(in_words(report), file=sys.stderr, flush=True)
    return report


def sum_up(a: str, b: str, results: Results) -> dict[str, Any]:
    """The results of `a` against `b`: its win rate with a 95 % interval, its mean margin, the time both really took."""
    margins = [
        _of(a, fixture, played.outcome.scores) - _of(b, fixture, played.outcome.scores) for fixture, played in results
    ]
    wins = sum(margin > 0 for margin in margins)
    rate = wilson(wins, len(margins))
    return {
        "a": a,
        "b": b,
        "games": len(margins),
        "wins": wins,
        "draws": sum(margin == 0 for margin in margins),
        "losses": sum(margin < 0 for margin in margins),
        "win_rate": rate.value,
        "low": rate.low,
        "high": rate.high,
        "margin": sum(margins) / len(margins),
        "seconds_a_move": {name: _seconds_a_move(name, results) for name in (a, b)},
    }


def _of(name: str, fixture: Fixture, by_seat: tuple[float, ...]) -> float:
    return by_seat[fixture.lineup.index(name)]


def _seconds_a_move(name: str, results: Results) -> float:
    spent = sum(_of(name, fixture, played.thinking) for fixture, played in results)
    moves = sum(move.seat == fixture.lineup.index(name) for fixture, played in results for move in played.record.moves)
    return spent / moves


def in_words(report: dict[str, Any]) -> str:
    a, b = report["a"], report["b"]
    seconds = report["seconds_a_move"]
    return (
        f"{a} – {b} after {report['games']} games: {report['wins']} won, {report['draws']} drawn, "
        f"{report['losses']} lost; win rate {report['win_rate']:.1%} ({report['low']:.1%} – {report['high']:.1%}), "
        f"margin {report['margin']:+.2f}, {seconds[a]:.2f} and {seconds[b]:.2f} s a move"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="rounded up to pairs (default 100)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each move of either bot (default 1)")
    parser.add_argument("--a", default="level-5", metavar="BOT", help="default level-5")
    parser.add_argument("--b", default="mcts", metavar="BOT", help="default mcts")
    parser.add_argument("--game", default="katarenga-big-bang", choices=("katarenga-big-bang", "katarenga"))
    parser.add_argument("--seed", type=int, default=0, help="of the first board (default 0)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a sentence")
    args = parser.parse_args()
    if args.games < 1 or args.seconds <= 0 or args.jobs < 1:
        parser.error("--games, --seconds and --jobs must be above 0")
    if args.a == args.b:
        parser.error("--a and --b must be two different bots")
    try:
        find_bot(args.game, args.a), find_bot(args.game, args.b)
    except CosmothequeError as unknown:
        parser.error(str(unknown))
    report = play(args)
    print(json.dumps(report) if args.json else in_words(report))


if __name__ == "__main__":
    main()
