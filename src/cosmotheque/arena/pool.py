"""Plays many fixtures: one after another, in several processes, on many machines; a game is known by its slug alone."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from cosmotheque import registry
from cosmotheque.arena.entrants import import_bot
from cosmotheque.arena.fixtures import Fixture
from cosmotheque.arena.playing import Played, play_game
from cosmotheque.core.bot import BotSpec, Limit

Item = TypeVar("Item")
Result = TypeVar("Result")


class Contest(msgspec.Struct, frozen=True):
    """The terms of the games: a game, its options, and the time that bots may think.

    Every bot has its own limit, or all have the same `limit`. Where games are `counted`, nobody looks at a clock.
    """

    game: str
    options: dict[str, Any] = {}
    limit: Limit | None = None
    counted: bool = False

    def play(self, fixture: Fixture) -> Played:
        players = [self.player(name) for name in fixture.lineup]
        return play_game(registry.load(self.game), players, seed=fixture.seed, options=self.options)

    def player(self, name: str) -> BotSpec:
        spec = import_bot(self.game, name)
        return msgspec.structs.replace(spec, limit=self.limit or self._own_limit(spec))

    def _own_limit(self, spec: BotSpec) -> Limit:
        return Limit(nodes=spec.nodes) if self.counted else spec.limit


def play_fixtures(
    contest: Contest, fixtures: Sequence[Fixture], jobs: int = 1, cluster: str | None = None
) -> Iterator[tuple[int, Played]]:
    """Every fixture's number and its game, as soon as it has been played: here, or by the workers of a cluster."""
    if cluster is None:
        return in_processes(contest.play, fixtures, jobs)
    from cosmotheque.arena.cluster import on_cluster  # noqa: PLC0415 - they bring much along, and few ask
    from cosmotheque.arena.edition import of_this_edition  # noqa: PLC0415

    names = tuple(sorted({name for fixture in fixtures for name in fixture.lineup}))
    return on_cluster(of_this_edition(contest.play, contest.game, names), fixtures, cluster)


def in_processes(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[tuple[int, Result]]:
    """Every item's number and what became of it, as soon as it is there. The first fault ends it all."""
    if jobs == 1:
        yield from enumerate(map(work, items))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        numbers = {pool.submit(work, item): number for number, item in enumerate(items)}
        try:
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)
