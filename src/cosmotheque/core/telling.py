"""Events in sentences: the words that a game has for its events, with the names of the table in their gaps."""

from typing import Any, get_args

import msgspec

from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.text import Language, Text

SEAT = Text("la place {}", "seat {}")
YES = Text("oui", "yes")
NO = Text("non", "no")
NOTHING = Text("–", "–")
"""The sign for a value that this seat was not shown, or that is not there."""


def tell_event(game: AnyGame, event: Any, language: Language) -> str | None:
    """An event in a sentence; None where the game has no words for it."""
    sentence = game.words.events.get(event.__struct_config__.tag)
    if sentence is None:
        return None
    gaps = {
        field.name: _name_value(game, event, field, getattr(event, field.name)).in_language(language)
        for field in msgspec.structs.fields(event)
    }
    told = sentence.in_language(language).format(**gaps)
    return told[:1].upper() + told[1:]


def _is_seat(field: msgspec.structs.FieldInfo) -> bool:
    return field.name == "seat" or field.type is Seat or Seat in get_args(field.type)


def _name_value(game: AnyGame, event: Any, field: msgspec.structs.FieldInfo, value: Any) -> Text:
    """The game's name of a value; else the usual one."""
    called = game.notation.name(event, field.name, value)
    if called is not None:
        return called if isinstance(called, Text) else Text(called, called)
    match value:
        case None | ():
            return NOTHING
        case tuple():
            parts = [_name_value(game, event, field, part) for part in value]
            return Text(", ".join(part.fr for part in parts), ", ".join(part.en for part in parts))
        case bool():
            return YES if value else NO
        case _:
            return SEAT.filled(value) if _is_seat(field) else Text(str(value), str(value))
