"""Remarks on turns: how likely a cut was to succeed or to hit red, and what would have been better."""

from cosmotheque.core.mentor import Grade, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import DualCut, GetStuck, RevealReds, SoloCut
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan
from cosmotheque.games.bomb_busters.mentor.cutting import odds_and_risk, why_sure
from cosmotheque.games.bomb_busters.mentor.helps import describe_help
from cosmotheque.games.bomb_busters.mentor.reasons import SINCE, reason
from cosmotheque.games.bomb_busters.mentor.thinking import EVEN, Thought, odds_risk, plan_of, think
from cosmotheque.games.bomb_busters.mentor.words import (
    NOTHING,
    SURE,
    sentence,
    slots_word,
    tools_word,
    value_word,
    values_word,
)

Turn = DualCut | SoloCut | RevealReds | GetStuck


def remark_turn(moment: Moment, action: Turn) -> Remark | None:
    """The plan that was carried out beside the mentor's own."""
    thought = think(moment)
    played = plan_of(thought.outlook, [action])
    return None if played is None else weighed(thought, played)


def weighed(thought: Thought, played: Plan) -> Remark:
    """A whole cut, with its odds."""
    grade, told = thought.grade(played), describe(thought.outlook, played)
    if grade == Grade.BEST:
        return Remark(grade, told)
    return Remark(grade, sentence(told, say_better(thought, played)), thought.intention[0])


def say_better(thought: Thought, played: Plan) -> Text:
    """What the mentor would have done, and why where the odds do not say it."""
    outlook, plan = thought.outlook, thought.plan
    if plan is None:
        told = describe_help(outlook.view, thought.intention[0])
        return Text(fr=f"Mieux : {told.fr}", en=f"Better: {told.en}")
    told = describe(outlook, plan)
    why = SINCE[reason(outlook, plan, played)] if _odds_say_nothing(outlook, plan, played) else NOTHING
    return sentence(Text(fr=f"Mieux : {told.fr}", en=f"Better: {told.en}"), why)


def _odds_say_nothing(outlook: Outlook, plan: Plan, played: Plan) -> bool:
    return not plan.stabilize and _odds_risk(outlook, played) <= _odds_risk(outlook, plan) + EVEN


def _odds_risk(outlook: Outlook, plan: Plan) -> float:
    """Solo cuts and revealed reds cannot fail; whoever is stuck has failed already."""
    if plan.action is not None:
        return outlook.mistake if isinstance(plan.action, GetStuck) else 0.0
    return odds_risk(outlook, plan.slots, plan.values)


def describe(outlook: Outlook, plan: Plan) -> Text:
    """What was done, and its odds."""
    match plan.action:
        case SoloCut(value=value):
            word = value_word(value)
            return Text(
                fr=f"Coupe en solo ({word.fr}) : elle ne pouvait pas échouer.",
                en=f"A solo cut ({word.en}): it could not fail.",
            )
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
    if chance < SURE:
        return odds_and_risk(outlook, plan, chance, red)
    if len(plan.slots) > 1 or len(plan.values) > 1:
        return Text(fr="c'était certain", en="that was certain")
    why = why_sure(outlook, plan.slots[0], plan.values[0])
    return Text(fr=f"c'était certain, {why.fr}", en=f"that was certain, {why.en}")
