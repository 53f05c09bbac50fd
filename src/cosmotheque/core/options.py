"""Faults of options: the option that cannot be read and its allowed values, in both languages."""

import reprlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, groupby
from typing import Any, get_args

import msgspec

from cosmotheque.core.text import Text

NO_OPTION = Text(fr="L’option {0} n’existe pas ; choix possibles : {1}.", en="There is no option {0}; there is {1}.")
NOT_ALLOWED = Text(
    fr="L’option {0} ne peut pas être {1} ; il faut {2}.", en="The option {0} cannot be {1}; it has to be {2}."
)
NO_NAMES = Text(
    fr="Les options sont des noms avec leurs valeurs, et non {0}.", en="Options are names with their values, not {0}."
)
WITHIN = Text(fr="un nombre entier de {0} à {1}", en="a whole number from {0} to {1}")
NO_LONGER = Text(fr="un texte de {0} caractères au plus", en="a text of at most {0} characters")
LIST_OF = Text(fr="une liste, dont chaque élément est {0}", en="a list, each of whose items is {0}")
SO_MANY = Text(fr="une liste de {0}, dont chaque élément est {1}", en="a list of {0}, each of which is {1}")
ONE_OF = Text(fr="{0} ou {1}", en="{0} or {1}")
MANY = 4
"""Numbers in a row of which the first and the last are told."""


def why_not(options: Any, kind: Any) -> Text | None:
    """A sentence against options that are to become this type; None when all is well.

    A type that has something better to say of a value than what else it may be says it in a `why_not` of its own.
    """
    if not isinstance(options, Mapping):
        return NO_NAMES.filled(reprlib.repr(options))
    fields = _fields(kind)
    for name, value in options.items():
        if name not in fields:
            return NO_OPTION.filled(repr(name), ", ".join(sorted(fields)) or "–")
        if not fits(value, fields[name], strict=False):
            own = getattr(kind, "why_not", None)
            said: Text | None = None if own is None else own(name, value)
            return said or NOT_ALLOWED.filled(repr(name), reprlib.repr(value), possible_values(fields[name]))
    return None


@cache
def _fields(kind: Any) -> Mapping[str, Any]:
    """The type of every option by name; to find it out takes longer than a move."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(kind)}


def fits(value: Any, kind: Any, *, strict: bool) -> bool:
    """True if a value can become this type, and is one of those listed where its schema lists them."""
    try:
        read = msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError:
        return False
    values = _list_values(kind)
    return values is None or read in values


@cache
def _list_values(kind: Any) -> Sequence[Any] | None:
    """The values in the schema of a type that could have more: a list that may grow while the program runs."""
    schemas = (getattr(meta, "extra_json_schema", None) or {} for meta in get_args(kind)[1:])
    return next((schema["enum"] for schema in schemas if "enum" in schema), None)


def in_runs(values: Iterable[Any]) -> list[str]:
    """Values as a person would list them: numbers in their order, many in a row as the first and the last."""
    words = list(map(str, values))
    numbers = sorted(int(word) for word in words if word.isdecimal())
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), lambda one: one[1] - one[0])]
    listed = [[f"{run[0]}–{run[-1]}"] if len(run) >= MANY else map(str, run) for run in runs]
    return [*chain.from_iterable(listed), *(word for word in words if not word.isdecimal())]


def possible_values(kind: Any) -> Text | str:
    """The values that are possible: some, a range of numbers, texts up to a length, a list, or a kind."""
    return _tell_schema(msgspec.json.schema(kind)) or str(kind)


def _tell_schema(schema: Mapping[str, Any]) -> Text | str:
    if schema.get("type") == "boolean":
        return ONE_OF.filled("true", "false")
    if "enum" in schema:
        *most, last = in_runs(schema["enum"])
        return ONE_OF.filled(", ".join(most), last) if most else last
    if {"minimum", "maximum"} <= schema.keys():
        return WITHIN.filled(schema["minimum"], schema["maximum"])
    if "maxLength" in schema:
        return NO_LONGER.filled(schema["maxLength"])
    if items := schema.get("prefixItems"):
        return SO_MANY.filled(len(items), _tell_schema(items[0]))
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        return LIST_OF.filled(_tell_schema(schema["items"]))
    return str(schema.get("type", ""))
