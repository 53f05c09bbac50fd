"""Features are put in by one line, and a table is played to its end without any one of them, or without all."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from cosmotheque import registry
from cosmotheque.server import app
from cosmotheque.server.app import FEATURES, make_services, open_tables
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.live import giving_up
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.moments import Features, Keep, Moments
from cosmotheque.server.live.table import Table
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.wire.table import NewTable

GAME = min(registry.playable(), key=lambda slug: sum(registry.shelf()[slug].minutes))

MOVES = 10
PAGE = Path(__file__).parents[2] / "docs" / "architecture.md"


async def rest(_table: Table) -> None:
    """Wait for nothing."""


async def play(settings: Settings, after: Callable[[Table], Awaitable[None]] = rest) -> TableRecord:
    """A game of one person on all seats, who moves at random and then gives up; then wait for what comes `after`."""
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
        await after(table)
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


class Once(Feature):
    """A feature with something to do once after the end."""

    done: ClassVar[list[str]]

    def is_unsettled(self, record: TableRecord) -> bool:
        return record.status == "over" and type(self).__name__ not in self.done

    async def settle(self, record: TableRecord, keep: Keep) -> None:
        await keep(record)
        self.done.append(type(self).__name__)


class First(Once):
    """The feature that is asked first."""


class Second(Once):
    """The feature that is asked once the first has nothing left to do."""


class Third(Once):
    """The last one."""


def test_every_feature_settles_a_game_that_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Once, "done", [], raising=False)
    monkeypatch.setattr(app, "FEATURES", (First, Second, Third))

    async def wait_until_settled(table: Table) -> None:
        while len(Once.done) < len(app.FEATURES):
            await table.ask(table.state.keep_due)

    asyncio.run(play(Settings(data=tmp_path), wait_until_settled))
    assert Once.done == ["First", "Second", "Third"]


def test_the_feature_on_the_page_about_features_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (code,) = re.findall(r"```python\n(from cosmotheque\.server.*?)```", PAGE.read_text(), re.DOTALL)
    written: dict[str, Any] = {"__name__": "postcards"}
    exec(code, written)  # noqa: S102
    monkeypatch.setattr(app, "FEATURES", (written["Postcards"],))
    record = asyncio.run(play(Settings(data=tmp_path)))
    assert capsys.readouterr().out == f"a postcard of {record.id}\n"


def test_a_token_is_of_the_first_feature_that_knows_it() -> None:
    class Known(Moments):
        async def recognise(self, token: str) -> str | None:
            return {"mine": "ann"}.get(token)

    features = Features()
    features.put_in((Moments(), Known(), Moments()))
    assert asyncio.run(features.recognise("mine")) == "ann"
    assert asyncio.run(features.recognise("another")) is None


def test_all_features_together_have_every_moment() -> None:
    assert moments(Features) - {"put_in"} == moments(Moments) - {"routes"}


def test_a_feature_defines_nothing_but_moments() -> None:
    assert {name for feature in FEATURES for name in moments(feature)} <= moments(Moments)
