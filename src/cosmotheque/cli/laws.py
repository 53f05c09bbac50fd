"""`cosmotheque laws`: a game held to the laws of the house, in as many processes as the machine has cores."""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from operator import call

from cosmotheque import laws, registry
from cosmotheque.arena import in_processes
from cosmotheque.cli import arguments
from cosmotheque.cli.checkout import find_checkout
from cosmotheque.cli.progress import track
from cosmotheque.core.game import AnyGame
from cosmotheque.laws.case import Case
from cosmotheque.laws.suite import siblings

BROKEN = 1
HUNTED = 1_000
WITHOUT_TESTS = (
    " Its stored playthroughs (law 11) and the tests of its rules (law 12) were not looked at: "
    "an installed package does not bring them along, a checkout of the source does."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("--seeds", type=arguments.whole(1), default=2, metavar="N", help="per setting (default 2)")
    parser.add_argument("--seconds", type=arguments.above_zero, default=1.0, help="per setting and seed (default 1)")
    cores = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", type=arguments.whole(1, 256), default=cores, metavar="J", help=f"processes (default {cores})"
    )


def run(args: argparse.Namespace) -> int:
    game = registry.load(args.game)
    cases = list(laws.cases(game, seeds=range(args.seeds)))
    in_full = (registry.place(args.game) / "tests").is_dir()
    parts = list(list_parts(game, cases, args.seconds, in_full=in_full))
    try:
        for _ in track(in_processes(call, parts, args.jobs), len(parts), "laws"):
            pass
    except laws.LawBroken as broken:
        print(broken)
        return BROKEN
    print(f"{game.meta.title.en} keeps the laws in {len(cases)} games.{'' if in_full else WITHOUT_TESTS}")
    return 0


def list_parts(game: AnyGame, cases: Sequence[Case], seconds: float, *, in_full: bool) -> Iterator[Callable[[], None]]:
    """The work in parts that can be sent to other processes: they name the game and its bots, and hold neither."""
    slug, counts = game.meta.slug, game.meta.seats
    settings = [(case.seats, case.options, case.seed) for case in cases]
    for setting in settings:
        yield partial(check_play, slug, setting, seconds)
    for seats in counts:
        yield partial(check_bots, slug, seats)
    fewest = [setting for setting in settings if setting[0] == counts[0]]
    for spec, rival in laws.pairs(registry.bots(slug)):
        yield partial(check_pair, slug, fewest, spec.name, rival.name)
    if in_full:
        yield partial(check_files, slug)
        yield partial(check_board, slug)


def check_play(slug: str, setting: tuple[int, object, int], seconds: float) -> None:
    """One game at random and one of hunters."""
    case = Case(registry.load(slug), *setting)
    laws.check_play(case, laws.Effort(seconds=seconds, hunted=HUNTED), registry.bots(slug))


def check_bots(slug: str, seats: int) -> None:
    game = registry.load(slug)
    laws.check_bots(Case(game, seats, game.types.options(), 0), registry.bots(slug))


def check_pair(slug: str, settings: Sequence[tuple[int, object, int]], name: str, rival: str) -> None:
    game, bots = registry.load(slug), registry.bots(slug)
    laws.check_pair([Case(game, *setting) for setting in settings], bots[name], bots[rival])


def check_files(slug: str) -> None:
    """Laws 11, 12, 17, 18 and 21: its stories, its rulebook, its lessons, its campaign and its feats."""
    game = registry.load(slug)
    laws.check_lessons(game, registry.lessons(slug))
    laws.check_campaign(game)
    laws.check_feats(game)
    laws.check_playthroughs(game, registry.place(slug))
    laws.check_rulebook(siblings(game), registry.place(slug))


def check_board(slug: str) -> None:
    """Law 16, where the browser's part of the checkout has its packages."""
    checkout, game = find_checkout(), registry.load(slug)
    if checkout is None or not (checkout / "web" / "node_modules").is_dir() or not game.meta.secrets:
        return
    if registry.is_outside(slug):
        return  # it has no board here
    cases = list(laws.cases(game, seeds=(0,)))
    played = [line for case in cases for line in laws.board_positions(case)]
    usual = cases[0]
    by_bots = [line for spec in registry.bots(slug).values() for line in laws.board_positions(usual, spec, most=20)]
    laws.check_claims([*played, *by_bots], checkout / "web")
