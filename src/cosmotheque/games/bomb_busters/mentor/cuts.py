"""A cut in words: what it is, how likely to succeed or to hit red, why it is certain, and why it is preferred."""

from typing import Final

from msgspec.structs import replace

from cosmotheque.core.text import Text, join, sentence
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.plans import SOLO, Outlook, Plan
from cosmotheque.games.bomb_busters.components import AT_ONCE, NUMBERS, UNSEEN
from cosmotheque.games.bomb_busters.mentor.mechanism import Reason, describe_action, sayings
from cosmotheque.games.bomb_busters.mentor.thought import EVEN
from cosmotheque.games.bomb_busters.mentor.words import (
    HARMLESS,
    SURE,
    odds_of,
    percent,
    plural_word,
    red_risk,
    slots_word,
    tools_word,
    value_word,
    values_word,
)
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import GetStuck, RevealReds, SoloCut
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.rules.facts import open_value
from cosmotheque.games.bomb_busters.rules.filing import sorted_places
from cosmotheque.games.bomb_busters.rules.stands import wire_at

ALL_OR_NOTHING: Final = Text(fr="un seul fil faux et tout échoue", en="one wrong wire and it all fails")
TOOL: Final = Reason(Text(fr="Il y fallait moins d’outils.", en="It took fewer tools."))
LATER: Final = Reason(
    since=Text(
        fr="Ce qui restait à couper ensuite aurait été moins risqué.",
        en="The cuts left after it would have been less risky.",
    ),
    but=Text(
        fr="mais ce qui resterait à couper ensuite serait plus risqué",
        en="but the cuts left after it would be riskier",
    ),
)


def cut_and_odds(outlook: Outlook, plan: Plan) -> Text:
    """A cut without tools in the middle of a sentence: "B4, announcing 7 (83%, no red possible)"."""
    chance, red = outlook.odds(plan.slots, plan.values)
    name, word = slot_name(plan.slots[0]), value_word(plan.values[0])
    if chance >= SURE:
        odds = Text(fr="certain", en="certain")
    else:
        per, risk = percent(chance), say_risk(outlook, plan, red)
        odds = sentence("{}, {}", "{}, {}", per, risk)
    return sentence("{} en annonçant {} ({})", "{}, announcing {} ({})", name, word, odds)


def say_odds(outlook: Outlook, plan: Plan) -> Text:
    """Certain, or so many chances and this risk of red. Every sentence takes its figures from here."""
    chance, red = outlook.odds_of(plan)
    if chance >= SURE:
        return Text(fr="c’est certain", en="that is certain")
    return odds_and_risk(outlook, plan, chance, red)


def odds_and_risk(outlook: Outlook, plan: Plan, chance: float, red: float) -> Text:
    """The odds and the risk of a cut that is not certain, in figures."""
    odds, risk = odds_of(chance), say_risk(outlook, plan, red)
    return sentence("{}, {}", "{}, {}", odds, risk)


def say_risk(outlook: Outlook, plan: Plan, red: float) -> Text:
    bare = any(wire_at(outlook.view, slot).x for slot in plan.slots)
    if (plan.stabilize or outlook.view.stabilized) and not bare:
        return HARMLESS
    if AT_ONCE in plan.tools:
        return ALL_OR_NOTHING
    return red_risk(red, max(outlook.red_chance(slot) for slot in plan.slots), len(plan.slots))


def why_sure(outlook: Outlook, slot: Slot, value: int) -> Text:
    """The reason why a seat can be sure of a wire."""
    view = outlook.view
    wire = view.stands[slot.stand].wires[slot.place]
    if wire.code != UNSEEN:
        return Text(fr="ce fil est connu depuis l’échange", en="this wire is known from the exchange")
    if wire.shown:
        return Text(fr="un jeton le dit", en="a token says so")
    if wire.notes:
        return Text(
            fr="cela découle de son jeton et de ce qu’on sait",
            en="its token and what everybody knows leave nothing else",
        )
    if _is_between_equals(outlook, slot, value):
        return sentence("il est entre deux {}", "it is between two {}", plural_word(value))
    if believe(replace(view, facts=())).chances(slot)[value] < SURE:
        return Text(
            fr="cela découle de ce qui a été annoncé, détecté ou étiqueté",
            en="that follows from what was announced, detected or labelled",
        )
    return Text(fr="rien d’autre ne peut être à cette place", en="nothing else can be in this place")


def why_likely(outlook: Outlook, slot: Slot) -> Text | None:
    """The numbers between which a wire lies, as everybody can see; None where there is none to its left or right."""
    stands = outlook.view.stands
    if wire_at(outlook.view, slot).loose:
        return Text(fr="ce fil est hors de l’ordre", en="this wire is outside the order")
    known = {place: open_value(stands, Slot(slot.stand, place)) for place in sorted_places(stands[slot.stand])}
    before = [value for place, value in known.items() if place < slot.place and value in NUMBERS]
    after = [value for place, value in known.items() if place > slot.place and value in NUMBERS]
    if before and after:
        return sentence("ce fil est entre {} et {}", "this wire is between {} and {}", before[-1], after[0])
    if before:
        return sentence("ce fil vient après {}", "this wire comes after {}", before[-1])
    return sentence("ce fil vient avant {}", "this wire comes before {}", after[0]) if after else None


def _is_between_equals(outlook: Outlook, slot: Slot, value: int) -> bool:
    stands = outlook.view.stands
    places = sorted_places(stands[slot.stand])
    equal = [place for place in places if open_value(stands, Slot(slot.stand, place)) == value]
    return slot.place in places and bool(equal) and equal[0] < slot.place < equal[-1]


def describe(outlook: Outlook, plan: Plan) -> Text:
    """The action that was taken, and its odds."""
    match plan.action:
        case SoloCut(value=value):
            word = value_word(value)
            return sentence(
                "Coupe en solo ({}) : elle ne pouvait pas échouer.", "A solo cut ({}): it could not fail.", word
            )
        case RevealReds():
            return Text(fr="Fils rouges révélés : sans risque.", en="Reds revealed: no risk.")
        case GetStuck() if mission_of(outlook.view.options, outlook.view.seats).stuck == "skip":
            return Text(fr="Aucun fil ne pouvait être coupé.", en="No wire could be cut.")
        case GetStuck():
            return Text(
                fr="Aucun fil ne pouvait être coupé : le détonateur avance.",
                en="No wire could be cut: the detonator advances.",
            )
        case None:
            cut, odds = _describe_cut(plan), _describe_odds(outlook, plan)
            return sentence("{} : {}.", "{}: {}.", cut, odds)
        case action:
            told = describe_action(outlook.view, action)
            if told is None:
                raise TypeError(f"Nothing is said of {action}.")
            return told


def _describe_cut(plan: Plan) -> Text:
    return join(
        sentence("{} annoncé en {}", "{} announced at {}", values_word(plan.values), slots_word(plan.slots)),
        sentence("avec {}", "with {}", tools_word(plan.tools)) if plan.tools else None,
        Text(fr="sous stabilisateur", en="with the stabilizer") if plan.stabilize else None,
    )


def _describe_odds(outlook: Outlook, plan: Plan) -> Text:
    """Certain and why, or the chances of success and of red."""
    chance, red = outlook.odds_of(plan)
    if chance < SURE:
        return odds_and_risk(outlook, plan, chance, red)
    if len(plan.slots) > 1 or len(plan.values) > 1:
        return Text(fr="c’était certain", en="that was certain")
    why = why_sure(outlook, plan.slots[0], plan.values[0])
    return sentence("c’était certain, {}", "that was certain, {}", why)


def reason(outlook: Outlook, preferred: Plan, other: Plan) -> Reason:
    """A reason for a cut that its odds do not give."""
    reasons = (saying.reason() for saying in sayings(outlook.view))
    known = next((reason for reason in reasons if reason), None)
    if known is not None and _ticks(outlook, preferred) < _ticks(outlook, other) - EVEN:
        return known
    return TOOL if len(other.tools) > len(preferred.tools) else LATER


def _ticks(outlook: Outlook, plan: Plan) -> float:
    """The further cost of success."""
    if plan.action is not None:
        return plan.risk + SOLO
    return 0.0 if outlook.view.stabilized else max(outlook.ticks.get(value, 0.0) for value in plan.values)
