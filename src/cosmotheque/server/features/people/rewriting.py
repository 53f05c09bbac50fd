"""Replacing or removing one id in any JSON that is stored. Nothing here knows the kinds of documents.

Ids are long and random, so that a text that equals one, or has it as a part between slashes, is that id wherever it
stands. An entry of a list that stands for a guest has their id as `guest`, and their name as `name`.
"""

from collections.abc import Sequence
from typing import Any

PART = "/"


def replace_id(content: Any, old: str, new: str) -> Any:
    """The same with another id."""
    match content:
        case str():
            return PART.join(new if part == old else part for part in content.split(PART))
        case dict():
            return {replace_id(key, old, new): replace_id(value, old, new) for key, value in content.items()}
        case list() | tuple():
            return [replace_id(one, old, new) for one in content]
    return content


def replace_guest(content: Any, old: str, new: str, name: str) -> Any:
    """The same with another id and name, where nobody stands twice in a list."""
    return _once(_rename_entries(replace_id(content, old, new), new, name), new)


def remove_guest(content: Any, old: str, nobody: str) -> Any:
    """The content without the entries of a guest; where a guest must stand, it is the former guest `nobody`."""
    match content:
        case dict():
            return {
                replace_id(key, old, nobody): remove_guest(value, old, nobody)
                for key, value in content.items()
                if key != old
            }
        case list() | tuple():
            return [remove_guest(one, old, nobody) for one in content if one != old and not stands_for(one, old)]
    return replace_id(content, old, nobody)


def stands_for(entry: Any, guest: str) -> bool:
    """True if an entry of a list stands for the guest."""
    return isinstance(entry, dict) and entry.get("guest") == guest


def _rename_entries(content: Any, guest: str, name: str) -> Any:
    match content:
        case dict():
            new = {key: _rename_entries(value, guest, name) for key, value in content.items()}
            return {**new, "name": name} if stands_for(new, guest) and "name" in new else new
        case list():
            return [_rename_entries(one, guest, name) for one in content]
    return content


def _once(content: Any, guest: str) -> Any:
    match content:
        case dict():
            return {key: _once(value, guest) for key, value in content.items()}
        case list():
            return _first([_once(one, guest) for one in content], guest)
    return content


def _first(entries: Sequence[Any], guest: str) -> list[Any]:
    kept: list[Any] = []
    for entry in entries:
        if (entry == guest or stands_for(entry, guest)) and any(
            other == entry or (stands_for(entry, guest) and stands_for(other, guest)) for other in kept
        ):
            continue
        kept.append(entry)
    return kept
