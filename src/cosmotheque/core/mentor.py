"""The mentor of a game: advice before a move, a remark after it, figures of a whole game.

A mentor is as fair as a bot: for advice and remarks it gets what the seat could know at that moment, and nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

import msgspec

from cosmotheque.core.game import Move
from cosmotheque.core.later import Later
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text


class Advice(msgspec.Struct, frozen=True):
    """The mentor's choice and its reason. `shown` is for the game's own board to draw; its type is `Mentor.shows`."""

    said: Text
    best: Any = None
    shown: Any = None


IDLE: Final = Text(fr="Rien à décider pour l’instant.", en="There is nothing to decide right now.")
"""The advice for a seat that has no actions, from a mentor who has nothing else to say to it."""


class Grade(StrEnum):
    """The grade of a move against the best one that the seat could have found."""

    BEST = "best"
    GOOD = "good"
    DUBIOUS = "dubious"
    MISTAKE = "mistake"


def grade_of(cost: float, limits: tuple[float, float, float]) -> Grade:
    """The grade of a move that costs so much more than the best one: up to each limit best, good, dubious."""
    grades = zip(limits, (Grade.BEST, Grade.GOOD, Grade.DUBIOUS), strict=True)
    return next((grade for most, grade in grades if cost <= most), Grade.MISTAKE)


class Remark(msgspec.Struct, frozen=True):
    """A remark on one move: its grade, the reason, and the better action if there was one.

    `cost` is the chance given away: the one that the best choice promised less that of this one, before the result was
    seen.
    """

    grade: Grade
    said: Text
    better: Any = None
    cost: float = 0.0


class Figure(msgspec.Struct, frozen=True):
    """A line of the table under a game. One value for each seat, or a single one for everybody together."""

    name: Text
    values: tuple[str, ...]


NO_VALUE: Final = "–"
"""The sign in a figure for a seat that has no value."""


class Happening(msgspec.Struct, frozen=True):
    """One move of a finished game with all that it did. For figures, which are shown after the end only.

    `undoable` is false where something was revealed or drawn.
    """

    move: Move[Any]
    before: Any
    after: Any
    events: tuple[Any, ...]
    undoable: bool = True


Advise: TypeAlias = Callable[[Moment], Advice]
"""Advice for any seat at any time, also before the start and after the end; `best` is None where there are no
actions."""
MakeRemark: TypeAlias = Callable[[Moment, Any], Remark | None]
Gauge: TypeAlias = Callable[[Any], tuple[float, ...]]
"""The chances of each seat to win, together 1, from the view of a seat or a spectator while the game goes on. In a
cooperative game a single chance, the team's: to win, or the share of all points that it can expect."""
Count: TypeAlias = Callable[[Sequence[Happening]], tuple[Figure, ...]]


@dataclass(frozen=True, kw_only=True)
class Mentor:
    """A game's teacher; whatever it does not do is None. `seconds` is what one advice or remark may take."""

    advise: Advise | None = None
    remark: MakeRemark | None = None
    """None where there is nothing to be said of a move: it was forced, or of no consequence.

    It agrees with `advise`: what that names is never dubious, what alone was possible neither.
    """
    figures: Count | None = None
    chances: Gauge | None = None
    """Quick: a review asks after every move, for every seat. Nothing but the view counts."""
    warm_up: Callable[[], None] | None = None
    """Compiles what advice and remarks need."""
    shows: Any = None
    seconds: float = 2.0

    def prepare(self) -> None:
        """Load and compile what advice and remarks need, before a player's time runs."""
        for part in (self.advise, self.remark, self.chances):
            if isinstance(part, Later):
                part.load()
        if self.warm_up is not None:
            self.warm_up()


Mentors: TypeAlias = Mapping[str, Mentor]
