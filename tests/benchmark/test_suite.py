"""The tasks are fixed, follow from the published key, and bots repeat what the ladder says of them."""

from hashlib import sha256

import pytest

from cosmotheque import registry
from cosmotheque.benchmark.ladder import play_task
from cosmotheque.benchmark.suite import KEY, LEVELS, setting_of, settings_file, tasks_of

from .seats import SET_UP


@pytest.mark.parametrize("slug", SET_UP)
def test_deals_follow_from_the_key_and_stand_nowhere(slug: str) -> None:
    tasks = tasks_of(slug)
    assert KEY == "cosmotheque benchmark, suite 1"
    assert [task.deal for task in tasks] == [
        sha256(f"{KEY}/{slug}/{number}".encode()).hexdigest()[:32] for number in range(len(tasks))
    ]
    assert not any(task.deal in settings_file(slug).read_text() for task in tasks)


@pytest.mark.parametrize("slug", SET_UP)
def test_every_seat_meets_every_bot_equally_often(slug: str) -> None:
    tasks, setting = tasks_of(slug), setting_of(slug)
    met = [(task.seat, task.others) for task in tasks]
    assert set(met) == {(seat, other) for seat in range(tasks[0].seats) for other in setting.others}
    assert len({met.count(pair) for pair in met}) == 1
    assert all(task.bot(task.others).limit.seconds is None for task in tasks)


@pytest.mark.parametrize("slug", SET_UP)
def test_the_ladder_has_a_score_for_each_deal_and_repeats(slug: str) -> None:
    ladder, (low, high) = setting_of(slug).ladder, registry.load(slug).meta.scores
    assert list(ladder) == [level for level in LEVELS if level in registry.bots(slug)]
    assert all(len(scores) == len(tasks_of(slug)) for scores in ladder.values())
    assert all(low <= score <= high for scores in ladder.values() for score in scores)
    assert play_task(tasks_of(slug)[1], LEVELS[1]) == ladder[LEVELS[1]][1]
