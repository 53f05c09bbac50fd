"""A game as a row of numbers, and back to the state of the rules."""

from collections.abc import Sequence

from cosmotheque.core.game import Seat
from cosmotheque.games.space_connection.actions import Deal, DrawFirst
from cosmotheque.games.space_connection.batch.tables import SYSTEMS, WORDS
from cosmotheque.games.space_connection.components.sky import BOXES, Craft, Fleet, Position, Side, Space, space
from cosmotheque.games.space_connection.numbering import LARGEST
from cosmotheque.games.space_connection.rules.drafting import SUGGESTIONS
from cosmotheque.games.space_connection.state import Launched, Lost, Sky, State
from cosmotheque.kit.rows import HEAD, OVER, SEAT, Row, words_of

MOST_LOST = BOXES[LARGEST].fleet.rockets + BOXES[LARGEST].fleet.ships + BOXES[LARGEST].fleet.super_ships
MOST_EMITTERS = BOXES[LARGEST].fleet.lasers

LAYING = HEAD  # whether planets are being laid out
QUIET = LAYING + 1  # turns without news
FLEETS = QUIET + 1  # by seat: rockets, ships, super ships, lasers
TRACKS = FLEETS + 2 * 4  # by seat: how many places of the track are marked, and with what craft; or NO_CRAFT
TRACK_WIDTH = 1 + SYSTEMS
LAST = TRACKS + 2 * TRACK_WIDTH  # the last launch: seat or -1, craft, first and second position or -1, whether returned
LAST_FOUND = LAST + 5
LAST_EMPTY = LAST_FOUND + WORDS
COVER = LAST_EMPTY + WORDS  # sets for working
GROUP = COVER + WORDS
EDGE = GROUP + WORDS
REST = EDGE + WORDS
ROOM = REST + WORDS
SHUFFLED = ROOM + WORDS  # sizes of systems, for drawing a layout
SKIES = SHUFFLED + SYSTEMS

PLANETS = 0  # of a sky, from where it begins: its planets,
READY = PLANETS + WORDS
EDITS = READY + 1
SHUFFLES = EDITS + 1
NEXT = SHUFFLES + 1  # which suggestion comes next
GROUPS = NEXT + 1  # how many systems the planets form
UNCOVERED = GROUPS + 1
BESIDE = UNCOVERED + WORDS  # next to a completed system
LOST = BESIDE + WORDS  # where lost craft stand
LOST_COUNT = LOST + WORDS
LOST_LIST = LOST_COUNT + 1  # craft * 512 + position
EMITTER_COUNT = LOST_LIST + MOST_LOST
EMITTERS = EMITTER_COUNT + 1
SYSTEM_COUNT = EMITTERS + MOST_EMITTERS
SYSTEM_LIST = SYSTEM_COUNT + 1  # a planet of each completed system
DEALT = SYSTEM_LIST + SYSTEMS  # the suggestions, one set each
SKY_WIDTH = DEALT + SUGGESTIONS * WORDS
WIDTH = SKIES + 2 * SKY_WIDTH

CRAFTS = (Craft.ROCKET, Craft.SHIP, Craft.SUPER_SHIP, Craft.LASER, None)
NO_CRAFT = 4
ALL_FOUND, MORE_SYSTEMS, MORE_PLANETS, DRAWN = range(1, 5)


def state_of(side: Side, row: Row) -> State:
    """The state that a row stands for."""
    words, where = words_of(row), space(side)
    is_over, is_laying = words[OVER] != 0, words[LAYING] != 0
    one, two = (_sky(where, words[at : at + SKY_WIDTH]) for at in (SKIES, SKIES + SKY_WIDTH))
    fleets = [Fleet(*words[at : at + 4]) for at in (FLEETS, FLEETS + 4)]
    tracks = [_read_list(words, TRACKS + TRACK_WIDTH * seat) for seat in range(2)]
    return State(
        side=side,
        skies=(one, two),
        fleets=(fleets[0], fleets[1]),
        tracks=(tuple(CRAFTS[craft] for craft in tracks[0]), tuple(CRAFTS[craft] for craft in tracks[1])),
        turn=None if is_over or is_laying else Seat(words[SEAT]),
        over=is_over,
        quiet=words[QUIET],
        last=None if row[LAST] < 0 else _read_launched(where, words, [int(value) for value in row[LAST : LAST + 5]]),
    )


def read_draw(side: Side, state: State, row: Row) -> Deal | DrawFirst:
    """The draw of chance: random layouts for both, or the seat that begins."""
    if all(sky.ready for sky in state.skies):
        return DrawFirst(Seat(int(row[SEAT])))
    words, where = words_of(row), space(side)
    one, two = (_suggestions(words[at : at + SKY_WIDTH]) for at in (SKIES, SKIES + SKY_WIDTH))
    return Deal((tuple(map(where.positions, one)), tuple(map(where.positions, two))))


def _sky(where: Space, words: list[int]) -> Sky:
    planets, following = _mask(words, PLANETS), words[NEXT]
    suggestions = _suggestions(words)
    lost = _read_list(words, LOST_COUNT)
    return Sky(
        planets=planets,
        ready=words[READY] != 0,
        suggestions=() if words[READY] else (*suggestions[following:], *suggestions[:following]),
        edits=words[EDITS],
        shuffles=words[SHUFFLES],
        uncovered=_mask(words, UNCOVERED),
        systems=tuple(where.lattice.group(planets, 1 << seed) for seed in _read_list(words, SYSTEM_COUNT)),
        lost=tuple(Lost(Craft(CRAFTS[packed >> 9] or ""), where.names[packed & 511]) for packed in lost),
        emitters=tuple(where.names[position] for position in _read_list(words, EMITTER_COUNT)),
    )


def _read_launched(where: Space, words: list[int], last: list[int]) -> Launched:
    seat, craft, one, two, returned = last
    at: tuple[Position, ...] = tuple(where.names[position] for position in (one, two) if position >= 0)
    found, empty = (where.positions(_mask(words, place)) for place in (LAST_FOUND, LAST_EMPTY))
    return Launched(Seat(seat), Craft(CRAFTS[craft] or ""), at, found, empty, returned != 0)


def _suggestions(words: list[int]) -> list[int]:
    return [_mask(words, DEALT + WORDS * number) for number in range(SUGGESTIONS)]


def _mask(words: Sequence[int], at: int) -> int:
    return sum(words[at + place] << 64 * place for place in range(WORDS))


def _read_list(words: Sequence[int], at: int) -> list[int]:
    """A list that is led by its length."""
    return [*words[at + 1 : at + 1 + words[at]]]
