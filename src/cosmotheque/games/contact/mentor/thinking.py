"""The crew's reading of a seat's own route, by all that everybody at the table knows of this hand."""

from random import Random

import msgspec
from msgspec.structs import replace

from cosmotheque.games.contact.belief.decoding import FAST, Belief, decode, hand_seen
from cosmotheque.games.contact.belief.pace import pace_of
from cosmotheque.games.contact.bots.skill import COACH, Skill
from cosmotheque.games.contact.bots.source import Ears, Judge, Route, plan
from cosmotheque.games.contact.components import Flight
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.view import View

STEP = 0.18 if FAST else 0.5
UNLIKELY = 0.25
"""Fewer hands and paces are looked at than when a crew decodes: a mentor reads many routes."""
TRIALS = 24 if FAST else 6
"""Errors of the hand under which a route is read; two routes are compared under the same ones."""


class Prospect(msgspec.Struct, frozen=True):
    """A route, the best one there was, and how likely the crew is to read the goal from either."""

    clarity: float
    best: Route
    best_clarity: float
    noise: float


def skill_of(view: View) -> Skill:
    """A careful source with a hand as steady as this one has been."""
    return replace(COACH, noise=hand_seen(view).noise)


def prospect(view: View, goal: int, route: Route, flights: tuple[Flight, ...] = ()) -> Prospect:
    """The prospect of a route before it is sent, at the pace of its flights or the one that is expected."""
    hand, skill = hand_seen(view), skill_of(view)
    kept = hand.likeliest
    if flights:
        kept = replace(kept, pace=pace_of(flights, leg_lengths(view.tiles, view.rocket, route), kept.shape))
    ears = Ears(hand.timings(STEP, UNLIKELY), replace(kept, noise=skill.noise))
    best = plan(view, goal, skill, ears).route
    rng = Random(goal)
    trials = [tuple(rng.gauss(0, skill.noise) for _ in range(8)) for _ in range(TRIALS)]
    judge = Judge(view, goal, skill, ears)
    mine, other = (judge.clarities([way], trials)[0].clarity for way in (route or best, best))
    if mine >= other:
        return Prospect(mine, route or best, mine, skill.noise)
    return Prospect(mine, best, other, skill.noise)


def belief_after(view: View, flights: tuple[Flight, ...]) -> Belief:
    """The crew's belief after all it has heard in this round, these flights last."""
    return decode(replace(view, heard=(*view.heard, flights), goal=None, route=(), routes=()))
