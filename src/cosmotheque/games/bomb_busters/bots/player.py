"""The bot: it sees a view, weighs risks, and takes the least."""

from collections.abc import Sequence
from random import Random

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.games.bomb_busters.actions import WAIT, Action, Coffee, Exchange, PassOn
from cosmotheque.games.bomb_busters.bots import choices
from cosmotheque.games.bomb_busters.bots.ahead import Candidate, best_of
from cosmotheque.games.bomb_busters.bots.care import Care
from cosmotheque.games.bomb_busters.bots.helping import help_now, help_oneself
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, drafted_plans, plans, risk_of
from cosmotheque.games.bomb_busters.bots.steps import next_step, steps
from cosmotheque.games.bomb_busters.imagine import imagine
from cosmotheque.games.bomb_busters.state import Draft
from cosmotheque.games.bomb_busters.view import View

MARGIN = 0.1
MOST = 6
END = 16
EARLY_TURNS = 0


class Player:
    """Plays any seat by itself, with people or other bots; it keeps nothing from call to call."""

    def __init__(self, game: AnyGame, seed: int, care: Care) -> None:
        self.game = game
        self.rng = Random(seed)
        self.care = care

    def choose(self, view: View, actions: Sequence[Action], limit: Limit, history: Sequence[object] = ()) -> Action:
        if len(actions) == 1:
            return actions[0]
        if view.tasks:
            return choices.choose(view, actions, self.care, self.rng)
        helped = help_now(view, actions) if self.care.equipment and not view.draft else None
        if helped is not None:
            return helped
        if view.seat != view.active:
            return WAIT
        return self.go_on(view, view.draft) if view.draft else self.take_turn(view, actions)

    def take_turn(self, view: View, actions: Sequence[Action]) -> Action:
        outlook = Outlook(view, self.care)
        found = sorted((self.misjudged(plan) for plan in plans(outlook)), key=risk_of)
        best = found[0]
        if self.care.worlds:
            chosen = self.look_ahead(outlook, found, actions)
            if chosen is not None:
                return chosen
        if self.care.equipment:
            asked = help_oneself(outlook, best.risk, actions)
            if asked is not None:
                return asked
        return steps(outlook, best)[0]

    def look_ahead(self, outlook: Outlook, found: list[Plan], actions: Sequence[Action]) -> Action | None:
        view = outlook.view
        uncut = sum(not wire.cut for stand in view.stands for wire in stand.wires)
        late = uncut <= END
        turns = 99 if late else EARLY_TURNS
        if not turns:
            return None
        near = [plan for plan in found if plan.risk <= found[0].risk + MARGIN][:MOST]
        candidates = [Candidate(plan.risk, steps(outlook, plan)) for plan in near]
        if late:
            for a in actions:
                if isinstance(a, PassOn | Coffee):
                    candidates.append(Candidate(outlook.tool, [a]))
                elif isinstance(a, Exchange) and uncut <= 6:
                    candidates.append(Candidate(0, [a]))
        if len(candidates) < 2:
            return None
        worlds = [imagine(view, self.rng) for _ in range(self.care.worlds)]
        return best_of(worlds, view.active, candidates, self.care, self.rng, turns).actions[0]

    def misjudged(self, plan: Plan) -> Plan:
        """A careless player's idea of the risk."""
        slip = self.care.slip * self.rng.random() if self.care.slip and plan.action is None else 0.0
        return plan._replace(risk=plan.risk + slip + 1e-7 * self.rng.random())

    def go_on(self, view: View, draft: Draft) -> Action:
        """The next step of a draft."""
        outlook = Outlook(view, self.care)
        return next_step(outlook, drafted_plans(outlook, draft.tools, draft.slots)[0], draft)
