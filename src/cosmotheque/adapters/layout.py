"""Any of a game's wire types as a row of numbers of fixed width, made from the type alone.

Numbers and flags stand as they are; one of several named values is its place among them, a literal's being sorted; what
may be absent, or one of several kinds, is led by 0 for nothing and 1, 2, … for the kind; sequences and texts (by code
points) are led by their true length and filled up with zeros. A value longer than its size is cut off, which the length
in front still tells.

A row is written over the one of the value before, and what is equal in both is passed over: values are frozen, so most
of it is the same object and quickly told.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, repeat, zip_longest
from operator import attrgetter
from typing import Any, Protocol, TypeAlias

import numpy as np
from msgspec import inspect
from numpy.typing import NDArray

Row: TypeAlias = NDArray[np.float64]
Lengths = dict[str, set[int]]
NUMBERS = (inspect.BoolType, inspect.IntType, inspect.FloatType)
"""Types of which a union may have one: 1, 1.0 and True are equal."""
SHORT = 64
"""Texts and structs with no more room than this come again and again: their rows are remembered."""
CODE_POINTS = np.dtype("<u4")
remembered = lru_cache(maxsize=4096)
PLAIN: dict[type[inspect.Type], type] = {
    inspect.BoolType: bool,
    inspect.IntType: int,
    inspect.FloatType: float,
    inspect.StrType: str,
    inspect.TupleType: tuple,
    inspect.VarTupleType: tuple,
    inspect.FrozenSetType: frozenset,
}


class Blank:
    """The part that stands in a row of all zeros, as a class: that stays the same in copies."""


class Layout:
    """Writes values of a type as rows. `sizes` has the most items kept of each sequence and text, by path."""

    def __init__(self, kind: Any, sizes: Mapping[str, int]) -> None:
        self._root = _part(inspect.type_info(kind), "", sizes)
        self.width = self._root.width

    def row(self, value: Any) -> Row:
        """The value as `width` numbers."""
        row = self.blank()
        self.write(row, value)
        return row

    def blank(self) -> Row:
        return np.zeros(self.width)

    def write(self, row: Row, value: Any, before: Any = Blank) -> None:
        """Make a row of the value from the row of the one `before`; without one, the row is blank."""
        self._root.write(row, 0, value, before)

    def names(self) -> list[str]:
        """The name of each number of a row, such as `hand[2]`."""
        return [name.lstrip(".") for name in self._root.names("")]

    def measure(self, value: Any, lengths: Lengths) -> None:
        """Note how long every sequence and text of a value is."""
        self._root.measure(value, lengths)


class _Part(Protocol):
    width: int

    def write(self, row: Row, at: int, value: Any, before: Any) -> None:
        """Write a value from place `at` on, where the one `before` stands, which is another object or Blank."""

    def names(self, path: str) -> Iterator[str]: ...

    def measure(self, value: Any, lengths: Lengths) -> None: ...


class _Number:
    width = 1

    def write(self, row: Row, at: int, value: Any, before: Any) -> None:
        row[at] = value

    def names(self, path: str) -> Iterator[str]:
        yield path

    def measure(self, value: Any, lengths: Lengths) -> None:
        pass


class _Choice(_Number):
    """One of several named values, by its place."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        self._places = {value: place for place, value in enumerate(values)}

    def write(self, row: Row, at: int, value: Any, before: Any) -> None:
        row[at] = self._places[value]


class _Text:
    def __init__(self, path: str, size: int) -> None:
        self._path, self._size = path, size
        self.width = 1 + size
        self._row = remembered(self._codes) if self.width <= SHORT else self._codes

    def write(self, row: Row, at: int, value: str, before: Any) -> None:
        row[at : at + self.width] = self._row(value)

    def _codes(self, value: str) -> Row:
        """The length of a text and its code points, as many as there is room for."""
        codes = np.zeros(self.width)
        codes[0] = len(value)
        points = np.frombuffer(value[: self._size].encode("utf-32-le"), CODE_POINTS)
        codes[1 : 1 + len(points)] = points
        return codes

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.length"
        yield from (f"{path}[{i}]" for i in range(self._size))

    def measure(self, value: str, lengths: Lengths) -> None:
        lengths.setdefault(self._path, set()).add(len(value))


class _Sequence:
    def __init__(self, item: _Part, path: str, size: int) -> None:
        self._item, self._path, self._size = item, path, size
        self._holds_numbers = type(item) is _Number
        self.width = 1 + size * item.width

    def write(self, row: Row, at: int, value: Any, before: Any) -> None:
        row[at] = len(value)
        new, old = self._clip(value), () if before is Blank else self._clip(before)
        at, width = at + 1, self._item.width
        if not self._holds_numbers:
            self._write_items(row, at, new, old)
        else:
            row[at : at + len(new)] = new
        if len(old) > len(new):
            row[at + len(new) * width : at + len(old) * width] = 0

    def _clip(self, value: Any) -> Sequence[Any]:
        return (sorted(value) if isinstance(value, frozenset) else value)[: self._size]

    def _write_items(self, row: Row, at: int, new: Sequence[Any], old: Sequence[Any]) -> None:
        write, width = self._item.write, self._item.width
        for one, other in zip_longest(new, old[: len(new)], fillvalue=Blank):
            if one is not other and one != other:
                write(row, at, one, other)
            at += width

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.length"
        for i in range(self._size):
            yield from self._item.names(f"{path}[{i}]")

    def measure(self, value: Any, lengths: Lengths) -> None:
        lengths.setdefault(self._path, set()).add(len(value))
        for item in value:
            self._item.measure(item, lengths)


class _Fields:
    """A struct, by its fields, or a tuple of fixed length, by its places."""

    def __init__(self, parts: Mapping[str | int, _Part]) -> None:
        self._parts = dict(parts)
        self._places = list(accumulate((part.width for part in parts.values()), initial=0))
        self.width = self._places.pop()
        self._writers = [(place, part.write) for place, part in zip(self._places, parts.values(), strict=True)]
        self._values = _taker(list(parts))
        self._row = remembered(self._anew)
        self._is_short = self.width <= SHORT

    def write(self, row: Row, at: int, value: Any, before: Any) -> None:
        if self._is_short:
            row[at : at + self.width] = self._row(value)
        else:
            self._write_fields(row, at, value, before)

    def _anew(self, value: Any) -> Row:
        row = np.zeros(self.width)
        self._write_fields(row, 0, value, Blank)
        return row

    def _write_fields(self, row: Row, at: int, value: Any, before: Any) -> None:
        old = repeat(Blank) if before is Blank else self._values(before)
        for (place, write), one, other in zip(self._writers, self._values(value), old, strict=False):
            if one is not other and one != other:
                write(row, at + place, one, other)

    def names(self, path: str) -> Iterator[str]:
        for key, part in self._parts.items():
            yield from part.names(f"{path}[{key}]" if isinstance(key, int) else f"{path}.{key}")

    def measure(self, value: Any, lengths: Lengths) -> None:
        for part, field in zip(self._parts.values(), self._values(value), strict=True):
            part.measure(field, lengths)


class _Either:
    """Nothing, or one of several kinds, all in the same room."""

    def __init__(self, parts: Mapping[type, _Part]) -> None:
        self._parts = {kind: (number, part) for number, (kind, part) in enumerate(parts.items(), start=1)}
        self._room = max(part.width for part in parts.values())
        self.width = 1 + self._room

    def write(self, row: Row, at: int, value: Any, before: Any) -> None:
        if type(before) is not type(value):
            if before is not Blank and before is not None:
                row[at : at + self.width] = 0
            before = Blank
        if value is not None:
            number, part = self._parts[type(value)]
            row[at] = number
            part.write(row, at + 1, value, before)

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.kind"
        only = [part for _, part in self._parts.values()]
        if len(only) == 1:
            yield from only[0].names(path)
        else:
            yield from (f"{path}<{i}>" for i in range(self._room))

    def measure(self, value: Any, lengths: Lengths) -> None:
        if value is not None:
            self._parts[type(value)][1].measure(value, lengths)


def _taker(keys: list[str | int]) -> Callable[[Any], Iterable[Any]]:
    """A function that gives the fields of a struct, or the places of a tuple, in order."""
    names = [key for key in keys if isinstance(key, str)]
    if len(names) > 1:
        return attrgetter(*names)
    if names:
        return lambda value: (getattr(value, names[0]),)
    return tuple if keys else lambda _value: ()


def _part(kind: inspect.Type, path: str, sizes: Mapping[str, int]) -> _Part:
    match kind:
        case inspect.Metadata(extra_json_schema={"enum": [*values]}):
            return _Choice(tuple(sorted(values)))
        case inspect.Metadata(type=inner):
            return _part(inner, path, sizes)
        case inspect.IntType() | inspect.FloatType() | inspect.BoolType():
            return _Number()
        case inspect.EnumType(cls=members):
            return _Choice(tuple(members))
        case inspect.LiteralType(values=values):
            return _Choice(tuple(values))
        case inspect.StrType():
            return _Text(path, sizes.get(path, 0))
        case inspect.StructType(fields=fields):
            return _Fields({field.name: _part(field.type, f"{path}.{field.name}", sizes) for field in fields})
        case inspect.TupleType(item_types=items):
            return _Fields({i: _part(item, f"{path}[]", sizes) for i, item in enumerate(items)})
        case inspect.VarTupleType(item_type=item) | inspect.FrozenSetType(item_type=item):
            return _Sequence(_part(item, f"{path}[]", sizes), path, sizes.get(path, 0))
        case inspect.UnionType(types=kinds) if sum(isinstance(kind, NUMBERS) for kind in kinds) <= 1:
            return _Either(dict(_kinds(kinds, path, sizes)))
        case _:
            raise TypeError(f"Values of {kind} cannot be written as numbers; use a plainer type in views and actions.")


def _kinds(kinds: tuple[inspect.Type, ...], path: str, sizes: Mapping[str, int]) -> Iterator[tuple[type, _Part]]:
    """The kinds of a union with the Python type that tells each."""
    for kind in kinds:
        match kind:
            case inspect.NoneType():
                continue
            case inspect.StructType(cls=python, tag=tag):
                yield python, _part(kind, f"{path}:{tag}" if tag else path, sizes)
            case inspect.EnumType(cls=python):
                yield python, _part(kind, path, sizes)
            case inspect.LiteralType(values=values):
                yield type(values[0]), _part(kind, path, sizes)
            case _:
                yield PLAIN[type(kind)], _part(kind, path, sizes)
