"""Why options cannot be read: which of them, and what it may be, in both languages."""

import reprlib
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import chain, groupby
from typing import Any

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
ONE_OF = Text(fr="{0} ou {1}", en="{0} or {1}")
MANY = 4
"""Numbers in a row of which the first and the last are told."""


def why_not(options: Any, kind: Any) -> Text | None:
    """What is wrong with options that are to become this type; None when all is well."""
    if not isinstance(options, Mapping):
        return NO_NAMES.filled(reprlib.repr(options))
    fields = _fields(kind)
    for name, value in options.items():
        if name not in fields:
            return NO_OPTION.filled(repr(name), ", ".join(sorted(fields)) or "–")
        if not _fits(value, fields[name]):
            return NOT_ALLOWED.filled(repr(name), reprlib.repr(value), _allowed(fields[name]))
    return None


@cache
def _fields(kind: Any) -> Mapping[str, Any]:
    """The type of every option by name; to find it out takes longer than a move."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(kind)}


def _fits(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def in_runs(values: Iterable[Any]) -> list[str]:
    """Values as somebody would list them: numbers in their order, many in a row as the first and the last."""
    words = list(map(str, values))
    numbers = sorted(int(word) for word in words if word.isdecimal())
    runs = [[number for _, number in run] for _, run in groupby(enumerate(numbers), lambda one: one[1] - one[0])]
    listed = [[f"{run[0]}–{run[-1]}"] if len(run) >= MANY else map(str, run) for run in runs]
    return [*chain.from_iterable(listed), *(word for word in words if not word.isdecimal())]


def _allowed(kind: Any) -> Text | str:
    """What an option may be: one of its values, a number within its range, a text of its length, or its kind."""
    schema = msgspec.json.schema(kind)
    if schema.get("type") == "boolean":
        return ONE_OF.filled("true", "false")
    if "enum" in schema:
        *most, last = in_runs(schema["enum"])
        return ONE_OF.filled(", ".join(most), last) if most else last
    if {"minimum", "maximum"} <= schema.keys():
        return WITHIN.filled(schema["minimum"], schema["maximum"])
    if "maxLength" in schema:
        return NO_LONGER.filled(schema["maxLength"])
    return str(schema.get("type", kind))
