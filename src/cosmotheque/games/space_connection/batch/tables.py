"""Lookup tables of the kernels in one array: the chart of a sky, its box, and the numbers of actions on it.

A set of positions takes up `WORDS` words, also on a smaller sky, so that everything stands where it always does.
"""

from collections.abc import Iterable, Sequence

from cosmotheque.games.space_connection.actions import (
    Action,
    Clear,
    Confirm,
    Laser,
    Lasers,
    Put,
    Remove,
    Rocket,
    Ship,
    Shuffle,
    SuperShip,
    catalogue,
)
from cosmotheque.games.space_connection.components.sky import BOXES, FLEET_FIELDS, Position, Side, Space, space
from cosmotheque.games.space_connection.numbering import LARGEST, NUMBERINGS, actions
from cosmotheque.games.space_connection.planes import cells
from cosmotheque.games.space_connection.rules.sampler import partitions
from cosmotheque.kit.compiled import Ints, ints
from cosmotheque.kit.words import word

PLACES = len(space(LARGEST).names)
WORDS = 5
NUMBERS = NUMBERINGS["space-connection"].size
PAIRS = len(catalogue(LARGEST).pairs)
LINES = len(space(LARGEST).lines)
LINES_EACH = 3  # drawn lines on which a position may lie
LONGEST = 2 * LARGEST + 1
SYSTEMS = BOXES[LARGEST].systems

USED = 0  # words of a set that this sky needs
COUNT = USED + 1  # its positions
PLANETS = COUNT + 1
ALL_SYSTEMS = PLANETS + 1
FLEET = ALL_SYSTEMS + 1  # rockets, ships, super ships, lasers
PAIR_COUNT = FLEET + 4
WAYS = PAIR_COUNT + 1  # how many ways there are to divide the planets into systems
EVERYTHING = WAYS + 1  # the whole sky as a set
CENTRES = EVERYTHING + WORDS  # of drawn triangles
NEAR = CENTRES + WORDS  # by position: those next to it
TRIANGLES = NEAR + PLACES * WORDS  # by centre: what the triangle holds
SIGHT = TRIANGLES + PLACES * WORDS  # by position: the others on a drawn line with it
ON = SIGHT + PLACES * WORDS  # by position: the drawn lines it lies on, -1 for none,
ALONG = ON + PLACES * LINES_EACH  # and where
LINE = ALONG + PLACES * LINES_EACH  # by line: its positions
FIRST = LINE + LINES * LONGEST  # by position: its number on the largest sky
CELL = FIRST + PLACES  # by position: where it lies in a plane
SUPER_SHIPS = CELL + PLACES  # by centre: the number of a super ship there
PAIR_ONE = SUPER_SHIPS + PLACES  # by pair of lasers: the first position,
PAIR_TWO = PAIR_ONE + PAIRS  # the second,
PAIR_NUMBER = PAIR_TWO + PAIRS  # and its number
KIND = PAIR_NUMBER + PAIRS  # by number: what kind of action it is, -1 for none on this sky,
ONE = KIND + NUMBERS  # and the positions it names
TWO = ONE + NUMBERS
SIZES = TWO + NUMBERS  # by way to divide: sizes of systems

ROCKET, SHIP, SUPER_SHIP, LASER, BEAM, PUT, REMOVE, CLEAR, SHUFFLE, CONFIRM = range(10)
KINDS: dict[type[Action], int] = {
    Rocket: ROCKET,
    Ship: SHIP,
    SuperShip: SUPER_SHIP,
    Laser: LASER,
    Lasers: BEAM,
    Put: PUT,
    Remove: REMOVE,
    Clear: CLEAR,
    Shuffle: SHUFFLE,
    Confirm: CONFIRM,
}


def tables(side: Side) -> Ints:
    """The tables of a sky of that side."""
    where, box = space(side), BOXES[side]
    ways = partitions(box.planets, box.systems)
    numbered = {action: number for number, action in actions(side).items()}
    pairs = catalogue(side).pairs
    lines = [[(line, spots.index(at)) for line, spots in enumerate(where.lines) if at in spots] for at in _all(where)]
    words = [0] * SIZES
    words[USED:EVERYTHING] = [
        -(-len(where.names) // 64),
        len(where.names),
        box.planets,
        box.systems,
        *(getattr(box.fleet, field) for field in FLEET_FIELDS.values()),
        len(pairs),
        len(ways),
    ]
    _put(words, EVERYTHING, set_words(where.everything))
    _put(words, CENTRES, set_words(where.centres))
    _put(words, NEAR, _join(where.lattice.near))
    _put(words, TRIANGLES, _join(where.triangles.get(at, 0) for at in _all(where)))
    _put(words, SIGHT, _join(where.sight))
    for at, found in enumerate(lines):
        filled = [*found, *[(-1, 0)] * (LINES_EACH - len(found))]
        _put(words, ON + LINES_EACH * at, [line for line, _ in filled])
        _put(words, ALONG + LINES_EACH * at, [place for _, place in filled])
    for number, spots in enumerate(where.lines):
        _put(words, LINE + LONGEST * number, spots)
    _put(words, FIRST, [numbered[rocket] for rocket in catalogue(side).rockets])
    _put(words, CELL, [cells(side)[name] for name in where.names])
    for centre in where.triangles:
        words[SUPER_SHIPS + centre] = numbered[catalogue(side).super_ships[centre]]
    _put(words, PAIR_ONE, [where.number[launch.at[0]] for launch in pairs])
    _put(words, PAIR_TWO, [where.number[launch.at[1]] for launch in pairs])
    _put(words, PAIR_NUMBER, [numbered[launch] for launch in pairs])
    _put(words, KIND, [-1] * NUMBERS)
    for action, number in numbered.items():
        named = [where.number[at] for at in _positions_of(action)]
        words[KIND + number] = KINDS[type(action)]
        words[ONE + number], words[TWO + number] = (*named, -1, -1)[:2]
    sizes = [size for way in ways for size in (*way, *[0] * (SYSTEMS - len(way)))]
    return ints(map(word, [*words, *sizes]))


def set_words(mask: int) -> list[int]:
    """A set of positions as words."""
    return [mask >> 64 * place & (1 << 64) - 1 for place in range(WORDS)]


def _all(where: Space) -> range:
    return range(len(where.names))


def _join(masks: Iterable[int]) -> list[int]:
    return [part for mask in masks for part in set_words(mask)]


def _positions_of(action: Action) -> tuple[Position, ...]:
    at = getattr(action, "at", ())
    return at if isinstance(at, tuple) else (at,)


def _put(words: list[int], at: int, values: Sequence[int]) -> None:
    words[at : at + len(values)] = values
