"""Chances, wires and values in the words of both languages.

Advice is for the player who asked, remarks are read by everybody: words used in both address nobody.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from cosmotheque.core.text import OR, Text, join_names, sentence
from cosmotheque.games.bomb_busters.bots.telling import place_chance, rank_of
from cosmotheque.games.bomb_busters.components import AT_ONCE, RED, TOOL_CARDS, YELLOW, Tool, is_blue, value_of
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES
from cosmotheque.games.bomb_busters.view.seen import View

NEVER: Final = 1e-9  # sums of floats miss 0 and 1 by less
SURE: Final = 1 - NEVER
PARTS: Final = 10_000  # to which chances are rounded before anybody reads them
LARGEST: Final = 12  # of the denominators that can be pictured
EXACT: Final = 0.0005  # off by less, a fraction is not called "about": nobody can tell
NEAR: Final = 0.0125  # off by more, a fraction is not named: it would not seem to fit the percentage beside it
WITH_AN: Final = (8, 11)
NO_RED: Final = Text(fr="aucun rouge possible", en="no red possible")
NOT_ALL_RED: Final = Text(
    fr="tous ne peuvent pas être rouges, donc pas d’explosion", en="they cannot all be red, so no explosion"
)
HARMLESS: Final = Text(
    fr="sans danger, même sur un rouge, grâce au stabilisateur", en="safe even on a red wire, thanks to the stabilizer"
)


def say_better(told: Text) -> Text:
    """Say what would have been better, after what was done."""
    return sentence("Mieux : {}", "Better: {}", told)


def round_chance(chance: float) -> float:
    """A chance as the board gets it: short, and never 0 or 1 where it is neither."""
    if not NEVER < chance < SURE:
        return float(round(chance))
    return min(max(round(PARTS * chance), 1), PARTS - 1) / PARTS


def percent(chance: float) -> Text:
    """A chance in per cent, rounded as the board does beside it; never 0 or 100 where it is neither."""
    if 0.995 <= chance < SURE:
        return Text(fr="plus de 99\u202f%", en="more than 99%")
    if 0 < chance < 0.005:
        return Text(fr="moins de 1\u202f%", en="less than 1%")
    whole = (round(PARTS * chance) + PARTS // 200) // (PARTS // 100)
    return sentence("{}\u202f%", "{}%", whole)


def odds_of(chance: float) -> Text:
    """A chance as people say it: 5 chances in 6 (83%)."""
    if chance <= NEVER:
        return Text(fr="aucune chance", en="no chance")
    near = Fraction(chance).limit_denominator(LARGEST)
    per = percent(chance)
    if near in (0, 1) or abs(near - Fraction(chance)) > NEAR:
        return sentence("{} de chances", "a chance of {}", per)
    about = abs(near - Fraction(chance)) > EXACT
    many = near.numerator > 1
    return Text(
        fr=f"{'environ ' if about else ''}{near.numerator} chance{'s' * many} sur {near.denominator} ({per.fr})",
        en=f"{'about ' if about else ''}{near.numerator} chance{'s' * many} in {near.denominator} ({per.en})",
    )


def red_risk(red: float, reddest: float, count: int) -> Text:
    """The risk that all wires pointed at are red (BOM-15, BOM-32); `reddest` is that of the likeliest one."""
    risk = percent(red)
    if count == 1:
        hit = sentence("{} de risque de toucher le rouge", "{} risk of hitting red", risk)
        return NO_RED if red <= NEVER else hit
    if red > NEVER:
        return sentence("{} de risque que tous soient rouges", "{} risk that all are red", risk)
    return NO_RED if reddest <= NEVER else NOT_ALL_RED


def value_word(value: int) -> Text:
    if value == YELLOW:
        return Text(fr="jaune", en="yellow")
    return Text(fr="rouge", en="red") if value == RED else Text(fr=str(value), en=str(value))


def a_number(value: int) -> Text:
    """ "a 7", but "an 8"."""
    return Text(fr=f"un {value}", en=f"{'an' if value in WITH_AN else 'a'} {value}")


def plural_word(value: int) -> Text:
    """Several wires of a value: "two 7s", "the yellow ones"."""
    if value == YELLOW:
        return Text(fr="jaunes", en="yellow ones")
    return Text(fr="rouges", en="red ones") if value == RED else Text(fr=str(value), en=f"{value}s")


def values_word(values: Iterable[int]) -> Text:
    return join_names(map(value_word, values), OR)


def slots_word(slots: Iterable[Slot]) -> Text:
    return join_names(map(slot_name, slots))


def tool_word(tool: Tool) -> Text:
    if tool == AT_ONCE:
        return Text(fr="une coupe d’un coup", en="a cut in one go")
    if tool == "double":
        return Text(fr="le double détecteur", en="the double detector")
    return EQUIPMENT_NAMES[TOOL_CARDS[tool]]


def tools_word(tools: Iterable[Tool]) -> Text:
    return join_names(map(tool_word, tools))


def say_surprise(view: View, slot: Slot) -> Text:
    """Say how much a wire tells: the less it is expected at its place, the more."""
    wire = view.stands[slot.stand].wires[slot.place]
    if wire.shown:
        return Text(fr="il est déjà connu", en="it is already known")
    if not is_blue(wire.code):
        return Text(fr="sa couleur dit peu des voisins", en="its colour says little about its neighbours")
    number = wire.code // 10
    if wire.loose:
        return Text(
            fr="hors de l’ordre, rien d’autre ne le dirait", en="outside the order, nothing else would reveal it"
        )
    size, place = rank_of(view, slot)
    expected = percent(place_chance(size, place, number, mission_of(view.options, view.seats).blue))
    return sentence(
        "on ne trouve {} à cette place que dans {} des donnes",
        "only {1} of deals have {0} there",
        a_number(number),
        expected,
    )


def wire_word(view: View, slot: Slot) -> Text:
    return value_word(value_of(view.stands[slot.stand].wires[slot.place].code))
