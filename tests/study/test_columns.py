"""Packs in columns: nothing is lost on the way, and `columns.ts` reads the same."""

from typing import Any

import pytest

from cosmotheque.study.columns import fold, unfold

PLAIN = {
    "puzzles": [
        {"actions": [{"at": "a1", "type": "rocket"}, {"type": "pass"}], "view": None},
        {"actions": [], "view": {"deep": 1}},
        {"actions": [{"at": "b2", "type": "rocket"}], "view": "x"},
    ]
}
FOLDED = {
    "puzzles": {
        "$": "rows",
        "of": {
            "actions": {
                "$": "lists",
                "by": [2, 0, 1],
                "of": {
                    "$": "sorts",
                    "by": [0, 1, 0],
                    "of": [
                        {"$": "rows", "of": {"at": ["a1", "b2"], "type": ["rocket", "rocket"]}},
                        {"$": "rows", "of": {"type": ["pass"]}},
                    ],
                },
            },
            "view": [None, {"deep": 1}, "x"],
        },
    }
}


def test_what_is_alike_stands_together() -> None:
    assert fold(PLAIN) == FOLDED


@pytest.mark.parametrize(
    "value",
    [
        PLAIN,
        [],
        {},
        [[]],
        [[], [1], []],
        [{}, {"a": 1}],
        [{}, {}],
        [[[1, 2], []], [[3]]],
        [{"a": [{"b": 1}]}, {"a": []}],
    ],
)
def test_nothing_is_lost(value: Any) -> None:
    assert unfold(fold(value)) == value
