"""Remarks on turns: how likely a cut was to succeed or to hit red, and what would have been safer."""

from cosmotheque.core.mentor import Grade, Moment, Remark
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import (
    Action,
    Announce,
    DualCut,
    GetStuck,
    RevealReds,
    SoloCut,
)
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, drafted_plans, plans, weigh
from cosmotheque.games.bomb_busters.bots.steps import steps
from cosmotheque.games.bomb_busters.mentor.advice import outlook_of
from cosmotheque.games.bomb_busters.mentor.cutting import say_odds, why_sure
from cosmotheque.games.bomb_busters.mentor.grading import grade_of
from cosmotheque.games.bomb_busters.mentor.words import (
    SURE,
    percent,
    sentence,
    slots_word,
    tools_word,
    value_word,
    values_word,
)
from cosmotheque.games.bomb_busters.state import Draft

Turn = DualCut | Announce | SoloCut | RevealReds | GetStuck


def remark_turn(moment: Moment, action: Turn) -> Remark | None:
    """The plan that was carried out beside the safest one."""
    outlook = outlook_of(moment)
    draft: Draft | None = moment.view.draft
    found = plans(outlook)
    played = _plan_of(outlook, action, draft, found)
    if played is None:
        return None
    best = found[0]
    grade = grade_of(played.risk - best.risk)
    told = _describe(outlook, played)
    if grade == Grade.BEST:
        return Remark(grade, told)
    better = _first_listed(moment, outlook, draft, played, best)
    return Remark(grade, sentence(told, _say_better(outlook, best)), better)


def _plan_of(outlook: Outlook, action: Turn, draft: Draft | None, found: list[Plan]) -> Plan | None:
    """What was done, as a plan with its risk."""
    match action:
        case DualCut(target=slot, value=value):
            return weigh(outlook, (), (slot,), (value,))
        case Announce(values=values):
            return weigh(outlook, draft.tools, draft.slots, values) if draft else None
        case _:
            return next((plan for plan in found if plan.action == action), None)


def _first_listed(moment: Moment, outlook: Outlook, draft: Draft | None, played: Plan, best: Plan) -> Action | None:
    """How the best plan begins; once a draft is complete, another announcement is all that is left."""
    if draft is None:
        return steps(outlook, best)[0]
    best = drafted_plans(outlook, draft)[0]
    announced = steps(outlook, best)[-1]
    return announced if best.values != played.values and announced in moment.actions else None


def _describe(outlook: Outlook, plan: Plan) -> Text:
    """What was done, and its odds."""
    match plan.action:
        case SoloCut(value=value):
            word = value_word(value)
            return Text(fr=f"Coupe en solo ({word.fr}) : sans risque.", en=f"A solo cut ({word.en}): no risk.")
        case RevealReds():
            return Text(fr="Rouges révélés : sans risque.", en="Reds revealed: no risk.")
        case GetStuck():
            return Text(
                fr="Aucun fil ne pouvait être coupé : le détonateur avance.",
                en="No wire could be cut: the detonator advances.",
            )
        case _:
            cut, odds = _say_cut(plan), _say_plan_odds(outlook, plan)
            return Text(fr=f"{cut.fr} : {odds.fr}.", en=f"{cut.en}: {odds.en}.")


def _say_cut(plan: Plan) -> Text:
    where, what = slots_word(plan.slots), values_word(plan.values)
    tools = tools_word(plan.tools)
    by = Text(fr=f" avec {tools.fr}" * bool(plan.tools), en=f" with {tools.en}" * bool(plan.tools))
    safe = Text(fr=" sous stabilisateur" * plan.stabilize, en=" with the stabilizer" * plan.stabilize)
    return Text(
        fr=f"{what.fr} annoncé en {where.fr}{by.fr}{safe.fr}", en=f"{what.en} announced at {where.en}{by.en}{safe.en}"
    )


def _say_plan_odds(outlook: Outlook, plan: Plan) -> Text:
    """Certain and why, or the chances of success and of red."""
    chance, red = outlook.odds(plan.slots, plan.values)
    if chance >= SURE and len(plan.slots) == 1 and len(plan.values) == 1:
        why = why_sure(outlook, plan.slots[0], plan.values[0])
        return Text(fr=f"c'était certain, {why.fr}", en=f"that was certain, {why.en}")
    if plan.stabilize or outlook.view.stabilized:
        per = percent(chance)
        return Text(fr=f"{per.fr} de réussite, sans danger", en=f"{per.en} chance of success, without danger")
    return say_odds(chance, red)


def _say_better(outlook: Outlook, best: Plan) -> Text:
    told = _describe(outlook, best)
    return Text(fr=f"Mieux : {told.fr}", en=f"Better: {told.en}")
