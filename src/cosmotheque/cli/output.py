"""Plain tables and JSON for stdout."""

from collections.abc import Sequence
from math import isfinite
from typing import Any

import msgspec


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns under their heads; those that hold numbers are set to the right."""
    widths = [max(len(row[i]) for row in (heads, *rows)) for i in range(len(heads))]
    right = [bool(rows) and all(_is_number(row[i]) for row in rows) for i in range(len(heads))]
    lines = []
    for row in (heads, *rows):
        cells = [
            cell.rjust(width) if flush else cell.ljust(width)
            for cell, width, flush in zip(row, widths, right, strict=True)
        ]
        lines.append("  ".join(cells).rstrip() + "\n")
    return "".join(lines)


def _is_number(cell: str) -> bool:
    return cell.lstrip("+-")[:1] in "0123456789∞"


def json_line(value: Any) -> str:
    """One JSON document on a line; what has no bound is null."""
    return msgspec.json.encode(_finite(msgspec.to_builtins(value))).decode() + "\n"


def _finite(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    return value if not isinstance(value, float) or isfinite(value) else None
