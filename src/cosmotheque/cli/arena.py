"""`cosmotheque arena`: every two bots meet on the same seeds with seats swapped; shares, differences, ratings."""

import argparse
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any
from urllib.parse import quote

from cosmotheque import registry
from cosmotheque.arena import (
    Contest,
    Finished,
    Fixture,
    Ladder,
    Patience,
    Played,
    Tally,
    bounded_mean,
    duels,
    elo,
    house_names,
    import_bot,
    mean_scores,
    play_fixtures,
    rate,
    tally,
    wilson,
)
from cosmotheque.arena.ladder import FEW as SLOW_GAMES
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.ladder import Ledger, Terms, as_text, standing_of
from cosmotheque.cli.output import json_line, table
from cosmotheque.cli.progress import track
from cosmotheque.cli.saving import write_record
from cosmotheque.core import codec
from cosmotheque.core.errors import UnknownBot
from cosmotheque.core.game import Meta

FEW, MANY = 20, 1000
"""Games of a pair where nobody says how many: of a contest, and at least of a ladder, unless they are slow."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("--bots", type=arguments.names, metavar="A,B[,C]", help="two or more bots")
    parser.add_argument("--ladder", action="store_true", help="until it is known well enough; of the house's bots, all")
    parser.add_argument(
        "--games",
        type=arguments.whole(1, 1_000_000),
        metavar="N",
        help="per pair (default 20; of a ladder the least, 1000, or 100 where a game takes longer than a second); one "
        "more where opponents swap seats and N is odd",
    )
    parser.add_argument("--width", type=arguments.share, default=0.05, help="of a ladder's intervals (default 0.05)")
    parser.add_argument(
        "--most", type=arguments.whole(1, 1_000_000), default=4000, metavar="N", help="games of a ladder's pair (4000)"
    )
    parser.add_argument("--minutes", type=arguments.above_zero, default=inf, metavar="M", help="of a ladder, at most")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keeps a ladder's results; with it again, goes on")
    parser.add_argument("--seats", type=arguments.whole(1), metavar="K", help="how many sit at the table")
    parser.add_argument("--seed", type=arguments.whole(0), default=0, metavar="S", help="of the first pair (default 0)")
    arguments.add_places(parser)
    parser.add_argument("--records", type=Path, metavar="DIR", help="write a record of every game into this folder")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of tables")
    arguments.add_options(parser)
    arguments.add_limits(parser)


def run(args: argparse.Namespace) -> int:
    game = registry.load(args.game)
    options = arguments.read_options(args.options)
    codec.read_options(options, game.types.options)
    bots = _read_bots(args)
    seats = arguments.read_seats(game.meta, args.seats)
    contest = Contest(args.game, options, arguments.read_limit(args), counted=args.ladder)
    if args.ladder:
        return _climb(args, Terms(contest, game.meta.version, seats, args.seed), bots)
    asked = args.games or FEW
    fixtures = duels(game.meta, bots, seats, asked, args.seed)
    report = summarise(game.meta, fixtures, dict(_play(args, contest, fixtures)))
    if args.json:
        print(json_line({"game": args.game, **report}), end="")
    else:
        print(_rounding(game.meta, asked) + _as_text(report), end="")
    return 0


def _climb(args: argparse.Namespace, terms: Terms, bots: Sequence[str]) -> int:
    patience = Patience(args.width, args.games or MANY, args.most, slow=args.games or SLOW_GAMES)
    ladder = Ladder(registry.load(args.game).meta, bots, terms.seats, terms.seed, patience)
    ledger = Ledger(args.out, terms)
    for kept in ledger.read():
        ladder.add(kept.fixture, kept.finished)
    end = monotonic() + 60 * args.minutes
    while monotonic() < end and (fixtures := ladder.next_fixtures()):
        for number, played in _play(args, terms.contest, fixtures):
            finished = Finished(played.outcome, played.seconds)
            ladder.add(fixtures[number], finished)
            ledger.keep(fixtures[number], finished)
            if monotonic() >= end:
                break
    standing = standing_of(ladder, terms)
    if args.json:
        print(json_line(standing), end="")
    else:
        print(as_text(standing) + _by_the_clock(terms.contest), end="")
    return 0


def _play(args: argparse.Namespace, contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[tuple[int, Played]]:
    """Every game as it ends, shown and kept."""
    work = play_fixtures(contest, fixtures, args.jobs, args.cluster)
    for number, played in track(work, len(fixtures), "arena", quiet=args.json):
        if args.records:
            write_record(args.records, record_name(args.game, fixtures[number]), played.record)
        yield number, played


def _by_the_clock(contest: Contest) -> str:
    """A line where another machine may come to another result."""
    if contest.limit is None or contest.limit.seconds is None:
        return ""
    return "\n" + sentences.BY_THE_CLOCK.in_language(arguments.language_of_locale()) + "\n"


def record_name(slug: str, fixture: Fixture) -> str:
    """A file of its own for every game, by seed and seats; signs that are not for files are written by number."""
    lineup = "+".join(quote(name, safe="") for name in fixture.lineup)
    return f"{slug}-{fixture.seed}-{lineup}.jsonl"


def summarise(meta: Meta, fixtures: Sequence[Fixture], games: dict[int, Played]) -> dict[str, Any]:
    """Every duel from its first bot's side, mean scores, and ratings; all with 95 % intervals."""
    results = [(fixtures[number], games[number].outcome) for number in sorted(games)]
    tallies = tally(meta, results)
    return {
        "duels": [_duel(duel) for duel in tallies],
        "scores": {name: bounded_mean(scores, meta.scores) for name, scores in mean_scores(results).items()},
        "thinking": _thinking(fixtures, games),
        "ratings": rate(tallies),
    }


def _read_bots(args: argparse.Namespace) -> Sequence[str]:
    """The bots that were named, or for a ladder all of the house."""
    if args.bots is None and not args.ladder:
        raise UnknownBot(sentences.NO_BOTS.filled("--bots", "--ladder"))
    bots: Sequence[str] = args.bots or house_names(args.game)
    for name in bots:
        import_bot(args.game, name)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise UnknownBot(sentences.TOO_FEW_BOTS)
    return bots


def _duel(duel: Tally) -> dict[str, Any]:
    share = wilson(duel.points, duel.games)
    return {
        "first": duel.first,
        "second": duel.second,
        "wins": duel.wins,
        "draws": duel.draws,
        "losses": duel.losses,
        "share": share,
        "elo": {"value": elo(share.value), "low": elo(share.low), "high": elo(share.high)},
    }


def _thinking(fixtures: Sequence[Fixture], games: dict[int, Played]) -> dict[str, float]:
    """Seconds a move that each bot really took."""
    spent: dict[str, float] = {}
    moves: dict[str, int] = {}
    for number, played in games.items():
        for seat, name in enumerate(fixtures[number].lineup):
            spent[name] = spent.get(name, 0.0) + played.thinking[seat]
            moves[name] = moves.get(name, 0) + sum(move.seat == seat for move in played.record.moves)
    return {name: spent[name] / max(1, moves[name]) for name in spent}


def _rounding(meta: Meta, games: int) -> str:
    """A line where more is played than was asked for."""
    if meta.cooperative or games % 2 == 0:
        return ""
    return sentences.PAIRED.filled(games + 1, games).in_language(arguments.language_of_locale()) + "\n\n"


def _as_text(report: dict[str, Any]) -> str:
    duels_table = [
        [
            f"{duel['first']} – {duel['second']}",
            f"{duel['wins']}/{duel['draws']}/{duel['losses']}",
            f"{duel['share'].value:.1%}",
            f"{duel['share'].low:.1%} – {duel['share'].high:.1%}",
            _points(duel["elo"]["value"]),
            f"{_points(duel['elo']['low'])} – {_points(duel['elo']['high'])}",
        ]
        for duel in report["duels"]
    ]
    ratings_table = [
        [
            rating.name,
            _points(rating.value),
            f"{_points(rating.low)} – {_points(rating.high)}",
            f"{report['scores'][rating.name].value:.3f}",
            f"{report['scores'][rating.name].low:.3f} – {report['scores'][rating.name].high:.3f}",
            f"{report['thinking'][rating.name]:.3f}",
        ]
        for rating in report["ratings"]
    ]
    return (
        table(["duel", "won/drawn/lost", "points", "95 % interval", "Elo", "95 % interval"], duels_table)
        + "\n"
        + table(["bot", "rating", "95 % interval", "mean score", "95 % interval", "seconds a move"], ratings_table)
    )


def _points(elo: float) -> str:
    return f"{elo:+.0f}".replace("inf", "∞")
