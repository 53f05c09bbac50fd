"""Questions to the crew, and the moments at which they are asked."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Theme
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.contact.actions import Guess
from cosmotheque.games.contact.view import View

ONCE: Final = "once"
AGAIN: Final = "again"
FARTHER: Final = "farther"
LONG: Final = 3
"""Legs of a long way."""

QUESTION: Final = Text(
    "Écoutez les vols : quelle planète est de loin la plus probable ? On suppose que, vers chaque planète, tous les "
    "itinéraires d’autant de tronçons se valent, et que la main est de celles que le carnet de vol laisse possibles.",
    "Listen to the flights: which planet is by far the likeliest? To each planet all routes with as many legs are "
    "supposed to be equally likely, and the hand to be one of those that the logbook leaves possible.",
)
"""Not which planet was meant: a hand may err."""


def _theme(slug: str, title: Text, *rules: str) -> Theme:
    return Theme(slug, title, QUESTION, tuple(map(RuleId, rules)))


THEMES: Final = {
    theme.slug: theme
    for theme in (
        _theme(ONCE, Text("Une seule transmission", "One transmission"), "CON-11", "CON-15"),
        _theme(AGAIN, Text("Plusieurs transmissions", "Several transmissions"), "CON-14", "CON-15"),
        _theme(FARTHER, Text("Un long voyage", "A long way"), "CON-9", "CON-15"),
    )
}


def find(moment: Moment) -> Iterator[str]:
    """Themes for a guess after a transmission: by the number of transmissions and the legs of the longest."""
    view: View = moment.view
    if not view.heard or not any(isinstance(action, Guess) for action in moment.actions):
        return
    if len(view.heard) > 1:
        yield AGAIN
    else:
        yield FARTHER if len(view.heard[0]) >= LONG else ONCE
