"""Plays many fixtures, one after another or in several processes; a game is then known by its slug alone."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.arena.entrants import find_bot
from cosmotheque.arena.fixtures import Fixture
from cosmotheque.arena.playing import Played, play_game
from cosmotheque.core.bot import BotSpec, Limit


class Contest(msgspec.Struct, frozen=True):
    """What is played: a game, its options, and the limit of every bot where it is not the bot's own."""

    game: str
    options: dict[str, Any] = {}
    limit: Limit | None = None

    def play(self, fixture: Fixture) -> Played:
        players = [self._player(name) for name in fixture.lineup]
        return play_game(registry.load(self.game), players, seed=fixture.seed, options=self.options)

    def _player(self, name: str) -> BotSpec:
        spec = find_bot(self.game, name)
        return spec if self.limit is None else msgspec.structs.replace(spec, limit=self.limit)


def play_fixtures(contest: Contest, fixtures: Sequence[Fixture], jobs: int = 1) -> Iterator[tuple[int, Played]]:
    """Every fixture's number and its game, as soon as it has been played."""
    if jobs == 1:
        for number, fixture in enumerate(fixtures):
            yield number, contest.play(fixture)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        numbers = {pool.submit(contest.play, fixture): number for number, fixture in enumerate(fixtures)}
        try:
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)
