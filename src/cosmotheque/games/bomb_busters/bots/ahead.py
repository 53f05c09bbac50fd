"""Thinking ahead: what a choice leads to in imagined deals, when everybody goes on with care."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cosmotheque.core.game import Move, Seat
from cosmotheque.games.bomb_busters.actions import Action
from cosmotheque.games.bomb_busters.bots import choices
from cosmotheque.games.bomb_busters.bots.care import Care
from cosmotheque.games.bomb_busters.bots.helping import help_now, help_oneself
from cosmotheque.games.bomb_busters.bots.plans import Outlook, plans
from cosmotheque.games.bomb_busters.bots.steps import steps
from cosmotheque.games.bomb_busters.rules.equipment import any_time_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.turns import WON, task_actions
from cosmotheque.games.bomb_busters.state import State
from cosmotheque.games.bomb_busters.view import view


class Candidate(NamedTuple):
    """Actions of one seat, and the share of the mission they put at risk by themselves."""

    risk: float
    actions: Sequence[Action]


def play_on(state: State, care: Care, rng: Random, turns: int) -> float:
    """The share of the mission that survives the next turns, as those who play them judge it."""
    hope = 1.0
    while not state.ended and turns > 0:
        if state.tasks:
            seat = state.tasks[0].seat
            action = choices.choose(view(state, seat), task_actions(state, state.tasks[0]), care, rng)
            state = apply(state, Move(seat, action)).state
            continue
        risk, actions = judge(state, care)
        if risk is not None:
            hope *= 1 - min(risk, 1.0)
            turns -= 1
        state = carry_out(state, state.active, actions)
    return hope


def judge(state: State, care: Care) -> tuple[float | None, Sequence[Action]]:
    """What the active player would do, and the risk of it; no risk for equipment that comes first."""
    seat = state.active
    offers = any_time_actions(state, seat)
    seen = view(state, seat)
    helped = help_now(seen, offers) if offers else None
    if helped is not None:
        return None, [helped]
    outlook = Outlook(seen, care)
    best = plans(outlook)[0]
    helped = help_oneself(outlook, best.risk, offers) if offers else None
    if helped is not None:
        return None, [helped]
    return best.risk, steps(outlook, best)


def carry_out(state: State, seat: Seat, actions: Sequence[Action]) -> State:
    for action in actions:
        state = apply(state, Move(seat, action)).state
    return state


def value(state: State, seat: Seat, candidate: Candidate, care: Care, rng: Random, turns: int) -> float | None:
    """The share of the mission that survives a candidate in one world; None when it explodes at once."""
    after = carry_out(state, seat, candidate.actions)
    if after.ended:
        return 1.0 if after.ended == WON else None
    return play_on(after, care, rng, turns)


def best_of(
    worlds: Sequence[State], seat: Seat, candidates: Sequence[Candidate], care: Care, rng: Random, turns: int
) -> Candidate:
    """The candidate after which most of the mission survives, on average over the worlds."""

    def worth(candidate: Candidate) -> float:
        found = [value(world, seat, candidate, care, rng, turns) for world in worlds]
        alive = [hope for hope in found if hope is not None]
        return (1 - candidate.risk) * (sum(alive) / len(alive) if alive else 0.0)

    return max(candidates, key=worth)
