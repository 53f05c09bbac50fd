"""Measures how long a game's lists get: `python -m cosmotheque.adapters.measure [SLUG ...]` writes `sizes.json`.

A spread of options is played by all numbers of seats, by an easy bot that now and then, or always, plays at random.
Where a length varies, a quarter is added to the most seen. Sizes are measured, not proved: an adapter has to go on
where something is longer.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import product
from random import Random
from typing import Any

from cosmotheque import registry
from cosmotheque.adapters.episode import Episode
from cosmotheque.adapters.layout import Layout, Lengths
from cosmotheque.adapters.sizes import Sizes, read_sizes, write_sizes
from cosmotheque.bots import random_spec
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import AnyGame
from cosmotheque.laws.spread import spread_options

THOROUGH, QUICK = 600, 100
"""The number of moves played of a game."""
RATES = (0, 0.1, 0.4, 1)
"""Shares of a game that are played at random."""
LEAST = 4
"""Room for what was hardly ever seen to hold anything."""
EVERY = 4
"""The positions for each one that is looked at closely."""
THINKING = Limit(nodes=20)


@cache
def sizes_of(slug: str) -> Sizes:
    """A game's sizes from its folder, or measured now where it has none."""
    return read_sizes(slug).get(slug) or measure_sizes(slug, QUICK)


def measure_sizes(slug: str, moves: int) -> Sizes:
    """The sizes that so many moves of each game need."""
    game, easy = registry.load(slug), _easiest(slug)
    lists: set[int] = set()
    views: Lengths = {}
    actions: Lengths = {}
    view_layout, action_layout = Layout(game.types.view, {}), Layout(game.types.action, {})
    for episode, look in _positions(game, easy, moves):
        for seat in range(episode.match.seats) if look else ():
            view_layout.measure(episode.match.view(seat), views)
        listed = () if episode.seat is None else episode.actions(episode.seat)
        lists.add(len(listed))
        for action in {type(action): action for action in listed}.values() if look else ():
            action_layout.measure(action, actions)
    return Sizes(_room(lists), _rooms(views), _rooms(actions))


def _easiest(slug: str) -> BotSpec:
    """The first of the bots that people are offered."""
    offered = registry.bots(slug).values()
    return next((bot for bot in offered if bot.level > 0), random_spec())


def _positions(game: AnyGame, easy: BotSpec, moves: int) -> Iterator[tuple[Episode, bool]]:
    """Tables of this game at each of their positions, and whether to look closely: now and then, and at the end."""
    for seed, ((seats, options), rate) in enumerate(product(_setups(game), RATES)):
        rng, episode = Random(seed), Episode(game, [None] * seats, seed=seed, options=options)
        careful, careless = (spec.make(game, seed) for spec in (easy, random_spec()))
        for number in range(moves):
            yield episode, number % EVERY == 0 or episode.seat is None
            if episode.seat is None:
                break
            bot = careless if rng.random() < rate else careful
            episode.play(bot.choose(episode.match.moment(episode.seat, remembers=easy.remembers), THINKING))


def _setups(game: AnyGame) -> Iterator[tuple[int, Any]]:
    """Each of a spread of options by one number of seats that it is for, the usual options by all."""
    counts = game.meta.seats
    for number, options in enumerate(spread_options(game.types.options)):
        for seats in counts[number % len(counts) :] + counts:
            with suppress(BadOptions):
                game.start(options, seats)
                yield seats, options
                break
    yield from ((seats, game.types.options()) for seats in counts)


def _rooms(lengths: Lengths) -> dict[str, int]:
    return {path: _room(seen) for path, seen in sorted(lengths.items())}


def _room(seen: Iterable[int]) -> int:
    """The room for lengths seen: a length that was always one stays so, one that grew may grow a little more."""
    low, high = min(seen), max(seen)
    return high if low == high >= LEAST else max(LEAST, high + -(-high // 4))


def main(slugs: Sequence[str]) -> None:
    for slug in slugs or registry.playable():
        write_sizes(slug, measure_sizes(slug, THOROUGH))


if __name__ == "__main__":
    main(sys.argv[1:])
