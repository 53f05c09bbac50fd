"""What is asked of the crew, and when."""

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
STOPOVERS: Final = 3

QUESTION: Final = Text(
    "Écoutez les vols. Quelle planète était visée ?", "Listen to the flights. Which planet was meant?"
)


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
    """Whoever is to guess after a transmission: by how many there were, and by the legs of the longest."""
    view: View = moment.view
    if not view.heard or not any(isinstance(action, Guess) for action in moment.actions):
        return
    if len(view.heard) > 1:
        yield AGAIN
    else:
        yield FARTHER if len(view.heard[0]) >= STOPOVERS else ONCE
