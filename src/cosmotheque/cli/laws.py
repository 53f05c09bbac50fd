"""`cosmotheque laws`: a game held to the laws of the house."""

import argparse

from cosmotheque import laws, registry
from cosmotheque.cli import arguments
from cosmotheque.cli.progress import track

BROKEN = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("--seeds", type=arguments.whole(1), default=2, metavar="N", help="per setting (default 2)")
    parser.add_argument(
        "--seconds", type=arguments.positive_seconds, default=1.0, help="per setting and seed (default 1)"
    )


def run(args: argparse.Namespace) -> int:
    game = registry.load(args.game)
    cases = list(laws.cases(game, seeds=range(args.seeds)))
    try:
        for case in track(cases, len(cases), "laws"):
            laws.check_play(case, laws.Effort(seconds=args.seconds))
        laws.check(args.game, options=())  # no more play: what is left are its bots, its stories and its rulebook
    except laws.LawBroken as broken:
        print(broken)
        return BROKEN
    print(f"{game.meta.title.en} keeps the laws in {len(cases)} games.")
    return 0
