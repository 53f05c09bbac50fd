"""Tools that the mentors of several games share."""

import pytest

from cosmotheque.core.mentor import Grade, grade_of


@pytest.mark.parametrize(
    ("cost", "grade"),
    [
        (-1.0, Grade.BEST),
        (0.1, Grade.BEST),
        (0.11, Grade.GOOD),
        (0.2, Grade.GOOD),
        (0.4, Grade.DUBIOUS),
        (0.41, Grade.MISTAKE),
    ],
)
def test_a_move_is_graded_by_what_it_costs(cost: float, grade: Grade) -> None:
    assert grade_of(cost, (0.1, 0.2, 0.4)) is grade
