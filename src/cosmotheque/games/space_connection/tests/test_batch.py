"""Many games at once, pinned to the rules on skies of every size."""

from collections import Counter

import pytest

from cosmotheque.batch import Batch, pin, plan
from cosmotheque.games.space_connection.components.sky import BOXES, Side, space
from cosmotheque.games.space_connection.rules.sampler import partitions

pytestmark = pytest.mark.long("rules")

SIDES: tuple[Side, ...] = (3, 6, 9)


@pytest.mark.parametrize("side", SIDES)
def test_every_sky_is_pinned(side: Side) -> None:
    assert pin(plan("space-connection", options={"side": side}), 2400, games=4, seed=2) > 0


@pytest.mark.parametrize("side", SIDES)
def test_suggestions_are_layouts(side: Side) -> None:
    """SC-5, SC-7: so many planets in so many systems, whatever chance deals."""
    batch, box, groups = Batch("space-connection", 20, options={"side": side}), BOXES[side], space(side).lattice.groups
    dealt = [layout for game in range(20) for sky in batch.state(game).skies for layout in sky.suggestions]
    assert len({*dealt}) > 400
    assert {(layout.bit_count(), len(groups(layout))) for layout in dealt} == {(box.planets, box.systems)}


def test_all_ways_to_divide_planets_are_equally_likely() -> None:
    batch, groups = Batch("space-connection", 100, options={"side": 3}), space(3).lattice.groups
    sizes = Counter(
        tuple(sorted((group.bit_count() for group in groups(layout)), reverse=True))
        for game in range(100)
        for sky in batch.state(game).skies
        for layout in sky.suggestions
    )
    assert set(sizes) == set(partitions(6, 3))
    assert all(700 <= count <= 900 for count in sizes.values())


def test_games_end_in_every_way() -> None:
    """Endings of random play: all systems, more systems, more planets; a draw is pinned where it comes up."""
    batch, reasons = Batch("space-connection", 300, options={"side": 3}, seed=4), set()
    for _ in range(600):
        batch.step(batch.sample())
        ended = (batch.plan.game.outcome(batch.state(int(game))) for game in batch.over.nonzero()[0])
        reasons |= {outcome.reason for outcome in ended if outcome}
    assert reasons >= {"all-systems", "more-systems", "more-planets"}
