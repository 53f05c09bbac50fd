"""The rarity of the feats: the share of games in which a seat of house bots does each of them.

A feat that comes with every game is none, and one that never comes is a taunt. A strong bot meets the next weaker ones,
or plays with its like, in every way that a game is played in: as usual, as its deals of the day are, with every value
of its options, and stage by stage of its campaign.

    python bench/feats.py --games 40 --only GAME
"""

import argparse
from collections import Counter
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.arena import play_game
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.replaying import replay
from cosmotheque.laws.spread import spread_options

QUICK = Limit(nodes=200)
Way = tuple[int, Any]


def ways(game: AnyGame) -> list[Way]:
    """Seats and options, as different as they come."""
    if game.campaign is not None:
        return [(stage.seats[-1], stage.options) for stage in game.campaign.stages]
    fewest = game.meta.seats[0]
    return [*((fewest, options) for options in spread_options(game.types.options)), *game.daily]


def players(slug: str) -> tuple[BotSpec, BotSpec]:
    """A strong one and one below it, quick to answer."""
    levels = sorted((bot for bot in registry.bots(slug).values() if bot.level), key=lambda bot: bot.level)
    return tuple(msgspec.structs.replace(bot, limit=QUICK) for bot in (levels[-1], levels[-2]))  # type: ignore[return-value]


def earned(game: AnyGame, games: int) -> tuple[Counter[str], int]:
    """The count of each feat done by the strong bot, and the number of games in which it could have been."""
    strong, other = players(game.meta.slug)
    found: Counter[str] = Counter()
    for seed in range(games):
        seats, options = ways(game)[seed % len(ways(game))]
        table = [strong] * seats if game.meta.cooperative else [strong, *[other] * (seats - 1)]
        played = play_game(game, table, seed=seed, options=options)
        found.update(replay(played.record, game).feats(0))
    return found, games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    for slug in registry.playable():
        if asked.only in ("", slug):
            found, games = earned(registry.load(slug), asked.games)
            for feat in registry.load(slug).feats:
                print(f"{slug:22} {feat.key:18} {found[feat.key]:4} of {games} games  {found[feat.key] / games:6.1%}")


if __name__ == "__main__":
    main()
