"""The bot: it sees a view, weighs risks, and takes the least."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cosmotheque.bots.budget import Budget
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.bots import choices
from cosmotheque.games.bomb_busters.bots.ahead import Candidate, Foresight
from cosmotheque.games.bomb_busters.bots.equipment import help_now, help_oneself
from cosmotheque.games.bomb_busters.bots.levels import Care
from cosmotheque.games.bomb_busters.bots.mechanism import prepare
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, drafted_plans, plans, risk_of, steps, steps_left
from cosmotheque.games.bomb_busters.model.actions import WAIT, Exchange, HandOver
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.rules.legal import lets_interject
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.games.bomb_busters.view.sight import forget_before

OWN_LIMIT: Final = Limit(seconds=1.0)
# Uncut wires at which the rest of the mission is played ahead: more would take too long in each imagined deal, and the
# last guesses, which it is about, are still far away.
END: Final = 16
LAST: Final = 6  # uncut wires at which an exchange is one more candidate: there are few of them then
ALL_TURNS: Final = 99
CANDIDATES: Final = 6  # in six imagined deals each: that leaves room for detours within the 60 tries of the mentor
MARGIN: Final = 0.1  # how much more risk is worth a closer look: it may spare the mistake that comes last (`stakes`)


class Player:
    """Plays any seat by itself, with people or other bots; it keeps nothing from call to call but its dice."""

    def __init__(self, care: Care, _game: AnyGame | None, seed: int) -> None:
        self.rng = Random(seed)
        self.care = care
        prepare()

    def choose(self, moment: Moment, limit: Limit) -> Action:
        return self.intend(moment.view, moment.actions, limit)[0]

    def intend(self, view: View, actions: Sequence[Action], limit: Limit) -> Sequence[Action]:
        """The actions to take, step by step: a cut with tools is several actions."""
        if len(actions) == 1:
            return actions
        if not self.care.lasting:
            view = forget_before(view, view.turns - view.seats)
        if view.tasks and not lets_interject(view, view.tasks[0]):
            return [choices.choose(view, actions, self.care, self.rng)]
        if view.draft:
            return self.go_on(view, view.draft)
        helped = help_now(view, actions) if self.care.equipment else None
        if helped is not None:
            return [helped]
        if WAIT in actions:
            return [WAIT]
        if view.tasks:
            return [choices.choose(view, actions, self.care, self.rng)]
        return self.take_turn(view, actions, limit)

    def take_turn(self, view: View, actions: Sequence[Action], limit: Limit) -> Sequence[Action]:
        outlook = Outlook(view, self.care)
        found = sorted(map(self.misjudge, plans(outlook)), key=risk_of)
        if self.care.worlds and _is_late(view):
            return self.look_ahead(outlook, found, actions, limit)
        asked = help_oneself(outlook, found[0].risk, actions) if self.care.equipment else None
        return steps(outlook, found[0]) if asked is None else [asked]

    def misjudge(self, plan: Plan) -> Plan:
        """A careless player's idea of the risk; equal risks fall to chance."""
        slip = self.care.slip * self.rng.random() if plan.action is None else 0.0
        return plan._replace(risk=plan.risk + slip + 1e-7 * self.rng.random())

    def look_ahead(
        self, outlook: Outlook, found: list[Plan], actions: Sequence[Action], limit: Limit
    ) -> Sequence[Action]:
        """Near the end a safe cut now can leave an unsafe one for last; so the rest is played in imagined deals."""
        near = [plan for plan in found if plan.risk <= found[0].risk + MARGIN][:CANDIDATES]
        candidates = [Candidate(plan.risk, steps(outlook, plan)) for plan in near]
        candidates += [Candidate(outlook.tool, [action]) for action in actions if _is_detour(outlook.view, action)]
        foresight = Foresight(self.care, self.rng, Budget(limit, OWN_LIMIT).spend)
        chosen = candidates[0] if len(candidates) == 1 else foresight.best(outlook.view, candidates, ALL_TURNS)
        return chosen.actions

    def go_on(self, view: View, draft: Draft) -> Sequence[Action]:
        """The rest of a draft, no matter whose plan it was."""
        outlook = Outlook(view, self.care)
        return steps_left(outlook, drafted_plans(outlook, draft)[0], draft)


def _uncut(view: View) -> int:
    return sum(not wire.cut for stand in view.stands for wire in stand.wires)


def _is_late(view: View) -> bool:
    return _uncut(view) <= END


def _is_detour(view: View, action: Action) -> bool:
    """True if an action may be better than any cut: passing the turn, or exchanging wires at the very end."""
    return isinstance(action, HandOver) or (isinstance(action, Exchange) and _uncut(view) <= LAST)
