"""Puzzles in a finished match: every choice that a seat had is looked at."""

from collections.abc import Iterator

from cosmotheque.core.match import Match
from cosmotheque.core.puzzle import Puzzler
from cosmotheque.review import choices
from cosmotheque.study.proving import Proved, cut_off, prove


def find(match: Match, puzzler: Puzzler) -> Iterator[Proved]:
    """What can be asked of the positions of a match, with its proof; the first of a theme in a row, not each."""
    game, before = match.game, ""
    for choice in choices(match):
        found = ""
        for theme in puzzler.find(choice.moment):
            if theme == before:
                found = theme
                continue
            record = cut_off(game, puzzler, match, choice.number, choice.moment)
            proved = prove(game, puzzler, record, choice.moment.seat, theme)
            if proved is not None:
                found = theme
                yield proved
        before = found
