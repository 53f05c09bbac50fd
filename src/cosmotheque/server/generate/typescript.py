"""TypeScript declarations from the Python types: the wire for the shell, and each game for its board and its words."""

import inspect as python_inspect
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from types import UnionType
from typing import Any, Union, get_args, get_origin

from msgspec import inspect

from cosmotheque import games
from cosmotheque.core.game import AnyGame
from cosmotheque.core.mentor import Mentors
from cosmotheque.server.generate import messages
from cosmotheque.server.wire.frames import Incoming, Outgoing

HEAD = "// Generated from the Python types by `python -m cosmotheque.server.generate`. Do not edit.\n"
FRAMES: Mapping[str, Any] = {"Incoming": Incoming, "Outgoing": Outgoing}
PLAIN: Mapping[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.RawType: "unknown",
    inspect.StrType: "string",
}


def wire_declarations() -> str:
    """The messages of the REST interface and of the websocket."""
    return declarations(FRAMES, messages.bodies())


def wire_structs() -> dict[str, inspect.StructType]:
    """Every struct that goes over the wire, by name."""
    return _structs(FRAMES, messages.bodies())


def game_declarations(folder: str) -> str:
    """View, Action, Event, Options, signals and what mentors show, for a folder; where its games differ, the union."""
    package = f"{games.__name__}.{folder}"
    loaded: Mapping[str, AnyGame] = import_module(f"{package}.game").GAMES
    kinds = [game.types for game in loaded.values()]
    fields = {"View": "view", "Action": "action", "Event": "event", "Options": "options"}
    aliases = {name: reduce(or_, (getattr(kind, field) for kind in kinds)) for name, field in fields.items()}
    signals = [kind.signal for kind in kinds if kind.signal is not None]
    mentors: Mentors = import_module(f"{package}.mentor").MENTORS if find_spec(f"{package}.mentor") else {}
    shown = [mentor.shows for mentor in mentors.values() if mentor.shows is not None]
    more = {"Signal": signals, "Shown": shown}
    return declarations({**aliases, **{name: reduce(or_, kinds) for name, kinds in more.items() if kinds}})


def declarations(aliases: Mapping[str, Any], more: Iterable[Any] = ()) -> str:
    """TypeScript with an `export` for each struct that is reachable, then for the named aliases."""
    lines = [_struct(info) for _, info in sorted(_structs(aliases, more).items())]
    for name, kind in aliases.items():
        members = " | ".join(dict.fromkeys(_expression(inspect.type_info(member)) for member in _members(kind)))
        if members != name:
            lines.append(f"export type {name} = {members}\n")
    return HEAD + "\n" + "\n".join(lines)


def _structs(aliases: Mapping[str, Any], more: Iterable[Any]) -> dict[str, inspect.StructType]:
    structs: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info([*(kind for whole in aliases.values() for kind in _members(whole)), *more]):
        _collect(info, structs)
    return structs


def _members(kind: Any) -> tuple[Any, ...]:
    return get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)


def _collect(info: inspect.Type, structs: dict[str, inspect.StructType]) -> None:
    """Every struct below `info`, by name."""
    if isinstance(info, inspect.StructType):
        known = structs.get(info.cls.__name__)
        if known is not None and known.cls is not info.cls:
            raise ValueError(f"Two types are called {info.cls.__name__}: {known.cls} and {info.cls}.")
        if known is not None:
            return
        structs[info.cls.__name__] = info
    for part in _parts(info):
        _collect(part, structs)


def _parts(info: inspect.Type) -> Iterator[inspect.Type]:
    match info:
        case inspect.StructType():
            yield from (field.type for field in info.fields)
        case inspect.UnionType():
            yield from info.types
        case inspect.TupleType():
            yield from info.item_types
        case inspect.DictType():
            yield info.value_type
        case inspect.Metadata():
            yield info.type
        case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
            yield info.item_type


def _struct(info: inspect.StructType) -> str:
    name, comment = info.cls.__name__, _comment(info.cls)
    if info.array_like:
        tag = [json.dumps(info.tag)] if info.tag is not None else []
        cells = ", ".join([*tag, *(_expression(field.type) for field in info.fields)])
        return f"{comment}export type {name} = readonly [{cells}]\n"
    lines = []
    if info.tag is not None:
        lines.append(f"  readonly {info.tag_field}: {json.dumps(info.tag)}")
    for field in info.fields:
        mark = "?" if may_be_left_out(info, field) else ""
        lines.append(f"  readonly {field.encode_name}{mark}: {_expression(field.type)}")
    body = "\n".join(lines)
    return f"{comment}export interface {name} {{\n{body}\n}}\n" if lines else f"{comment}export type {name} = object\n"


def may_be_left_out(info: inspect.StructType, field: inspect.Field) -> bool:
    """True if a message may lack the field: browsers may leave out defaults; messages to them have every field."""
    config = info.cls.__struct_config__
    return not field.required and (config.forbid_unknown_fields or config.omit_defaults)


def _comment(kind: type[Any]) -> str:
    doc = python_inspect.cleandoc(kind.__dict__.get("__doc__") or "")
    if not doc:
        return ""
    lines = doc.split("\n")
    if len(lines) == 1:
        return f"/** {doc} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def _expression(info: inspect.Type) -> str:
    if type(info) in PLAIN:
        return PLAIN[type(info)]
    match info:
        case inspect.StructType():
            text = str(info.cls.__name__)
        case inspect.UnionType():
            text = " | ".join(dict.fromkeys(_expression(part) for part in info.types))
        case inspect.LiteralType():
            text = " | ".join(json.dumps(value) for value in info.values)
        case inspect.EnumType():
            text = " | ".join(json.dumps(member.value) for member in info.cls)
        case inspect.TupleType():
            text = f"readonly [{', '.join(_expression(part) for part in info.item_types)}]"
        case inspect.Metadata():
            text = _expression(info.type)
        case inspect.DictType():
            text = f"Readonly<Record<string, {_expression(info.value_type)}>>"
        case inspect.ListType() | inspect.SetType() | inspect.FrozenSetType() | inspect.VarTupleType():
            text = f"readonly {_parenthesise(info.item_type)}[]"
        case _:
            raise ValueError(f"There is no TypeScript for {info}.")
    return text


def _parenthesise(info: inspect.Type) -> str:
    text = _expression(info)
    return text if re.fullmatch(r"\w+", text) else f"({text})"
