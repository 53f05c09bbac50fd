"""A folder of missions of players, put on the shelf of this process. A fault in one costs the others nothing."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from cosmotheque import registry
from cosmotheque.core.errors import Said
from cosmotheque.core.text import Text
from cosmotheque.core.written import Unreadable, Written
from cosmotheque.missions import sentences
from cosmotheque.missions.files import ENDING, read_file

MOST_FILES = 100


class NoFolder(Said):
    """Error: there is no folder of missions, or it cannot be read."""


@dataclass(frozen=True)
class Found:
    """A file and what it holds: a mission of a game, or the sentences that say what is wrong."""

    file: str
    slug: str = ""
    mission: Written | None = None
    faults: tuple[Text, ...] = ()


@cache
def read_folder(folder: Path) -> tuple[Found, ...]:
    """All missions of a folder, read once: processes that are made from this one have the same."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ENDING)
    except OSError as fault:
        raise NoFolder(sentences.NO_FOLDER.filled(folder, fault.strerror)) from fault
    left_out = (sentences.TOO_MANY_FILES.filled(MOST_FILES),)
    return (*map(_find, paths[:MOST_FILES]), *(Found(path.name, faults=left_out) for path in paths[MOST_FILES:]))


def _find(path: Path) -> Found:
    try:
        slug, mission = read_file(path)
    except Unreadable as unreadable:
        return Found(path.name, faults=unreadable.faults)
    return Found(path.name, slug, mission)


def put_up(folder: Path | None) -> tuple[Found, ...]:
    """Play the missions of this folder, and no others, in this process from now on; without a folder none."""
    found = () if folder is None else read_folder(folder)
    by_game: dict[str, list[Written]] = defaultdict(list)
    for one in found:
        if one.mission is not None:
            by_game[one.slug].append(one.mission)
    for slug in {*by_game, *registry.with_missions()}:
        registry.put_up(slug, by_game[slug])
    return found
