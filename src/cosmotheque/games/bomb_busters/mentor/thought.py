"""The mentor's thoughts on a turn, shared by coach, odds and review: its own action and the alternatives."""

from collections.abc import Sequence
from operator import eq
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import Seat
from cosmotheque.core.mentor import Grade, grade_of
from cosmotheque.core.moment import Moment
from cosmotheque.games.bomb_busters.belief.believe import draw_wires
from cosmotheque.games.bomb_busters.bots.levels import LEVELS
from cosmotheque.games.bomb_busters.bots.mechanism import judgements
from cosmotheque.games.bomb_busters.bots.plans import (
    Outlook,
    Plan,
    drafted_plans,
    is_done,
    plain_cuts,
    plans,
    steps,
    weigh,
)
from cosmotheque.games.bomb_busters.bots.player import Player
from cosmotheque.games.bomb_busters.components import AT_ONCE
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut, Point, Stabilize, Sweep, Take
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.drafts import sweep_slots
from cosmotheque.games.bomb_busters.rules.legal import legal_actions
from cosmotheque.games.bomb_busters.rules.together import own_targets
from cosmotheque.games.bomb_busters.view.imagining import imagine
from cosmotheque.games.bomb_busters.view.seen import View

CARE: Final = LEVELS[5]
LIMIT: Final = Limit(nodes=60)  # tries, not seconds, and its own dice: the same view gets the same advice
SEED: Final = 0
EVEN: Final = 1e-6  # risks that differ by less are the same
# As a share of the mission: as good as the best, hardly worse, and worse in a way that can be felt. A tool at the start
# is worth 0.03 (`stakes`), so to waste one is dubious and no more.
BEST: Final = 0.003
LOST: Final = (BEST, 0.012, 0.04)


class Thought(NamedTuple):
    """`intention` is what the mentor would do with the turn, step by step; `plan` the same as one, None where
    equipment comes first. `found` is all that is worth considering, the safest first.
    """

    outlook: Outlook
    found: Sequence[Plan]
    intention: Sequence[Action]
    plan: Plan | None

    def is_ahead(self) -> bool:
        """True if there is a safer cut that the mentor passes over for what it would leave."""
        return self.plan is None or self.plan.risk > self.found[0].risk + BEST

    def grade(self, played: Plan) -> Grade:
        """The grade of a plan: the mentor's own action is best; one that is only safer now is good."""
        if self.plan is not None and is_same(played, self.plan):
            return Grade.BEST
        grade = grade_of(played.risk - (self.plan or self.found[0]).risk, LOST)
        return Grade.GOOD if grade == Grade.BEST and self.is_ahead() else grade


def coach() -> Player:
    """The bot that the mentor asks, with its dice as they were at first."""
    return Player(CARE, None, SEED)


def think(moment: Moment) -> Thought:
    """Think about the active seat's turn, outside choices that the game waits for."""
    view: View = moment.view
    outlook = outlook_of(moment)
    if view.draft is not None:
        found = drafted_plans(outlook, view.draft)
        intention = rest_of(view, view.draft)
    else:
        found = plans(outlook)
        intention = coach().take_turn(view, moment.actions, LIMIT)
    return Thought(outlook, found, intention, plan_of(outlook, intention))


def rest_of(view: View, draft: Draft) -> Sequence[Action]:
    """The mentor's steps to finish a draft, no matter whose plan it was."""
    return _go_on_as_begun(view, draft) or coach().go_on(view, draft)


def _go_on_as_begun(view: View, draft: Draft) -> Sequence[Action]:
    """The rest of what the mentor would have done from the start; nothing where the draft is no part of that.

    Of cuts that are equally good it then advises one and the same at every step.
    """
    before = replace(view, draft=None)
    actions = legal_actions(imagine(before, Random(SEED), draw_wires), Seat(view.active))
    intention = coach().take_turn(before, actions, LIMIT)
    whole = Draft(())
    for step in intention:
        whole = extend_draft(before, whole, step)
    is_part = set(draft.tools) <= set(whole.tools) and set(draft.slots) <= set(whole.slots)
    return [step for step in intention if not is_done(step, draft)] if is_part else ()


def outlook_of(moment: Moment) -> Outlook:
    """The table as the seat would judge it if it were its turn; another's stabilizer does not cover it."""
    view: View = moment.view
    own = moment.seat == view.active
    return Outlook(view if own else replace(view, active=moment.seat, stabilized=False), CARE)


def plan_of(outlook: Outlook, intention: Sequence[Action]) -> Plan | None:
    """The plan that these steps carry out, with its risk; None where they are no action of a turn."""
    draft = outlook.view.draft or Draft(())
    match intention[-1]:
        case DualCut(target=slot, value=value) if isinstance(intention[0], Stabilize):
            safe = weigh(Outlook(replace(outlook.view, stabilized=True), CARE), (), (slot,), (value,))
            return safe._replace(risk=safe.risk + outlook.tool, stabilize=True)
        case DualCut(target=slot, value=value) as action:
            return _weigh_by_mission(outlook, action) or weigh(outlook, (), (slot,), (value,))
        case Announce(values=values):
            for step in intention:
                draft = extend_draft(outlook.view, draft, step)
            return weigh(outlook, draft.tools, draft.slots, values)
        case action:
            # Where it reads ==, mypy holds every kind of action against every other: a tenth of all its time.
            offered = next((plan for plan in plans(outlook) if eq(steps(outlook, plan)[0], action)), None)
            return offered or _weigh_by_mission(outlook, action)


def _weigh_by_mission(outlook: Outlook, action: Action) -> Plan | None:
    """An action of a mechanism, offered by the bot or not."""
    risks = (one.weigh(outlook.view, outlook.belief, action) for one in judgements(outlook.view))
    return next((Plan(risk, action=action) for risk in risks if risk is not None), None)


def extend_draft(view: View, draft: Draft, step: Action) -> Draft:
    """The draft after one more step."""
    match step:
        case Take(tool=tool):
            own = own_targets(view) if tool == AT_ONCE else draft.slots
            return Draft(tuple(sorted((*draft.tools, tool))), own)
        case Point(slot=slot):
            return Draft(draft.tools, tuple(sorted((*draft.slots, slot))))
        case Sweep(stand=stand):
            return Draft(draft.tools, tuple(sweep_slots(view, stand)))
        case _:
            return draft


def is_same(one: Plan, other: Plan) -> bool:
    """True if two plans do the same, apart from the own wire that is cut."""
    return _to_do(one) == _to_do(other)


def _to_do(plan: Plan) -> tuple[object, ...]:
    return plan.slots, plan.values, frozenset(plan.tools), plan.action, plan.stabilize


def safest_cuts(outlook: Outlook, preferred: Plan | None = None) -> list[Plan]:
    """The plain cuts by nothing but their odds, the safest first; of even ones the preferred."""
    cuts = [cut._replace(risk=odds_risk(outlook, cut.slots, cut.values)) for cut in plain_cuts(outlook)]
    return sorted(cuts, key=lambda cut: (round(cut.risk / EVEN), preferred is None or not is_same(cut, preferred)))


def odds_risk(outlook: Outlook, slots: tuple[Slot, ...], values: tuple[int, ...]) -> float:
    """The risk of a cut by its odds alone, without what it has to tick."""
    success, red = outlook.odds(slots, values)
    if outlook.view.stabilized:
        return (1 - success) * outlook.mistake
    return (1 - success - red) * outlook.mistake + red


def grade_by_rank(lost: float, good: float) -> Grade:
    """The grade of a choice that costs no mission by itself: the best, a fair one within `good`, or another."""
    if lost <= BEST:
        return Grade.BEST
    return Grade.GOOD if lost <= good else Grade.DUBIOUS
