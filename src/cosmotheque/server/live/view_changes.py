"""The differences between a view and the last one, by their paths: most of a view stays as it is over a move.

Both views were made for the same observer, so the differences hold nothing that the observer may not know.
"""

from collections.abc import Callable, Iterable
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import fields

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path, Any]
"""The path from the view down, and the value there now."""


def changes(before: Any, after: Any) -> list[Change]:
    """The values to put into `before`, each with its path, in this order, so that it becomes `after`."""
    found: list[Change] = []
    _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: Path, found: list[Change]) -> None:
    """Add what is different from here on down.

    Of a list that went on it is what was added. A list of plain values, or one that became shorter, is sent anew.
    """
    if before is after or before == after:
        return
    kind = after.__class__
    if before.__class__ is not kind:
        found.append((path, after))
    elif (parts := _parts(kind)) is not None and _default_fields(before) == _default_fields(after):
        names, values = parts
        _compare_each(names, values(before), values(after), path, found)
    elif isinstance(after, tuple) and _goes_on(before, after):
        _compare_each(range(len(before)), before, after, path, found)
        found += [((*path, place), after[place]) for place in range(len(before), len(after))]
    else:
        found.append((path, after))


def _compare_each(
    names: Iterable[str | int], before: tuple[Any, ...], after: tuple[Any, ...], path: Path, found: list[Change]
) -> None:
    for name, old, new in zip(names, before, after, strict=False):
        if old is not new:
            _compare(old, new, (*path, name), found)


def _default_fields(told: msgspec.Struct) -> list[str]:
    """The fields that are not written because they are as usual; only some kinds leave any out."""
    if not told.__struct_config__.omit_defaults:
        return []
    return [field.name for field in fields(told) if getattr(told, field.name) == field.default]


def _goes_on(before: tuple[Any, ...], after: tuple[Any, ...]) -> bool:
    """True if it is shorter to tell the changes of single elements, or the elements that were added."""
    if len(before) == len(after):
        return isinstance(after[0], (msgspec.Struct, tuple))
    return 0 < len(before) < len(after) and after[: len(before)] == before


@cache
def _parts(kind: type) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]] | None:
    """The names of an object's fields on the wire and the function that reads them; None if it is no object in JSON."""
    if not issubclass(kind, msgspec.Struct) or kind.__struct_config__.array_like or len(fields(kind)) < 2:
        return None
    return tuple(field.encode_name for field in fields(kind)), attrgetter(*kind.__struct_fields__)
