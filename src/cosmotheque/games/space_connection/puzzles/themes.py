"""What is asked of a sky, and where it can be asked."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Theme
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.space_connection.actions import Rocket, Ship

PLANET: Final = "planet"
EMPTY: Final = "empty"
ROCKET: Final = "rocket"
SHIP: Final = "ship"


def _theme(slug: str, title: Text, question: Text, *rules: str) -> Theme:
    return Theme(slug, title, question, tuple(map(RuleId, rules)))


THEMES: Final = {
    theme.slug: theme
    for theme in (
        _theme(
            PLANET,
            Text("Forcément une planète", "A planet for certain"),
            Text(
                "Une seule position inconnue cache forcément une planète. Envoyez-y une fusée.",
                "One unknown position only must hide a planet. Send a rocket there.",
            ),
            "SC-5",
            "SC-10",
        ),
        _theme(
            EMPTY,
            Text("Forcément vide", "Empty for certain"),
            Text(
                "Une seule position inconnue est forcément vide. Montrez-la avec une fusée.",
                "One unknown position only must be empty. Point at it with a rocket.",
            ),
            "SC-5",
            "SC-20",
        ),
        _theme(
            ROCKET,
            Text("Le système achevé", "The system completed"),
            Text(
                "Une seule fusée achève un système à coup sûr. Où va-t-elle ?",
                "One rocket only is certain to complete a system. Where does it go?",
            ),
            "SC-10",
            "SC-17",
        ),
        _theme(
            SHIP,
            Text("Un astronef suffit", "A ship is enough"),
            Text(
                "Aucune fusée n’achève un système à coup sûr, un seul astronef le fait. Où va-t-il ?",
                "No rocket is certain to complete a system; one ship only is. Where does it go?",
            ),
            "SC-11",
            "SC-17",
        ),
    )
}


def find(moment: Moment) -> Iterator[str]:
    """Wherever a craft can be launched; whether the sky can be counted is for the proof to see."""
    kinds = {type(action) for action in moment.actions}
    if Rocket in kinds:
        yield from (PLANET, EMPTY, ROCKET)
        if Ship in kinds:
            yield SHIP
