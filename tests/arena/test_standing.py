"""Claims of games about their bots are the measured ones, and a sample of them comes out the same."""

from heapq import nsmallest
from math import inf, log
from pathlib import Path

import msgspec
import pytest

from cosmotheque import registry
from cosmotheque.arena import Estimate, Finished, Ladder, Patience, Rung, house_names, play_fixtures
from cosmotheque.arena.standing import Standing, as_markdown, main, read_standings

STANDINGS = [read_standings(slug)[slug] for slug in registry.playable() if slug in read_standings(slug)]
by_game = pytest.mark.parametrize("standing", STANDINGS, ids=[standing.game for standing in STANDINGS])
PAIRINGS, DEALS, FIRST = 3, 10, 1_000_000
"""Of the sample, and the seed of its first deal, which the ladder has not seen."""
SURE = log(1e8)
"""A pairing has four bounds; with this for each, a false alarm of all games is rarer than one in a million."""


def divergence(seen: float, truth: float) -> float:
    """The divergence of Kullback and Leibler between two chances."""
    parts = ((seen, truth), (1 - seen, 1 - truth))
    return sum(0 if one == 0 else inf if other <= 0 else one * log(one / other) for one, other in parts)


def fits(seen: float, deals: int, kept: float, kept_deals: int) -> bool:
    """True if some mean explains both, by the bound of Chernoff and Hoeffding for values from 0 to 1."""
    truths = [number / 1000 for number in range(1001)]
    return any(
        divergence(seen, truth) * deals <= SURE and divergence(kept, truth) * kept_deals <= SURE for truth in truths
    )


def share(standing: Standing, rung: Rung) -> float:
    """A score on the scale from 0 to 1."""
    meta = registry.load(standing.game).meta
    low, high = meta.scores if meta.cooperative else (0, 1)
    return (rung.score.value - low) / (high - low)


def test_a_game_has_a_standing() -> None:
    assert STANDINGS


@by_game
def test_it_is_of_todays_rules_and_bots(standing: Standing) -> None:
    assert standing.version == registry.load(standing.game).meta.version
    assert {name for rung in standing.rungs for name in rung.pairing} <= set(house_names(standing.game))


@by_game
def test_the_readme_has_the_table(standing: Standing) -> None:
    assert as_markdown(standing) in (registry.place(standing.game) / "README.md").read_text()


@pytest.mark.long("rules")
@by_game
def test_a_sample_comes_out_the_same(standing: Standing) -> None:
    """New deals of the quickest pairings; nobody looks at a clock."""
    assert standing.limit is None or standing.limit.seconds is None
    meta = registry.load(standing.game).meta
    for rung in nsmallest(PAIRINGS, standing.rungs, key=lambda rung: rung.seconds):
        games = DEALS * len(rung.pairing)
        ladder = Ladder(meta, rung.pairing, standing.seats, FIRST, Patience(1, games, games))
        while fixtures := ladder.next_fixtures():
            for number, played in play_fixtures(standing.contest, fixtures):
                ladder.add(fixtures[number], Finished(played.outcome))
        (again,) = ladder.rungs()
        kept_deals = rung.games // len(rung.pairing)
        assert fits(share(standing, again), DEALS, share(standing, rung), kept_deals), rung.pairing


def test_a_sample_that_does_not_fit_is_noticed() -> None:
    assert fits(0.95, DEALS, 0.99, 500)
    assert not fits(0.1, DEALS, 0.99, 500)
    assert not fits(1.0, 100, 0.5, 500)


def test_what_is_stored_is_read_and_leaves_the_other_game_of_a_folder_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "place", lambda _slug: tmp_path)
    rungs = (Rung(("weak", "good"), 20, Estimate(0.25, 0.125, 0.5)), Rung(("good",), 10, Estimate(3.5, 3, 4)))
    standings = {slug: Standing(slug, 1, {}, None, 2, 0, rungs, ()) for slug in ("race", "bell")}
    for standing in standings.values():
        (tmp_path / "report.json").write_bytes(msgspec.json.encode(standing))
        main(str(tmp_path / "report.json"))
    assert read_standings("race") == standings
    assert capsys.readouterr().out == 2 * (
        "| bots | games | score |\n|---|---|---|\n"
        "| weak – good | 20 | 25.0 % (12.5–50.0) |\n| good | 10 | 3.50 (3.00–4.00) |\n"
    )
