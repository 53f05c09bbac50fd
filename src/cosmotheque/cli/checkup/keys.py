"""The keys: there, whole, for their owner alone, and the same that the running server uses."""

import os
import sqlite3
from pathlib import Path

import msgspec

from cosmotheque.cli.checkup import sentences
from cosmotheque.cli.checkup.database import look_into
from cosmotheque.cli.checkup.finding import Finding, Findings, Installation, bad, doubtful, good
from cosmotheque.core.text import Text
from cosmotheque.server.base import admin_key, files, identity
from cosmotheque.server.base.settings import BadSettings, Settings
from cosmotheque.server.features.notifications.wire import PushInfo
from cosmotheque.server.push.keys import PushKey
from cosmotheque.server.store import StoreFailed


def look_at_keys(installation: Installation) -> Findings:
    data, is_shared = installation.settings.data, bool(installation.settings.database)
    if is_shared:
        yield _in_database(installation.settings)
        return
    has_key, key, admin = stored_key(installation.settings) is not None, data / identity.FILE, data / admin_key.FILE
    yield _in_file(sentences.KEY, key, has_key) if key.exists() else bad(sentences.KEY, sentences.NO_KEY.filled(key))
    if admin.exists():
        yield _in_file(sentences.ADMIN_KEY, admin, _has_admin_key(data))
    else:
        yield doubtful(sentences.ADMIN_KEY, sentences.NO_ADMIN_KEY.filled(admin))
    if data.exists() and data.stat().st_mode & files.OTHERS:
        yield doubtful(sentences.KEY, sentences.OPEN_FOLDER.filled(data))


def look_at_push(installation: Installation) -> Findings:
    """The key for calls follows from the key: where the running server has another, it has another key as well."""
    settings, key = installation.settings, stored_key(installation.settings)
    if not settings.push_services:
        yield good(sentences.PUSH, sentences.NO_CALLS)
        return
    answer = installation.push_answer
    if answer is None or key is None:
        return
    try:
        used = msgspec.json.decode(answer.body, type=PushInfo).key
    except msgspec.MsgspecError:
        used = ""
    if used != PushKey(identity.Signer(key), "").public:
        yield bad(sentences.PUSH, sentences.OTHER_KEY)
    elif not (settings.push_operator or settings.hosts):
        yield doubtful(sentences.PUSH, sentences.NO_OPERATOR)
    else:
        yield good(sentences.PUSH, sentences.CALLS)


def stored_key(settings: Settings) -> bytes | None:
    """The key that signs cookies; None where there is none that is whole, or it is not for us to read."""
    try:
        key = look_into(settings).key if settings.database else identity.stored_key(settings.data / identity.FILE)
    except (OSError, BadSettings, StoreFailed, sqlite3.Error):
        return None
    return key if key is not None and len(key) == identity.KEY_BYTES else None


def _in_database(settings: Settings) -> Finding:
    if stored_key(settings) is None:
        return bad(sentences.KEY, sentences.NO_KEY_THERE)
    return good(sentences.KEY, sentences.KEY_THERE)


def _in_file(subject: Text, path: Path, is_whole: bool) -> Finding:
    if not os.access(path, os.R_OK):
        return bad(subject, sentences.KEY_UNREADABLE.filled(path))
    if not is_whole:
        return bad(subject, sentences.KEY_BROKEN.filled(path))
    if path.stat().st_mode & files.OTHERS:
        return bad(subject, sentences.KEY_OPEN.filled(path))
    return good(subject, sentences.KEY_WHOLE.filled(path))


def _has_admin_key(data: Path) -> bool:
    try:
        return bool(admin_key.stored_key(data / admin_key.FILE))
    except (OSError, BadSettings):
        return False
