"""Layouts of the bots: planets to be found late, and never twice the same."""

from functools import cache, lru_cache
from random import Random

from cosmotheque.core.moment import Moment
from cosmotheque.games.space_connection.actions import Action, Clear, Confirm, Put, Remove, Shuffle
from cosmotheque.games.space_connection.components.lattice import bits
from cosmotheque.games.space_connection.components.sky import BOXES, Side, space
from cosmotheque.games.space_connection.events import Drafted
from cosmotheque.games.space_connection.rules.sampler import random_layout
from cosmotheque.games.space_connection.view import View

CROSSING, ON_LINE, BORDER, INSIDE = -1.06, -0.75, -0.09, 0.0
"""Turns that a system is found earlier than one inside a triangle; the border does not mean its crossings."""
SINGLE, AROUND = 0.29, -0.033
"""Turns for each single planet, and for each position next to a planet."""
COMPARED = 200
"""The random layouts that others are compared with."""


def lay_out(moment: Moment, tries: int) -> Action:
    """The next step towards the best hidden of so many random layouts.

    The first layout that chance suggests is one of them and stands for the others: it is in the history, so the
    same aim is found at every step. Where changes are used up, any layout does.
    """
    view: View = moment.view
    where, actions = space(view.side), moment.actions
    draft = where.mask(view.skies[moment.seat].planets or ())
    first = next((where.mask(event.planets) for event in moment.history if isinstance(event, Drafted)), None)
    if first is not None:
        step = _step(view.side, draft, best_hidden(view.side, first, tries))
        if step in actions:
            return step
    return Confirm() if Confirm() in actions else Shuffle()


def _step(side: Side, draft: int, aim: int) -> Action:
    """The next step from a draft towards a layout, in as few steps as that takes."""
    names, wrong, right = space(side).names, draft & ~aim, draft & aim
    if draft == aim:
        return Confirm()
    if wrong.bit_count() > right.bit_count() + 1:
        return Clear()
    return Remove(names[next(bits(wrong))]) if wrong else Put(names[next(bits(aim & ~draft))])


@lru_cache(maxsize=64)
def best_hidden(side: Side, first: int, tries: int) -> int:
    """The best hidden of the first layout, if it is one, and others that are always the same ones for it."""
    rng, box = Random(first), BOXES[side]
    is_layout = first.bit_count() == box.planets and len(space(side).lattice.groups(first)) == box.systems
    layouts = [first] if is_layout else [random_layout(side, rng)]
    layouts += [random_layout(side, rng) for _ in range(tries - 1)]
    return max(layouts, key=lambda layout: shelter(side, layout))


def rank(side: Side, planets: int) -> float:
    """The share of random layouts that are easier to find than this one."""
    value, usual = shelter(side, planets), usual_shelters(side)
    return sum(easier < value for easier in usual) / len(usual)


@cache
def usual_shelters(side: Side) -> tuple[float, ...]:
    """Scores of random layouts by how well they are hidden; always the same ones."""
    rng = Random(0)
    return tuple(shelter(side, random_layout(side, rng)) for _ in range(COMPARED))


def shelter(side: Side, planets: int) -> float:
    """About how many turns more than others a layout takes to find, up to a constant.

    The weights come from searches of 6000 random skies: single planets lead to no others, few positions around systems
    mean that little is proven empty, and seekers look where lines cross first, then along them.
    """
    lattice, late = space(side).lattice, lateness(side)
    systems = lattice.groups(planets)
    singles = sum(1 for system in systems if system.bit_count() == 1)
    turns = sum(sum(late[number] for number in bits(system)) / system.bit_count() for system in systems)
    return turns + SINGLE * singles + AROUND * lattice.around(planets).bit_count()


@cache
def lateness(side: Side) -> tuple[float, ...]:
    """The number of turns later than others that each position is looked at."""
    where = space(side)
    lines = [sum(number in line for line in where.lines) for number in range(len(where.names))]
    return tuple(
        CROSSING if count > 1 else INSIDE if not count else BORDER if near.bit_count() < 6 else ON_LINE
        for count, near in zip(lines, where.lattice.near, strict=True)
    )
