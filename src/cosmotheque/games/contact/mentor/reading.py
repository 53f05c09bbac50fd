"""How a seat's own route reads to the crew, by all that everybody at the table knows of this hand."""

from math import exp, log
from random import Random
from statistics import median

import msgspec
from msgspec.structs import replace

from cosmotheque.games.contact.bots.skill import LEVELS, Skill
from cosmotheque.games.contact.bots.source import Ears, Judge, Route, plan
from cosmotheque.games.contact.components import Flight
from cosmotheque.games.contact.decoder.belief import FAST, Belief, decode, hand_seen
from cosmotheque.games.contact.decoder.pace import ENOUGH_FLIGHTS, log_ratios
from cosmotheque.games.contact.view import View

STEP = 0.18 if FAST else 0.5
"""Paces are looked at in coarser steps than when a crew decodes: a mentor reads many routes."""
TRIALS = 24 if FAST else 6


class Prospect(msgspec.Struct, frozen=True):
    """A route, the best one there was, and how likely the crew is to read the goal from either."""

    clarity: float
    best: Route
    best_clarity: float
    noise: float


def skill_of(view: View) -> Skill:
    """A careful source with a hand as steady as this one has been."""
    return replace(LEVELS[5], noise=hand_seen(view).timing.noise)


def prospect(view: View, goal: int, route: Route, pace: float | None = None) -> Prospect:
    """What a route promises before it is sent, at a pace of its own or the one that is expected."""
    hand, skill = hand_seen(view), skill_of(view)
    ears = Ears(hand.paces(STEP), pace or hand.likeliest)
    best = plan(view, goal, skill, ears).route
    rng = Random(goal)
    trials = [tuple(rng.gauss(0, skill.noise) for _ in range(8)) for _ in range(TRIALS)]
    judge = Judge(view, goal, skill, ears)
    mine, other = (judge.clarities([way], trials)[0].clarity for way in (route or best, best))
    if mine >= other:
        return Prospect(mine, route or best, mine, skill.noise)
    return Prospect(mine, best, other, skill.noise)


def usual_pace(view: View, flights: tuple[Flight, ...], lengths: tuple[int, ...]) -> float | None:
    """The pace that a source's flights are measured by: that of its earlier rounds, or else of these flights.

    None where too few flights tell. The logbook in the browser measures in the same way.
    """
    mine = (done for done in view.rounds if done.source == view.source)
    earlier = [ratio for done in mine for one in log_ratios(done, view.tiles) for ratio in one]
    own = [log(flight.duration / length) for flight, length in zip(flights, lengths, strict=True)]
    known = earlier if len(earlier) >= ENOUGH_FLIGHTS else own
    return exp(median(known)) if len(known) >= ENOUGH_FLIGHTS else None


def heard_as(view: View, flights: tuple[Flight, ...]) -> Belief:
    """What the crew makes of all it has heard in this round, these flights last."""
    return decode(replace(view, heard=(*view.heard, flights), goal=None, route=(), routes=()))
