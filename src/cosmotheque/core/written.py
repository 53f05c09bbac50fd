"""Missions that players write: what a game offers for them, and what is said where one cannot be read."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cosmotheque.core.errors import Said
from cosmotheque.core.text import Text


class Unreadable(Said):
    """A file of a mission has faults: a sentence for each, which says where in the file, and what is allowed there."""

    def __init__(self, *faults: Text) -> None:
        self.faults = faults
        super().__init__(Text(fr="\n".join(one.fr for one in faults), en="\n".join(one.en for one in faults)))


@dataclass(frozen=True)
class Written:
    """A mission of a player that can be played. `name` is the value of the option; `page` is what the game made of it.

    The name has the file's name in it, and a digest of all that its rules are made of: another mission under the same
    file name has another name, so that no record is played on by rules it was not begun with.
    """

    name: str
    title: Text
    seats: tuple[int, ...]
    page: Any


@dataclass(frozen=True)
class Authorship:
    """Missions of players in a game: they are values of `option`."""

    option: str
    read: Callable[[str, dict[str, Any]], Written]
    """The mission of this name from the tables of its file, of which nothing is known; Unreadable says what is wrong
    with them."""
    put_up: Callable[[Any, Sequence[Written]], Any]
    """The game with these missions of players, and no others, from now on in this process."""
