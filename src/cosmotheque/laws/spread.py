"""A spread of values made from types: options to play by, and actions that nobody would choose."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

BIG = 2**31
MIXES = 3


def spread_options(kind: type[Any]) -> list[Any]:
    """The default options, each other value of each field by itself, and a few random mixes."""
    default = kind()
    values = {field.name: _choices(inspect.type_info(field.type)) for field in msgspec.structs.fields(kind)}
    single = [{name: value} for name, choices in values.items() for value in choices]
    rng = Random(len(single))
    mixes = [{name: rng.choice(choices) for name, choices in values.items() if choices} for _ in range(MIXES)]
    found = [default]
    for changes in [*single, *(mixes if len(single) > 1 else ())]:
        options = msgspec.structs.replace(default, **changes)
        if options not in found:
            found.append(options)
    return found


def _choices(kind: inspect.Type) -> list[Any]:
    """Every value of a small type, the bounds of a range, nothing for what has no end."""
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=schema):
            return list((schema or {}).get("enum", ())) or _choices(inner)
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.EnumType(cls=members):
            return list(members)
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return sorted({low, high})
        case inspect.UnionType(types=kinds):
            return [value for part in kinds for value in _choices(part)]
        case _:
            return []


def arbitrary_values(kind: Any, rng: Random, count: int) -> Iterator[Any]:
    """Values that the type allows, whether or not they mean anything."""
    info = inspect.type_info(kind)
    for _ in range(count):
        yield _value(info, rng)


def _value(kind: inspect.Type, rng: Random) -> Any:
    match kind:
        case inspect.Metadata(type=inner):
            return _value(inner, rng)
        case inspect.UnionType(types=kinds):
            return _value(rng.choice(kinds), rng)
        case inspect.StructType(cls=struct, fields=fields):
            return struct(**{field.name: _value(field.type, rng) for field in fields})
        case inspect.IntType():
            return _number(kind, rng)
        case inspect.FloatType():
            return float(_number(kind, rng))
        case inspect.StrType():
            return rng.choice(["", "a1", "é", "0"])[: kind.max_length]
        case inspect.VarTupleType(item_type=item):
            return tuple(_value(item, rng) for _ in range(rng.randrange(4)))
        case inspect.TupleType(item_types=items):
            return tuple(_value(item, rng) for item in items)
        case inspect.FrozenSetType(item_type=item):
            return frozenset(_value(item, rng) for _ in range(rng.randrange(4)))
        case inspect.LiteralType() | inspect.BoolType() | inspect.NoneType() | inspect.EnumType():
            return rng.choice(_choices(kind))
        case _:
            raise TypeError(f"The laws cannot make values of {kind}; use a plainer type in actions.")


def _number(kind: inspect.IntType | inspect.FloatType, rng: Random) -> int:
    low = int(kind.ge if kind.ge is not None else -BIG)
    high = int(kind.le if kind.le is not None else BIG)
    near = [number for number in (-1, 0, 1, 2, 3, 5, 8, 64, low, high) if low <= number <= high]
    return rng.choice(near)
