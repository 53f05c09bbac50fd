"""`cosmotheque perft`: how many ways a game can go on, depth by depth, or split by the first move."""

import argparse
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from cosmotheque import registry
from cosmotheque.cli import arguments
from cosmotheque.cli.output import table
from cosmotheque.cli.progress import track
from cosmotheque.core.game import AnyGame, Move
from cosmotheque.core.match import Match
from cosmotheque.core.perft import perft


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    parser.add_argument("--depth", type=arguments.whole(1, 100), required=True, metavar="N", help="moves to look ahead")
    parser.add_argument("--position", metavar="TEXT", help="short for --option position=TEXT, where a game has it")
    parser.add_argument("--seats", type=arguments.whole(1), metavar="K", help="how many sit at the table")
    parser.add_argument("--seed", type=arguments.whole(0), default=0, metavar="S", help="of what chance lays out first")
    parser.add_argument("--divide", action="store_true", help="split the count by the first move")
    arguments.add_options(parser)


def run(args: argparse.Namespace) -> int:
    game = registry.load(args.game)
    options = arguments.read_options(args.options)
    if args.position is not None:
        options["position"] = args.position
    match = Match(game, arguments.read_seats(game.meta, args.seats), seed=args.seed, options=options)
    if args.divide:
        _print_divided(game, match.state, args.depth)
    else:
        _print_depths(game, match.state, args.depth)
    return 0


def _print_divided(game: AnyGame, state: Any, depth: int) -> None:
    rows = [[written, str(count)] for written, count in _branches(game, state, depth)]
    print(table(["first move", "ways"], rows), end="")
    print(f"{sum(int(count) for _, count in rows)} ways of {depth} moves")


def _print_depths(game: AnyGame, state: Any, depth: int) -> None:
    """One line a depth, as soon as it is known."""
    print(f"{'depth':>5}  {'ways':>14}  {'seconds':>8}")
    for moves in range(1, depth + 1):
        before = perf_counter()
        ways = sum(count for _, count in _branches(game, state, moves))
        print(f"{moves:>5}  {ways:>14}  {perf_counter() - before:>8.2f}", flush=True)


def _branches(game: AnyGame, state: Any, depth: int) -> Iterator[tuple[str, int]]:
    """Every first move in notation and the ways it leads to, counted with a progress bar."""
    moves = [Move(seat, action) for seat in sorted(game.actors(state)) for action in game.legal_actions(state, seat)]
    for move in track(moves, len(moves), f"depth {depth}"):
        yield game.notation.write(move.action), perft(game, game.apply(state, move).state, depth - 1)
