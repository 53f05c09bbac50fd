"""Law 19: what is said of a choice, and the chances, are the same in every deal that the seat could not exclude.

So a grade judges what a seat could know, and what came to light afterwards is luck.
"""

from random import Random
from typing import Any

from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import Mentor, Remark
from cosmotheque.laws.broken import LawBroken
from cosmotheque.review import Choice, moment_in, standing_of, tell_moves

DEALS = 2


def check_mentor(match: Match, mentor: Mentor, most: int = 4) -> None:
    """Law 19 for some choices of a match, spread over it."""
    found = [(happening.before, choice) for happening, choice in tell_moves(match) if choice is not None]
    for state, choice in found[:: max(1, -(-len(found) // most))]:
        _check_choice(match, mentor, state, choice)


def _check_choice(match: Match, mentor: Mentor, state: Any, choice: Choice) -> None:
    real = _ask_mentor(match, mentor, state, choice)
    for deal in range(DEALS if match.game.meta.secrets else 1):
        again = _ask_mentor(match, mentor, match.game.imagine(choice.moment.view, Random(deal)), choice)
        if again != real:
            what = "remark" if again[0] != real[0] else "chance"
            where = f"{match.game.meta.slug}, move {choice.number} of seat {choice.moment.seat}"
            raise LawBroken(19, f"The {what} depends on what the seat cannot know: {real} or {again}.", where)


def _ask_mentor(match: Match, mentor: Mentor, state: Any, choice: Choice) -> tuple[Remark | None, float | None]:
    """The remark on a choice made in this state. Others are asked about it first: a mentor must not remember that."""
    game, seat, history = match.game, choice.moment.seat, choice.moment.history
    remark, chance = None, None
    if mentor.chances is not None:
        chance = standing_of(game, mentor.chances, match.seats, state).own[seat]
    if mentor.remark is not None:
        for other in sorted(game.actors(state) - {seat}):
            if other >= 0 and (actions := game.legal_actions(state, other)):
                mentor.remark(moment_in(game, state, Seat(other), ()), actions[0])
        remark = mentor.remark(moment_in(game, state, seat, history), choice.action)
    return remark, chance
