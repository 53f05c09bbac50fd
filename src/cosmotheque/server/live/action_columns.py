"""A list of actions by columns: hundreds of one kind differ in a cell or two.

Their order stays, and so does that of their fields: who puts them together has what would have been written one by one.
It is for lists that are sent with every move; packs of puzzles, which are written once, are folded by `study.columns`.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import fields

from cosmotheque.server.wire.frames import Columns


def in_columns(actions: Iterable[Any]) -> list[Columns]:
    """Each stretch of actions of one kind, as they follow each other."""
    return [_columns(kind, list(alike)) for kind, alike in groupby(actions, type)]


def _columns(kind: type[msgspec.Struct], actions: list[Any]) -> Columns:
    values = [(name, _shorten([*map(read, actions)])) for name, read in _fields(kind)]
    return Columns(len(actions), (*_tag(kind), *values))


def _shorten(values: list[Any]) -> Sequence[Any]:
    """The values of a column; one alone where all are the same."""
    first = values[0]
    return values[:1] if first == values[-1] and values.count(first) == len(values) else values


@cache
def _tag(kind: type[msgspec.Struct]) -> tuple[tuple[str, Sequence[Any]], ...]:
    config = kind.__struct_config__
    return () if config.tag_field is None else ((config.tag_field, (config.tag,)),)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    """The fields of a kind of action: the name of each on the wire, and the function that reads it."""
    return tuple((field.encode_name, attrgetter(field.name)) for field in fields(kind))
