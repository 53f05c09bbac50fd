"""A view as lines of text for a terminal, in rich's markup.

Colour is never the only sign: ♖ is red, ♗ yellow, ♘ green, ♔ blue; rings are settled pawns, ‹ › marks the last move.
"""

from typing import Any, Final

from cosmotheque.core.text import Language, Text
from cosmotheque.games.katarenga.actions import Action, Camp, Oust, Slide
from cosmotheque.games.katarenga.components import SQUARE_NAMES
from cosmotheque.games.katarenga.events import Event
from cosmotheque.games.katarenga.notation import CAMP_NAMES
from cosmotheque.games.katarenga.view import View

SIGNS: Final = {"R": "♖", "Y": "♗", "G": "♘", "B": "♔"}
GROUNDS: Final = {"R": "#b8394b", "Y": "#d9a92f", "G": "#3f8f63", "B": "#3c66a8"}
PAWNS: Final = {"w": "○", "W": "○○", "b": "●", "B": "●●", ".": ""}
SETTLED: Final = {"w": "◎", "W": "◎◎", "b": "◉", "B": "◉◉"}
INKS: Final = {"w": "bold #ffffff", "b": "bold #000000", ".": "#e8e2d0"}
FILES: Final = "     a    b    c    d    e    f    g    h"
LAST: Final = ("‹", "›")
PLAIN: Final = (" ", " ")


BEING_LAID: Final = Text("On prépare le tablier.", "The board is being laid.")
SIDES: Final = (Text("Blancs ○  {}", "White ○  {}"), Text("Noirs ●  {}", "Black ●  {}"))
TO_MOVE: Final = Text("[bold]{}  à jouer[/]", "[bold]{}  to move[/]")
CAMPED: Final = Text("pions {}, camps {} sur 2", "pawns {}, camps {} of 2")
GOAL: Final = Text("couleur d’objectif {}", "goal {}")
NO_GOAL: Final = Text("pas encore de couleur", "no goal yet")
COLOURS: Final = {
    "R": Text("rouge ♖", "red ♖"),
    "Y": Text("jaune ♗", "yellow ♗"),
    "G": Text("vert ♘", "green ♘"),
    "B": Text("bleu ♔", "blue ♔"),
}
LEGEND: Final = Text(
    "Colonnes a à h, rangées 1 à 8. Cases : ♖ rouge (tour), ♗ jaune (fou), ♘ vert (cavalier), ♔ bleu (roi). ○ pion "
    "blanc, place 0 ; ● pion noir, place 1 ; ◎ ◉ pions installés, deux signes : deux pions ; ‹ › : le dernier coup. "
    "d4-h4 : le pion de d4 va en h4 ; d4xh4@c7 : il prend la place du pion de h4, posé en c7 ; d8-a9 : dans le camp "
    "a9 ; -- : passer.",
    "Files a to h, ranks 1 to 8. Squares: ♖ red (rook), ♗ yellow (bishop), ♘ green (knight), ♔ blue (king). ○ white "
    "pawn, seat 0; ● black pawn, seat 1; ◎ ◉ settled pawns, two signs for two pawns; ‹ › the last move. d4-h4: the "
    "pawn on d4 goes to h4; d4xh4@c7: it takes the place of the pawn on h4, which is put on c7; d8-a9: into the camp "
    "a9; --: pass.",
)
STANDING: Final = Text("{}, installés {} sur 8", "{}, {} of 8 settled")


def draw(view: View, language: Language) -> str:
    """The board with rank 8 on top, camps if there are any, and below it who wants what."""
    if not view.colours:
        return BEING_LAID.in_language(language)
    last = touched_squares(view.last)
    ranks = [_rank(view, rank, last) for rank in reversed(range(8))]
    return "\n".join([*_camp_line(view, 0), FILES, *ranks, FILES, *_camp_line(view, 2), *_legend(view, language)])


def _rank(view: View, rank: int, last: frozenset[int]) -> str:
    cells = "".join(_cell(view, square, square in last) for square in range(8 * rank, 8 * rank + 8))
    return f" {rank + 1} {cells} {rank + 1}"


def _cell(view: View, square: int, is_last: bool) -> str:
    colour, pawn = view.colours[square], view.pawns[square]
    signs = SETTLED if square in view.settled else PAWNS
    left, right = LAST if is_last else PLAIN
    return f"[{INKS[pawn.lower()]} on {GROUNDS[colour]}]{left}{SIGNS[colour]}{signs[pawn]:<2}{right}[/]"


def _camp_line(view: View, first: int) -> list[str]:
    """Two camps beyond rank 8 (`first` is 0) or rank 1 (2), at the ends of the a- and the h-file."""
    if not view.camps:
        return []
    left, right = (f"({PAWNS.get(camp, '') or ' '})" for camp in view.camps[first : first + 2])
    return [f"    {left}{right:>35}"]


def _legend(view: View, language: Language) -> list[str]:
    sides = [side.filled(standing(view, seat)) for seat, side in enumerate(SIDES)]
    if not view.ended:
        sides[view.turn] = TO_MOVE.filled(sides[view.turn])
    return [side.in_language(language) for side in sides]


def standing(view: View, seat: int) -> Text:
    """A side's pawns at home, and its goal."""
    home, goal = view.home[seat], view.goals[seat : seat + 1]
    if view.camps:
        return CAMPED.filled(view.pawns.count("wb"[seat]) + home, home)
    return STANDING.filled(NO_GOAL if goal == "-" else GOAL.filled(SIGNS[goal]), home)


def touched_squares(last: Action | None) -> frozenset[int]:
    """The squares of the last move."""
    match last:
        case Slide(start, target):
            return frozenset({start, target})
        case Oust(start, target, to):
            return frozenset({start, target, to})
        case Camp(start, _):
            return frozenset({start})
        case _:
            return frozenset()


def name(_event: Event, field: str, value: Any) -> Text | str | None:
    """The name of an event's value in the words of the game."""
    match field:
        case "start" | "target" | "square" | "to":
            return str(SQUARE_NAMES[value])
        case "camp":
            return CAMP_NAMES[value]
        case "colour":
            return COLOURS[value]
        case _:
            return None
