"""The rules in our own words, under the ids of the specification; refusals and the rules page read them here.

Reading order: `base` (the base game), `campaign` (from mission to mission).
"""

from cosmotheque.core.text import Rule, Section, Text
from cosmotheque.games.bomb_busters.rulebook.base import BASE
from cosmotheque.games.bomb_busters.rulebook.campaign import CAMPAIGN

# What missions of the campaign have in common, one section a mechanism, and the rules of each mission by its number.
MECHANISMS: tuple[Section, ...] = ()
MISSIONS: dict[int, tuple[Rule, ...]] = {}
BOXES = ((1, range(9, 20)), (2, range(20, 31)), (3, range(31, 43)), (4, range(43, 55)), (5, range(55, 67)))


def _box(box: int, numbers: range) -> Section:
    title = Text(
        fr=f"Boîte {box} : missions {numbers[0]} à {numbers[-1]}",
        en=f"Box {box}: missions {numbers[0]} to {numbers[-1]}",
    )
    return Section(title, tuple(rule for number in numbers for rule in MISSIONS.get(number, ())))


RULEBOOK = (*BASE, CAMPAIGN, *MECHANISMS, *(section for box, numbers in BOXES if (section := _box(box, numbers)).rules))
