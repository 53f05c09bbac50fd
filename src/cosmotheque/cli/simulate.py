"""`cosmotheque simulate`: the same seating plays game after game; who scored what, and how it ended."""

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from cosmotheque import registry
from cosmotheque.arena import Contest, Estimate, Played, bounded_mean, import_bot, play_fixtures, repeats, wilson
from cosmotheque.cli import arguments
from cosmotheque.cli.output import json_line, table
from cosmotheque.cli.progress import track
from cosmotheque.cli.saving import write_record
from cosmotheque.core import codec
from cosmotheque.core.game import Meta


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument(
        "--games", type=arguments.whole(1, 1_000_000), default=100, metavar="N", help="how many (default 100)"
    )
    parser.add_argument("--seats", type=arguments.whole(1), metavar="K", help="how many sit at the table")
    parser.add_argument("--bots", type=arguments.names, default=["random"], metavar="A,B", help="dealt round the table")
    parser.add_argument("--seed", type=arguments.whole(0), default=0, metavar="S", help="of the first game (default 0)")
    arguments.add_places(parser)
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game into this folder")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of a table")
    arguments.add_options(parser)
    arguments.add_limits(parser)


def run(args: argparse.Namespace) -> int:
    game = registry.load(args.game)
    seats = arguments.read_seats(game.meta, args.seats, len(args.bots))
    options = arguments.read_options(args.options)
    codec.read_options(options, game.types.options)
    for name in args.bots:
        import_bot(args.game, name)
    fixtures = repeats(args.bots, seats, args.games, args.seed)
    contest = Contest(args.game, options, arguments.read_limit(args))
    games: dict[int, Played] = {}
    work = play_fixtures(contest, fixtures, args.jobs, args.cluster)
    for number, played in track(work, len(fixtures), "simulate", quiet=args.json):
        games[number] = played
        if args.records:
            write_record(args.records, f"{args.game}-{fixtures[number].seed}.jsonl", played.record)
    summary = summarise(game.meta, fixtures[0].lineup, [games[number] for number in sorted(games)])
    print(json_line({"game": args.game, "seed": args.seed, **summary}) if args.json else _as_text(summary), end="")
    return 0


def summarise(meta: Meta, lineup: Sequence[str], games: Sequence[Played]) -> dict[str, Any]:
    """The figures of a series of games; means and shares carry 95 % intervals. No seat wins in a cooperative game."""
    scores = [played.outcome.scores for played in games]
    seats: list[dict[str, Any]] = [
        {"bot": name, "score": bounded_mean([score[seat] for score in scores], meta.scores)}
        for seat, name in enumerate(lineup)
    ]
    for seat, entry in enumerate(seats) if not meta.cooperative else ():
        entry["won"] = wilson(sum(_has_won(seat, score) for score in scores), len(games))
    return {
        "games": len(games),
        "moves": fmean(len(played.record.moves) for played in games),
        "reasons": dict(sorted(Counter(played.outcome.reason for played in games).items())),
        "seats": seats,
    }


def _has_won(seat: int, scores: Sequence[float]) -> bool:
    return all(scores[seat] > score for other, score in enumerate(scores) if other != seat)


def _as_text(summary: dict[str, Any]) -> str:
    heads = ["seat", "bot", "mean score", "95 % interval"]
    rows = [[str(seat), entry["bot"], *_estimate(entry["score"], ".3f")] for seat, entry in enumerate(summary["seats"])]
    if "won" in summary["seats"][0]:
        heads += ["won", "95 % interval"]
        rows = [row + _estimate(entry["won"], ".1%") for row, entry in zip(rows, summary["seats"], strict=True)]
    reasons = ", ".join(f"{reason} {count}" for reason, count in summary["reasons"].items())
    return f"{summary['games']} games of {summary['moves']:.1f} moves: {reasons}\n" + table(heads, rows)


def _estimate(estimate: Estimate, style: str) -> list[str]:
    return [f"{estimate.value:{style}}", f"{estimate.low:{style}} – {estimate.high:{style}}"]
