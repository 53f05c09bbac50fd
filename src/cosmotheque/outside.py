"""Games and bots of other packages, by their entry points or, on a command line, as `package.module:name`.

An entry of `cosmotheque.games` names a package that is made like the folder of a game; one of `cosmotheque.bots` names
bots by slug and name, as `BOTS` in such a folder does. One that cannot be used is left out, with a sentence that says
why: nothing from outside keeps the house from opening.
"""

import os
import re
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec

from cosmotheque.core import sentences
from cosmotheque.core.bot import Bots, BotSpec
from cosmotheque.core.errors import UnknownBot
from cosmotheque.core.game import Game, Meta
from cosmotheque.core.text import Text

GAMES, BOTS = "cosmotheque.games", "cosmotheque.bots"
MARK = ":"
"""The sign in `module:name`, and in no other name of a bot."""
NAME = re.compile(r"[A-Za-z0-9_.-]{1,48}")


class Found(msgspec.Struct, frozen=True):
    """The object that an entry point names, `what`; or the `problem` if it is left out."""

    entry: str
    what: Any = None
    problem: Text | None = None


def games(taken: Collection[str]) -> list[Found]:
    """The packages of games, by name. Each is opened whole, so that nothing of it fails later.

    Slugs and folders that are `taken` stay with the packages that have them.
    """
    kept, names = [], set(taken)
    for found in _entries(GAMES):
        checked = _check(found, lambda package: _open_package(package, names))
        if checked.problem is None:
            names.update(_names(found.what))
        kept.append(checked)
    return kept


def bots(house: Callable[[str], Bots]) -> list[Found]:
    """The bots of every package, by slug and name; `house` are those that a game has already."""
    return [_check(found, lambda offered: _bots_beside(offered, house)) for found in _entries(BOTS)]


def find_named(text: str) -> BotSpec:
    """The bot that `package.module:name` is: a BotSpec, or what makes a bot of a game and a seed.

    The current folder is looked at too. Not for a name that came over the network: it is imported.
    """
    module, _, name = text.partition(MARK)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), name)
    except Exception as fault:
        raise UnknownBot(sentences.NOT_IMPORTED.filled(text, _say_fault(fault))) from fault
    if isinstance(found, BotSpec):
        return msgspec.structs.replace(found, name=text, rating=0.0)
    if not callable(found):
        raise UnknownBot(sentences.NO_OUTSIDE_BOT.filled(text))
    return BotSpec(text, 0, found)


def _entries(group: str) -> Iterator[Found]:
    """The entries of every installed package, in the order of names: it is the same in every process."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it takes a while, and few ask

    for entry in sorted(entry_points(group=group), key=lambda entry: (entry.name, entry.value)):
        yield _check(Found(f"{entry.name} = {entry.value}", entry), lambda entry: entry.load())


def _check(found: Found, open_it: Callable[[Any], Any]) -> Found:
    """The result of opening the entry; whatever goes wrong then is a problem of this entry alone."""
    if found.problem is not None:
        return found
    try:
        return Found(found.entry, open_it(found.what))
    except Taken as clash:
        return Found(found.entry, problem=sentences.TAKEN.filled(found.entry, str(clash)))
    except Exception as fault:
        return Found(found.entry, problem=sentences.NOT_IMPORTED.filled(found.entry, _say_fault(fault)))


class Taken(Exception):
    """Error: another package has these names."""


def _open_package(package: ModuleType, taken: Collection[str]) -> str:
    """The name of a package of games that has all that it promises."""
    if not package.METAS or not all(isinstance(meta, Meta) for meta in package.METAS):
        raise TypeError("METAS holds no Meta")
    if clash := sorted(_names(package).intersection(taken)):
        raise Taken(", ".join(clash))
    if find_spec(f"{package.__name__}.game") is not None:
        rules, players = (import_module(f"{package.__name__}.{room}") for room in ("game", "bots"))
        for meta in package.METAS:
            if not isinstance(rules.GAMES[meta.slug], Game) or rules.GAMES[meta.slug].meta != meta:
                raise TypeError(f"GAMES holds no game {meta.slug}")
        _bots_by_slug({meta.slug: players.BOTS[meta.slug] for meta in package.METAS})
    return package.__name__


def _names(package: ModuleType) -> set[str]:
    return {package.__name__.rpartition(".")[2], *(meta.slug for meta in package.METAS)}


def _bots_beside(offered: Any, house: Callable[[str], Bots]) -> Mapping[str, Bots]:
    """Bots by slug and name, if they are that and none is called like one of the house."""
    found = _bots_by_slug(offered)
    if clash := sorted({name for slug, group in found.items() for name in group if name in house(slug)}):
        raise Taken(", ".join(clash))
    return found


def _bots_by_slug(offered: Any) -> Mapping[str, Bots]:
    groups = offered.values() if isinstance(offered, Mapping) else [None]
    if not all(isinstance(group, Mapping) and all(map(_is_bot, group.items())) for group in groups):
        raise TypeError("bots stand by slug, then by name, each a BotSpec of that name")
    found: Mapping[str, Bots] = offered
    return found


def _is_bot(entry: tuple[Any, Any]) -> bool:
    name, spec = entry
    return isinstance(spec, BotSpec) and spec.name == name and NAME.fullmatch(name) is not None


def _say_fault(fault: Exception) -> str:
    """A fault in one line."""
    return f"{type(fault).__name__}: {fault}".splitlines()[0].rstrip(".")
