"""Tokens, planets, cards, their numbers, and the limits of a count."""

from typing import Literal

# BB-2: a face is a number from 0 to 39, ten of each colour: six pieces, the two surprises, two incidents.
BLUE, ORANGE, GREEN, VIOLET = range(4)
COLOURS = ("blue", "orange", "green", "violet")
OF_EACH_COLOUR = 10
PIECES_OF_EACH_COLOUR = 6
FACES = (
    *(f"pilot-{number}" for number in range(1, 7)),
    *("pleasant", "unpleasant", "bis", "black-hole"),
    *("shuttle-red", "shuttle-blue", "shuttle-yellow", "shuttle-green", "shuttle-white", "shuttle-black"),
    *("pleasant", "unpleasant", "computer-failure", "meteor-shower"),
    *("astronomer", "biologist", "chemist", "geologist", "physician", "physicist"),
    *("pleasant", "unpleasant", "bis", "meteor-shower"),
    *("laser", "flag", "antenna", "telescope", "rover", "beacon"),
    *("pleasant", "unpleasant", "black-hole", "computer-failure"),
)
TOKENS = len(FACES)
# BB-3
PLANETS = ("earth", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto")
EARTH = 0
# BB-4: a mission card is a number; shuttles, scientists and objects are numbered like their faces from 0 to 5.
SHUTTLE, SCIENTIST, OBJECT, PLANET = range(4)
CATEGORIES = ("shuttle", "scientist", "object", "planet")
MISSION_CARDS: tuple[tuple[int, ...], ...] = (*(tuple(range(6)) for _ in range(3)), tuple(range(1, 9)))
Mission = tuple[int | None, int | None, int | None, int | None]
"""A player's mission cards by category; None where the card was handed in."""
NO_MISSION: Mission = (None, None, None, None)
Piece = Literal["pilot", "shuttle", "scientist", "object", "witness"]
PIECES: tuple[Piece, ...] = ("shuttle", "scientist", "object")
"""The pieces that mission cards ask for, by category."""
# BB-5
WHITES = 15
REDS = {2: 6, 3: 5, 4: 5, 5: 4, 6: 4}
HAND = {2: 6, 3: 5, 4: 4, 5: 3, 6: 3}
Card = Literal[
    "rearrange",
    "swap-planets",
    "move-earth",
    "swap-my-sector",
    "swap-earth-sector",
    "swap-sectors",
    "scatter-planets",
]
CARDS: tuple[Card, ...] = (
    "rearrange",
    "swap-planets",
    "move-earth",
    "swap-my-sector",
    "swap-earth-sector",
    "swap-sectors",
    "scatter-planets",
)
COPIES = 4
# BB-60, BB-61
PLEASANT = (
    *("solar-wind", "supply-ship", "salvage", "spare-bang"),
    *("spyglass", "wormhole", "overdrive", "repair-crew"),
)
UNPLEASANT = ("solar-flare", "low-power", "leak", "customs", "tractor-beam", "toll", "debris", "inspection")
# BB-16, BB-31, BB-33, BB-36, BB-54, BB-60
COUNT = 15
SLOW_COUNT = 9
OVERDRIVE_COUNT = 20
PIRATE_COUNT = 25
RED_COST = 3
BANG_COST = 9
FLIGHT_COST = 2
MOST_REDS = 3
FINDS_IN_A_ROW = 3
STUCK_TURNS = 3
FAILURE_TURNS = 3
ROUNDS = 300


def colour_of(face: int) -> int:
    return face // OF_EACH_COLOUR


def colours_of(faces: tuple[int, ...]) -> frozenset[int]:
    return frozenset(map(colour_of, faces))


def is_piece(face: int) -> bool:
    """True if a token shows a piece that a player may look for."""
    return face % OF_EACH_COLOUR < PIECES_OF_EACH_COLOUR


def face_of(category: int, card: int) -> int:
    """The face that a shuttle, scientist or object card asks for."""
    return (category + 1) * OF_EACH_COLOUR + card
