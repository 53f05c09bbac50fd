"""The cosmos of all lessons, drawn as text, and games on it, told by a log.

`b n g v` are tokens (blue, orange, green, violet), `@` is Earth, `Y V M J S U N P` are the planets from Mercury to
Pluto. South of Earth a lane of four tokens, one of each colour, leads to Mars.
"""

from collections.abc import Mapping
from typing import Any

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.core.lesson import Position
from cosmotheque.games.bing_bang.actions import Action, DealCards, LayOut
from cosmotheque.games.bing_bang.components.box import CARDS, FACES, OF_EACH_COLOUR, Card, Mission
from cosmotheque.games.bing_bang.components.sky import WIDTH
from cosmotheque.games.bing_bang.notation import read
from cosmotheque.games.bing_bang.options import Options

LEARNER, RIVAL = Seat(0), Seat(1)
DRAWN = """
. . b . . . . v . . . . . . . . n . . .
. . . . . . . . . . . . . . . . . . . v
. v . . . . . . . . . . . v . . . n . .
. . . . . . . . n . b . . . . n . . . .
v . . . @ . . . . . . . . S . . . b . n
. . . . . . . . . . . v . . . . . . . .
. . . . b . . . . . . . . . . . . . . .
. b . . . . . . g . . . V . . . . J . v
. . . . n . . . . . g . . . b . . . . .
. . . . . . . n . . . . . . . . . . . .
. . . . g . . . . . . . . . . . . . g .
. . . . . . . . . n . . n . . . Y . . .
. . . . v . . . . . . . . . . . . . . .
. . . . . . . . . . . g . . . . . U . .
. g . . . . . . b . . . . . . . . . . v
. . . . . . . . . . n . . . g . . . . .
. P . . M . . . . . . . . . . . N . . b
. . . . . . . . . . . . . . . . . . . .
v . . . . . . . . . b . . b . . . . g .
. . . . . g . g . . . . . . . . . . . .
"""
BACKS = "bngv"
PLANET_LETTERS = "@YVMJSUNP"
SIGNS = {number: sign for number, sign in enumerate(DRAWN.split()) if sign != "."}

RED_SHUTTLE_TO_MARS: Mission = (0, 0, 0, 3)
BLUE_SHUTTLE_TO_JUPITER: Mission = (1, 1, 1, 4)
FULL_LANE = {"e7": "pilot-1", "e9": "shuttle-red", "e11": "astronomer", "e13": "laser"}
"""The pieces the learner looks for, in their order along the lane."""
SIX_CARDS: tuple[Card, ...] = (
    *("swap-planets", "swap-planets", "move-earth"),
    *("swap-my-sector", "swap-earth-sector", "swap-sectors"),
)

# The ways along the lane, as a seat plays them.
TO_PILOT = "lay e6, move e6, lay e8, fly e7-e8, turn"
TO_SHUTTLE = "lay e10, fly e9-e10, turn"
TO_SCIENTIST = "lay e12, fly e11-e12, turn"
TO_OBJECT = "lay e14, fly e13-e14, turn"
TO_THE_LAST_CELL = "lay e15, lay e16, move e15, move e16"


def cell(name: str) -> int:
    """`e7` as a cell."""
    return (int(name[1:]) - 1) * WIDTH + ord(name[0]) - ord("a")


def read_moves(seat: Seat, line: str) -> tuple[Move[Action], ...]:
    """Moves of a seat, in the notation of the game: `lay e6, move e6, end`."""
    return tuple(Move(seat, read(written.strip())) for written in line.split(","))


def deal_position(
    *moves: Move[Any],
    faces: Mapping[str, str] = FULL_LANE,
    first: Seat = LEARNER,
    missions: tuple[Mission, Mission] = (RED_SHUTTLE_TO_MARS, BLUE_SHUTTLE_TO_JUPITER),
    piracy: bool = False,
) -> Position:
    """A game for two after these moves; the tokens on some cells show these faces, the others whatever is left."""
    hand = tuple(sorted(CARDS.index(card) for card in SIX_CARDS))
    deal = (
        Move(CHANCE, LayOut(_tokens(), _faces(faces), _planets(), first)),
        Move(CHANCE, DealCards(missions, (hand, hand))),
    )
    return Position(seats=2, options=Options(piracy=piracy, acquainted=False), log=(*deal, *moves))


def _tokens() -> tuple[int, ...]:
    return tuple(number for number, sign in SIGNS.items() if sign in BACKS)


def _planets() -> tuple[int, ...]:
    where = {sign: number for number, sign in SIGNS.items()}
    return tuple(where[letter] for letter in PLANET_LETTERS)


def _faces(chosen: Mapping[str, str]) -> tuple[int, ...]:
    wanted = {cell(name): _face(SIGNS[cell(name)], face) for name, face in chosen.items()}
    left = [face for face in range(len(FACES)) if face not in wanted.values()]
    faces = []
    for token in _tokens():
        colour = BACKS.index(SIGNS[token])
        face = wanted[token] if token in wanted else next(face for face in left if face // OF_EACH_COLOUR == colour)
        left = [other for other in left if other != face]
        faces.append(face)
    return tuple(faces)


def _face(back: str, name: str) -> int:
    """The face of this name among those of a colour."""
    return FACES.index(name, OF_EACH_COLOUR * BACKS.index(back))
