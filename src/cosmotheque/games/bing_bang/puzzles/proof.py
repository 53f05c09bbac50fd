"""The proof of each theme, from all that the pawn can reach in its count."""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof
from cosmotheque.games.bing_bang.puzzles.goals import flights_over, landings_on, planet_sought, tokens_sought, victims
from cosmotheque.games.bing_bang.puzzles.shortest import (
    Shortest,
    count_overlooked,
    prove_count,
    prove_white,
    shortest_of,
    whites_in_doubt,
)
from cosmotheque.games.bing_bang.puzzles.themes import FLY_COUNT, FLY_WHITE, LAND_COUNT, LAND_WHITE, TURN
from cosmotheque.games.bing_bang.puzzles.turning import count_nearly_reached, prove_turn
from cosmotheque.games.bing_bang.puzzles.ways import Finish, Reach, explore, ground_of
from cosmotheque.games.bing_bang.view import View

BEYOND: Final = 10
"""The distance beyond the count to which ways are followed, to say how much more they would take."""
EASY: Final = {TURN: 2, FLY_COUNT: 3, FLY_WHITE: 3, LAND_COUNT: 1, LAND_WHITE: 1}
"""The near misses that there must be."""
HALF: Final = 4
"""The near misses that mislead one reader in two."""


def prove(moment: Moment, theme: str) -> Proof | None:
    """None as well where too little misleads: ways to tokens are asked for so often that only the best are kept.

    And where a pawn in reach could be robbed: nobody could say which count is meant.
    """
    reach = _reach(moment)
    turn = moment.view.table.turn
    if reach.comes_to(victims(moment.view, moment.seat), turn.limit - turn.count):
        return None
    if _near_misses(moment, theme, reach) < EASY[theme]:
        return None
    if theme == TURN:
        return prove_turn(moment.view, moment.seat, reach)
    shortest = _shortest(moment, reach)
    if shortest is None:
        return None
    return prove_count(shortest) if theme in (FLY_COUNT, LAND_COUNT) else prove_white(shortest)


def difficulty(moment: Moment, theme: str, _proof: Proof) -> float:
    """The share of readers misled by nearly right answers; bots cannot tell: they are asked for no numbers or cells."""
    near = _near_misses(moment, theme, _reach(moment))
    return near / (near + HALF)


def _near_misses(moment: Moment, theme: str, reach: Reach) -> int:
    if theme == TURN:
        return count_nearly_reached(moment.view, moment.seat, reach)
    shortest = _shortest(moment, reach)
    if shortest is None:
        return 0
    return count_overlooked(shortest) + (whites_in_doubt(shortest) if theme in (FLY_WHITE, LAND_WHITE) else 0)


def _reach(moment: Moment) -> Reach:
    table = moment.view.table
    return explore(ground_of(table, moment.seat), table.turn.limit - table.turn.count + BEYOND)


def _shortest(moment: Moment, reach: Reach) -> Shortest | None:
    turn = moment.view.table.turn
    return shortest_of(reach, _finishes(moment.view, moment.seat), turn.limit - turn.count)


def _finishes(view: View, seat: int) -> list[Finish]:
    planet = planet_sought(view, seat)
    if planet is not None:
        return landings_on(view, planet)
    return [finish for token in tokens_sought(view, seat) for finish in flights_over(view, token)]
