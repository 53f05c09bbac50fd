"""The pro source before it transmits: another goal, or a signal card that tells how clear this one is."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.bots.skill import Skill
from cosmotheque.games.contact.bots.source import plan
from cosmotheque.games.contact.view import View

COMPARED = 5
"""The other goals that this one is compared with: enough to tell whether it is a clear one, and each takes a plan."""
UNREADABLE = 0.45
"""A goal that is missed more often than found even by its best route is exchanged."""


def signal_action(view: View, actions: Sequence[act.Action], goal: int, skill: Skill) -> act.Action:
    """CON-24: the clearer the goal among the goals that may come, the higher the card."""
    # Six plans are made for one card: a glance at each is enough to put them in order.
    glance = replace(skill, routes=min(skill.routes, 16), finalists=2, trials=min(skill.trials, 4))
    clarity = plan(view, goal, glance).clarity
    if act.ChangeGoal() in actions and clarity < UNREADABLE:
        return act.ChangeGoal()
    others = [planet for planet in view.possible if planet != goal]
    compared = Random(goal).sample(others, min(COMPARED, len(others)))
    below = sum(plan(view, other, glance).clarity < clarity for other in compared)
    cards = sorted(view.signals)
    place = round((len(cards) - 1) * below / len(compared)) if compared else len(cards) - 1
    return act.ChooseSignal(cards[place])
