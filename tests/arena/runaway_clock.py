"""`python runaway_clock.py SLUG`: what a game's own bots decide by a clock that is right, and by one that runs away."""

import sys
import time


class Clock:
    """A clock that is right, or an hour later at every look."""

    def __init__(self) -> None:
        self.runs_away, self._now, self._true = False, 0.0, time.perf_counter

    def __call__(self) -> float:
        self._now += 3600
        return self._now if self.runs_away else self._true()


CLOCK = Clock()
time.perf_counter = CLOCK  # before anybody else has it

from cosmotheque import bots_of, registry, replay  # noqa: E402
from cosmotheque.arena import Contest, Fixture  # noqa: E402
from cosmotheque.bots import generic_bots  # noqa: E402
from cosmotheque.core.moment import Moment  # noqa: E402

SHARES = (0.9, 0.6, 0.3)
"""The shares of the game played when a bot is asked."""


def own_bots(slug: str) -> list[str]:
    """The bots that no other game has; that the others count is a law."""
    others = generic_bots(registry.load(slug).meta).values()
    return [name for name, spec in registry.bots(slug).items() if spec not in others]


def moments(slug: str) -> list[Moment]:
    """Moments of a game between the easiest bots, at which a seat has a choice."""
    game = registry.load(slug)
    easiest = next(name for name, spec in bots_of(slug).items() if spec.level == 1)
    match = replay(Contest(slug, counted=True).play(Fixture((easiest,) * game.meta.seats[0], 5)).record)
    found, moves = [], len(match.moves)
    for share in SHARES:
        match.truncate(int(share * moves))
        while not (seats := [seat for seat in match.actors() if seat >= 0 and len(match.actions(seat)) > 1]):
            match.truncate(len(match.moves) - 1)
        found.append(match.moment(min(seats)))
    return found


def main(slug: str) -> None:
    game, asked = registry.load(slug), moments(slug)
    for name in own_bots(slug):
        spec, found = Contest(slug, counted=True).player(name), []
        for CLOCK.runs_away in (False, True):
            bot = spec.make(game, 1)
            found.append([game.notation.write(bot.choose(moment, spec.limit)) for moment in asked])
        sys.stdout.write(f"{name} {found[0] == found[1]} {found}\n")


if __name__ == "__main__":
    main(sys.argv[1])
