"""The chances of each side to win, by the planets still to be found in either sky."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.belief.facts import read_facts
from cosmotheque.games.space_connection.bots.trials import MEASURES
from cosmotheque.games.space_connection.state import other
from cosmotheque.games.space_connection.view import View
from cosmotheque.kit.shares import NOBODY, shares

WEIGHTS: Final = (-0.37, 0.15)
"""Fitted by `bench/chances.py` on 64 games on skies of side 3 and 6: on games that were not fitted on, a Brier score of
0.230 beside 0.250 of even chances; two thirds of those positions were in the layout, where nothing is known."""


def chances(view: View) -> tuple[float, ...]:
    """The chances of seat 0 and seat 1; even while planets are laid out. Only facts that both seats can see count."""
    return shares(sides(view), WEIGHTS)


def cost_of(view: View, seat: Seat, turns: float) -> float:
    """The chance to win that a seat gives away by losing turns, or a part of one."""
    now, later = list(sides(view)), list(sides(view))
    later[seat] = (later[seat][0] + turns, *later[seat][1:])
    return shares(now, WEIGHTS)[seat] - shares(later, WEIGHTS)[seat]


def sides(view: View) -> tuple[tuple[float, ...], tuple[float, ...]]:
    if not all(sky.ready for sky in view.skies):
        return NOBODY, NOBODY
    return _speaks_for(view, Seat(0)), _speaks_for(view, Seat(1))


def _speaks_for(view: View, seat: Seat) -> tuple[float, ...]:
    """The turns that a seat needs until all is found, and whether it is its turn."""
    facts = read_facts(view.side, view.skies[other(seat)])
    begun = len(facts.space.lattice.groups(facts.found))
    counts = (facts.systems, begun, facts.missing, facts.free.bit_count())
    turns = sum(count * measure for count, measure in zip(counts, MEASURES, strict=False))
    return turns, float(view.turn == seat)
