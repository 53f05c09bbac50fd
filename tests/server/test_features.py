"""Features are put in by one line, and a table is played to its end without any one of them, or without all."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest

from cosmotheque import registry
from cosmotheque.server import app
from cosmotheque.server.app import FEATURES, make_services, open_tables
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live import giving_up
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.moments import Features, Moments
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.table import NewTable

GAME = min(registry.playable(), key=lambda slug: sum(registry.shelf()[slug].minutes))

MOVES = 10


async def play(settings: Settings) -> TableRecord:
    """A game of one person on all seats, who moves at random and then gives up."""
    services, rng = make_services(settings), Random(1)
    tables, seats = open_tables(services), registry.shelf()[GAME].seats[0]
    try:
        wanted = NewTable(game=GAME, seats=seats, mine=tuple(range(seats)), start=True)
        table = await tables.create(wanted, "ann", "Ann", "")
        for _ in range(MOVES):
            journal = await table.state.load_journal()
            seat = min(journal.match.actors())
            entries = journal.play(seat, rng.choice(journal.match.actions(seat)))
            await table.ask(partial(table.state.commit, entries))
        while table.record.status == "running":
            seat = min(journal.match.actors())
            await table.ask(partial(giving_up.give_up, table.state, seat, "ann"))
        return table.record
    finally:
        tables.stop()
        await services.close()


def moments(feature: type[Moments]) -> set[str]:
    return {name for name in vars(feature) if not name.startswith("_")}


@pytest.mark.parametrize("left_out", [*FEATURES, None], ids=lambda feature: feature.__name__ if feature else "all")
def test_a_game_is_played_without_a_feature(
    left_out: type[Feature] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tuple(one for one in FEATURES if one is not left_out) if left_out is not None else ()
    monkeypatch.setattr(app, "FEATURES", kept)
    record = asyncio.run(play(Settings(data=tmp_path)))
    assert (record.status, record.ending.outcome is not None) == ("over", True)


def test_all_features_together_have_every_moment() -> None:
    assert moments(Features) - {"all_routes", "put_in"} == moments(Moments) - {"routes"}


def test_a_feature_defines_nothing_but_moments() -> None:
    assert {name for feature in FEATURES for name in moments(feature)} <= moments(Moments)
