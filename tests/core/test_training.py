"""The policy gradient of `training/` learns where there is something certain to learn."""

from itertools import chain, repeat

import numpy as np
import pytest
from training.policy_gradient import DISCOUNT, Describer, Played, Policy, Step, Task, evaluate, learn

from cosmotheque.core.numbering import Numbering
from cosmotheque.core.planes import Array, Planes

from .tally import TALLY, Action, Add, Gamble, Peek, State, Tap

TOTALS = 60
NUMBERED: tuple[Action, ...] = (Add(1), Add(2), Add(3), Peek(), Gamble(), Tap())


def write(view: State, out: Array) -> None:
    """Write the totals that win, and the one that is reached."""
    out[0, view.options.goal :] = 1
    out[1, view.total] = 1
    out[2] = view.total / TOTALS


def places(view: State, action: Action) -> tuple[int, ...]:
    return (view.total + action.count,) if isinstance(action, Add) else ()


PLANES = Planes((3, TOTALS), ("winning", "here", "total"), 2, write, places)
NUMBERING = Numbering(len(NUMBERED), lambda _, action: NUMBERED.index(action), lambda _, number: NUMBERED[number])


def test_it_learns_to_reach_the_goal_when_it_can() -> None:
    task = Task(TALLY, 2, {"goal": 6}, 200)
    policy = Policy(Describer(TALLY, PLANES, NUMBERING), seed=1)
    before, _ = evaluate(task, policy, 200)
    learn(task, policy, games=2000, decisions=40)
    after, off = evaluate(task, policy, 200)
    assert before == pytest.approx(0.5, abs=0.1)
    assert after - off > 0.65


def test_the_same_seed_learns_the_same() -> None:
    task = Task(TALLY, 2, {"goal": 12}, 200)
    policies = [Policy(Describer(TALLY, PLANES, numbering), seed=1) for numbering in (None, None)]
    for policy in policies:
        learn(task, policy, games=20, decisions=30)
    assert all(np.array_equal(one, two) for one, two in zip(*(policy.weights for policy in policies), strict=True))


def test_what_did_better_than_expected_becomes_likelier() -> None:
    policy = Policy(Describer(TALLY, PLANES, NUMBERING), seed=1)
    rows, numbers = policy.describe(TALLY.start(TALLY.types.options(), 2), NUMBERED)
    first = policy.chances(rows, numbers)
    for _ in range(50):
        gains = chain([1.0], repeat(0.0))
        policy.improve([Step(rows, numbers, chosen, 0.0, next(gains)) for chosen in range(len(NUMBERED))])
    last = policy.chances(rows, numbers)
    assert first == pytest.approx([1 / len(NUMBERED)] * len(NUMBERED))
    assert last[0] == max(last) > 0.5


def test_actions_are_described_by_what_is_where_they_happen() -> None:
    describe = Describer(TALLY, PLANES, None)
    options = TALLY.types.options(goal=12)
    near = State(options, 2, 0, total=10)
    rows, numbers = describe(near, [Add(1), Add(2), Gamble()])
    assert rows.shape == (3, describe.width)
    assert numbers.tolist() == [0, 0, 0]
    winning = len(describe.kinds) + 3
    assert rows[:, winning].tolist() == [0, 1, 0]


def test_what_two_places_share_is_told_as_one_number() -> None:
    both = Planes(PLANES.shape, PLANES.names, PLANES.local, write, lambda view, _: (view.total, view.total + 2))
    describe = Describer(TALLY, both, None)
    rows, _ = describe(State(TALLY.types.options(goal=12), 2, 0, total=12), [Add(1)])
    shared = len(describe.kinds) + 3 + 2 * PLANES.local
    assert rows[0, shared : shared + 3].tolist() == [1, 0, 1]


def test_a_decision_is_credited_with_what_followed() -> None:
    rows, numbers = np.zeros((1, 1), np.float32), np.zeros(1, np.int64)
    played = Played([Step(rows, numbers, 0, stood) for stood in (2.0, 4.0)], stood=4.0, result=1.0)
    assert played.swing == 2
    assert [step.gain for step in played.credit(2.0)] == pytest.approx([1 + DISCOUNT**2, DISCOUNT])
