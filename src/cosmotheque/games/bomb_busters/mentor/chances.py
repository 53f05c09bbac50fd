"""The team's chance to win the mission, from the detonator, the wires left, and the belief of the view's seat."""

from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.stakes import is_hard
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.rules.stands import uncut_of
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.kit.shares import NOBODY, Side, shares

WEIGHTS: Final = (5.16, 0.86, -1.35, -0.19, 0.23, -2.79, -1.02)
"""Fitted by `bench/chances.py` on 200 games of missions 1 to 9, 12, 15, 20, 26, 31, 40, 44, 50, 63 and practice: on
games that were not fitted on, a Brier score of 0.112 beside 0.167 of the constant."""
MOST_STEPS: Final = 5


def chances(view: View) -> tuple[float, ...]:
    """A single one, the team's."""
    return shares((*sides(view), NOBODY), WEIGHTS)[:1]


def sides(view: View) -> tuple[Side]:
    """Mistakes that would be survived, wires left, doubts for each such mistake, tools, mission, seats."""
    wires = sum(len(stand.wires) for stand in view.stands)
    left = [slot for seat in range(view.seats) for slot in uncut_of(view, Seat(seat))]
    belief = believe(view)
    doubts = sum(1 - max(belief.chances(slot)) for slot in left)
    spare = min(view.steps, MOST_STEPS) - 1
    hard = is_hard(mission_of(view.options, view.seats))
    return ((1.0, spare, len(left) / max(wires, 1), doubts / (spare + 1), len(view.ready), hard, view.seats),)
