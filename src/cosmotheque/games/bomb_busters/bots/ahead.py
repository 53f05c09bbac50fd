"""Thinking ahead: what a choice leads to in imagined deals, when everybody goes on with care."""

from collections.abc import Callable, Sequence
from math import inf
from random import Random
from typing import NamedTuple

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.belief.believe import draw_wires
from cosmotheque.games.bomb_busters.bots import choices
from cosmotheque.games.bomb_busters.bots.equipment import help_now, help_oneself
from cosmotheque.games.bomb_busters.bots.levels import Care
from cosmotheque.games.bomb_busters.bots.mechanism import first_steps
from cosmotheque.games.bomb_busters.bots.plans import Outlook, plans, steps
from cosmotheque.games.bomb_busters.bots.telling import most_telling
from cosmotheque.games.bomb_busters.components import UNSEEN, value_of
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import DualCut, SoloCut
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Wire
from cosmotheque.games.bomb_busters.rules.cuts import announceable, pointable, solo_cuts
from cosmotheque.games.bomb_busters.rules.deal import chance
from cosmotheque.games.bomb_busters.rules.equipment import any_time_actions
from cosmotheque.games.bomb_busters.rules.legal import awaited, detours
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.registry import mechanisms
from cosmotheque.games.bomb_busters.rules.turns import WON, task_actions
from cosmotheque.games.bomb_busters.view.imagining import imagine
from cosmotheque.games.bomb_busters.view.seen import View, view


class Candidate(NamedTuple):
    """Actions of one seat, and the share of the mission that they put at risk by themselves."""

    risk: float
    actions: Sequence[Action]


class Foresight:
    """Plays candidates on in imagined deals; `spend` says whether there is time for one more try."""

    def __init__(self, care: Care, rng: Random, spend: Callable[[], bool]) -> None:
        self.care = care
        self.rng = rng
        self.spend = spend

    def best(self, seen: View, candidates: Sequence[Candidate], turns: int) -> Candidate:
        """The candidate after which most of the mission survives, of those that there is time for.

        All are tried in the same imagined deals, the safest first; what cannot be better any more is left out.
        """
        worlds = [plainly(imagine(seen, self.rng, draw_wires)) for _ in range(self.care.worlds)]
        best, most = candidates[0], -inf
        for candidate in sorted(candidates, key=_risk_of):
            if 1 - candidate.risk <= most:
                break
            worth = self._worth(worlds, seen.active, candidate, turns, most)
            if worth is None:
                break
            if worth > most:
                best, most = candidate, worth
        return best

    def _worth(
        self, worlds: Sequence[State], seat: Seat, candidate: Candidate, turns: int, most: float
    ) -> float | None:
        """The share that survives after a candidate, or less than `most` if it is so; None when time is up.

        A world in which the bomb explodes at once is left out: the candidate's own risk counts for it.
        """
        lost, survived = 0.0, len(worlds)
        for world in worlds:
            if not self.spend():
                return None
            hope = self._try(world, seat, candidate, turns)
            if hope is None:
                survived -= 1
            else:
                lost += 1 - hope
            if (1 - candidate.risk) * (1 - lost / len(worlds)) <= most:
                break
        return (1 - candidate.risk) * (1 - lost / survived) if survived else 0.0

    def _try(self, world: State, seat: Seat, candidate: Candidate, turns: int) -> float | None:
        """The share that survives after a candidate in one world; None where the bomb explodes at once."""
        after = carry_out(world, seat, candidate.actions)
        if after.ended:
            return 1.0 if after.ended == WON else None
        return self._play_on(after, turns)

    def _play_on(self, state: State, turns: int) -> float:
        """The share that survives the next turns, as their players judge it."""
        hope = 1.0
        while not state.ended and turns > 0:
            if state.tasks:
                state = self._settle(state, state.tasks[0])
                continue
            risk, actions = judge(view(state, state.active), any_time_actions(state, state.active), self.care)
            if risk is not None:
                hope *= 1 - min(max(risk, 0.0), 1.0)
                turns -= 1
            state = carry_out(state, state.active, actions)
        return hope

    def _settle(self, state: State, task: Task) -> State:
        """Apply the move that the game waits for: a draw of chance, or a choice that is made with care."""
        seat = min(awaited(state))
        if seat == CHANCE:
            action = chance(state, self.rng)
        else:
            action = choices.choose(view(state, seat), task_actions(state, task, seat), self.care, self.rng)
        return apply(state, Move(seat, action)).state


def plainly(state: State) -> State:
    """The state as it would be if numbers were said: with care every clue is understood (BOM-2508)."""
    for mechanism in mechanisms(state):
        state = mechanism.assume_understood(state)
    return state


def _risk_of(candidate: Candidate) -> float:
    return candidate.risk


def judge(seen: View, offers: Sequence[Action], care: Care) -> tuple[float | None, Sequence[Action]]:
    """The risk and the actions of a careful player's turn; the risk is None for equipment that comes first."""
    helped = help_now(seen, offers) if offers and care.equipment else None
    if helped is not None:
        return None, [helped]
    plain = obvious(seen)
    if plain is not None:
        return 0.0, [*first_steps(seen, plain.value), plain]
    outlook = Outlook(seen, care)
    best = plans(outlook)[0]
    asked = help_oneself(outlook, best.risk, [*offers, *detours(seen)]) if care.equipment else None
    return (best.risk, steps(outlook, best)) if asked is None else (None, [asked])


def obvious(view: View) -> DualCut | SoloCut | None:
    """A cut of the active player that cannot fail; None where that takes thought, or has to be weighed (BOM-81)."""
    if mission_of(view.options, view.seats).fuse.back_kills or view.stabilized:
        return None
    for solo in solo_cuts(view, view.active):
        return solo
    values = announceable(view, view.active)
    for stand in pointable(view, view.active):
        for slot in stand:
            value = _value_at_sight(view.stands[slot.stand].wires[slot.place])
            if value in values:
                return DualCut(slot, value, most_telling(view, values[value]))
    return None


def _value_at_sight(wire: Wire) -> int:
    """The value of a wire that the active player knows at sight; 0 for the others."""
    return value_of(wire.code) if wire.code != UNSEEN else wire.shown


def carry_out(state: State, seat: Seat, actions: Sequence[Action]) -> State:
    for action in actions:
        state = apply(state, Move(seat, action)).state
    return state
