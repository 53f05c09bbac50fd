"""Law 15: no seat can lengthen the log without bound while nobody else moves."""

from random import Random
from typing import Any

from cosmotheque.core.game import Seat
from cosmotheque.laws.case import Position, encode, vary
from cosmotheque.laws.settle import settle

LONGEST_STAY = 450
"""The most moves in a row that one seat may make alone."""
COMPARED = 8


def check_lingering(position: Position, rng: Random) -> None:
    """Law 15 from one position, for every seat that may act there."""
    for seat in position.actors():
        if seat >= 0:
            _linger(position, seat, rng)


def _linger(position: Position, seat: Seat, rng: Random) -> None:
    """The seat does whatever leaves it something to do, and goes back to where it was if it can: a way round."""
    stay, been = [position], {encode(position.state)}
    while len(stay) <= LONGEST_STAY:
        following = [place for place in _next_places(stay[-1], seat, rng) if seat in place.actors()]
        if not following:
            return
        for place in following:
            if encode(place.state) in been:
                raise place.violation(
                    15, f"Seat {seat} is back where it was, and nobody else has moved: it may go on so."
                )
        stay.append(rng.choice(following))
        been.add(encode(stay[-1].state))
    raise stay[-1].violation(15, f"Seat {seat} has made {LONGEST_STAY} moves, and nobody else has moved.")


def _next_places(position: Position, seat: Seat, rng: Random) -> list[Position]:
    """The places that some of the seat's actions lead to, of as many kinds as there are."""
    actions: list[Any] = vary(position.game.legal_actions(position.state, seat), rng, COMPARED)
    moves = [position.move_of(seat, action, rng) for action in actions]
    return [position.after(move, settle(position, position.state, move, rng.randrange(2**32)).state) for move in moves]
