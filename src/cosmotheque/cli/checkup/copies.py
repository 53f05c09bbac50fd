"""The last copy: how old it is, whether it has the key, and whether it lies anywhere else than the games."""

import time

from cosmotheque.cli.checkup import sentences
from cosmotheque.cli.checkup.finding import Findings, Installation, bad, doubtful, good
from cosmotheque.server.base import copies
from cosmotheque.server.base.copies import LastCopy

HOUR = 3600
LATE, LOST = 36 * HOUR, 8 * 24 * HOUR


def look_at_copies(installation: Installation) -> Findings:
    if installation.settings.database:
        yield doubtful(sentences.COPY, sentences.DUMP)
        return
    try:
        last = copies.read(installation.settings.data)
    except OSError as fault:
        yield bad(sentences.COPY, sentences.NOTE_UNREADABLE.filled(fault.strerror))
        return
    if last is None:
        yield doubtful(sentences.COPY, sentences.NO_COPY)
        return
    hours = max(0, round((time.time() - last.at) / HOUR))
    grade = bad if hours * HOUR > LOST else doubtful if hours * HOUR > LATE else good
    yield grade(sentences.COPY, (sentences.COPY_AGE if grade is good else sentences.COPY_OLD).filled(hours, last.file))
    yield from _what_it_lacks(last, installation)


def _what_it_lacks(last: LastCopy, installation: Installation) -> Findings:
    if not last.has_keys:
        yield doubtful(sentences.COPY, sentences.COPY_KEYLESS)
    if last.sent is False:
        yield bad(sentences.COPY, sentences.COPY_STAYED)
    elif last.sent is None and not last.file.exists():
        yield bad(sentences.COPY, sentences.COPY_GONE.filled(last.file))
    elif last.sent is None and last.file.stat().st_dev == installation.settings.data.stat().st_dev:
        yield doubtful(sentences.COPY, sentences.SAME_DISK)
