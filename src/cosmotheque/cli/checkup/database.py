"""The database: there, of today's shape, open to writing; and the clock, held against what it knows of the time."""

import sqlite3
import time
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from importlib import import_module
from typing import Any

from cosmotheque.cli.checkup import sentences
from cosmotheque.cli.checkup.asking import Answer
from cosmotheque.cli.checkup.finding import Findings, Installation, bad, doubtful, good
from cosmotheque.core.text import Text
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.store import StoreFailed, migrations, sqlite_file
from cosmotheque.server.upkeep import commands as upkeep

LITTLE_SKEW, MUCH_SKEW = 5.0, 30.0


def look_at_database(installation: Installation) -> Findings:
    try:
        seen = look_into(installation.settings)
        is_current = migrations.is_current(seen.step, "")
    except migrations.TooNew:
        yield bad(sentences.DATABASE, sentences.TOO_NEW)
    except (OSError, sqlite3.Error, StoreFailed) as fault:
        yield bad(sentences.DATABASE, sentences.NO_DATABASE.filled(_reason(fault)))
    else:
        if seen.is_read_only:
            yield bad(sentences.DATABASE, sentences.READ_ONLY)
        elif is_current:
            yield good(sentences.DATABASE, sentences.CURRENT.filled(seen.step))
        else:
            yield doubtful(sentences.DATABASE, sentences.TO_MIGRATE.filled(seen.step, migrations.HEAD))


def look_at_clock(installation: Installation) -> Findings:
    """Behind what was stored, or beside the clocks of server and database, days for a move pass wrongly."""
    try:
        seen = look_into(installation.settings)
    except (OSError, sqlite3.Error, StoreFailed):
        return
    now = time.time()
    others = (seen.now, _date_of(installation.push_answer))
    skew = max((abs(other - now) for other in others if other is not None), default=0.0)
    if seen.newest and _seconds(seen.newest) > now + MUCH_SKEW:
        yield bad(sentences.CLOCK, sentences.SET_BACK.filled(seen.newest, _text(now)))
    elif skew > LITTLE_SKEW:
        grade = bad if skew > MUCH_SKEW else doubtful
        yield grade(sentences.CLOCK, sentences.SKEWED.filled(round(skew)))
    else:
        yield good(sentences.CLOCK, sentences.ON_TIME.filled(_text(now)))


def look_into(settings: Settings) -> Any:
    """A look without a change, at whichever database there is."""
    if settings.database:
        return import_module("cosmotheque.server.store.postgres_setup").look(settings.database)
    return sqlite_file.look(upkeep.file_of(settings))


def _date_of(answer: Answer | None) -> float | None:
    """The time at which a server says that it answered, to the second."""
    try:
        return None if answer is None else parsedate_to_datetime(answer.headers["date"]).timestamp()
    except (KeyError, ValueError):
        return None


def _reason(fault: Exception) -> str | Text:
    return (fault.strerror or str(fault)) if isinstance(fault, OSError) else str(fault)


def _seconds(created: str) -> float:
    try:
        return datetime.fromisoformat(created).timestamp()
    except ValueError:
        return 0.0


def _text(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")
