"""Chances, wires and values in the words of both languages.

Advice is for whoever asked, remarks are read by everybody: what both say speaks to nobody.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import RED, TOOL_CARDS, YELLOW, Tool
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.text import EQUIPMENT_NAMES

NEVER: Final = 1e-9
SURE: Final = 1 - NEVER
PARTS: Final = 10_000  # to which chances are rounded before anybody reads them
LARGEST: Final = 12  # of the denominators that can be pictured
EXACT: Final = 0.0005
NEAR: Final = 0.0125  # of a fraction that is named beside the percentage
NOTHING: Final = Text(fr="", en="")
NO_RED: Final = Text(fr="aucun rouge possible", en="no red possible")
NOT_ALL_RED: Final = Text(
    fr="tous ne peuvent pas être rouges, donc pas d'explosion", en="they cannot all be red, so no explosion"
)
HARMLESS: Final = Text(
    fr="sans danger, même sur un rouge, grâce au stabilisateur", en="without danger, even at a red, by the stabilizer"
)


def sentence(*parts: Text) -> Text:
    """Parts of a text one after the other; empty ones are left out."""
    return Text(
        fr=" ".join(part.fr for part in parts if part.fr),
        en=" ".join(part.en for part in parts if part.en),
    )


def rounded(chance: float) -> float:
    """A chance as the board gets it: short, and never 0 or 1 where it is neither."""
    if not NEVER < chance < SURE:
        return float(round(chance))
    return min(max(round(PARTS * chance), 1), PARTS - 1) / PARTS


def percent(chance: float) -> Text:
    """A chance in per cent, as the board rounds it; never 0 or 100 where it is neither."""
    if 0.995 <= chance < SURE:
        return Text(fr="plus de 99\u202f%", en="more than 99%")
    if 0 < chance < 0.005:
        return Text(fr="moins de 1\u202f%", en="less than 1%")
    whole = (round(PARTS * chance) + PARTS // 200) // (PARTS // 100)
    return Text(fr=f"{whole}\u202f%", en=f"{whole}%")


def odds_of(chance: float) -> Text:
    """A chance as people say it: 5 chances in 6 (83%)."""
    if chance <= NEVER:
        return Text(fr="aucune chance", en="no chance")
    near = Fraction(chance).limit_denominator(LARGEST)
    per = percent(chance)
    if near in (0, 1) or abs(near - Fraction(chance)) > NEAR:
        return Text(fr=f"{per.fr} de chances", en=f"a chance of {per.en}")
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
        hit = Text(fr=f"{risk.fr} de risque de toucher le rouge", en=f"{risk.en} risk of hitting red")
        return NO_RED if red <= NEVER else hit
    if red > NEVER:
        return Text(fr=f"{risk.fr} de risque que tous soient rouges", en=f"{risk.en} risk that all are red")
    return NO_RED if reddest <= NEVER else NOT_ALL_RED


def value_word(value: int) -> Text:
    if value == YELLOW:
        return Text(fr="jaune", en="yellow")
    return Text(fr="rouge", en="red") if value == RED else Text(fr=str(value), en=str(value))


def values_word(values: Sequence[int]) -> Text:
    words = list(map(value_word, values))
    return Text(fr=" ou ".join(word.fr for word in words), en=" or ".join(word.en for word in words))


def slots_word(slots: Iterable[Slot]) -> Text:
    *some, last = map(slot_name, slots)
    if not some:
        return Text(fr=last, en=last)
    return Text(fr=f"{', '.join(some)} et {last}", en=f"{', '.join(some)} and {last}")


def tool_word(tool: Tool) -> Text:
    if tool == "double":
        return Text(fr="le double détecteur", en="the double detector")
    return EQUIPMENT_NAMES[TOOL_CARDS[tool]]


def tools_word(tools: Sequence[Tool]) -> Text:
    words = list(map(tool_word, tools))
    return Text(fr=" et ".join(word.fr for word in words), en=" and ".join(word.en for word in words))
