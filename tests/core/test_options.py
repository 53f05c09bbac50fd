"""Values of an option in words."""

import pytest

from cosmotheque.core.options import in_runs


@pytest.mark.parametrize(
    ("values", "told"),
    [
        (["1", "10", "11", "2", "3", "practice"], ["1", "2", "3", "10", "11", "practice"]),
        ([str(number) for number in range(1, 67)], ["1–66"]),
        (["balance", "1", "2", "3", "4", "9"], ["1–4", "9", "balance"]),
        ([0, 2, 4], ["0", "2", "4"]),
        (["low", "high"], ["low", "high"]),
        ([], []),
    ],
)
def test_numbers_stand_in_their_order_and_many_in_a_row_as_the_first_and_the_last(
    values: list[object], told: list[str]
) -> None:
    assert in_runs(values) == told
