"""Questions of the puzzles, and the moments at which they can be asked."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Theme
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.space_connection.actions import Rocket

PLANET: Final = "planet"
EMPTY: Final = "empty"
FINDING: Final = "finding"
COMPLETING: Final = "completing"


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
                "Only one unknown position is certain to hide a planet. Send a rocket there.",
            ),
            "SC-5",
            "SC-10",
            "SC-17",
        ),
        _theme(
            EMPTY,
            Text("Forcément vide", "Empty for certain"),
            Text(
                "Une seule position inconnue est forcément vide. Montrez-la avec une fusée.",
                "Only one unknown position is certain to be empty. Point at it with a rocket.",
            ),
            "SC-5",
            "SC-17",
        ),
        _theme(
            FINDING,
            Text("Trouver à coup sûr", "Certain to find"),
            Text(
                "Aucune fusée ne trouve une planète à coup sûr. Quel astronef ou super-astronef le fait ? "
                "Prenez le plus petit engin qui suffise.",
                "No rocket is certain to find a planet. Which ship or super ship is? "
                "Take the smallest craft that will do.",
            ),
            "SC-5",
            "SC-11",
            "SC-12",
        ),
        _theme(
            COMPLETING,
            Text("Achever à coup sûr", "Certain to complete"),
            Text(
                "Quelle fusée, quel astronef ou quel super-astronef achève un système à coup sûr ? "
                "Prenez le plus petit engin qui suffise.",
                "Which rocket, ship or super ship is certain to complete a system? "
                "Take the smallest craft that will do.",
            ),
            "SC-10",
            "SC-11",
            "SC-12",
            "SC-17",
        ),
    )
}


def find(moment: Moment) -> Iterator[str]:
    """Themes for a moment in which a craft can be launched; the proof checks if the sky can be counted."""
    if any(isinstance(action, Rocket) for action in moment.actions):
        yield from THEMES
