"""Advice during play: what the strongest bot would do here, and why, in words; the odds for the board to draw."""

from collections.abc import Sequence
from typing import Final

from cosmotheque.core.mentor import Advice
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, cuts_with_tools
from cosmotheque.games.bomb_busters.components import AT_ONCE, UNSEEN
from cosmotheque.games.bomb_busters.mentor.choices import say_choice
from cosmotheque.games.bomb_busters.mentor.cuts import cut_and_odds, reason, say_odds, why_likely, why_sure
from cosmotheque.games.bomb_busters.mentor.equipment import say_equipment
from cosmotheque.games.bomb_busters.mentor.mechanism import advise_action, sayings
from cosmotheque.games.bomb_busters.mentor.shown import CutChance, Odds
from cosmotheque.games.bomb_busters.mentor.thought import (
    EVEN,
    LIMIT,
    coach,
    odds_risk,
    outlook_of,
    plan_of,
    rest_of,
    safest_cuts,
)
from cosmotheque.games.bomb_busters.mentor.words import (
    SURE,
    percent,
    plural_word,
    round_chance,
    slots_word,
    tools_word,
    value_word,
    values_word,
)
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import GetStuck, RevealReds, SoloCut
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.rules.registry import mechanisms
from cosmotheque.games.bomb_busters.rules.stands import count_uncut, has_wires
from cosmotheque.games.bomb_busters.view.seen import View

MOST_CUTS: Final = 5
NOTABLY: Final = 0.05  # what a tool has to add to be worth a word
NOT_YET: Final = Text(fr="La mission n’a pas encore commencé.", en="The mission has not started yet.")
OVER: Final = Text(fr="La mission est terminée.", en="The mission is over.")
STUCK: Final = Text(
    fr="Aucun de vos fils ne peut être coupé maintenant : vous êtes bloqué.",
    en="None of your wires can be cut now: you are stuck.",
)
SKIP: Final = Text(
    fr="Aucun de vos fils ne peut être coupé : passez votre tour.", en="None of your wires can be cut: skip your turn."
)
REDS: Final = Text(
    fr="Révélez vos fils rouges : il ne vous en reste pas d’autres, et les poser est sans danger.",
    en="Reveal your wires: you only have reds left, and that is safe.",
)
WAIT_FOR: Final = Text(fr="Rien à faire pour l’instant.", en="Nothing to do right now.")
NO_CUT: Final = Text(fr="Vous n’avez plus rien à couper.", en="You have nothing left to cut.")


def advise(moment: Moment) -> Advice:
    """The odds for any seat, on its turn or not, and advice where there is something to do."""
    view: View = moment.view
    if view.ended or view.captain == NOBODY:
        return Advice(OVER if view.ended else NOT_YET)
    outlook = outlook_of(moment)
    if not moment.actions:
        cuts = safest_cuts(outlook)
        return Advice(_say_preview(outlook, cuts), shown=_odds(outlook, cuts))
    intention = rest_of(view, view.draft) if view.draft else coach().intend(view, moment.actions, LIMIT)
    plan, first = plan_of(outlook, intention), intention[0]
    cuts = safest_cuts(outlook, plan)
    told = (
        say_choice(outlook, first, moment.actions)
        or say_equipment(outlook, first, cuts)
        or advise_action(outlook, first)
        or _say_turn(outlook, plan, cuts)
    )
    return Advice(told, first, _odds(outlook, cuts))


def _odds(outlook: Outlook, cuts: list[Plan]) -> Odds:
    return Odds(_chances(outlook), tuple(_cut_chance(outlook, cut) for cut in cuts[:MOST_CUTS]))


def _chances(outlook: Outlook) -> tuple[tuple[tuple[float, ...], ...], ...]:
    return tuple(
        tuple(
            tuple(map(round_chance, outlook.belief.chances(Slot(number, place)))) if wire.code == UNSEEN else ()
            for place, wire in enumerate(stand.wires)
        )
        for number, stand in enumerate(outlook.view.stands)
    )


def _cut_chance(outlook: Outlook, cut: Plan) -> CutChance:
    success, red = outlook.odds(cut.slots, cut.values)
    return CutChance(cut.slots[0], cut.values[0], round_chance(success), round_chance(red))


def _say_turn(outlook: Outlook, plan: Plan | None, cuts: Sequence[Plan]) -> Text:
    """Advice for the own turn, or a preview of it."""
    if plan is None:
        return _say_preview(outlook, cuts)
    return join(_say_plan(outlook, plan, cuts), *(saying.remind(outlook) for saying in sayings(outlook.view)))


def _say_plan(outlook: Outlook, plan: Plan, cuts: Sequence[Plan]) -> Text:
    match plan.action:
        case SoloCut(value=value):
            return _say_solo(outlook, value)
        case RevealReds():
            return REDS
        case GetStuck():
            return SKIP if mission_of(outlook.view.options, outlook.view.seats).stuck == "skip" else STUCK
        case _ if plan.stabilize:
            return _say_stabilized(outlook, plan)
        case _:
            return _say_tools(outlook, plan, cuts) if plan.tools else _say_cut(outlook, plan, cuts)


def _say_preview(outlook: Outlook, cuts: Sequence[Plan]) -> Text:
    """The safest cut that the own turn would offer, while there is nothing to do."""
    if not cuts:
        return WAIT_FOR if has_wires(outlook.view, outlook.view.active) else join(WAIT_FOR, NO_CUT)
    cut = cut_and_odds(outlook, cuts[0])
    ahead = sentence(
        "À votre tour, la coupe en duo la plus sûre serait {}.", "On your turn the safest dual cut would be {}.", cut
    )
    return join(WAIT_FOR, ahead)


def _say_cut(outlook: Outlook, plan: Plan, cuts: Sequence[Plan]) -> Text:
    (slot,), (value,) = plan.slots, plan.values
    name, word, odds = slot_name(slot), value_word(value), say_odds(outlook, plan)
    chance = outlook.odds(plan.slots, plan.values)[0]
    if chance >= SURE:
        why = why_sure(outlook, slot, value)
        return sentence("Coupez {} en annonçant {} : {}, {}.", "Cut {}, announcing {}: {}, {}.", name, word, odds, why)
    likely = why_likely(outlook, slot)
    if likely is not None:
        odds = sentence("{}, ce qui donne {}", "{}, which gives {}", likely, odds)
    best = sentence("le mieux est {} en annonçant {} : {}.", "best is {}, announcing {}: {}.", name, word, odds)
    if outlook.odds(cuts[0].slots, cuts[0].values)[0] >= SURE:
        cut = Text(fr=f"L{best.fr[1:]}", en=f"B{best.en[1:]}")
    else:
        cut = sentence("Rien n’est certain ; {}", "Nothing is certain; {}", best)
    return join(cut, _say_safer(outlook, plan, cuts[0]), _say_mistakes(outlook), _say_kept_tool(outlook, cuts))


def _say_safer(outlook: Outlook, plan: Plan, safest: Plan) -> Text | None:
    """The safer cut, where the plan is not the safest one."""
    if odds_risk(outlook, plan.slots, plan.values) <= safest.risk + EVEN:
        return None
    cut, but = cut_and_odds(outlook, safest), reason(outlook, plan, safest).but
    return sentence("Sur le moment, {} serait plus sûr, {}.", "Right now {} would be safer, {}.", cut, but)


def _say_mistakes(outlook: Outlook) -> Text | None:
    """The consequence of a wrong cut."""
    view = outlook.view
    if view.stabilized or any(part.is_fatal(view, view.active) for part in mechanisms(view)):
        return None
    left = view.steps - 1
    if left <= 0:
        return Text(fr="Une erreur ferait tout exploser.", en="A mistake would blow everything up.")
    many = "s" * (left > 1)
    return sentence("L’équipe survit encore à {} erreur{}.", "The team survives {} more mistake{}.", left, many)


def _say_kept_tool(outlook: Outlook, cuts: Sequence[Plan]) -> Text | None:
    """The tool that would do better than any plain cut, though it is worth keeping."""
    better = max(
        (plan for plan in cuts_with_tools(outlook) if len(plan.tools) == 1),
        key=lambda plan: outlook.odds(plan.slots, plan.values)[0],
        default=None,
    )
    if better is None:
        return None
    more, plain = (outlook.odds(plan.slots, plan.values)[0] for plan in (better, cuts[0]))
    if more < plain + NOTABLY:
        return None
    tool, slots, values, per = (
        tools_word(better.tools),
        slots_word(better.slots),
        values_word(better.values),
        percent(more),
    )
    return sentence(
        "Avec {} sur {} ({}) ce serait {}, mais mieux vaut le garder.",
        "With {} on {} ({}) it would be {}, but keep that for later.",
        tool,
        slots,
        values,
        per,
    )


def _say_stabilized(outlook: Outlook, plan: Plan) -> Text:
    name, word, odds = slot_name(plan.slots[0]), value_word(plan.values[0]), say_odds(outlook, plan)
    return sentence(
        "Utilisez le stabilisateur, puis coupez {} en annonçant {} : {}.",
        "Use the stabilizer, then cut {}, announcing {}: {}.",
        name,
        word,
        odds,
    )


def _say_tools(outlook: Outlook, plan: Plan, cuts: Sequence[Plan]) -> Text:
    """A cut with detectors or the ray, and the safest one without."""
    tool, where, what = tools_word(plan.tools), slots_word(plan.slots), values_word(plan.values)
    odds = say_odds(outlook, plan)
    if AT_ONCE in plan.tools:
        return sentence("Coupez d’un coup {} ({}) : {}.", "Cut {} ({}) in one go: {}.", where, what, odds)
    cut = sentence(
        "Avec {}, visez {} et annoncez {} : {}.", "With {}, point at {} and announce {}: {}.", tool, where, what, odds
    )
    if not cuts:
        return cut
    plain = cut_and_odds(outlook, cuts[0])
    without = sentence(
        "Sans outil, la coupe en duo la plus sûre est {}.", "Without tools the safest dual cut is {}.", plain
    )
    certain = outlook.odds_of(plan)[0] >= SURE
    return join(cut, without, None if certain else _say_mistakes(outlook))


def _say_solo(outlook: Outlook, value: int) -> Text:
    count, word = count_uncut(outlook.view, value), plural_word(value)
    return sentence(
        "Coupez en solo les {} : les {} fils restants sont tous chez vous, la coupe ne peut pas échouer.",
        "Cut the {} solo: the {} wires that are left are all yours, so the cut cannot fail.",
        word,
        count,
    )
