"""Bing Bangs for oneself: to bring a planet near, or a piece whose token is known."""

from collections.abc import Sequence
from typing import Any

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.belief.memory import Memory
from cosmotheque.games.bing_bang.bots.bang_effects import (
    Bang,
    after,
    bangs_in,
    cost_of_find,
    known_pieces,
    plain_distance,
    shortlist_bangs,
)
from cosmotheque.games.bing_bang.bots.routes import FAR, cost_to, homeward, is_near, routes
from cosmotheque.games.bing_bang.components.box import BANG_COST, EARTH, colours_of
from cosmotheque.games.bing_bang.components.sky import SKY, distance
from cosmotheque.games.bing_bang.state import PublicState
from cosmotheque.games.bing_bang.view import View

WORTH, READILY = 12, 3
"""A Bing Bang that does not lead to the planet at once must save so much count beyond its cost.

A bot that needs cards against rivals as well asks more of one than a bot that plays them readily.
"""
SPREAD = 60
"""No more Bing Bangs than that get a closer look against a chain: each of them takes a search of the whole sky."""
SCATTER = act.Scatter()


def to_planet(view: View, seat: int, planet: int, actions: Sequence[Any], worth: int = WORTH) -> act.Action | None:
    """A Bing Bang that brings the planet near enough, or saves so much beyond its cost, if there is one."""
    table = view.table
    now, left = cost_to(table, seat, planet), table.turn.limit - table.turn.count
    if now <= left:
        return None
    best, choice = FAR, None
    for bang in _promising_bangs(table, seat, planet, bangs_in(actions)) if now < FAR else _spread(bangs_in(actions)):
        changed = after(table, bang)
        cost = cost_to(changed, seat, planet)
        wins = planet == EARTH and cost <= left - BANG_COST
        if cost < best and (wins or not _helps_others(changed, seat)):
            best, choice = cost, bang
    if SCATTER in actions and planet != EARTH and best > left - BANG_COST:
        return SCATTER
    return choice if best <= left - BANG_COST or now - best >= worth + BANG_COST else None


def _promising_bangs(table: PublicState, seat: int, planet: int, bangs: Sequence[Bang]) -> list[Bang]:
    return shortlist_bangs(bangs, lambda action: plain_distance(table, seat, planet, action))


def _spread(bangs: Sequence[Bang]) -> Sequence[Bang]:
    """Some of all kinds: where a chain bars the way, how near pawn and planet lie says nothing."""
    return bangs[:: 1 + len(bangs) // SPREAD]


def straight_home(view: View, seat: int, actions: Sequence[Any]) -> act.Action | None:
    """BB-49: a Bing Bang after which Earth is reached in this very count."""
    table, left = view.table, view.table.turn.limit - view.table.turn.count - BANG_COST
    bangs = _promising_bangs(table, seat, EARTH, bangs_in(actions))
    return next((bang for bang in bangs if cost_to(after(table, bang), seat, EARTH) <= left), None)


def to_piece(view: View, seat: int, memory: Memory, actions: Sequence[Any]) -> act.Action | None:
    """A change of sectors after which a piece looked for, known and too far now, is found in this very count."""
    return _to_token(view, seat, known_pieces(view, memory), actions)


def to_search(view: View, seat: int, memory: Memory, actions: Sequence[Any]) -> act.Action | None:
    """The same for any token that may be the piece, where the turn would pass without a flight."""
    colours = colours_of(view.wanted)
    unknown = [token for token, c in enumerate(view.table.colours) if c in colours and token not in memory.faces]
    return _to_token(view, seat, known_pieces(view, memory) or unknown, actions)


def _to_token(view: View, seat: int, tokens: Sequence[int], actions: Sequence[Any]) -> act.Action | None:
    table, left = view.table, view.table.turn.limit - view.table.turn.count
    sectors = [bang for bang in bangs_in(actions) if isinstance(bang, act.Rearrange)] if tokens else []
    if not sectors or cost_of_find(view, table, seat, tokens) <= left:
        return None
    pawn = table.books[seat].pawn

    def rank(bang: act.Rearrange) -> int:
        goes_to = SKY.permutation(bang.sources, bang.turns)
        return min(distance(goes_to[pawn], goes_to[table.tokens[token]]) for token in tokens)

    for bang in shortlist_bangs(sectors, rank):
        changed = after(table, bang)
        if cost_of_find(view, changed, seat, tokens) <= left - BANG_COST and not _helps_others(changed, seat):
            return bang
    return None


def _helps_others(table: PublicState, seat: int) -> bool:
    """True if a rival could be home next turn."""
    return any(is_near(table, rival) for rival in homeward(table, seat))


def scatter_step(view: View, seat: int, planet: int, actions: Sequence[Any]) -> act.Action:
    """Scattering: the own planet as near to the pawn as it can be, and nothing else."""
    table = view.table
    if table.lifted is None:
        lift = act.LiftPlanet(planet)
        chosen: act.Action = lift if lift in actions else actions[0]
        return chosen
    ways = routes(table, table.books[seat].pawn)
    nearest: act.Action = min(actions, key=lambda action: ways.cost[action.cell])
    return nearest
