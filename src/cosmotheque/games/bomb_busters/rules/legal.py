"""Who may act, and with what. The only place where legality is decided."""

from collections.abc import Sequence

from cosmotheque.core.game import CHANCE, Seat
from cosmotheque.games.bomb_busters.actions import GET_STUCK, REVEAL_REDS, STABILIZE, WAIT, Action, PassOn
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.rules.cards import ready_cards
from cosmotheque.games.bomb_busters.rules.cuts import dual_cuts, has_only_reds, solo_cuts
from cosmotheque.games.bomb_busters.rules.drafts import draft_actions, takes
from cosmotheque.games.bomb_busters.rules.equipment import any_time_actions, interjectors
from cosmotheque.games.bomb_busters.rules.mechanism import first_choices, may_use_tools, mechanisms
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, others_with_wires
from cosmotheque.games.bomb_busters.rules.turns import task_actions
from cosmotheque.games.bomb_busters.state import NOBODY, State


def actors(state: State) -> frozenset[Seat]:
    """Who is to choose, or whose turn it is, and whoever could use equipment meanwhile.

    It follows from what everybody knows: that somebody may act says nothing about their wires.
    """
    must_act = awaited(state)
    if not must_act or state.captain == NOBODY or state.tasks:
        return must_act
    return must_act.union(seat for seat in interjectors(state) if seat not in state.waiting)


def awaited(state: State) -> frozenset[Seat]:
    """Who is to choose, or whose turn it is: without them nothing goes on."""
    if state.ended:
        return frozenset()
    if state.captain == NOBODY:
        return frozenset({CHANCE})
    return frozenset({state.tasks[0].seat if state.tasks else state.active})


def legal_actions(state: State, seat: Seat) -> Sequence[Action]:
    if seat == CHANCE or seat not in actors(state):
        return ()
    if state.tasks:
        return task_actions(state, state.tasks[0])
    if seat != state.active:
        return [*any_time_actions(state, seat), WAIT]
    if state.draft:
        return draft_actions(state, state.draft)
    return [*turn_actions(state), *any_time_actions(state, seat)]


def turn_actions(table: StateOrView) -> list[Action]:
    """What the active player can do with their turn."""
    seat = table.active
    if first := [*first_choices(table, seat)]:
        return first + _thermos(table)
    cuts: list[Action] = [*dual_cuts(table, seat)]
    cuts += takes(table)
    if cuts and table.stabilized:  # BOM-48: the stabilizer is for a dual cut
        return cuts
    if cuts and may_use_tools(table, seat) and Equipment.STABILIZER in ready_cards(table):
        cuts.append(STABILIZE)
    cuts += solo_cuts(table, seat)
    if has_only_reds(table, seat):
        cuts.append(REVEAL_REDS)
    if not cuts:
        cuts.append(GET_STUCK)
    return cuts + detours(table)


def detours(table: StateOrView) -> list[Action]:
    """What the active player may do instead of cutting: the thermos, and what the mission offers."""
    return _thermos(table) + [action for part in mechanisms(table) for action in part.turn_actions(table, table.active)]


def _thermos(table: StateOrView) -> list[Action]:
    """Who plays next is another player with wires (BOM-50)."""
    if Equipment.THERMOS not in ready_cards(table) or not may_use_tools(table, table.active):
        return []
    return [PassOn(mate) for mate in others_with_wires(table, table.active)]
