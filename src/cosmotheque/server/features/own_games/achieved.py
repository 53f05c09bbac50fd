"""Achievements of a person beside winning: feats, and the difficulty of the games that they have won."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from cosmotheque.core.game import AnyGame
from cosmotheque.server.features.own_games.wire import FeatDone, Reached
from cosmotheque.server.record.table import TableRecord


def feats(over: Iterable[TableRecord], person: str) -> tuple[FeatDone, ...]:
    """The feats of a person, in the order in which they came, from games that are over, the oldest first."""
    found: dict[str, FeatDone] = {}
    for record in over:
        mine = {key for seat, keys in enumerate(record.ending.feats) if _is_mine(record, seat, person) for key in keys}
        for key in sorted(mine):
            before = found.get(key, FeatDone(key, record.id, record.times.ended))
            found[key] = msgspec.structs.replace(before, times=before.times + 1)
    return tuple(found.values())


def hardest_won(game: AnyGame, won: Sequence[TableRecord]) -> tuple[Reached, ...]:
    """Of each option that makes a game harder, the hardest value that was won with, unless it is the easiest."""
    found = []
    for name, values, when in _graded_options(game.types.options):
        played = [one.options[name] for one in won if name in one.options and _is_asked_for(one.options, when)]
        known = [value for value in values if value in played]
        if known and known[-1] != values[0]:
            found.append(Reached(name, known[-1]))
    return tuple(found)


def _is_mine(record: TableRecord, seat: int, person: str) -> bool:
    return record.seats[seat].is_played_by(person)


def _graded_options(options: type[Any]) -> Iterable[tuple[str, list[Any], Mapping[str, Any]]]:
    """The options whose schema says `graded`, with their values from easy to hard, and beside what they count."""
    for field in msgspec.structs.fields(options):
        schema = msgspec.json.schema(field.type)
        if schema.get("graded"):
            numbers = list(range(schema.get("minimum", 0), schema.get("maximum", 0) + 1))
            yield field.encode_name, schema.get("enum", numbers), schema.get("when", {})


def _is_asked_for(options: Mapping[str, Any], when: Mapping[str, Any]) -> bool:
    return all(options.get(name) in (value if isinstance(value, list) else [value]) for name, value in when.items())
