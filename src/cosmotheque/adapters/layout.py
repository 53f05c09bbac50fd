"""Any of a game's wire types as a row of numbers of fixed width, made from the type alone.

Numbers and flags stand as they are; one of several named values is its place among them, a literal's being sorted; what
may be absent, or one of several kinds, is led by 0 for nothing and 1, 2, … for the kind; sequences and texts (by
code points) are led by their true length and filled up with zeros. What is longer than its size is cut off, which the
length in front still tells.
"""

from array import array
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from msgspec import inspect

Row: TypeAlias = "array[float]"  # a string: arrays cannot be subscripted before Python 3.12
Lengths = dict[str, set[int]]
NUMBER_BYTES = array("d").itemsize
PLAIN: dict[type[inspect.Type], type] = {
    inspect.BoolType: bool,
    inspect.IntType: int,
    inspect.FloatType: float,
    inspect.StrType: str,
    inspect.TupleType: tuple,
    inspect.VarTupleType: tuple,
    inspect.FrozenSetType: frozenset,
}


class Layout:
    """Writes values of a type as rows. `sizes` has the most items kept of each sequence and text, by path."""

    def __init__(self, kind: Any, sizes: Mapping[str, int]) -> None:
        self._root = _part(inspect.type_info(kind), "", sizes)
        self.width = self._root.width

    def row(self, value: Any) -> Row:
        """The value as `width` numbers."""
        row = array("d")
        self._root.write(value, row)
        return row

    def names(self) -> list[str]:
        """What each number of a row is, such as `hand[2]`."""
        return [name.lstrip(".") for name in self._root.names("")]

    def measure(self, value: Any, lengths: Lengths) -> None:
        """Note how long every sequence and text of a value is."""
        self._root.measure(value, lengths)


class _Part(Protocol):
    width: int

    def write(self, value: Any, row: Row) -> None: ...

    def names(self, path: str) -> Iterator[str]: ...

    def measure(self, value: Any, lengths: Lengths) -> None: ...


class _Number:
    width = 1

    def write(self, value: Any, row: Row) -> None:
        row.append(value)

    def names(self, path: str) -> Iterator[str]:
        yield path

    def measure(self, value: Any, lengths: Lengths) -> None:
        pass


class _Choice(_Number):
    """One of several named values, by its place."""

    def __init__(self, values: tuple[Any, ...]) -> None:
        self._places = {value: place for place, value in enumerate(values)}

    def write(self, value: Any, row: Row) -> None:
        row.append(self._places[value])


class _Text:
    def __init__(self, path: str, size: int) -> None:
        self._path, self._size = path, size
        self.width = 1 + size

    def write(self, value: str, row: Row) -> None:
        row.extend(_codes(value, self._size))

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}.length"
        yield from (f"{path}[{i}]" for i in range(self._size))

    def measure(self, value: str, lengths: Lengths) -> None:
        lengths.setdefault(self._path, set()).add(len(value))


class _Sequence:
    def __init__(self, item: _Part, path: str, size: int) -> None:
        self._item, self._path, self._size = item, path, size
        self.width = 1 + size * item.width

    def write(self, value: Any, row: Row) -> None:
        items = sorted(value) if isinstance(value, frozenset) else value
        row.append(len(items))
        if type(self._item) is _Number:
            row.extend(items[: self._size])
        else:
            for item in items[: self._size]:
                self._item.write(item, row)
        _fill(row, max(0, self._size - len(items)) * self._item.width)

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
        self.width = sum(part.width for part in parts.values())

    def write(self, value: Any, row: Row) -> None:
        for key, part in self._parts.items():
            part.write(value[key] if isinstance(key, int) else getattr(value, key), row)

    def names(self, path: str) -> Iterator[str]:
        for key, part in self._parts.items():
            yield from part.names(f"{path}[{key}]" if isinstance(key, int) else f"{path}.{key}")

    def measure(self, value: Any, lengths: Lengths) -> None:
        for key, part in self._parts.items():
            part.measure(value[key] if isinstance(key, int) else getattr(value, key), lengths)


class _Either:
    """Nothing, or one of several kinds, all in the same room."""

    def __init__(self, parts: Mapping[type, _Part]) -> None:
        self._parts = {kind: (number, part) for number, (kind, part) in enumerate(parts.items(), start=1)}
        self._room = max(part.width for part in parts.values())
        self.width = 1 + self._room

    def write(self, value: Any, row: Row) -> None:
        if value is None:
            _fill(row, self.width)
            return
        number, part = self._parts[type(value)]
        row.append(number)
        part.write(value, row)
        _fill(row, self._room - part.width)

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


def _part(kind: inspect.Type, path: str, sizes: Mapping[str, int]) -> _Part:
    match kind:
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
        case inspect.UnionType(types=kinds):
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


@lru_cache(maxsize=4096)
def _codes(text: str, size: int) -> Row:
    row = array("d", [len(text), *map(ord, text[:size])])
    _fill(row, size + 1 - len(row))
    return row


def _fill(row: Row, count: int) -> None:
    row.frombytes(bytes(count * NUMBER_BYTES))
