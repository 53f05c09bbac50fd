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


def next_step(outlook: Outlook, plan: Plan, draft: Draft) -> Action:
    """What comes next of a plan that is partly drafted."""
    if len(draft.slots) == len(plan.slots):
        return steps(outlook, plan)[-1]
    if "super" in draft.tools:
        return Sweep(plan.slots[0].stand)
    return Point(next(slot for slot in plan.slots if slot not in draft.slots))


def own_wire(outlook: Outlook, value: int) -> Slot:
    slots = outlook.values[value]
    return most_telling(outlook.view, slots) if outlook.care.telling else slots[0]
