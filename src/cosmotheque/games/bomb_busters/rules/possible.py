"""Test of a single action, by the same conditions by which `legal` lists all.

Actions that only a mechanism knows are looked up in its own short lists.
"""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import AT_ONCE, COPIES, NUMBERS, RED, YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    GET_STUCK,
    Announce,
    DualCut,
    Exchange,
    GetStuck,
    Label,
    PassOn,
    Point,
    PostIt,
    Recharge,
    RevealReds,
    Rewind,
    Scan,
    SoloCut,
    Stabilize,
    Sweep,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.kinds import Act
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.allowed import (
    covers_skips,
    first_choices,
    is_allowed,
    is_allowed_four,
    special_actions,
)
from cosmotheque.games.bomb_busters.rules.cuts import announceable, may_cut_alone, may_reveal_reds, own_wires, pointable
from cosmotheque.games.bomb_busters.rules.detonator import may_rewind
from cosmotheque.games.bomb_busters.rules.drafts import further_tools, reach, sweep_slots
from cosmotheque.games.bomb_busters.rules.equipment import CARD_OF, LABELS, cards_of, is_equal, mates, neighbours
from cosmotheque.games.bomb_busters.rules.legal import (
    actors,
    awaited,
    but_dual_cuts,
    lets_interject,
    may_pass_on,
    may_secure,
    of_mission,
)
from cosmotheque.games.bomb_busters.rules.registry import mechanisms, mechanisms_with
from cosmotheque.games.bomb_busters.rules.stands import (
    cut_counts,
    deadly_values,
    has_wires,
    is_slot,
    others_with_wires,
    owner_of,
    uncut_of,
    value_at,
    wire_at,
    within_reach,
)
from cosmotheque.games.bomb_busters.rules.together import steps_at_once
from cosmotheque.games.bomb_busters.rules.tokens import post_it_slots
from cosmotheque.games.bomb_busters.rules.turns import task_actions

OfCard = Label | Exchange | PostIt | Rewind | Recharge | Scan


def is_possible(state: State, seat: Seat, action: Act) -> bool:
    """True if a seat may do this now."""
    if seat not in actors(state) or not action.is_well_formed():
        return False
    task = state.tasks[0] if state.tasks else None
    if task is not None and seat in awaited(state):
        is_choice = action.outline() in task_actions(state, task, seat)
        return is_choice or (lets_interject(state, task) and _is_usable(state, seat, action))
    if task is not None or seat != state.active:
        return isinstance(action, Wait) or _is_usable(state, seat, action)
    if state.draft:
        return _goes_on(state, seat, state.draft, action)
    return _is_usable(state, seat, action) or _is_for_a_turn(state, seat, action)


def _is_for_a_turn(state: State, seat: Seat, action: Act) -> bool:
    """A cut, or what comes instead of it (BOM-12, BOM-48, BOM-50)."""
    if first := first_choices(state, seat):
        return action in first or (isinstance(action, PassOn) and _may_hand_over(state, seat, action))
    if isinstance(action, DualCut) and _is_cut(state, seat, action):
        return True
    if isinstance(action, Take) and action.tool in further_tools(state):
        return True
    can_cut = bool(pointable(state, seat) and announceable(state, seat)) or bool(further_tools(state))
    if action in special_actions(state, seat):
        return True
    if state.stabilized and can_cut:
        return covers_skips(state) and action in of_mission(state)
    return _is_instead(state, seat, action, can_cut=can_cut)


def _is_instead(state: State, seat: Seat, action: Act, *, can_cut: bool) -> bool:
    match action:
        case SoloCut(value=value) if _is_complete(state, seat, value):
            return True
        case RevealReds():
            return may_reveal_reds(state, seat)
        case Stabilize():
            return may_secure(state, can_cut)
        case PassOn():
            return _may_hand_over(state, seat, action)
        case GetStuck():
            return GET_STUCK in but_dual_cuts(state, seat, can_cut)
        case _:
            more = [cut for part in mechanisms_with(state, "more_cuts") for cut in part.more_cuts(state, seat)]
            return action in more or action in of_mission(state)


def _is_cut(state: State, seat: Seat, action: DualCut) -> bool:
    """BOM-13."""
    return _may_point(state, seat, action.target) and _may_announce(state, seat, action.value, action.own)


def _may_point(state: State, seat: Seat, slot: Slot) -> bool:
    """BOM-13, BOM-104: an uncut wire of a teammate, and no mission is against it."""
    if not is_slot(state, slot) or owner_of(state, slot) == seat or wire_at(state, slot).cut:
        return False
    return not any(part.bans_slot(state, seat, slot) for part in mechanisms_with(state, "bans_slot"))


def _may_announce(state: State, seat: Seat, value: int, own: Slot) -> bool:
    """BOM-13, BOM-102: an own wire of this value, which passes."""
    if value == RED or own not in own_wires(state, seat):
        return False
    return value_at(state, own) == value and is_allowed(state, seat, value)


def _is_complete(state: State, seat: Seat, value: int) -> bool:
    """BOM-17: all that is left of a value, two or four."""
    count = sum(value_at(state, slot) == value for slot in own_wires(state, seat))
    if value == RED or count not in (2, COPIES) or not may_cut_alone(state, seat):
        return False
    whole = mission_of(state.options, state.seats).wires[value]
    pass_together = is_allowed_four if count == COPIES else is_allowed
    return count + cut_counts(state)[value] == whole and pass_together(state, seat, value)


def _may_hand_over(state: State, seat: Seat, action: PassOn) -> bool:
    """BOM-50."""
    return action.seat in others_with_wires(state, seat) and may_pass_on(state)


def _goes_on(state: State, seat: Seat, draft: Draft, action: Act) -> bool:
    """BOM-30, BOM-43, BOM-49: take, point, announce."""
    tools, pointed = draft.tools, draft.slots
    if AT_ONCE in tools:
        return action in steps_at_once(state, draft)
    match action:
        case Take(tool=tool):
            return not pointed and tool in further_tools(state)
        case Sweep(stand=stand):
            return not pointed and "super" in tools and len(sweep_slots(state, stand)) >= reach(tools)
        case Point(slot=slot) if pointed:
            is_beside = slot.stand == pointed[0].stand and slot not in pointed
            return len(pointed) < reach(tools) and is_beside and slot in sweep_slots(state, slot.stand)
        case Point(slot=slot):
            slots = sweep_slots(state, slot.stand)
            return "super" not in tools and slot in slots and len(slots) >= reach(tools)
        case Announce():
            return len(pointed) >= reach(tools) and _fits_tools(state, seat, draft, action)
        case _:
            return False


def _fits_tools(state: State, seat: Seat, draft: Draft, action: Announce) -> bool:
    """True if the values are as many as the tools allow, sorted, each of a wire; yellow without a detector (BOM-30)."""
    values, own = action.values, action.own
    if len(values) != (2 if "ray" in draft.tools else 1) or len(own) != len(values):
        return False
    if YELLOW in values and draft.tools != ("ray",):
        return False
    pairs = zip(values, own, strict=True)
    return list(values) == sorted(set(values)) and all(_may_announce(state, seat, *pair) for pair in pairs)


def _is_usable(state: State, seat: Seat, action: Act) -> bool:
    """True if the action is one that the seat can take at any time (BOM-40)."""
    if not has_wires(state, seat):
        return False
    if isinstance(action, OfCard) and _card_of(action) in cards_of(state, seat) and _is_use(state, seat, action):
        return True
    return any(action in part.any_time_actions(state, seat) for part in mechanisms(state))


def _card_of(action: OfCard) -> int:
    return LABELS[action.equal] if isinstance(action, Label) else CARD_OF[type(action)]


def _is_use(state: State, seat: Seat, action: OfCard) -> bool:
    """BOM-41, BOM-42, BOM-44 to BOM-47."""
    match action:
        case Label(equal=equal, slot=slot):
            return slot in neighbours(state, seat) and is_equal(state, slot) == equal
        case Exchange(own=own, seat=mate):
            return own in within_reach(state, uncut_of(state, seat)) and mate in mates(state, seat)
        case PostIt(slot=slot):
            return slot in post_it_slots(state, seat)
        case Rewind():
            return may_rewind(state)
        case Recharge(seats=seats):
            return 0 < len(seats) <= 2 and list(seats) == sorted(set(seats)) and set(seats) <= set(state.spent)
        case Scan(number=number):
            return number in NUMBERS and number not in deadly_values(state)
