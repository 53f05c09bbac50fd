"""Typed decoding that explains itself: what is wrong, where, and what is allowed, in both languages."""

import reprlib
from typing import Any, get_args, get_origin

import msgspec

from cosmotheque.core.options import fits, possible_values
from cosmotheque.core.text import Text

NO_KEY = Text(fr="{0} : cette clé n’existe pas ; choix possibles : {1}.", en="{0}: there is no such key; there is {1}.")
NO_TABLE = Text(
    fr="{0} : il faut une table avec des clés parmi {1}, et non {2}.",
    en="{0}: a table is wanted, with keys among {1}, not {2}.",
)
NO_LIST = Text(fr="{0} : il faut une liste de tables, et non {1}.", en="{0}: a list of tables is wanted, not {1}.")
MISSING = Text(fr="{0} : cette clé manque ; il faut {1}.", en="{0}: this key is missing; it has to be {1}.")
BAD_VALUE = Text(fr="{0} : {1} n’est pas possible ; il faut {2}.", en="{0}: {1} is not possible; it has to be {2}.")
TABLE_OF = Text(fr="une table avec {0}", en="a table with {0}")
MOST_SHOWN = 100
"""Items of a list that are looked at: nobody reads more faults than these may have."""


class Faults(list[Text]):
    """The sentences that have been found so far."""


def read_table(found: Any, kind: type[Any], where: str, faults: Faults) -> Any:
    """A struct from a table; None where something is wrong, and then there is a sentence for each fault."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    if not isinstance(found, dict):
        faults.append(NO_TABLE.filled(where or "–", ", ".join(fields), reprlib.repr(found)))
        return None
    before = len(faults)
    for key in found:
        if key not in fields:
            faults.append(NO_KEY.filled(_within(where, _shorten(key)), ", ".join(fields)))
    given = {}
    for name, field in fields.items():
        place = _within(where, name)
        if name in found:
            given[field.name] = _read_value(found[name], field.type, place, faults)
        elif field.required:
            faults.append(MISSING.filled(place, _name_kind(field.type)))
    return kind(**given) if len(faults) == before else None


def _read_value(found: Any, kind: Any, where: str, faults: Faults) -> Any:
    if _is_table(kind):
        return read_table(found, kind, where, faults)
    if get_origin(kind) is tuple and _is_table(get_args(kind)[0]):
        return _read_tables(found, get_args(kind)[0], where, faults)
    if not fits(found, kind, strict=True):
        faults.append(BAD_VALUE.filled(where, reprlib.repr(found), _name_kind(kind)))
        return None
    return msgspec.convert(found, kind)


def _read_tables(found: Any, kind: type[Any], where: str, faults: Faults) -> tuple[Any, ...]:
    if not isinstance(found, list):
        faults.append(NO_LIST.filled(where, reprlib.repr(found)))
        return ()
    places = enumerate(found[:MOST_SHOWN], start=1)
    return tuple(read_table(one, kind, f"{where}[{number}]", faults) for number, one in places)


def _is_table(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _name_kind(kind: Any) -> Text | str:
    if _is_table(kind):
        return TABLE_OF.filled(", ".join(field.encode_name for field in msgspec.structs.fields(kind)))
    return possible_values(kind)


def _within(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _shorten(key: object) -> str:
    return reprlib.repr(str(key))[1:-1]
