"""Laws 1, 2 and 10 where they break first: play that seeks narrow places, and bots that are asked there.

Random play hardly ever runs out of anything. Here every seat has leanings, kinds of actions that it likes or leaves
alone for a whole game, and half of the seats choose what leaves the next one the fewest actions.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.core.bot import Bots
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.laws.case import Case, Position, vary
from cosmotheque.laws.play import Sandglass
from cosmotheque.laws.players import HURRY, bot_choice
from cosmotheque.laws.settle import settle
from cosmotheque.laws.turns import check_list, check_somebody_acts

LEANINGS = (0.0, 0.1, 1.0, 1.0, 10.0)
AVERSION = 1e-4
"""The weight of a disliked action: it is done all the same, once in a long while or if there is no other."""
WHIM = 0.1
COMPARED = 4
NARROW = 1
ENDED = 10**6


class Hunter:
    """One seat for one game: what it leans towards, and whether it narrows things down for the next."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._leanings: dict[type, float] = {}
        self._narrows = rng.random() < 0.5

    def choose(self, position: Position, seat: Seat, actions: Sequence[Any]) -> Any:
        kinds = list(dict.fromkeys(map(type, actions)))
        kind = self._rng.choices(kinds, [self._leaning(kind) for kind in kinds])[0]
        liked = [action for action in actions if type(action) is kind]
        if len(liked) == 1 or not self._narrows or self._rng.random() < WHIM:
            return self._rng.choice(liked)
        return min(vary(liked, self._rng, COMPARED), key=lambda action: self._left_to_others(position, seat, action))

    def _leaning(self, kind: type) -> float:
        return AVERSION + self._leanings.setdefault(kind, self._rng.choice(LEANINGS))

    def _left_to_others(self, position: Position, seat: Seat, action: Any) -> int:
        """The number of actions that the seat with the fewest has next."""
        game, move = position.game, position.move_of(seat, action, self._rng)
        state = settle(position, position.state, move, self._rng.randrange(2**32)).state
        return min((len(game.legal_actions(state, other)) for other in game.actors(state) if other >= 0), default=ENDED)


def check_narrow(case: Case, moves: int, bots: Bots | None = None) -> None:
    """Laws 1 and 2 over one game of hunters; wherever a seat has one action, law 10 for every bot.

    Bots are asked once for each kind of action that is left alone after a kind of move.
    """
    rng, clock = Random(case.seed), Sandglass()
    match = Match(case.game, case.seats, seed=case.seed, options=case.options, clock=clock)
    hunters = {seat: Hunter(rng) for seat in case.players()}
    asked: set[tuple[type | None, type]] = set()
    while len(match.moves) < moves:
        position = Position(case, len(match.moves), match.state, clock.now, match.moves[-1] if match.moves else None)
        check_somebody_acts(position)
        for seat in position.actors():
            check_list(position, seat, match.actions(seat))
        if match.outcome is not None:
            return
        for seat in (seat for seat in position.actors() if seat >= 0 and len(match.actions(seat)) == NARROW):
            place = (type(position.move.action) if position.move else None, type(match.actions(seat)[0]))
            if place not in asked:
                asked.add(place)
                _ask_bots(position, match, seat, bots or {})
        _move_on(position, match, clock, hunters, rng)


def _move_on(position: Position, match: Match, clock: Sandglass, hunters: dict[Seat, Hunter], rng: Random) -> None:
    """Let one of the acting seats play; the clock rings only where none can."""
    seats = [seat for seat in position.actors() if seat >= 0]
    if not seats:
        clock.now = max(clock.now, match.deadline or 0)
        match.ring()
        return
    seat = rng.choice(seats)
    action = hunters[seat].choose(position, seat, match.actions(seat))
    try:
        match.play(seat, position.move_of(seat, action, rng).action)
    except Exception as fault:
        raise position.violation(
            3, f"Seat {seat} plays {action}, which is listed, and the game fails: {fault!r}"
        ) from fault


def _ask_bots(position: Position, match: Match, seat: Seat, bots: Bots) -> None:
    """Law 10: where there is but one action, every bot finds it."""
    for spec in bots.values():
        bot_choice(position.case, spec, spec.make(match.game, position.case.seed), match, seat, HURRY)
