"""`python -m cosmotheque.laws GAME`: hold a registered game to the laws and say how it went.

With `--store`, first play at random until every end reason that comes up has its playthrough.
"""

import sys
from argparse import ArgumentParser

from rich.console import Console

from cosmotheque import registry
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.stories import store_playthroughs
from cosmotheque.laws.suite import cases, check, folder_of

console = Console(highlight=False)


def main() -> int:
    parser = ArgumentParser(prog="python -m cosmotheque.laws", description="Hold a game to the laws of the house.")
    parser.add_argument("game", help="the slug of a registered game")
    parser.add_argument("--seeds", type=int, default=2, help="games for each way to set it up (2)")
    parser.add_argument("--store", action="store_true", help="store the playthroughs that are missing")
    wish = parser.parse_args()
    try:
        if wish.store:
            _store(wish.game)
        check(wish.game, seeds=range(wish.seeds))
    except LawBroken as fault:
        console.print(str(fault), style="red", markup=False)
        return 1
    except CosmothequeError as fault:
        console.print(str(fault), markup=False)
        return 2
    console.print(f"{wish.game} keeps the laws.")
    return 0


def _store(slug: str) -> None:
    game = registry.load(slug)
    for reason in store_playthroughs(game, folder_of(slug), cases(game, seeds=range(100))):
        console.print(f"Random play never ended by {reason!r}: play such a game and store its record.")


if __name__ == "__main__":
    sys.exit(main())
