"""Questions of puzzles, and the positions where they can be asked."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Theme
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bomb_busters.model.actions import DualCut, PlaceToken, SoloCut, Take
from cosmotheque.games.bomb_busters.view.seen import View

CERTAIN: Final = "certain"
NO_RED: Final = "no-red"
TOOL: Final = "tool"
TELLING: Final = "telling"


def _theme(slug: str, title: Text, question: Text, *rules: str) -> Theme:
    return Theme(slug, title, question, tuple(map(RuleId, rules)))


THEMES: Final = {
    theme.slug: theme
    for theme in (
        _theme(
            CERTAIN,
            Text("La coupe certaine", "The certain cut"),
            Text(
                "Sans outil, une seule coupe réussit à coup sûr. Laquelle ?",
                "Without tools, only one cut is certain to succeed. Which one?",
            ),
            "BOM-13",
            "BOM-90",
        ),
        _theme(
            NO_RED,
            Text("Pas de rouge ici", "No red here"),
            Text(
                "Rien n’est certain. Parmi les fils qui peuvent être de l’une de vos valeurs, un seul ne peut pas être "
                "rouge. Coupez-le, en annonçant ce qu’il peut être.",
                "Nothing is certain. Of the wires that can have one of your values, only one cannot be red. Cut it, "
                "announcing a value that it can have.",
            ),
            "BOM-15",
            "BOM-90",
        ),
        _theme(
            TOOL,
            Text("L’outil qu’il faut", "The right tool"),
            Text(
                "Sans détecteur ni rayon, aucune coupe n’est certaine. Lequel, à lui seul, en rend une certaine ?",
                "Without a detector or the ray no cut is certain. Which of them, by itself, makes one certain?",
            ),
            "BOM-30",
            "BOM-43",
            "BOM-49",
        ),
        _theme(
            TELLING,
            Text("Le jeton qui en dit le plus", "The most telling token"),
            Text(
                "Quel jeton exclut le plus de donnes aux yeux de quelqu’un qui ne voit que la table ?",
                "Which token rules out the most deals for somebody who sees only the table?",
            ),
            "BOM-11",
            "BOM-90",
        ),
    )
}


def find(moment: Moment) -> Iterator[str]:
    """Cuts and tools at the start of a turn without a solo cut, which needs no thought; tokens before the first."""
    view: View = moment.view
    if any(isinstance(action, PlaceToken) for action in moment.actions):
        yield TELLING
    if view.draft is not None or view.tasks or any(isinstance(action, SoloCut) for action in moment.actions):
        return
    if any(isinstance(action, DualCut) for action in moment.actions):
        yield CERTAIN
        yield NO_RED
        if any(isinstance(action, Take) for action in moment.actions):
            yield TOOL
