"""Remarks after the mission: every decision, weighed with what the seat could know.

Cuts with tools are drafted step by step (BOM-30, BOM-43, BOM-49). A step is judged by the best cut that it leaves. The
one that settles the cut, after which nothing is left to choose, gets the verdict on all of it: the announcement, or
what came before one that was forced.
"""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, drafted_plans, weigh
from cosmotheque.games.bomb_busters.components import AT_ONCE
from cosmotheque.games.bomb_busters.mentor.chances import chances
from cosmotheque.games.bomb_busters.mentor.choices import remark_choice
from cosmotheque.games.bomb_busters.mentor.cuts import describe, reason
from cosmotheque.games.bomb_busters.mentor.equipment import describe_help, remark_equipment
from cosmotheque.games.bomb_busters.mentor.mechanism import describe_action
from cosmotheque.games.bomb_busters.mentor.thought import EVEN, Thought, extend_draft, odds_risk, plan_of, think
from cosmotheque.games.bomb_busters.mentor.words import say_better, slots_word, tools_word
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    DualCut,
    GetStuck,
    Point,
    RevealReds,
    SoloCut,
    Sweep,
    Take,
    Wait,
)
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import Draft
from cosmotheque.games.bomb_busters.notation import stand_name
from cosmotheque.games.bomb_busters.rules.drafts import draft_actions
from cosmotheque.games.bomb_busters.rules.equipment import AnyTime
from cosmotheque.games.bomb_busters.view.seen import View

Turn = DualCut | SoloCut | RevealReds | GetStuck
Drafted = Take | Point | Sweep | Announce
POOR: Final = (Grade.DUBIOUS, Grade.MISTAKE)


def remark(moment: Moment, action: Action) -> Remark | None:
    """The remark on an action; None for one that was forced and for waiting."""
    if len(moment.actions) < 2 or isinstance(action, Wait):
        return None
    if isinstance(action, Turn):
        return _remark_turn(moment, action)
    if isinstance(action, Drafted):
        return _remark_draft(moment, action)
    if moment.view.tasks and not isinstance(action, AnyTime):
        return remark_choice(moment, action)
    if (told := describe_action(moment.view, action)) is not None:
        return _remark_turn(moment, action) if moment.seat == moment.view.active else Remark(Grade.BEST, told)
    return remark_equipment(moment, action)


def _remark_turn(moment: Moment, action: Action) -> Remark | None:
    """The plan that was carried out beside the mentor's own."""
    thought = think(moment)
    played = plan_of(thought.outlook, [action])
    return None if played is None else _weigh_cut(thought, played)


def _weigh_cut(thought: Thought, played: Plan) -> Remark:
    """A whole cut, with its odds."""
    grade, told = thought.grade(played), describe(thought.outlook, played)
    if grade == Grade.BEST:
        return Remark(grade, told)
    return Remark(grade, join(told, _say_better(thought, played)), thought.intention[0], _cost(thought, played))


def _cost(thought: Thought, played: Plan) -> float:
    """Risks are shares of the mission, so of the chance to win it."""
    lost = max(0.0, played.risk - (thought.plan or thought.found[0]).risk)
    return lost * chances(thought.outlook.view)[0]


def _say_better(thought: Thought, played: Plan) -> Text:
    """The action that the mentor prefers, with a reason where the odds do not give it."""
    outlook, plan = thought.outlook, thought.plan
    if plan is None:
        return say_better(describe_help(outlook.view, thought.intention[0]))
    why = reason(outlook, plan, played).since if _odds_say_nothing(outlook, plan, played) else None
    return join(say_better(describe(outlook, plan)), why)


def _odds_say_nothing(outlook: Outlook, plan: Plan, played: Plan) -> bool:
    return not plan.stabilize and _odds_risk(outlook, played) <= _odds_risk(outlook, plan) + EVEN


def _odds_risk(outlook: Outlook, plan: Plan) -> float:
    """Solo cuts and revealed reds cannot fail; a stuck player has failed already."""
    if AT_ONCE in plan.tools:
        return plan.risk
    if plan.action is not None:
        if isinstance(plan.action, SoloCut | RevealReds):
            return 0.0
        return outlook.mistake if isinstance(plan.action, GetStuck) else plan.risk
    return odds_risk(outlook, plan.slots, plan.values)


def _remark_draft(moment: Moment, action: Drafted) -> Remark | None:
    """The remark on a step; None if it settles and spoils nothing, or where only the own wire was left to choose."""
    view: View = moment.view
    draft = extend_draft(view, view.draft or Draft(()), action)
    if isinstance(action, Announce):
        if _values(moment.actions) == {action.values}:
            return None
        thought = think(moment)
        return _weigh_cut(thought, weigh(thought.outlook, draft.tools, draft.slots, action.values))
    thought = think(moment)
    settled = _find_settled_cut(thought.outlook, draft)
    if settled is not None:
        return _weigh_cut(thought, settled)
    return _on_step(thought, action, drafted_plans(thought.outlook, draft)[0])


def _find_settled_cut(outlook: Outlook, draft: Draft) -> Plan | None:
    """The cut that a draft leads to with any choice from now on."""
    left = draft_actions(replace(outlook.view, draft=draft), draft)
    values = _values(left)
    if len(values) == 1 and all(isinstance(step, Announce) for step in left):
        return weigh(outlook, draft.tools, draft.slots, next(iter(values)))
    return _find_settled_cut(outlook, extend_draft(outlook.view, draft, left[0])) if len(left) == 1 else None


def _values(actions: Iterable[Action]) -> set[tuple[int, ...]]:
    return {action.values for action in actions if isinstance(action, Announce)}


def _on_step(thought: Thought, action: Take | Point | Sweep, left: Plan) -> Remark | None:
    """A tool that was not needed, or a wire that promised too little."""
    grade = Grade.BEST if action in thought.intention else thought.grade(left)
    if grade not in POOR:
        return None
    told = join(_describe_step(action), _say_better(thought, left))
    return Remark(grade, told, thought.intention[0], _cost(thought, left))


def _describe_step(action: Take | Point | Sweep) -> Text:
    match action:
        case Take(tool=tool):
            word = tools_word((tool,))
            return sentence("Outil choisi : {}.", "Tool chosen: {}.", word)
        case Point(slot=slot):
            word = slots_word((slot,))
            return sentence("{} visé.", "{} pointed at.", word)
        case Sweep(stand=stand):
            name = stand_name(stand)
            return sentence("Support {} visé en entier.", "All of stand {} pointed at.", name)
