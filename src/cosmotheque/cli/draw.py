"""`cosmotheque draw`: one position of a recorded game, as text or as a picture."""

import argparse
import sys

from cosmotheque import registry
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.screen import Screen
from cosmotheque.core.errors import BadRecord
from cosmotheque.core.match import Match
from cosmotheque.core.record import read_header, read_record
from cosmotheque.core.replaying import replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as `simulate --records` and `play --record` write them")
    parser.add_argument("--svg", action="store_true", help="a picture, as SVG, instead of text")
    parser.add_argument("--step", type=arguments.whole(0), metavar="N", help="after so many moves (default: the end)")
    parser.add_argument(
        "--seat", type=arguments.whole(0), metavar="N", help="what this seat saw (default: a spectator)"
    )
    arguments.add_missions(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    data = arguments.read_file(args.file)
    game = registry.load(read_header(data).game)
    match = _at_step(replay(read_record(data, game), game), args.step)
    if args.svg:
        sys.stdout.write(match.svg(args.seat, args.lang))
    else:
        Screen(match.game, args.lang).board(match.sight(args.seat))
    return 0


def _at_step(match: Match, step: int | None) -> Match:
    """The match as it stood after `step` moves."""
    if step is None or (step == len(match.moves) and match.concession is None):
        return match
    if step > len(match.moves):
        raise BadRecord(sentences.NO_STEP.filled(len(match.moves), step))
    return Match.restore(match.game, match.header, match.moves[:step])
