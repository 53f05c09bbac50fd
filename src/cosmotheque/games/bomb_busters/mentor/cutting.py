"""Words for cuts: the safest action of a turn, how likely it is to succeed, and why."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.actions import (
    Action,
    Announce,
    DualCut,
    GetStuck,
    Point,
    RevealReds,
    SoloCut,
    Stabilize,
    Sweep,
    Take,
)
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.plans import Outlook, Plan, cuts_with_tools
from cosmotheque.games.bomb_busters.components import UNSEEN, Tool
from cosmotheque.games.bomb_busters.mentor.words import (
    NOTHING,
    SURE,
    odds_of,
    percent,
    red_risk,
    sentence,
    slots_word,
    tools_word,
    value_word,
    values_word,
)
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.rules.facts import open_value
from cosmotheque.games.bomb_busters.rules.stands import left_of, uncut_on
from cosmotheque.games.bomb_busters.state import Slot

NOTABLY: Final = 0.05  # what a tool has to add to be worth a word
STUCK: Final = Text(
    fr="Aucun de vos fils ne peut être coupé : avancez le détonateur.",
    en="None of your wires can be cut: advance the detonator.",
)
REDS: Final = Text(
    fr="Révélez vos fils : il ne vous reste que du rouge, et les poser est sans danger.",
    en="Reveal your wires: only red is left to you, and laying it down is safe.",
)
WAIT_FOR: Final = Text(fr="Rien à faire pour l'instant.", en="Nothing to do just now.")
NO_CUT: Final = Text(fr="Vous n'avez plus rien à couper.", en="You have nothing left to cut.")


def say_turn(outlook: Outlook, intention: Sequence[Action], cuts: Sequence[Plan]) -> Text:
    """What to do with the own turn, or that one may wait."""
    stabilized = isinstance(intention[0], Stabilize)
    match intention[-1]:
        case DualCut(target=slot, value=value) if stabilized:
            return _say_stabilized(outlook, slot, value)
        case DualCut(target=slot, value=value):
            return _say_cut(outlook, slot, value)
        case Announce(values=values):
            return _say_tools(outlook, _tools(outlook, intention), _slots(outlook, intention), values, cuts)
        case SoloCut(value=value):
            return _say_solo(outlook, value)
        case RevealReds():
            return REDS
        case GetStuck():
            return STUCK
        case _:
            return say_preview(outlook, cuts)


def say_preview(outlook: Outlook, cuts: Sequence[Plan]) -> Text:
    """Nothing is to be done now; what would be safest on the own turn."""
    if not cuts:
        return sentence(WAIT_FOR, NO_CUT)
    best = cuts[0]
    chance, red = outlook.odds(best.slots, best.values)
    slot, value = slot_name(best.slots[0]), value_word(best.values[0])
    odds = say_odds(chance, red)
    ahead = Text(
        fr=f"À votre tour, le plus sûr serait {slot} en annonçant {value.fr} : {odds.fr}.",
        en=f"On your turn the safest would be {slot}, announcing {value.en}: {odds.en}.",
    )
    return sentence(WAIT_FOR, ahead)


def say_odds(chance: float, red: float) -> Text:
    """Certain, or so many chances and this risk of red."""
    if chance >= SURE:
        return Text(fr="c'est certain", en="that is certain")
    odds, risk = odds_of(chance), red_risk(red)
    return Text(fr=f"{odds.fr}, {risk.fr}", en=f"{odds.en}, {risk.en}")


def _say_cut(outlook: Outlook, slot: Slot, value: int) -> Text:
    chance, red = outlook.odds((slot,), (value,))
    name, word = slot_name(slot), value_word(value)
    if chance >= SURE:
        why = why_sure(outlook, slot, value)
        return Text(
            fr=f"Coupez {name} en annonçant {word.fr} : c'est certain, {why.fr}.",
            en=f"Cut {name}, announcing {word.en}: that is certain, {why.en}.",
        )
    odds = say_odds(chance, red)
    cut = Text(
        fr=f"Rien n'est certain ; le mieux est {name} en annonçant {word.fr} : {odds.fr}.",
        en=f"Nothing is certain; best is {name}, announcing {word.en}: {odds.en}.",
    )
    return sentence(cut, _say_mistakes(outlook), _say_kept_tool(outlook, chance))


def why_sure(outlook: Outlook, slot: Slot, value: int) -> Text:
    """How a seat can know what a wire is."""
    view, word = outlook.view, value_word(value)
    wire = view.stands[slot.stand].wires[slot.place]
    if wire.code != UNSEEN:
        return Text(fr="ce fil est connu depuis l'échange", en="this wire is known since the exchange")
    if wire.shown:
        return Text(fr="un jeton le dit", en="a token says so")
    if _is_between_equals(outlook, slot, value):
        return Text(fr=f"il est entre deux {word.fr}", en=f"it stands between two of {word.en}")
    if believe(replace(view, facts=())).chances(slot)[value] < SURE:
        return Text(
            fr="cela suit de ce qui a été annoncé, détecté ou étiqueté",
            en="that follows from what was announced, detected or labelled",
        )
    return Text(fr="rien d'autre ne peut être à cette place", en="nothing else can be in this place")


def _is_between_equals(outlook: Outlook, slot: Slot, value: int) -> bool:
    stands = outlook.view.stands
    places = range(len(stands[slot.stand].wires))
    equal = [place for place in places if open_value(stands, Slot(slot.stand, place)) == value]
    return bool(equal) and equal[0] < slot.place < equal[-1]


def _say_mistakes(outlook: Outlook) -> Text:
    """What a wrong cut would mean."""
    view = outlook.view
    if view.stabilized:
        return Text(fr="Le stabilisateur couvre une erreur.", en="The stabilizer covers a mistake.")
    left = view.seats - 1 - view.detonator
    if left <= 0:
        return Text(fr="Une erreur ferait tout exploser.", en="A mistake would blow everything up.")
    many = "s" * (left > 1)
    return Text(fr=f"L'équipe survit encore à {left} erreur{many}.", en=f"The team survives {left} more mistake{many}.")


def _say_kept_tool(outlook: Outlook, chance: float) -> Text:
    """The tool that would do better, though it is worth keeping."""
    better = max(
        (plan for plan in cuts_with_tools(outlook) if len(plan.tools) == 1),
        key=lambda plan: outlook.odds(plan.slots, plan.values)[0],
        default=None,
    )
    if better is None:
        return NOTHING
    more = outlook.odds(better.slots, better.values)[0]
    if more < chance + NOTABLY:
        return NOTHING
    tool, slots, values, per = (
        tools_word(better.tools),
        slots_word(better.slots),
        values_word(better.values),
        percent(more),
    )
    return Text(
        fr=f"Avec {tool.fr} sur {slots.fr} ({values.fr}) ce serait {per.fr}, mais mieux vaut le garder.",
        en=f"With {tool.en} on {slots.en} ({values.en}) it would be {per.en}, but that is better kept.",
    )


def _say_stabilized(outlook: Outlook, slot: Slot, value: int) -> Text:
    chance, _ = outlook.odds((slot,), (value,))
    name, word, odds = slot_name(slot), value_word(value), odds_of(chance)
    return Text(
        fr=f"Prenez le stabilisateur, puis coupez {name} en annonçant {word.fr} : {odds.fr}, sans danger.",
        en=f"Take the stabilizer, then cut {name}, announcing {word.en}: {odds.en}, without danger.",
    )


def _tools(outlook: Outlook, intention: Sequence[Action]) -> tuple[Tool, ...]:
    draft = outlook.view.draft
    return (*(draft.tools if draft else ()), *(step.tool for step in intention if isinstance(step, Take)))


def _slots(outlook: Outlook, intention: Sequence[Action]) -> tuple[Slot, ...]:
    draft = outlook.view.draft
    slots = list(draft.slots if draft else ())
    for step in intention:
        if isinstance(step, Point):
            slots.append(step.slot)
        elif isinstance(step, Sweep):
            slots += uncut_on(outlook.view, step.stand)
    return tuple(sorted(slots))


def _say_tools(
    outlook: Outlook, tools: Sequence[Tool], slots: Sequence[Slot], values: Sequence[int], cuts: Sequence[Plan]
) -> Text:
    """A cut with detectors or the ray, and what it would be without."""
    tool, where, what = tools_word(tools), slots_word(slots), values_word(values)
    chance, red = outlook.odds(slots, values)
    odds = say_odds(chance, red)
    cut = Text(
        fr=f"Avec {tool.fr}, visez {where.fr} et annoncez {what.fr} : {odds.fr}.",
        en=f"With {tool.en}, point at {where.en} and announce {what.en}: {odds.en}.",
    )
    if not cuts:
        return cut
    plain = percent(outlook.odds(cuts[0].slots, cuts[0].values)[0])
    without = Text(
        fr=f"Sans outil, la meilleure coupe n'a que {plain.fr}.", en=f"Without tools the best cut has only {plain.en}."
    )
    return sentence(cut, without, NOTHING if chance >= SURE else _say_mistakes(outlook))


def _say_solo(outlook: Outlook, value: int) -> Text:
    count, word = left_of(outlook.view, value), value_word(value)
    return Text(
        fr=f"Coupez en solo {word.fr} : les {count} fils qui restent sont tous chez vous, rien ne peut arriver.",
        en=f"Cut {word.en} solo: the {count} wires that are left are all yours, nothing can go wrong.",
    )
