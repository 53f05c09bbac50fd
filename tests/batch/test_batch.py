"""Many games at once: whatever a game's batch can do, it does by the rules and the same on any number of threads."""

import subprocess
import sys

import numpy as np
import pytest

from cosmotheque import registry
from cosmotheque.batch import Batch, NoBatch, NotLegal, Unfit, init, pin, plan, random_play, sample, step
from cosmotheque.core.errors import BadOptions, BadSeats
from cosmotheque.kit.rows import OVER

BATCHED = [slug for slug in registry.playable() if registry.batch(slug) is not None]
OTHERS = [slug for slug in registry.playable() if registry.batch(slug) is None]
MANY = 300
"""Enough games for several threads."""


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_a_batch_is_the_same_on_any_number_of_threads(slug: str) -> None:
    one, three = (Batch(slug, MANY, seed=5, threads=threads) for threads in (1, 3))
    for _ in range(20):
        actions = one.sample()
        assert (actions == three.sample()).all()
        assert (one.legal() == three.legal()).all()
        for here, there in zip(one.step(actions), three.step(actions), strict=True):
            assert (here == there).all()
    assert one.random_play(30) == three.random_play(30)
    assert (one.rows == three.rows).all()


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_random_play_is_picking_and_stepping(slug: str) -> None:
    way = plan(slug)
    played, stepped = init(way, range(8)), init(way, range(8))
    ended = begun = 0
    for _ in range(500):
        begun += int((stepped[:, OVER] != 0).sum())
        ended += int(step(way, stepped, sample(way, stepped))[1].sum())
    assert random_play(way, played, 500) == (8 * 500 - begun, ended)
    assert (played == stepped).all()


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_a_seed_decides_a_game_wherever_it_stands(slug: str) -> None:
    way = plan(slug)
    first, second = init(way, [7, 8, 9]), init(way, [9])
    random_play(way, first, 50)
    random_play(way, second, 50)
    assert (first[2] == second[0]).all()
    assert (first[0] != first[1]).any()


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_what_is_not_legal_is_refused_and_nothing_moves(slug: str) -> None:
    batch = Batch(slug, 3, seed=1)
    actions, mask, before = batch.sample(), batch.legal(), [batch.state(game) for game in range(3)]
    for wrong in (-1, batch.plan.numbers, int(np.argmin(mask[2]))):
        with pytest.raises(NotLegal, match=f"Action {wrong} is not legal in game 2"):
            batch.step([*actions[:2], wrong])
        assert [batch.state(game) for game in range(3)] == before


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_every_number_is_refused_unless_it_is_marked(slug: str) -> None:
    """The mask and the refusals say the same of all numbers, in the middle of a game too."""
    batch = Batch(slug, 1, seed=3)
    for _ in range(5):
        batch.random_play(9)
        if batch.over[0]:
            batch.step([0])
        mask = batch.legal()[0]
        for number in np.flatnonzero(mask == 0)[:: max(1, len(mask) // 500)]:
            assert batch.plan.kernels.refused(batch.plan.tables, batch.rows, np.array([number]), 0, 1) == 0
        for number in np.flatnonzero(mask):
            assert batch.plan.kernels.refused(batch.plan.tables, batch.rows, np.array([number]), 0, 1) == -1


@pytest.mark.long("rules")
def test_what_does_not_fit_comes_nowhere_near_a_kernel() -> None:
    """Kernels look at no bounds: they would read, and write, what lies behind an array."""
    batch = Batch(BATCHED[0], 3, seed=1)
    actions, before = batch.sample(), batch.rows.copy()
    for wrong in (actions[:2], actions[0], np.append(actions, 0), actions[:, None], [], actions + 0.5):
        with pytest.raises(Unfit):
            batch.step(wrong)
    for seats in ([0, 1], 0.5, [[0], [0], [0]]):
        with pytest.raises(Unfit):
            batch.observe(seats)
    for seat in (-1, batch.plan.seats):
        with pytest.raises(BadSeats, match=f"{seat} is none of them"):
            batch.observe([0, seat, 0])
    for mask in (batch.legal()[:2], batch.legal()[:, 1:]):
        with pytest.raises(Unfit):
            batch.legal(out=mask)
    with pytest.raises(Unfit, match="3 games, and 2 seeds"):
        batch.reset([1, 2])
    assert (batch.rows == before).all()
    batch.step(list(actions))


def test_a_batch_has_one_game_at_least() -> None:
    for count in (0, -3):
        with pytest.raises(Unfit):
            Batch(BATCHED[0], count)


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_the_game_after_the_last_begins_by_itself(slug: str) -> None:
    batch = Batch(slug, 4, seed=2)
    while not batch.over.any():
        rewards, done = batch.step(batch.sample())
    assert (done == batch.over).all()
    game = int(np.argmax(done))
    ended = batch.state(game)
    assert rewards[game].tolist() == [*batch.plan.game.outcome(ended).scores]
    assert not batch.legal()[game].any()
    rewards, done = batch.step(batch.sample())
    assert not done[game]
    assert not rewards[game].any()
    assert batch.plan.game.outcome(batch.state(game)) is None


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_views_are_those_of_the_rules(slug: str) -> None:
    batch = Batch(slug, 2, seed=4)
    batch.random_play(3)
    seat = int(batch.seats[1])
    assert batch.view(1) == batch.plan.game.view(batch.state(1), seat)
    assert batch.view(1, 0) == batch.plan.game.view(batch.state(1), 0)


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_a_batch_is_pinned_to_the_rules(slug: str) -> None:
    for seats in registry.load(slug).meta.seats:
        pin(plan(slug, seats=seats), 240, games=6, seed=seats)


@pytest.mark.parametrize("slug", OTHERS)
def test_other_games_say_that_they_have_no_batch(slug: str) -> None:
    with pytest.raises(NoBatch, match="is not played in batches"):
        plan(slug)


def test_seats_and_options_are_read_as_everywhere() -> None:
    with pytest.raises(BadSeats):
        plan(BATCHED[0], seats=99)
    with pytest.raises(BadOptions):
        plan(BATCHED[0], options={"colour": "green"})


def test_without_numba_a_sentence_says_what_to_install() -> None:
    script = "import sys; sys.modules['numba'] = None; import cosmotheque.batch"
    asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)  # noqa: S603
    assert asked.stderr.splitlines()[-1].endswith("needs numba, which comes with: pip install 'cosmotheque[fast]'.")


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", BATCHED)
def test_whoever_is_to_move_is_observed_by_default(slug: str) -> None:
    batch, planes = Batch(slug, 6, seed=8), registry.planes(slug)
    assert planes is not None
    batch.random_play(11)
    seen = batch.observe()
    assert seen.shape == (6, *planes.shape)
    for game in range(6):
        assert (seen[game] == planes.array(batch.view(game))).all()
    assert (batch.observe(batch.seats) == seen).all()
