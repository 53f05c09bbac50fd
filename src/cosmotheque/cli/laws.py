"""`cosmotheque laws`: a game held to the laws of the house."""

import argparse

from cosmotheque import laws, registry
from cosmotheque.cli import arguments
from cosmotheque.cli.checkout import find_checkout
from cosmotheque.cli.progress import track

BROKEN = 1
HUNTED = 1_000
WITHOUT_TESTS = (
    " Its stored playthroughs (law 11) and the tests of its rules (law 12) were not looked at: "
    "an installed package does not bring them along, a checkout of the source does."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("--seeds", type=arguments.whole(1), default=2, metavar="N", help="per setting (default 2)")
    parser.add_argument(
        "--seconds", type=arguments.positive_seconds, default=1.0, help="per setting and seed (default 1)"
    )


def run(args: argparse.Namespace) -> int:
    game, bots = registry.load(args.game), registry.bots(args.game)
    cases = list(laws.cases(game, seeds=range(args.seeds)))
    try:
        for case in track(cases, len(cases), "laws"):
            laws.check_play(case, laws.Effort(seconds=args.seconds, hunted=HUNTED), bots)
        fewest = [case for case in cases if case.seats == game.meta.seats[0]]
        laws.check_endless(fewest, bots)
        in_full = find_checkout() is not None
        _check_the_rest(args.game, in_full=in_full)
    except laws.LawBroken as broken:
        print(broken)
        return BROKEN
    print(f"{game.meta.title.en} keeps the laws in {len(cases)} games.{'' if in_full else WITHOUT_TESTS}")
    return 0


def _check_the_rest(slug: str, *, in_full: bool) -> None:
    """No more play: what is left are its bots, and its stories and its rulebook where their files are there."""
    if in_full:
        laws.check(slug, options=())
        _check_board(slug)
    else:
        laws.check(registry.load(slug), options=(), bots=registry.bots(slug))


def _check_board(slug: str) -> None:
    """Law 16, where the browser's part of the checkout has its packages."""
    checkout, game = find_checkout(), registry.load(slug)
    if checkout is None or not (checkout / "web" / "node_modules").is_dir() or not game.meta.secrets:
        return
    cases = list(laws.cases(game, seeds=(0,)))
    played = [line for case in cases for line in laws.board_positions(case)]
    usual = cases[0]
    by_bots = [line for spec in registry.bots(slug).values() for line in laws.board_positions(usual, spec, most=20)]
    laws.check_claims([*played, *by_bots], checkout / "web")
