"""The page of every message with its fields, `docs/wire-fields.md`, from the types of `wire/` and their docstrings."""

import inspect as python_inspect
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import inspect

from cosmotheque.core import codec
from cosmotheque.server.generate import messages, typescript
from cosmotheque.server.wire.parts import Message

HEAD = """# The wire, field by field

What the [wire protocol](wire-protocol.md) names stands here with its fields. Everything is JSON. What a browser sends
may leave out whatever has a value beside it, and has no other fields; what the server sends has every field. This page
is made from the types when the documentation is built.
"""
SHARED = "What the messages have from the games"
PLAIN = {
    inspect.AnyType: "any JSON",
    inspect.RawType: "any JSON",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def page() -> str:
    """The page as it should be."""
    return "\n".join([HEAD, *(part for title, kinds in _chapters() for part in (f"## {title}", *map(_message, kinds)))])


def _chapters() -> Iterator[tuple[str, list[inspect.StructType]]]:
    """The modules with messages, then the types that they have from elsewhere."""
    left = typescript.wire_structs()
    for module in messages.modules():
        here = [info for info in left.values() if info.cls.__module__ == module.__name__]
        here.sort(key=lambda info: python_inspect.getsourcelines(info.cls)[1])
        for info in here:
            del left[info.cls.__name__]
        if here:
            yield (module.__doc__ or module.__name__).split("\n")[0].rstrip("."), here
    yield SHARED, [info for _, info in sorted(left.items())]


def _message(info: inspect.StructType) -> str:
    lines = [f"### {info.cls.__name__}"]
    if doc := python_inspect.cleandoc(info.cls.__dict__.get("__doc__") or ""):
        lines.append(doc)
    if issubclass(info.cls, Message):
        lines.append("*From the browser.*")
    rows = list(_rows(info))
    if any(default for *_, default in rows):
        lines.append(_table(("field", "type", "without it"), rows))
    elif rows:
        lines.append(_table(("field", "type"), [row[:2] for row in rows]))
    return "\n\n".join(lines) + "\n"


def _rows(info: inspect.StructType) -> Iterator[tuple[str, str, str]]:
    if info.tag is not None:
        yield f"`{info.tag_field}`", f'`"{info.tag}"`', ""
    for field in info.fields:
        yield f"`{field.encode_name}`", kind_in_words(field.type), _default(info, field)


def _table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    rule = "|---" * len(head) + "|"
    return "\n".join([_line(head), rule, *map(_line, rows)])


def _line(cells: tuple[str, ...]) -> str:
    escaped = (cell.replace("|", "\\|") for cell in cells)
    return "|" + "".join(f" {cell} |" if cell else " |" for cell in escaped)


def _default(info: inspect.StructType, field: inspect.Field) -> str:
    if not typescript.may_be_left_out(info, field):
        return ""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return _code(value)


def _code(value: object) -> str:
    return f"`{codec.encode(value).decode()}`"


def kind_in_words(info: inspect.Type) -> str:
    """A type as people say it, with links to the messages of this page."""
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case inspect.StructType():
            text = f"[{info.cls.__name__}](#{info.cls.__name__.lower()})"
        case inspect.IntType():
            least = info.ge if info.gt is None else info.gt + 1
            text = "integer" + _in_brackets(_bounds(least, info.le if info.lt is None else info.lt - 1))
        case inspect.FloatType():
            text = "number" + _in_brackets(_bounds(info.ge, info.le))
        case inspect.StrType():
            shape = f"as `{info.pattern}`" if info.pattern else ""
            text = "string" + _in_brackets(_bounds(info.min_length, info.max_length, " characters"), shape)
        case inspect.UnionType():
            text = " or ".join(dict.fromkeys(kind_in_words(part) for part in info.types))
        case inspect.LiteralType() | inspect.EnumType():
            values = info.cls if isinstance(info, inspect.EnumType) else info.values
            text = " or ".join(map(_code, values))
        case inspect.TupleType():
            text = f"array ({', '.join(map(kind_in_words, info.item_types))})"
        case inspect.DictType():
            text = f"object, by name {kind_in_words(info.value_type)}"
        case inspect.Metadata():
            text = kind_in_words(info.type)
        case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
            text = f"array{_in_brackets(_bounds(info.min_length, info.max_length))} of {kind_in_words(info.item_type)}"
        case _:
            raise ValueError(f"There are no words for {info}.")
    return text


def _bounds(least: float | None, most: float | None, unit: str = "") -> str:
    if most is None:
        return f"at least {least}{unit}" if least is not None else ""
    if least is None:
        return f"at most {most}{unit}"
    return f"{least} to {most}{unit}" if least != most else f"{least}{unit}"


def _in_brackets(*more: str) -> str:
    said = ", ".join(part for part in more if part)
    return f" ({said})" if said else ""
