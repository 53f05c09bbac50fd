"""The seats that may act, and their legal actions. Legality is decided nowhere else."""

from collections.abc import Sequence
from typing import Final

from cosmotheque.core.game import CHANCE, CLOCK, Seat
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.model.actions import GET_STUCK, REVEAL_REDS, STABILIZE, STRIKE, WAIT, PassOn
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.rules.allowed import (
    covers_skips,
    first_choices,
    may_stabilize,
    may_use_tools,
    special_actions,
)
from cosmotheque.games.bomb_busters.rules.cards import ready_cards
from cosmotheque.games.bomb_busters.rules.cuts import announceable, may_reveal_reds, pointable, solo_cuts
from cosmotheque.games.bomb_busters.rules.drafts import draft_actions, takes
from cosmotheque.games.bomb_busters.rules.equipment import any_time_actions, interjectors
from cosmotheque.games.bomb_busters.rules.listed import TurnActions
from cosmotheque.games.bomb_busters.rules.registry import mechanisms, mechanisms_with
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, others_with_wires
from cosmotheque.games.bomb_busters.rules.turns import task_actions
from cosmotheque.kit.last import last

NONE: Final[frozenset[Seat]] = frozenset()
ONLY: Final = {seat: frozenset({seat}) for seat in (CLOCK, CHANCE, *map(Seat, range(5)))}


@last
def actors(state: State) -> frozenset[Seat]:
    """The seats that choose or whose turn it is, and all that could use equipment meanwhile.

    It follows from common knowledge: that a seat may act says nothing about its wires.
    """
    must_act = awaited(state)
    if not must_act or state.captain == NOBODY or must_act == ONLY[CLOCK]:
        return must_act
    if not mechanisms(state) and (state.tasks or not ready_cards(state)):
        return must_act
    if deadline(state) is not None:
        must_act = must_act.union(ONLY[CLOCK])
    if state.tasks and not lets_interject(state, state.tasks[0]):
        return must_act
    meanwhile = [seat for seat in interjectors(state) if seat not in state.waiting]
    return must_act.union(meanwhile) if meanwhile else must_act


@last
def awaited(state: State) -> frozenset[Seat]:
    """The seats that the game waits for: those that have to choose, or the one whose turn it is."""
    if state.ended:
        return NONE
    if state.captain == NOBODY:
        return ONLY[CHANCE]
    if state.tasks:
        return _choosers(state, state.tasks[0])
    for mechanism in mechanisms_with(state, "hushes"):
        if mechanism.hushes(state):
            return ONLY[CLOCK]
    return ONLY[state.active]


def _choosers(state: State, task: Task) -> frozenset[Seat]:
    for mechanism in mechanisms_with(state, "choosers"):
        if type(task) in mechanism.tasks and (found := mechanism.choosers(state, task)) is not None:
            return found
    return ONLY[task.seat]


def lets_interject(table: StateOrView, task: Task) -> bool:
    """True if equipment can be used though a choice is open (BOM-1003)."""
    for mechanism in mechanisms_with(table, "lets_interject"):
        if type(task) in mechanism.tasks and mechanism.lets_interject(task):
            return True
    return False


def _lets_strike(state: State, task: Task) -> bool:
    parts = mechanisms_with(state, "lets_strike")
    return any([mechanism.lets_strike(task) for mechanism in parts if type(task) in mechanism.tasks])


def deadline(state: State) -> int | None:
    """The moment when the clock has to act, the first of all that it watches; None while a choice is open (BOM-276)."""
    parts = mechanisms_with(state, "deadline")
    if not parts or state.ended or (state.tasks and not _lets_strike(state, state.tasks[0])):
        return None
    return min((at for mechanism in parts if (at := mechanism.deadline(state)) is not None), default=None)


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    if seat == CHANCE or seat not in actors(state):
        return ()
    if seat == CLOCK:
        return (STRIKE,)
    if state.tasks and seat in awaited(state):
        task = state.tasks[0]
        choices = task_actions(state, task, seat)
        return [*choices, *any_time_actions(state, seat)] if lets_interject(state, task) else choices
    if state.tasks or seat != state.active:
        return [*any_time_actions(state, seat), WAIT]
    if state.draft:
        return draft_actions(state, state.draft)
    return turn_actions(state, seat)


def turn_actions(state: State, seat: Seat) -> Sequence[Action]:
    """The actions of the active player on their turn, those possible at any time included."""
    if mechanisms(state) and (first := first_choices(state, seat)):
        return [*first, *_thermos(state), *any_time_actions(state, seat)]
    targets, values = pointable(state, seat), announceable(state, seat)
    can_cut = bool(targets and values)
    rest = but_dual_cuts(state, seat, can_cut)
    rest += any_time_actions(state, seat)
    return TurnActions(targets, values, rest) if can_cut else rest


def but_dual_cuts(table: StateOrView, seat: Seat, can_cut: bool) -> list[Action]:
    """The actions of the active player on their turn except dual cuts without tools."""
    cuts, parts = takes(table), mechanisms(table)
    can_cut = can_cut or bool(cuts)
    special = special_actions(table, seat) if parts else []
    if can_cut and table.stabilized:  # BOM-48: the stabilizer is for a dual cut, elsewhere for a pass as well (BOM-229)
        return cuts + special + (of_mission(table) if covers_skips(table) else [])
    secured = [STABILIZE] if may_secure(table, can_cut) else []
    cuts += solo_cuts(table, seat)
    if parts:
        cuts += special
        for mechanism in mechanisms_with(table, "more_cuts"):
            cuts += mechanism.more_cuts(table, seat)
    if may_reveal_reds(table, seat):
        cuts.append(REVEAL_REDS)
    others = detours(table)
    if not can_cut and not cuts and not any([_is_special(table, action) for action in others]):
        cuts.append(GET_STUCK)
    return cuts + secured + others


def _is_special(table: StateOrView, action: Action) -> bool:
    """True if an action takes the place of a cut: with one nobody is stuck (BOM-105)."""
    return any([type(action) in mechanism.specials for mechanism in mechanisms(table)])


def may_secure(table: StateOrView, can_cut: bool) -> bool:
    """True before a dual cut, or where it helps a player who skips a turn (BOM-48, BOM-229)."""
    seat = table.active
    if table.stabilized or Equipment.STABILIZER not in ready_cards(table) or not may_stabilize(table, seat):
        return False
    return can_cut or (covers_skips(table) and not may_reveal_reds(table, seat))


def detours(table: StateOrView) -> list[Action]:
    """The actions of the active player in place of a cut: the thermos, and what the mission offers."""
    return _thermos(table) + of_mission(table) if mechanisms(table) else _thermos(table)


def of_mission(table: StateOrView) -> list[Action]:
    return [
        action for part in mechanisms_with(table, "turn_actions") for action in part.turn_actions(table, table.active)
    ]


def _thermos(table: StateOrView) -> list[Action]:
    """The uses of the thermos; the next player must be another one with wires (BOM-50)."""
    return [PassOn(mate) for mate in others_with_wires(table, table.active)] if may_pass_on(table) else []


def may_pass_on(table: StateOrView) -> bool:
    """True if the active player may use the thermos."""
    seat = table.active
    if Equipment.THERMOS not in ready_cards(table) or not may_use_tools(table, seat):
        return False
    return not any([mechanism.bans_pass_on(table, seat) for mechanism in mechanisms_with(table, "bans_pass_on")])
