"""Questions of the puzzles: a token that can be turned, the least count of a way, the cell where it needs a white."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Theme
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bing_bang.puzzles.goals import can_fly, planet_sought, tokens_sought

TURN: Final = "turn"
FLY_COUNT: Final = "count-token"
LAND_COUNT: Final = "count-planet"
FLY_WHITE: Final = "white-token"
LAND_WHITE: Final = "white-planet"

TO_TOKEN: Final = Text(
    "survoler un jeton d’une couleur que vous cherchez et pouvoir le retourner",
    "to fly over a token of a colour that you look for, so that it can be turned",
)
TO_PLANET: Final = Text(
    "livrer sur votre planète ou, témoin à bord, rentrer sur la Terre",
    "to deliver on your planet or, with the witness aboard, to come home to Earth",
)
ONLY: Final = Text(
    "Sans Bing Bang, un seul jeton d’une couleur que vous cherchez peut être retourné dans ce compte. Lequel\u202f?",
    "Without a Bing Bang, only one token of a colour that you look for can be turned in this count. Which one?",
)
COUNT: Final = Text(
    "Sans Bing Bang, jusqu’à combien faut-il compter, au moins, pour {}\u202f?",
    "Without a Bing Bang, how far must you count at least {}?",
)
WHITE: Final = Text(
    "Vous voulez {}, sans Bing Bang. Il n’y a qu’une case où tous les plus courts chemins posent un jeton blanc. "
    "Laquelle\u202f?",
    "You want {}, without a Bing Bang. There is only one cell on which all shortest ways lay a white token. Which one?",
)


def _theme(slug: str, title: Text, question: Text, *rules: str) -> Theme:
    return Theme(slug, title, question, tuple(map(RuleId, rules)))


THEMES: Final = (
    _theme(TURN, Text("Le seul jeton à portée", "The only token in reach"), ONLY, "BB-16", "BB-23", "BB-24"),
    _theme(
        FLY_COUNT,
        Text("Compter jusqu’au jeton", "Count to the token"),
        COUNT.filled(TO_TOKEN),
        "BB-17",
        "BB-18",
        "BB-23",
    ),
    _theme(
        LAND_COUNT,
        Text("Compter jusqu’à la planète", "Count to the planet"),
        COUNT.filled(TO_PLANET),
        "BB-17",
        "BB-18",
        "BB-46",
        "BB-47",
        "BB-49",
    ),
    _theme(
        FLY_WHITE,
        Text("Le blanc qui mène au jeton", "The white that leads to the token"),
        WHITE.filled(TO_TOKEN),
        "BB-17",
        "BB-21",
        "BB-23",
    ),
    _theme(
        LAND_WHITE,
        Text("Le blanc qui mène à la planète", "The white that leads to the planet"),
        WHITE.filled(TO_PLANET),
        "BB-17",
        "BB-21",
        "BB-46",
        "BB-47",
        "BB-49",
    ),
)


def find(moment: Moment) -> Iterator[str]:
    """Ways are asked for once a count, at its beginning; a token in reach also later."""
    if not can_fly(moment):
        return
    begins = moment.view.table.turn.count == 0
    if planet_sought(moment.view, moment.seat) is not None:
        yield from (LAND_COUNT, LAND_WHITE) if begins else ()
    elif tokens_sought(moment.view, moment.seat):
        yield from (FLY_COUNT, FLY_WHITE, TURN) if begins else (TURN,)
