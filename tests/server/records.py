"""Records of tables from plain fields: tests name a field as old files do, in every part of the record."""

from collections import defaultdict
from typing import Any

import msgspec

from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store.migrations.versions.step_0007 import PARTS

PART_OF = {name: (part, field) for part, fields in PARTS.items() for field, name in fields.items()}
EMPTY = TableRecord(id="", game="", rules=1, host="", seats=(), created="")


def record_of(**plain: Any) -> TableRecord:
    """A record with these fields, each in its part."""
    return changed(EMPTY, **plain)


def changed(record: TableRecord, **plain: Any) -> TableRecord:
    """The record with other values in these fields."""
    bare = {name: value for name, value in plain.items() if name not in PART_OF}
    found = defaultdict[str, dict[str, Any]](dict)
    for name, value in plain.items():
        if name in PART_OF:
            part, field = PART_OF[name]
            found[part][field] = value
    replace = msgspec.structs.replace
    return replace(record, **bare, **{part: replace(getattr(record, part), **new) for part, new in found.items()})
