"""Finds games by their folders, and those of other packages. Rules are imported on demand.

A folder's `__init__` holds `METAS`, the boxes on the shelf. `GAMES` in its `game` module, `BOTS` in `bots` and, where
the game is taught, `MENTORS` in `mentor`, `LESSONS` in `lessons` and `PUZZLERS` in `puzzles` have one entry per slug;
so have `NUMBERINGS`, `PLANES` and `BATCHES` in rooms of these names, for learners. A box without a `game` module
is announced but cannot be played yet. Packages of others are made alike and found by their entry points (`outside.py`);
their games come after those of the house.
"""

import copyreg
import difflib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from msgspec.structs import replace

from cosmotheque import games, outside
from cosmotheque.core import sentences
from cosmotheque.core.batch import Batches, Prepare
from cosmotheque.core.bot import Bots, BotSpec
from cosmotheque.core.errors import UnknownBot, UnknownChapter, UnknownGame
from cosmotheque.core.game import AnyGame, Game, Meta
from cosmotheque.core.lesson import Chapter, Lessons
from cosmotheque.core.mentor import Mentor, Mentors
from cosmotheque.core.numbering import Numbering, Numberings
from cosmotheque.core.planes import AllPlanes, Planes
from cosmotheque.core.puzzle import Puzzler, Puzzlers
from cosmotheque.core.text import Text
from cosmotheque.core.written import Written


@cache
def shelf() -> Mapping[str, Meta]:
    """Every box, playable or announced, by slug."""
    return {meta.slug: meta for package in _folders() for meta in import_module(package).METAS}


@cache
def playable() -> tuple[str, ...]:
    """The slugs of the games whose rules are there."""
    return tuple(slug for slug in shelf() if find_spec(f"{package(slug)}.game"))


@cache
def load(slug: str) -> AnyGame:
    """The game of that name, with the missions of players that were put up."""
    game: AnyGame = import_module(f"{_playable_folder(slug)}.game").GAMES[slug]
    missions = _put_up.get(slug, ())
    return game.written.put_up(game, missions) if missions and game.written is not None else game


_put_up: dict[str, tuple[Written, ...]] = {}


def put_up(slug: str, missions: Sequence[Written]) -> None:
    """Play these missions of players, and no others, in this process from now on: a word for its beginning.

    A caller that has loaded the game before goes on with what stood on the shelf then.
    """
    authorship = load(slug).written
    if authorship is None:
        raise UnknownGame(sentences.NO_MISSIONS.filled(shelf()[slug].title))
    if _put_up.get(slug, ()) == tuple(missions):
        return
    _put_up[slug] = tuple(missions)
    load.cache_clear()
    authorship.put_up(load(slug), missions)


def with_missions() -> tuple[str, ...]:
    """The games that have missions of players on their shelves in this process."""
    return tuple(slug for slug, missions in _put_up.items() if missions)


def by_version(slug: str, version: int) -> AnyGame:
    """The game of that name by the rules of a version: today's, or earlier ones."""
    game = load(slug)
    return game if game.meta.version == version else game.earlier[version]


def _by_name(game: AnyGame) -> Any:
    """The reduction for copies and pickles: a game of the shelf goes by its name, so that a copy is the game itself."""
    slug, version = game.meta.slug, game.meta.version
    if slug in playable() and any(game is known for known in (load(slug), *load(slug).earlier.values())):
        return by_version, (slug, version)
    return object.__reduce_ex__(game, 4)


copyreg.pickle(Game, _by_name)


@cache
def bots(slug: str) -> Bots:
    """The game's own bots by name: those of the laboratory (level 0), then from easy to strong."""
    offered: Mapping[str, Bots] = import_module(f"{_playable_folder(slug)}.bots").BOTS
    return {bot.name: bot for bot in sorted(offered[slug].values(), key=lambda bot: bot.level)}


@cache
def outside_bots(slug: str) -> Bots:
    """The bots for this game that other packages bring, by name. The names of the house's bots are excluded."""
    found = (entry.what.get(slug, {}) for entry in _outside_bots() if entry.problem is None)
    return {name: replace(spec, rating=0.0) for group in reversed([*found]) for name, spec in group.items()}


_admitted: set[str] = set()


def admit(names: Iterable[str]) -> None:
    """Offer these bots from outside, and no others, in this process beside a game's own from now on."""
    _admitted.clear()
    for name in names:
        if outside.MARK in name:
            outside.find_named(name)
        elif not any(name in outside_bots(slug) for slug in playable()):
            raise UnknownBot(sentences.NOBODY_BRINGS.filled(repr(name)))
        _admitted.add(name)


def admitted_bots(slug: str) -> Bots:
    """The bots from outside that are offered at this game, by name."""
    found = [outside.find_named(name) if outside.MARK in name else outside_bots(slug).get(name) for name in _admitted]
    return {spec.name: spec for spec in sorted(filter(None, found), key=lambda spec: spec.name)}


def bot(slug: str, name: str) -> BotSpec:
    """One bot of a game, or from outside where it is offered."""
    offered = {**admitted_bots(slug), **bots(slug)}
    if name not in offered:
        raise UnknownBot(sentences.NO_SUCH_BOT.filled(slug, repr(name), ", ".join(offered)))
    return offered[name]


@cache
def mentor(slug: str) -> Mentor | None:
    """The mentor of this game, if it has one."""
    teachers: Mentors = _room(slug, "mentor", "MENTORS")
    return teachers.get(slug)


@cache
def lessons(slug: str) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson, the one for newcomers first; none where it is not taught."""
    taught: Lessons = _room(slug, "lessons", "LESSONS")
    return taught.get(slug, ())


@cache
def puzzler(slug: str) -> Puzzler | None:
    """The maker of this game's puzzles, if it has one."""
    makers: Puzzlers = _room(slug, "puzzles", "PUZZLERS")
    return makers.get(slug)


@cache
def numbering(slug: str) -> Numbering | None:
    """The fixed numbers of this game's actions, if it has any."""
    numberings: Numberings = _room(slug, "numbering", "NUMBERINGS")
    return numberings.get(slug)


@cache
def batch(slug: str) -> Prepare | None:
    """The preparation of this game for stepping many at once, if it has one."""
    batches: Batches = _room(slug, "batch", "BATCHES")
    return batches.get(slug)


@cache
def planes(slug: str) -> Planes | None:
    """The planes of this game's views, if it says what they are."""
    stated: AllPlanes = _room(slug, "planes", "PLANES")
    return stated.get(slug)


def chapter(slug: str, name: str) -> Chapter:
    """One chapter of a game's lesson."""
    taught = {chapter.slug: chapter for chapter in lessons(slug)}
    if name not in taught:
        raise UnknownChapter(sentences.NO_SUCH_CHAPTER.filled(slug, repr(name), ", ".join(taught)))
    return taught[name]


def folder(slug: str) -> str:
    """The name of the folder, here and in the browser's part, that a game lives in."""
    return package(slug).rpartition(".")[2]


def place(slug: str) -> Path:
    """The path of that folder."""
    return Path(import_module(package(slug)).__path__[0])


def package(slug: str) -> str:
    """The package that a game is."""
    for name in _folders():
        if any(meta.slug == slug for meta in import_module(name).METAS):
            return name
    near = difflib.get_close_matches(slug, playable(), n=1, cutoff=0.4)
    hint = sentences.DID_YOU_MEAN.filled(near[0]) if near else sentences.THERE_IS.filled(", ".join(playable()))
    raise UnknownGame(sentences.NO_SUCH_GAME.filled(repr(slug), hint))


def is_outside(slug: str) -> bool:
    """True if another package brings this game."""
    return package(slug) in (entry.what for entry in _outside_games())


def problems() -> tuple[Text, ...]:
    """Offers of other packages that are left out, with the reason."""
    left_out = (entry.problem for entry in (*_outside_games(), *_outside_bots()) if entry.problem is not None)
    offered = ((entry.entry, slug) for entry in _outside_bots() if entry.problem is None for slug in entry.what)
    return (*left_out, *(sentences.BOTS_OF_NO_GAME.filled(*found) for found in offered if found[1] not in shelf()))


def _room(slug: str, room: str, name: str) -> Mapping[str, Any]:
    """The value that a room of a game's folder holds by slug under this name; empty if the folder has no such room."""
    module = f"{_playable_folder(slug)}.{room}"
    held: Mapping[str, Any] = getattr(import_module(module), name) if find_spec(module) else {}
    return held


def _playable_folder(slug: str) -> str:
    found = package(slug)
    if slug not in playable():
        raise UnknownGame(sentences.NOT_PLAYABLE_YET.filled(shelf()[slug].title))
    return found


@cache
def _folders() -> tuple[str, ...]:
    """The packages of all games, the house's first."""
    return (*_house(), *(entry.what for entry in _outside_games() if entry.problem is None))


def _house() -> tuple[str, ...]:
    found = (entry.name for entry in iter_modules(games.__path__) if entry.ispkg)
    return tuple(f"{games.__name__}.{name}" for name in sorted(found) if not name.startswith("_"))


@cache
def _outside_games() -> tuple[outside.Found, ...]:
    slugs = (meta.slug for name in _house() for meta in import_module(name).METAS)
    return tuple(outside.games({*slugs, *(name.rpartition(".")[2] for name in _house())}))


@cache
def _outside_bots() -> tuple[outside.Found, ...]:
    return tuple(outside.bots(lambda slug: bots(slug) if slug in playable() else {}))
