"""Answers that several steps share: in the notation of the game, by kind of action, and what beginners try early."""

from typing import Any

from cosmotheque.core.game import Move
from cosmotheque.core.lesson import Answer, otherwise, right, wrong
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.notation import read

Said = tuple[str, str]
"""A sentence in French and in English."""


def rules(*numbers: int) -> tuple[RuleId, ...]:
    return tuple(RuleId(f"BB-{number}") for number in numbers)


def yes(fr: str, en: str, *lines: str, then: tuple[Move[Any], ...] = ()) -> Answer:
    """The right answer of a lesson, written as `lay e6`."""
    return right(Text(fr, en), *map(read, lines), then=then)


def no(fr: str, en: str, *lines: str) -> Answer:
    """The reply to these mistakes."""
    return wrong(Text(fr, en), *map(read, lines))


def to_any(kind: type[act.Action], fr: str, en: str) -> Answer:
    """The reply to every other action of a kind."""
    return Answer(said=Text(fr, en), to=lambda _view, action: isinstance(action, kind))


def to_all_else(fr: str, en: str) -> Answer:
    return otherwise(Text(fr, en))


TOO_EARLY_TO_END = to_any(
    act.EndTurn, "Pas encore : il vous reste de quoi compter.", "Not yet: you still have some of your count left."
)
NOT_RED = to_any(
    act.LayRed,
    "Un jeton rouge barre la route. Ici, il vous faut un jeton blanc.",
    "A red token bars the way. What you need here is a white one.",
)
