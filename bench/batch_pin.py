"""Holds the batches of a game to its rules over many random moves, in every way that a game can be set up.

python bench/batch_pin.py [slug …] --moves 1000000
"""

import argparse
import time

from cosmotheque import registry
from cosmotheque.batch import pin, plan
from cosmotheque.core.batch import Plan
from cosmotheque.core.errors import BadOptions
from cosmotheque.laws.spread import spread_options


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", metavar="slug")
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for slug in asked.slugs or filter(registry.batch, registry.playable()):
        pin_game(slug, asked.moves, asked.seed)


def pin_game(slug: str, moves: int, seed: int) -> None:
    """Play so many moves of one game, or a few more; the first difference ends everything with Unpinned."""
    plans = ways(slug)
    each, ended, before = -(-moves // len(plans)), 0, time.process_time()
    for place, way in enumerate(plans):
        ended += pin(way, each, seed=seed + 1000 * place)
        print(f"  {place + 1} of {len(plans)} ways", flush=True)
    spent = time.process_time() - before
    compared = f"{slug}: {each * len(plans):,} moves in {len(plans)} ways, {ended:,} games ended"
    print(f"{compared}, no difference ({spent:,.0f} s of a core)", flush=True)


def ways(slug: str) -> list[Plan]:
    """All numbers of seats with a spread of options, as far as they are played in batches."""
    game, found = registry.load(slug), []
    for options in spread_options(game.types.options):
        for seats in game.meta.seats:
            try:
                found.append(plan(slug, seats=seats, options=options))
            except BadOptions:
                continue
    return found


if __name__ == "__main__":
    main()
