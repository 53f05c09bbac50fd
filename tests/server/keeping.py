"""A browser that keeps views: what it is told has changed is put into the last one it has; actions come by columns."""

from typing import Any


def put(view: Any, changes: list[Any]) -> Any:
    """The view after the changes; the one before stays as it was."""
    for path, value in changes:
        view = _put(view, path, value)
    return view


def _put(whole: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    place, *rest = path
    if isinstance(whole, dict):
        assert place in whole
        return {**whole, place: _put(whole[place], rest, value)}
    assert isinstance(whole, list)
    assert isinstance(place, int)
    before = whole[place] if place < len(whole) else None
    return [*whole[:place], _put(before, rest, value), *whole[place + 1 :]]


def in_rows(columns: list[Any]) -> list[Any]:
    """The actions one by one."""
    return [
        {name: values[0] if len(values) == 1 else values[number] for name, values in stretch["fields"]}
        for stretch in columns
        for number in range(stretch["count"])
    ]
