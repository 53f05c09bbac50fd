"""Words about launches, in both languages. Rings on the board go with it."""

from collections.abc import Mapping
from typing import Final

from cosmotheque.core.puzzle import Verdict
from cosmotheque.core.text import Text, sentence
from cosmotheque.games.space_connection.actions import Rocket, Ship, SuperShip
from cosmotheque.games.space_connection.components.sky import Position
from cosmotheque.games.space_connection.puzzles.questions import QUESTIONS, Aimed, Craft
from cosmotheque.games.space_connection.puzzles.skies import OpenSky
from cosmotheque.games.space_connection.puzzles.themes import COMPLETING, EMPTY, FINDING, PLANET

SMALLER: Final = Text(
    "C’est certain aussi, mais un plus petit engin suffit.", "Certain too, but a smaller craft will do."
)
A_ROCKET: Final = Text("Il faut une fusée.", "Use a rocket.")
NO_LASER: Final = Text("Il faut une fusée, un astronef ou un super-astronef.", "Use a rocket, a ship or a super ship.")
ASKED: Final[Mapping[str, Text]] = {PLANET: A_ROCKET, EMPTY: A_ROCKET, FINDING: NO_LASER, COMPLETING: NO_LASER}
REFUTED: Final[Mapping[str, Text]] = {
    PLANET: Text(
        "Pas forcément : les planètes cachées peuvent être toutes là où c’est entouré, et pas ici.",
        "Not for certain: all hidden planets may be where the rings are, and none here.",
    ),
    EMPTY: Text(
        "Pas forcément : les planètes cachées peuvent être là où c’est entouré, donc une ici.",
        "Not for certain: the hidden planets may be where the rings are, so one is here.",
    ),
    FINDING: Text(
        "Pas à coup sûr : les planètes cachées peuvent être toutes là où c’est entouré, et rien n’est trouvé.",
        "Not for certain: all hidden planets may be where the rings are, and nothing is found.",
    ),
    COMPLETING: Text(
        "Pas à coup sûr : si les planètes cachées sont là où c’est entouré, aucun système n’est achevé.",
        "Not for certain: if the hidden planets are where the rings are, no system is completed.",
    ),
}
IN_ALL: Final[Mapping[str, Text]] = {
    PLANET: Text(
        "Oui : {} cache une planète dans tous les ciels possibles{}.", "Yes: {} hides a planet in every possible sky{}."
    ),
    EMPTY: Text("Oui : {} est vide dans tous les ciels possibles{}.", "Yes: {} is empty in every possible sky{}."),
    FINDING: Text(
        "Oui : {} trouve une planète dans tous les ciels possibles{}.",
        "Yes: {} finds a planet in every possible sky{}.",
    ),
    COMPLETING: Text(
        "Oui : {} achève un système dans tous les ciels possibles{}.",
        "Yes: {} completes a system in every possible sky{}.",
    ),
}
LAUNCHED: Final[Mapping[Craft, Text]] = {
    Rocket: Text("une fusée en {}", "a rocket to {}"),
    Ship: Text("un astronef en {}", "a ship to {}"),
    SuperShip: Text("un super-astronef en {}", "a super ship to {}"),
}
COUNTABLE: Final = 9_999
"""More skies are not worth a number."""


def say_right(sky: OpenSky, theme: str, launch: Aimed) -> Verdict:
    at = launch.at
    if theme == PLANET and (system := _cornered_system(sky, at)):
        told = sentence(
            "Oui : le système entouré n’est pas achevé, et {} est sa seule voisine inconnue.",
            "Yes: the system with the rings is not complete, and {} is its only unknown neighbour.",
            at,
        )
        return Verdict(told, (at, *system))
    named = at if QUESTIONS[theme].crafts == (Rocket,) else LAUNCHED[type(launch)].filled(at)
    return Verdict(IN_ALL[theme].filled(named, _how_many(sky.total)), (at,))


def _cornered_system(sky: OpenSky, at: Position) -> tuple[Position, ...]:
    """A found part of a system that can go on here only."""
    where = sky.facts.space
    for group in where.lattice.groups(sky.facts.found):
        if where.lattice.around(group) & sky.facts.free == sky.at(at):
            return where.positions(group)
    return ()


def _how_many(skies: int) -> Text:
    """The number of skies in brackets, if it is a number that can be pictured."""
    if not 1 < skies <= COUNTABLE:
        return Text("", "")
    number = f"{skies:,}"
    return Text(" (il y en a {})", " (there are {})").filled(Text(number.replace(",", "\u202f"), number))
