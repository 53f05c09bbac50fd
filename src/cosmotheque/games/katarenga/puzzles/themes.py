"""Questions of the puzzles: to settle everything, to oust, to enter a camp or to win, in two or three moves."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Theme
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga.options import BaseOptions, BigBangOptions
from cosmotheque.games.katarenga.view import View

PAWNS: Final = 8
MOVES: Final = {2: Text("deux", "two"), 3: Text("trois", "three")}
QUESTION: Final = Text(
    "{} en {} coups au plus, quoi que réponde l’autre. Quel est le premier coup ?",
    "{} in {} moves at most, whatever the other side answers. What is the first move?",
)


class Goal(NamedTuple):
    """An aim, by its name in `force`, that is to be reached with the last of so many own moves at the latest."""

    aim: str
    moves: int


def _theme(aim: str, moves: int, title: Text, *rules: str) -> tuple[Theme, Goal]:
    question = QUESTION.filled(title, MOVES[moves])
    named = Text("{}, {} coups", "{}, {} moves").filled(title, moves)
    return Theme(f"{aim}-{moves}", named, question, tuple(map(RuleId, rules))), Goal(aim, moves)


SETTLE: Final = Text("Installez tous vos pions", "Settle all your pawns")
OUST: Final = Text("Délogez un pion", "Oust a pawn")
CAMP: Final = Text("Entrez dans un camp", "Enter a camp")
WIN: Final = Text("Gagnez la partie", "Win the game")


def _by_slug(*themes: tuple[Theme, Goal]) -> dict[str, tuple[Theme, Goal]]:
    return {theme.slug: (theme, goal) for theme, goal in themes}


BIG_BANG_THEMES: Final = _by_slug(
    _theme("win", 2, SETTLE, "KBB-13", "KBB-14", "KBB-18"),
    _theme("win", 3, SETTLE, "KBB-13", "KBB-14", "KBB-18"),
    _theme("oust", 2, OUST, "KBB-16"),
    _theme("oust", 3, OUST, "KBB-16"),
)
BASE_THEMES: Final = _by_slug(
    _theme("camp", 2, CAMP, "KAT-3"),
    _theme("camp", 3, CAMP, "KAT-3"),
    _theme("win", 2, WIN, "KAT-3", "KAT-4"),
    _theme("win", 3, WIN, "KAT-3", "KAT-4"),
)


def find(moment: Moment) -> Iterator[str]:
    """The shortest way to an aim comes first; proofs tell whether it is there."""
    view: View = moment.view
    home = view.home[moment.seat]
    for slug, (_, goal) in (BIG_BANG_THEMES if view.goals else BASE_THEMES).items():
        too_far = bool(view.goals) and goal.aim == "win" and home + goal.moves < PAWNS
        wins = goal.aim == "camp" and home > 0  # KAT-3: the second camp is the game, which is asked for by itself
        if not (too_far or wins):
            yield slug


def anew_big_bang(view: View) -> BigBangOptions:
    return BigBangOptions(position=view.position)


def anew_base(view: View) -> BaseOptions:
    return BaseOptions(position=view.position)
