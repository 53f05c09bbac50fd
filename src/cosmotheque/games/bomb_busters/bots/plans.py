"""Plans of the active player, the share of the mission that each one puts at risk, and the steps to carry it out."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod
from typing import NamedTuple

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.levels import Care
from cosmotheque.games.bomb_busters.bots.mechanism import first_steps, judgements
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost, tool_cost
from cosmotheque.games.bomb_busters.bots.telling import most_telling
from cosmotheque.games.bomb_busters.components import AT_ONCE, COPIES, NUMBERS, RED, YELLOW, Equipment, Tool
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    GET_STUCK,
    REVEAL_REDS,
    STABILIZE,
    Announce,
    DualCut,
    Point,
    SoloCut,
    Sweep,
    Take,
)
from cosmotheque.games.bomb_busters.model.facts import Exactly, Times
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.allowed import first_choices, may_stabilize, may_use_tools, special_actions
from cosmotheque.games.bomb_busters.rules.cards import at_hand, has_double_detector, ready_cards
from cosmotheque.games.bomb_busters.rules.cuts import announceable, may_reveal_reds, pointable, solo_cuts
from cosmotheque.games.bomb_busters.rules.drafts import further_tools, in_reach, reach
from cosmotheque.games.bomb_busters.rules.stands import (
    count_uncut,
    deadly_values,
    harmless_values,
    in_play,
    others_with_wires,
    stands_of,
    uncut_on,
    wire_at,
)
from cosmotheque.games.bomb_busters.rules.together import may_cut_at_once, own_targets, target_of
from cosmotheque.games.bomb_busters.view.seen import View

CLOSER_LOOKS = 4  # with each set of tools; every look counts all deals anew
SOLO = 0.001  # before an equally safe dual cut: it tells the others as much
STABILIZED_MISTAKE = 0.02  # a turn without a pair, though something was learned
LIKELY_WIRES = 6  # those looked at for a cut of all at once
AT_LAST = 0.02  # what it is worth to have all wires of a kind out of the way, where that cannot fail


class Plan(NamedTuple):
    """A dual cut with its tools, or else an `action` that is no dual cut."""

    risk: float
    slots: tuple[Slot, ...] = ()
    values: tuple[int, ...] = ()
    tools: tuple[Tool, ...] = ()
    action: Action | None = None
    stabilize: bool = False


class Outlook:
    """The table as the active player judges it."""

    def __init__(self, view: View, care: Care) -> None:
        self.view = view
        self.care = care
        self.belief: Belief = believe(recall(view, care))
        self.values = announceable(view, view.active)
        self.stands = pointable(view, view.active)
        self.mistake = STABILIZED_MISTAKE if view.stabilized else mistake_cost(view)
        self.tool = tool_cost(view)
        endless = mission_of(view.options, view.seats).characters == "endless"  # BOM-5802
        self.detector = 0.0 if endless else self.tool
        senses = judgements(view)
        self.ticks = {value: sum(one.cost(view, value) for one in senses) for value in self.values}
        self.slips = {value: sum(one.cost_of_missing(view, value) for one in senses) for value in self.values}

    def odds(self, slots: Sequence[Slot], values: Sequence[int]) -> tuple[float, float]:
        """The chances that one of the wires matches, and that all of them are red (BOM-15, BOM-32)."""
        if len(slots) == 1:
            return sum(self.belief.chances(slots[0])[value] for value in values), self.red_chance(slots[0])
        success = 1 - self.belief.chance_of_none(slots, values)
        if len(slots) > sum(in_play(self.view, value) for value in deadly_values(self.view)):
            return success, 0.0
        return success, self.belief.chance_of_none(slots, harmless_values(self.view))

    def red_chance(self, slot: Slot) -> float:
        """The chance that a wire explodes."""
        chances = self.belief.chances(slot)
        return sum(chances[value] for value in deadly_values(self.view))

    def odds_of(self, plan: Plan) -> tuple[float, float]:
        """The chances of a plan to succeed and to explode by reds alone."""
        if AT_ONCE in plan.tools:
            return self.odds_at_once(plan.slots, plan.values[0]), 0.0
        return self.odds(plan.slots, plan.values)

    def odds_at_once(self, slots: Sequence[Slot], value: int) -> float:
        """The chance that all of the wires are of a value (BOM-202)."""
        return self.belief.chance_of_none(slots, [other for other in (*NUMBERS, YELLOW, RED) if other != value])

    def risk(self, success: float, red: float, values: Sequence[int], *, bare: bool = False) -> float:
        """The expected loss by failure, explosion or a tick; `bare` where no stabilizer helps (BOM-183)."""
        if self.view.stabilized and bare:
            return (1 - success - red) * mistake_cost(self.view) + red
        if self.view.stabilized:
            return (1 - success) * self.mistake
        ticked = max([self.ticks[value] for value in values])
        slipped = max([self.slips[value] for value in values])
        return (1 - success - red) * min(self.mistake + slipped, 1.0) + red + success * ticked


def recall(view: View, care: Care) -> View:
    """The view as the bot remembers it."""
    if care.memory:
        return view
    lying = Times | Exactly  # tokens that lie there, and counts that stay
    return replace(view, facts=tuple(fact for fact in view.facts if isinstance(fact, lying)))


def plans(outlook: Outlook) -> list[Plan]:
    """All plans worth considering, the safest first."""
    found = [*plain_cuts(outlook), *_others(outlook), *at_once_plans(outlook)]
    if min(found, key=risk_of).risk > min(outlook.tool, outlook.detector) and outlook.values:
        found += cuts_with_tools(outlook)
        found += _plan_stabilized(outlook)
    return sorted(found, key=risk_of)


def risk_of(plan: Plan) -> float:
    return plan.risk


def drafted_plans(outlook: Outlook, draft: Draft) -> list[Plan]:
    """Plans that go on with a draft, with one more tool too while nothing is pointed at."""
    if AT_ONCE in draft.tools:
        return sorted(at_once_plans(outlook, draft.slots), key=risk_of)
    hands = [draft.tools]
    if outlook.care.equipment and not draft.slots:
        hands += [(*draft.tools, tool) for tool in further_tools(replace(outlook.view, draft=draft))]
    return sorted((plan for tools in hands for plan in _tool_plans(outlook, tools, draft.slots)), key=risk_of)


def plain_cuts(outlook: Outlook) -> Iterator[Plan]:
    for stand in outlook.stands:
        for slot in stand:
            chances = outlook.belief.chances(slot)
            red, bare = outlook.red_chance(slot), wire_at(outlook.view, slot).x
            for value in outlook.values:
                yield Plan(outlook.risk(chances[value], red, (value,), bare=bare), (slot,), (value,))


def _others(outlook: Outlook) -> Iterator[Plan]:
    view = outlook.view
    if view.stabilized and outlook.values and outlook.stands:
        return
    solos = solo_cuts(view, view.active)
    for solo in solos:
        four = count_uncut(view, solo.value) == COPIES
        cost = sum(judgement.cost(view, solo.value, four) for judgement in judgements(view))
        yield Plan(cost - SOLO, action=SoloCut(solo.value))
    offers = [offer for judgement in judgements(view) for offer in judgement.offers(view, outlook.belief)]
    for risk, action in offers:
        yield Plan(risk, action=action)
    if may_reveal_reds(view, view.active) and not any(first_choices(view, view.active)):
        yield Plan(0.0, action=REVEAL_REDS)
    elif not (offers or solos or special_actions(view, view.active)) and not (outlook.values and outlook.stands):
        yield Plan(outlook.mistake, action=GET_STUCK)


def at_once_plans(outlook: Outlook, drafted: tuple[Slot, ...] = ()) -> list[Plan]:
    """All wires of a kind at once, with those that are likeliest to be of it; only few are computed exactly."""
    view = outlook.view
    if not may_cut_at_once(view, view.active):
        return []
    target = target_of(view)
    own = tuple(sorted({*own_targets(view), *drafted}))
    stands = (stand for mate in others_with_wires(view, view.active) for stand in stands_of(view, mate))
    chances = {slot: outlook.belief.chances(slot)[target] for stand in stands for slot in uncut_on(view, stand)}
    likely = sorted((slot for slot in chances if slot not in own), key=lambda slot: -chances[slot])
    missing = count_uncut(view, target) - len(own)
    groups = [*combinations(likely[: max(LIKELY_WIRES, missing)], missing)]
    best = sorted(groups, key=lambda group: -prod(chances[slot] for slot in group))[:CLOSER_LOOKS]
    return [weigh_at_once(outlook, tuple(sorted((*own, *group)))) for group in best]


def weigh_at_once(outlook: Outlook, slots: tuple[Slot, ...]) -> Plan:
    """Failure loses the mission, or a step of the detonator where all wires are shown then (BOM-4803)."""
    target = target_of(outlook.view)
    success = outlook.odds_at_once(slots, target)
    red = 0.0
    cost = 1.0
    if any(judgement.survives_at_once() for judgement in judgements(outlook.view)):
        red = min(1.0, sum(outlook.red_chance(slot) for slot in slots))
        cost = outlook.mistake
    risk = red + max(0.0, 1 - success - red) * cost - AT_LAST * success**2
    return Plan(risk, slots, (target,), (AT_ONCE,))


def cuts_with_tools(outlook: Outlook) -> Iterator[Plan]:
    if not may_use_tools(outlook.view, outlook.view.active):
        return
    detectors = _detectors(outlook)
    for tool in detectors:
        yield from _tool_plans(outlook, (tool,))
    view = outlook.view
    ray = Equipment.RAY in at_hand(view, view.active) and may_use_tools(view, view.active)
    if outlook.care.equipment and ray:
        yield from _tool_plans(outlook, ("ray",))
        for tool in detectors:
            yield from _tool_plans(outlook, (tool, "ray"))


def _detectors(outlook: Outlook) -> list[Tool]:
    view, found = outlook.view, list[Tool]()
    if not may_use_tools(view, view.active):
        return found
    if outlook.care.detectors and has_double_detector(view, view.active):
        found.append("double")
    if outlook.care.equipment:
        ready = at_hand(view, view.active)
        found += ["triple"] if Equipment.TRIPLE_DETECTOR in ready else []
        found += ["super"] if Equipment.SUPER_DETECTOR in ready else []
    return found


def _tool_plans(outlook: Outlook, tools: tuple[Tool, ...], drafted: tuple[Slot, ...] = ()) -> list[Plan]:
    """The most promising cuts with these tools; only they are computed exactly."""
    hopes = sorted(_hopes(outlook, tools, drafted), reverse=True)[:CLOSER_LOOKS]
    return [weigh(outlook, tools, slots, values) for _, slots, values in hopes]


def _hopes(
    outlook: Outlook, tools: tuple[Tool, ...], drafted: tuple[Slot, ...]
) -> Iterator[tuple[float, tuple[Slot, ...], tuple[int, ...]]]:
    """Wires, the drafted ones among them, and values, with an upper bound of the chance that one matches."""
    values = [value for value in outlook.values if value != YELLOW or tools == ("ray",)]
    for stand in in_reach(outlook.view):
        count = len(stand) if "super" in tools else reach(tools)
        if len(stand) < count or not set(drafted) <= set(stand):
            continue
        for chosen in combinations(values, 2 if "ray" in tools else 1):
            hopes = [
                (slot in drafted, sum(outlook.belief.chances(slot)[value] for value in chosen), slot) for slot in stand
            ]
            best = sorted(hopes, reverse=True)[:count]
            yield sum(hope for _, hope, _ in best), tuple(sorted(slot for _, _, slot in best)), chosen


def weigh(outlook: Outlook, tools: tuple[Tool, ...], slots: tuple[Slot, ...], values: tuple[int, ...]) -> Plan:
    """A dual cut as a plan, with its exact risk."""
    if AT_ONCE in tools:
        return weigh_at_once(outlook, slots)
    success, red = outlook.odds(slots, values)
    bare = any(wire_at(outlook.view, slot).x for slot in slots)
    spent = sum(outlook.detector if tool == "double" else outlook.tool for tool in tools)
    return Plan(outlook.risk(success, red, values, bare=bare) + spent, slots, values, tools)


def _plan_stabilized(outlook: Outlook) -> list[Plan]:
    """The best cut, made safe by the stabilizer first (BOM-48)."""
    if not outlook.care.equipment or outlook.view.stabilized:
        return []
    if Equipment.STABILIZER not in ready_cards(outlook.view) or not may_stabilize(outlook.view, outlook.view.active):
        return []
    safe = Outlook(replace(outlook.view, stabilized=True), outlook.care)
    best = min(plain_cuts(safe), key=risk_of, default=None)
    return [best._replace(risk=best.risk + outlook.tool, stabilize=True)] if best else []


def steps(outlook: Outlook, plan: Plan) -> list[Action]:
    """All that has to be done to carry out a plan."""
    if isinstance(plan.action, SoloCut):
        return [*first_steps(outlook.view, plan.action.value), plan.action]
    if plan.action is not None:
        return [plan.action]
    before: list[Action] = [*first_steps(outlook.view, *plan.values), *([STABILIZE] if plan.stabilize else [])]
    if not plan.tools:
        return [*before, DualCut(plan.slots[0], plan.values[0], _own_wire(outlook, plan.values[0]))]
    if AT_ONCE in plan.tools:
        others = [Point(slot) for slot in plan.slots if slot not in own_targets(outlook.view)]
        return [Take(AT_ONCE), *others, Announce(plan.values, ())]
    pointing: list[Action] = [Point(slot) for slot in plan.slots]
    if "super" in plan.tools:
        pointing = [Sweep(plan.slots[0].stand)]
    own = tuple(_own_wire(outlook, value) for value in plan.values)
    return [*before, *map(Take, plan.tools), *pointing, Announce(plan.values, own)]


def steps_left(outlook: Outlook, plan: Plan, draft: Draft) -> list[Action]:
    """The remaining steps of a plan that is partly drafted."""
    return [step for step in steps(outlook, plan) if not is_done(step, draft)]


def is_done(step: Action, draft: Draft) -> bool:
    """True if a draft contains a step already."""
    match step:
        case Take(tool=tool):
            return tool in draft.tools
        case Point(slot=slot):
            return slot in draft.slots
        case Sweep():
            return bool(draft.slots)
        case _:
            return False


def _own_wire(outlook: Outlook, value: int) -> Slot:
    slots = outlook.values[value]
    return most_telling(outlook.view, slots) if outlook.care.telling else slots[0]
