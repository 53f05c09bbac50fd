"""Law 10: bots choose only from the list, and finish a game."""

from typing import Any

from cosmotheque.core import codec
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.laws.broken import LawBroken
from cosmotheque.laws.case import Case, encoded
from cosmotheque.laws.play import Sandglass

HURRY = Limit(seconds=0.01, nodes=8)


def check_bots(case: Case, bots: Bots, limit: Limit = HURRY) -> None:
    """Law 10: each bot plays all seats of one game, on nothing but the bytes of views."""
    for spec in bots.values():
        _play_by(case, spec, limit)


def _play_by(case: Case, spec: BotSpec, limit: Limit) -> None:
    game, clock = case.game, Sandglass()
    match = Match(game, case.seats, seed=case.seed, options=case.options, clock=clock)
    players = [spec.make(game, case.seed + seat) for seat in range(case.seats)]
    while match.outcome is None:
        if len(match.moves) > game.meta.max_moves:
            raise LawBroken(10, f"The bot {spec.name} does not finish a game.", str(case))
        seats = sorted(seat for seat in match.actors() if seat >= 0)
        if not seats:
            clock.now = max(clock.now, match.deadline or 0)
            match.ring()
            continue
        seat = seats[len(match.moves) % len(seats)]
        match.play(seat, _choice(case, spec, players[seat], match, seat, limit))


def _choice(case: Case, spec: BotSpec, bot: Any, match: Match, seat: Seat, limit: Limit) -> Any:
    game, actions = case.game, match.actions(seat)
    view = codec.decode(encoded(match.view(seat)), game.types.view)
    history = tuple(match.seen(seat)) if spec.remembers else ()
    action = bot.choose(view, tuple(actions), limit, history)
    if game.outline(action) not in actions or not game.admits(match.state, seat, action):
        where = f"{case}, after move {len(match.moves)}"
        raise LawBroken(10, f"The bot {spec.name} on seat {seat} chose {action}, which is not in its list.", where)
    return action
