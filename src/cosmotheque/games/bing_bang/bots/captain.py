"""A player: remembers, weighs, plans the turn anew at every step, and returns one operation."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

import msgspec

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.moment import Moment
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.belief.memory import Memory, remember
from cosmotheque.games.bing_bang.belief.rivals import Belief, rivals
from cosmotheque.games.bing_bang.bots.answers import answer, is_answer
from cosmotheque.games.bing_bang.bots.blocking import can_spare, fence, guard, whites_of_leaders
from cosmotheque.games.bing_bang.bots.breakout import breakout, way_out
from cosmotheque.games.bing_bang.bots.robbing import best_robbery, danger, flee, victim_targets, whites_of_pirates
from cosmotheque.games.bing_bang.bots.routes import FAR, Routes, cost_to, routes
from cosmotheque.games.bing_bang.bots.shortcuts import (
    READILY,
    scatter_step,
    straight_home,
    to_piece,
    to_planet,
    to_search,
)
from cosmotheque.games.bing_bang.bots.steering import (
    gather,
    is_new_count_known,
    lay_ahead,
    next_turn,
    steer,
    without_luck,
)
from cosmotheque.games.bing_bang.bots.targets import (
    Target,
    best_token,
    detour,
    goal_planets,
    nearest_token,
    planet_targets,
)
from cosmotheque.games.bing_bang.bots.token_value import exposure, value_tokens
from cosmotheque.games.bing_bang.components.box import EARTH
from cosmotheque.games.bing_bang.state import Phase
from cosmotheque.games.bing_bang.view import View

Purpose = Literal["answer", "hinder", "shortcut", "rob", "flee", "fly", "land", "prepare", "gather", "end"]
"""`hinder`: a Bing Bang or a red against a rival; `shortcut`: a Bing Bang that brings a planet near.

`flee`: with nothing to go for, out of the reach of pirates.
"""


@dataclass(frozen=True)
class Thought:
    """The next `action` and what it is for. `way` leads from the cell after the pawn's own to the target."""

    action: act.Action
    purpose: Purpose
    target: Target | None = None
    way: tuple[int, ...] = ()


class Skill(msgspec.Struct, frozen=True):
    """Abilities of a captain: `slips` is how often it plays at random instead.

    `span` is how many of the tokens that others turned it remembers, the last ones; None is all of them. `bangs` and
    `reds` are how often it thinks of its Bing Bangs and of its red tokens when a turn begins; `watches`: it follows the
    aims of the others, and keeps them from coming home.
    """

    slips: float = 0.0
    span: int | None = None
    thoughtful: bool = True
    bangs: float = 1.0
    reds: float = 1.0
    watches: bool = True


NEAREST = Skill(thoughtful=False, bangs=0.0, reds=0.0, watches=False)
# Each level beats the one below in about three games of five, and level 2, which hardly slips, level 1 in four of five.
LEVELS = {
    1: Skill(slips=0.25, span=0, thoughtful=False, bangs=0.0, reds=0.0, watches=False),
    2: Skill(slips=0.05, span=0, thoughtful=False, bangs=0.3, reds=0.2, watches=False),
    3: Skill(span=2, bangs=0.4, reds=0.3, watches=False),
    4: Skill(span=4, bangs=0.8, reds=0.4, watches=False),
    5: Skill(),
}


def _nearest(targets: Sequence[Target]) -> Target | None:
    return min(targets, key=lambda target: (target.cost, target.cell), default=None)


def _take_only(actions: Sequence[Any]) -> Any:
    """The only action; a seat that may act always has one."""
    if not actions:
        raise ValueError("there is no action to choose from")
    return actions[0]


class Captain:
    """Plays by its skill. It keeps nothing between calls but its dice."""

    def __init__(self, skill: Skill, _game: AnyGame | None, seed: int) -> None:
        self._skill = skill
        self._rng = Random(seed)

    def choose(self, moment: Moment, limit: Limit) -> Any:
        view, actions = moment.view, moment.actions
        if len(actions) <= 1:
            return _take_only(actions)
        if not is_answer(view.table.phase) and self._rng.random() < self._skill.slips:
            return self._slip(actions)
        return self.think(view, actions, moment.history).action

    def think(self, view: View, actions: Sequence[Any], history: Sequence[Any] = ()) -> Thought:
        """The next action and its purpose."""
        memory = remember(view, history, self._skill.span)
        if is_answer(view.table.phase):
            return Thought(answer(view, actions, memory, self._goals(view, memory), self._rng), "answer")
        seat = view.table.turn.seat
        if view.table.phase is Phase.SCATTER:
            return Thought(scatter_step(view, seat, (*goal_planets(view), EARTH)[0], actions), "shortcut")
        belief = Belief(memory, tuple(rivals(view, history)) if self._skill.watches else ())
        thought = self._open(view, seat, belief, actions) or self._operate(view, seat, belief, actions)
        return thought if thought.action in actions else replace(thought, action=self._otherwise(actions))

    def _operate(self, view: View, seat: Seat, belief: Belief, actions: Sequence[Any]) -> Thought:
        """Rob what can be robbed, go for the best target, take whites with what is left of the count."""
        if robbery := best_robbery(view, belief.memory, actions):
            return Thought(robbery, "rob")
        ways = routes(view.table, view.table.books[seat].pawn)
        if view.table.turn.landed and self._skill.thoughtful:
            return self._stand(view, ways, belief, actions)
        target = self._target(view, ways, belief)
        way, prized = ways.way(target.cell) if target is not None else [], self._prized_cells(view, belief)
        if target is None and self._skill.thoughtful and (thought := self._flee(view, ways, actions)):
            return thought
        if action := steer(view, ways, target, prized, actions):
            return Thought(action, "land" if target is None or target.over is None else "fly", target, tuple(way))
        if action := gather(view, way, prized, actions):
            return Thought(action, "gather", target, tuple(way))
        return Thought(act.END_TURN, "end", target, tuple(way))

    def _stand(self, view: View, ways: Routes, belief: Belief, actions: Sequence[Any]) -> Thought:
        """The pawn does not move any more: whites for the next turn, laid on its way or taken elsewhere."""
        unlucky = replace(belief, memory=without_luck(view, belief.memory))
        target = None if is_new_count_known(view, belief.memory) else self._target(next_turn(view), ways, unlucky)
        way = () if target is None else tuple(ways.way(target.cell))
        cells = way if target is None or target.landing is None else (*way, target.landing)
        if target is not None and (action := lay_ahead(view, target, cells)):
            return Thought(action, "prepare", target, way)
        if action := gather(view, cells, whites_of_pirates(view) or self._prized_cells(view, belief), actions):
            return Thought(action, "gather", target, way)
        return Thought(act.END_TURN if view.table.turn.flown is None else act.TURN_TOKEN, "end", target, way)

    def _flee(self, view: View, ways: Routes, actions: Sequence[Any]) -> Thought | None:
        """An action that leads out of the reach of pirates, for a captain without another aim."""
        found = flee(view, ways)
        target = found if isinstance(found, Target) else None
        action = found if not isinstance(found, Target) else steer(view, ways, found, (), actions)
        way = () if target is None else tuple(ways.way(target.cell))
        return None if action is None else Thought(action, "flee", target, way)

    def _target(self, view: View, ways: Routes, belief: Belief) -> Target | None:
        goals, victims = planet_targets(view, ways), victim_targets(view, ways, belief.memory)
        if not self._skill.thoughtful:
            nearest = _nearest(goals) or breakout(view, ways) or _nearest(victims)
            return nearest or nearest_token(view, ways, belief.memory) or way_out(view, ways)
        worth, given = value_tokens(view, belief.memory), exposure(view, belief.memory, belief.rivals)
        best = (
            _nearest(goals)
            or breakout(view, ways)
            or best_token(view, ways, lambda token: worth(token) - given(token), danger(view), victims)
            or way_out(view, ways)
        )
        return best and (detour(view, ways, belief.memory, best) or best)

    def _prized_cells(self, view: View, belief: Belief) -> frozenset[int]:
        return whites_of_leaders(view, belief.memory, belief.rivals)

    def _open(self, view: View, seat: Seat, belief: Belief, actions: Sequence[Any]) -> Thought | None:
        """An action that comes before the own way: holding up a rival, or a Bing Bang that brings the goal near."""
        table, goals, opening = view.table, goal_planets(view), view.table.turn.opening
        home = cost_to(table, seat, goals[0]) if goals else FAR
        if goals == (EARTH,) and home <= table.turn.limit - table.turn.count:
            return None
        barred = bool(goals) and home >= FAR  # BB-48: whoever could break the chain by a card may not fly over it
        bangs = opening and not table.turn.reds and (barred or self._rng.random() < self._skill.bangs)
        if bangs and goals == (EARTH,) and (action := straight_home(view, seat, actions)):
            return Thought(action, "shortcut")
        if self._skill.watches and (action := guard(view, seat, belief.memory, actions)):
            return Thought(action, "hinder")
        if bangs and (action := self._shortcut(view, seat, goals, belief, actions)):
            return Thought(action, "shortcut")
        reds = opening and table.books[seat].reds and self._rng.random() < self._skill.reds
        action = self._fence(view, belief, actions) if reds else None
        return Thought(action, "hinder") if action else None

    def _shortcut(
        self, view: View, seat: Seat, goals: Sequence[int], belief: Belief, actions: Sequence[Any]
    ) -> act.Action | None:
        """A Bing Bang for the own way. A captain that keeps no cards against rivals plays them more readily."""
        if self._skill.watches:
            return to_planet(view, seat, goals[0], actions) if goals else to_piece(view, seat, belief.memory, actions)
        if goals:
            return to_planet(view, seat, goals[0], actions, READILY)
        return to_search(view, seat, belief.memory, actions)

    def _fence(self, view: View, belief: Belief, actions: Sequence[Any]) -> act.Action | None:
        """A red token against the leader, where the count suffices for it and for the own target.

        A captain that keeps reds against rivals coming home lays them only where planets are left to go to.
        """
        watched = [rival for rival in belief.rivals if rival.planets] if self._skill.watches else rivals(view, ())
        if not watched:
            return None
        ways = routes(view.table, view.table.books[view.table.turn.seat].pawn)
        target = self._target(view, ways, belief)
        if target is None or not can_spare(view, target):
            return None
        own_way = [*ways.way(target.cell), target.landing or target.cell]
        return fence(view, replace(belief, rivals=tuple(watched)), own_way, actions)

    def _goals(self, view: View, memory: Memory) -> list[int]:
        """Cells worth being near to: planets to go to, else tokens that might bring something."""
        if not view.missions:
            return []
        planets = [view.table.planets[planet] for planet in goal_planets(view)]
        unknown = [cell for token, cell in enumerate(view.table.tokens) if token not in memory.faces]
        return planets or unknown

    def _slip(self, actions: Sequence[Any]) -> Any:
        """Any operation but a Bing Bang or a red token."""
        plain = [action for action in actions if isinstance(action, act.Operation | act.EndTurn | act.TurnToken)]
        return self._rng.choice(plain or actions)

    def _otherwise(self, actions: Sequence[Any]) -> Any:
        """The end of the turn, or, where a stay on a planet must be paid for, whatever pays."""
        end = [action for action in actions if isinstance(action, act.EndTurn | act.TurnToken)]
        lays = [action for action in actions if isinstance(action, act.LayWhite)]
        return self._rng.choice(end or lays or list(actions))
