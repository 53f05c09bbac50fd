"""From a plan to actions: tools are taken, wires pointed at, values announced, one after the other."""

from cosmotheque.games.bomb_busters.actions import STABILIZE, Action, Announce, DualCut, Point, Sweep, Take
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan
from cosmotheque.games.bomb_busters.bots.telling import most_telling
from cosmotheque.games.bomb_busters.state import Draft, Slot


def steps(outlook: Outlook, plan: Plan) -> list[Action]:
    """All that has to be done to carry out a plan."""
    if plan.action is not None:
        return [plan.action]
    before: list[Action] = [STABILIZE] if plan.stabilize else []
    if not plan.tools:
        return [*before, DualCut(plan.slots[0], plan.values[0], own_wire(outlook, plan.values[0]))]
    pointing: list[Action] = [Point(slot) for slot in plan.slots]
    if "super" in plan.tools:
        pointing = [Sweep(plan.slots[0].stand)]
    own = tuple(own_wire(outlook, value) for value in plan.values)
    return [*before, *map(Take, plan.tools), *pointing, Announce(plan.values, own)]


def steps_left(outlook: Outlook, plan: Plan, draft: Draft) -> list[Action]:
    """What is still to be done of a plan that is partly drafted."""
    return [step for step in steps(outlook, plan) if not is_done(step, draft)]


def is_done(step: Action, draft: Draft) -> bool:
    """Whether a draft has a step behind it already."""
    match step:
        case Take(tool=tool):
            return tool in draft.tools
        case Point(slot=slot):
            return slot in draft.slots
        case Sweep():
            return bool(draft.slots)
        case _:
            return False


def own_wire(outlook: Outlook, value: int) -> Slot:
    slots = outlook.values[value]
    return most_telling(outlook.view, slots) if outlook.care.telling else slots[0]
