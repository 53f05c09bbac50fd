"""Values of JSON laid out in columns, and back: what is alike stands together, so that a pack compresses far better.

`{"$": "rows", "of": {"a": [1, 2], "b": [3, 4]}}` are the objects `{"a": 1, "b": 3}` and `{"a": 2, "b": 4}`. Objects
of several `sorts` are kept sort by sort, `by` says of which each is; of `lists` in a list the entries stand one after
the other, `by` says how long each is. The page reads the same in `columns.ts`.
"""

from itertools import islice
from typing import Any, Final

MARK: Final = "$"


def fold(value: Any) -> Any:
    """The value in columns."""
    if isinstance(value, dict):
        return {key: fold(entry) for key, entry in value.items()}
    if not isinstance(value, list):
        return value
    if value and all(isinstance(entry, dict) and entry for entry in value):
        return _fold_objects(value)
    if value and all(isinstance(entry, list) for entry in value):
        return {
            MARK: "lists",
            "by": [len(entry) for entry in value],
            "of": fold([one for entry in value for one in entry]),
        }
    return [fold(entry) for entry in value]


def _fold_objects(rows: list[dict[str, Any]]) -> Any:
    sorts: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for row in rows:
        sorts.setdefault(tuple(row), []).append(row)
    if len(sorts) == 1:
        return {MARK: "rows", "of": {key: fold([row[key] for row in rows]) for key in rows[0]}}
    numbers = {keys: number for number, keys in enumerate(sorts)}
    by = [numbers[tuple(row)] for row in rows]
    return {MARK: "sorts", "by": by, "of": [_fold_objects(alike) for alike in sorts.values()]}


def unfold(value: Any) -> Any:
    """The value that was folded."""
    if isinstance(value, list):
        return [unfold(entry) if type(entry) in (dict, list) else entry for entry in value]
    if not isinstance(value, dict):
        return value
    if MARK not in value:
        return {key: unfold(entry) for key, entry in value.items()}
    of = unfold(value["of"])
    match value[MARK]:
        case "rows":
            return [dict(zip(of, row, strict=True)) for row in zip(*of.values(), strict=True)]
        case "sorts":
            waiting = [iter(alike) for alike in of]
            return [next(waiting[number]) for number in value["by"]]
        case _:
            entries = iter(of)
            return [list(islice(entries, length)) for length in value["by"]]
