"""Puzzles in a finished match: every choice that a seat had is looked at."""

from collections.abc import Iterator

from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.puzzle import Puzzler
from cosmotheque.review import choices
from cosmotheque.study.proving import Proved, cut_off, prove


def find(match: Match, puzzler: Puzzler) -> Iterator[Proved]:
    """The provable questions on the positions of a match; no seat is asked for the same answer twice."""
    game, told = match.game, set[tuple[Seat, str, bytes]]()
    for choice in choices(match):
        for theme in puzzler.find(choice.moment):
            if puzzler.prove(choice.moment, theme) is None:
                continue
            record = cut_off(game, puzzler, match, choice.number, choice.moment)
            proved = prove(game, puzzler, record, choice.moment.seat, theme)
            if proved is not None and (answer := (choice.moment.seat, theme, proved.answer)) not in told:
                told.add(answer)
                yield proved
