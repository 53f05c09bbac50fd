"""Finds games by their folders. A game's rules are imported when somebody asks for them, not before.

A folder's `__init__` holds `METAS`, the boxes on the shelf. `GAMES` in its `game` module, `BOTS` in `bots` and, where
somebody teaches the game, `MENTORS` in `mentor`, `LESSONS` in `lessons` and `PUZZLERS` in `puzzles` have one entry per
slug; so have `NUMBERINGS` in `numbering` and `BATCHES` in `batch`, for those who learn. A box without a `game` module
is announced but cannot be played yet.
"""

import difflib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from cosmotheque import games
from cosmotheque.core import sentences
from cosmotheque.core.batch import Batches, Prepare
from cosmotheque.core.bot import Bots, BotSpec
from cosmotheque.core.errors import UnknownBot, UnknownChapter, UnknownGame
from cosmotheque.core.game import AnyGame, Meta
from cosmotheque.core.lesson import Chapter, Lessons
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.core.numbering import Numbering, Numberings
from cosmotheque.core.puzzle import Puzzler, Puzzlers


@cache
def shelf() -> Mapping[str, Meta]:
    """Every box, playable or announced, by slug."""
    return {meta.slug: meta for package in _folders() for meta in import_module(package).METAS}


@cache
def playable() -> tuple[str, ...]:
    """The slugs of the games whose rules are there."""
    return tuple(slug for slug in shelf() if find_spec(f"{_folder_of(slug)}.game"))


@cache
def load(slug: str) -> AnyGame:
    """The game of that name."""
    game: AnyGame = import_module(f"{_playable_folder(slug)}.game").GAMES[slug]
    return game


@cache
def bots(slug: str) -> Bots:
    """The game's own bots by name: those of the laboratory (level 0), then from easy to strong."""
    offered: Mapping[str, Bots] = import_module(f"{_playable_folder(slug)}.bots").BOTS
    return {bot.name: bot for bot in sorted(offered[slug].values(), key=lambda bot: bot.level)}


def bot(slug: str, name: str) -> BotSpec:
    """One bot of a game."""
    offered = bots(slug)
    if name not in offered:
        raise UnknownBot(sentences.NO_SUCH_BOT.filled(slug, repr(name), ", ".join(offered)))
    return offered[name]


@cache
def mentor(slug: str) -> Mentor | None:
    """Who teaches this game, if anybody does."""
    room = f"{_playable_folder(slug)}.mentor"
    teachers: Mentors = import_module(room).MENTORS if find_spec(room) else {}
    return teachers.get(slug)


@cache
def lessons(slug: str) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson, the one for newcomers first; none where it is not taught."""
    room = f"{_playable_folder(slug)}.lessons"
    taught: Lessons = import_module(room).LESSONS if find_spec(room) else {}
    return taught.get(slug, ())


@cache
def puzzler(slug: str) -> Puzzler | None:
    """Who makes the puzzles of this game, if anybody does."""
    room = f"{_playable_folder(slug)}.puzzles"
    makers: Puzzlers = import_module(room).PUZZLERS if find_spec(room) else {}
    return makers.get(slug)


@cache
def numbering(slug: str) -> Numbering | None:
    """The fixed numbers of this game's actions, if it has any."""
    room = f"{_playable_folder(slug)}.numbering"
    numberings: Numberings = import_module(room).NUMBERINGS if find_spec(room) else {}
    return numberings.get(slug)


@cache
def batch(slug: str) -> Prepare | None:
    """What makes this game ready for stepping many at once, if anything does."""
    room = f"{_playable_folder(slug)}.batch"
    batches: Batches = import_module(room).BATCHES if find_spec(room) else {}
    return batches.get(slug)


def chapter(slug: str, name: str) -> Chapter:
    """One chapter of a game's lesson."""
    taught = {chapter.slug: chapter for chapter in lessons(slug)}
    if name not in taught:
        raise UnknownChapter(sentences.NO_SUCH_CHAPTER.filled(slug, repr(name), ", ".join(taught)))
    return taught[name]


def folder(slug: str) -> str:
    """The name of the folder, here and in the browser's part, that a game lives in."""
    return _folder_of(slug).rpartition(".")[2]


def _playable_folder(slug: str) -> str:
    if slug in playable():
        return _folder_of(slug)
    if slug in shelf():
        raise UnknownGame(sentences.NOT_PLAYABLE_YET.filled(shelf()[slug].title))
    near = difflib.get_close_matches(slug, playable(), n=1, cutoff=0.4)
    hint = sentences.DID_YOU_MEAN.filled(near[0]) if near else sentences.THERE_IS.filled(", ".join(playable()))
    raise UnknownGame(sentences.NO_SUCH_GAME.filled(repr(slug), hint))


@cache
def _folders() -> tuple[str, ...]:
    found = (entry.name for entry in iter_modules(games.__path__) if entry.ispkg)
    return tuple(f"{games.__name__}.{name}" for name in sorted(found) if not name.startswith("_"))


def _folder_of(slug: str) -> str:
    return next(name for name in _folders() if any(meta.slug == slug for meta in import_module(name).METAS))
