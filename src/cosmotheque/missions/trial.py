"""Trials of a mission of a player: the laws of the house at every number of players, then bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from cosmotheque import laws, registry
from cosmotheque.core import codec
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.errors import BadOptions
from cosmotheque.core.game import is_won
from cosmotheque.core.host import Host
from cosmotheque.core.text import Text
from cosmotheque.core.written import Written
from cosmotheque.laws.play import play
from cosmotheque.missions import sentences
from cosmotheque.missions.files import authorships

EFFORT = laws.Effort(seconds=0.3)
LIMIT = Limit(nodes=20)
"""The limit of a bot that tries to win: the same on any machine."""


@dataclass(frozen=True)
class Trial:
    """A mission that stands on the shelf of this process, to be tried out with some seeds."""

    slug: str
    mission: Written
    seeds: Sequence[int]

    @property
    def options(self) -> Any:
        """The usual ones of this mission."""
        wanted = {authorships()[self.slug].option: self.mission.name}
        return codec.read_options(wanted, registry.load(self.slug).types.options)

    def settings(self) -> list[tuple[int, int]]:
        """Each number of players with each seed."""
        return [(seats, seed) for seats in self.mission.seats for seed in self.seeds]

    def hold_laws(self, seats: int, seed: int) -> Text | None:
        """A sentence for what a game at random, hunters, bots and the mentor show to be wrong."""
        case = laws.Case(registry.load(self.slug), seats, self.options, seed)
        try:
            laws.check_play(case, EFFORT, registry.bots(self.slug))
            if seed == self.seeds[0]:
                laws.check_bots(case, registry.bots(self.slug))
            if (mentor := registry.mentor(self.slug)) is not None:
                laws.check_mentor(play(case).match, mentor)
        except laws.LawBroken as broken:
            return sentences.BROKEN.filled(seats, seed, broken.law, broken.message)
        except BadOptions as refusal:
            return sentences.NOT_SET_UP.filled(seats, refusal.said)
        except Exception as fault:
            return sentences.FAILS.filled(seats, seed, f"{type(fault).__name__}: {fault}"[:300])
        return None

    def count_wins(self, games: int) -> int:
        """Count the games that the strongest bots win, of so many, at each number of players in turn."""
        game = registry.load(self.slug)
        spec = replace(list(registry.bots(self.slug).values())[-1], limit=LIMIT)
        lineups = [[spec] * self.mission.seats[number % len(self.mission.seats)] for number in range(games)]
        return sum(is_won(game.meta, self._play(lineup, number)) for number, lineup in enumerate(lineups))

    def _play(self, lineup: list[BotSpec], seed: int) -> Any:
        host = Host(registry.load(self.slug), lineup, seed=seed, options=self.options)
        while (seat := host.next_seat()) is not None:
            host.play(seat, host.ask(seat, lineup[seat]))
        return host.match.outcome
