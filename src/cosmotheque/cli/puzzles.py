"""`cosmotheque puzzles`: what a pack holds; a new pack made, or every proof of one carried out again."""

import argparse
import os
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path

from cosmotheque import registry
from cosmotheque.arena import in_processes
from cosmotheque.cli import arguments, sentences
from cosmotheque.cli.output import table
from cosmotheque.cli.progress import track
from cosmotheque.core.errors import BadRecord, UnknownGame
from cosmotheque.core.game import AnyGame
from cosmotheque.core.puzzle import Puzzler
from cosmotheque.study.checking import fault_of
from cosmotheque.study.making import Rated, choose, look_through, pack_up
from cosmotheque.study.pack import Pack, read_pack, write_pack
from cosmotheque.study.shipped import shipped_pack

WRONG = 1
AT_ONCE = 16
"""Games that are handed out together; the order of what is found in them does not depend on who is quicker."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    arguments.add_game(parser)
    cores = os.cpu_count() or 1
    parser.add_argument("--make", type=arguments.whole(1, 5000), metavar="N", help="make so many, from games of bots")
    parser.add_argument("--check", action="store_true", help="prove every puzzle again")
    parser.add_argument("--pack", type=Path, metavar="FILE", help="your own pack instead of the shipped one")
    parser.add_argument("--seed", type=arguments.whole(0), default=0, metavar="S", help="of the first game (default 0)")
    parser.add_argument(
        "--jobs", type=arguments.whole(1, 256), default=cores, metavar="J", help=f"processes (default {cores})"
    )


def run(args: argparse.Namespace) -> int:
    game, puzzler = registry.load(args.game), registry.puzzler(args.game)
    if puzzler is None:
        raise UnknownGame(sentences.NO_PUZZLES.filled(game.meta.title))
    if args.make:
        pack = make(game, puzzler, args.make, args.seed, args.jobs)
        _write(args.pack or Path(f"{args.game}.json.gz"), pack)
    else:
        pack = _read(args.pack) if args.pack else shipped_pack(args.game)
    print(_as_text(pack), end="")
    return check(pack, args.jobs) if args.check else 0


def make(game: AnyGame, puzzler: Puzzler, wanted: int, seed: int, jobs: int) -> Pack:
    """A pack of `wanted` puzzles; bots play until there are enough."""
    found = _look_for(game.meta.slug, seed, jobs)
    return pack_up(game, puzzler, list(track(choose(found, puzzler, wanted), wanted, "puzzles")))


def _look_for(slug: str, seed: int, jobs: int) -> Iterator[Rated]:
    for first in count(seed, AT_ONCE):
        games = dict(in_processes(partial(look_through, slug), range(first, first + AT_ONCE), jobs))
        for number in range(AT_ONCE):
            yield from games[number]


def check(pack: Pack, jobs: int) -> int:
    """Every proof again; the first fault of each puzzle is named."""
    faults = dict(track(in_processes(partial(fault_of, pack), pack.puzzles, jobs), len(pack.puzzles), "proofs"))
    wrong = {pack.puzzles[number].id: fault for number, fault in sorted(faults.items()) if fault}
    for name, fault in wrong.items():
        print(f"{name}: {fault}")
    print(f"{len(pack.puzzles) - len(wrong)} of {len(pack.puzzles)} puzzles are proved.")
    return WRONG if wrong else 0


def _as_text(pack: Pack) -> str:
    counts = Counter(puzzle.theme for puzzle in pack.puzzles)
    ratings = {theme.slug: [one.rating for one in pack.puzzles if one.theme == theme.slug] for theme in pack.themes}
    rows = [
        [theme.slug, str(counts[theme.slug]), f"{min(found)}–{max(found)}" if (found := ratings[theme.slug]) else "–"]
        for theme in pack.themes
    ]
    return table(["theme", "puzzles", "ratings"], rows)


def _read(path: Path) -> Pack:
    try:
        return read_pack(path.read_bytes())
    except OSError as fault:
        raise BadRecord(sentences.NOT_READ.filled(path, fault.strerror)) from fault


def _write(path: Path, pack: Pack) -> None:
    try:
        path.write_bytes(write_pack(pack))
    except OSError as fault:
        raise BadRecord(sentences.NOT_WRITTEN.filled(path, fault.strerror)) from fault
