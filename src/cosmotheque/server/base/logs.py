"""Structured logs: one JSON object a line on standard error. Never cookies, views, chat or whole table ids."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

from cosmotheque.core import codec

LOGGER = logging.getLogger("cosmotheque")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            fields["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return codec.encode(fields).decode()


def set_up(level: int = logging.INFO) -> None:
    """Send everything, the web server's messages included, to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)


def info(event: str, **fields: Any) -> None:
    LOGGER.info(event, extra={"fields": fields})


def warn(event: str, **fields: Any) -> None:
    LOGGER.warning(event, extra={"fields": fields})


def fault(event: str, **fields: Any) -> None:
    """Something that should not happen, with its traceback; to be called where it is handled."""
    LOGGER.exception(event, extra={"fields": fields})


def short(table: str) -> str:
    """The start of a table's id, enough to follow it through the log; the whole id is the invitation to the table."""
    return table[:4]
