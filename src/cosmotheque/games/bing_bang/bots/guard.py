"""Keeping rivals from coming home: whoever could be on Earth in the next turn is held up, by whatever it takes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.aims import cost_of_aim
from cosmotheque.games.bing_bang.bots.bangs import Bang, after, bangs_in, best_of, cost_to, plain
from cosmotheque.games.bing_bang.bots.barriers import red_against, whites_to_take
from cosmotheque.games.bing_bang.bots.memory import Memory
from cosmotheque.games.bing_bang.bots.routes import FAR
from cosmotheque.games.bing_bang.bots.targets import goal_planets
from cosmotheque.games.bing_bang.bots.threats import arrives, homeward, is_near
from cosmotheque.games.bing_bang.components import BANG_COST, COUNT, EARTH
from cosmotheque.games.bing_bang.view import View

SHORTLIST, FAR_AWAY = 30, 12
"""How many Bing Bangs get a closer look, and the cells between a rival and Earth beyond which more are no better."""
LEAST_GAIN, GOOD_GAIN = 3, 12
"""The count that a Bing Bang must add to a rival's way, at the last moment and before."""


@dataclass(frozen=True)
class Prospect:
    """A Bing Bang: what it adds to the rivals' ways, what it is worth for the own, how many whites must be taken too.

    `takes` is None where it does not keep everybody from coming home in the next turn.
    """

    action: Bang
    gain: int
    own: int
    takes: int | None

    @property
    def balance(self) -> int:
        return min(self.gain, 2 * COUNT) + self.own - (self.takes or 0)


def guard(view: View, seat: int, memory: Memory, actions: Sequence[Any]) -> act.Action | None:
    """What keeps rivals from coming home; None where nobody threatens to, or nothing helps."""
    table, turn = view.table, view.table.turn
    rivals = homeward(table, seat)
    if turn.flown is not None or not rivals:
        return None
    near = [rival for rival in rivals if is_near(table, rival)]
    if not near:
        return _in_time(view, seat, memory, actions) if turn.opening and not turn.reds else None
    bang = _at_last(prospects(view, seat, memory, near, bangs_in(actions))) if turn.opening else None
    if bang is not None and bang.takes == 0:
        return bang.action
    if turn.opening and (action := red_against(table, rivals, actions)):
        return action
    taken = whites_to_take(table, rivals, turn.limit - turn.count)
    if taken:
        return act.TAKES[taken[0]]
    return None if bang is None else bang.action


def _in_time(view: View, seat: int, memory: Memory, actions: Sequence[Any]) -> act.Action | None:
    """Once a rival is in Earth's sector, no change of sectors parts them: the last chance is the turn before that."""
    rivals = [rival for rival in homeward(view.table, seat) if arrives(view.table, rival)]
    sectors = [bang for bang in bangs_in(actions) if isinstance(bang, act.Rearrange)] if rivals else []
    found = prospects(view, seat, memory, rivals, sectors)
    good = [bang for bang in found if bang.takes == 0 and bang.gain >= GOOD_GAIN]
    return max(good, key=lambda bang: bang.balance).action if good else None


def _at_last(found: Sequence[Prospect]) -> Prospect | None:
    """At the last moment what holds up everybody; or else what helps a little."""
    holding = [bang for bang in found if bang.takes is not None]
    helping = [bang for bang in found if bang.gain >= LEAST_GAIN]
    return max(holding or helping, key=lambda bang: (bang.takes == 0, bang.balance), default=None)


def prospects(view: View, seat: int, memory: Memory, rivals: Sequence[int], bangs: Sequence[Bang]) -> list[Prospect]:
    """What the Bing Bangs that take Earth farthest from these rivals lead to."""
    if not bangs:
        return []
    table, everybody = view.table, homeward(view.table, seat)
    goals, left = goal_planets(view), table.turn.limit - table.turn.count - BANG_COST
    now = cost_of_aim(view, table, seat, memory)

    def rank(action: Bang) -> int:
        away = min(plain(table, rival, EARTH, action) for rival in rivals)
        return plain(table, seat, goals[0], action) - 2 * min(away, FAR_AWAY) if goals else -away

    found: list[Prospect] = []
    for action in best_of(bangs, rank, SHORTLIST):
        changed = after(table, action)
        gain = min(cost_to(changed, rival, EARTH) - cost_to(table, rival, EARTH) for rival in rivals)
        own = _own_gain(now, cost_of_aim(view, changed, seat, memory), left)
        taken = whites_to_take(changed, everybody, left)
        found.append(Prospect(action, gain, own, None if taken is None else len(taken)))
    return found


def _own_gain(now: int, then: int, left: int) -> int:
    """Half of what the own way loses; a full count where the aim comes within what is left of this one."""
    if then >= FAR:
        return 0 if now >= FAR else -COUNT
    return COUNT if then <= left < now else (min(now, 3 * COUNT) - min(then, 3 * COUNT)) // 2
