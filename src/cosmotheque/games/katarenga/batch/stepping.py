"""The effect of a move, and the start of a game: the rules of both games on a row."""

from cosmotheque.games.katarenga.batch.jit import jit
from cosmotheque.games.katarenga.batch.moves import look
from cosmotheque.games.katarenga.batch.numbers import CAMP, PASS, pack, unpack
from cosmotheque.games.katarenga.batch.rows import (
    BLACKS,
    CAMPED,
    CAMPS,
    COLOUR,
    DOUBLED,
    FEW,
    GOAL_SQUARES,
    GOALS,
    LAST,
    LAYOUT,
    LENGTH,
    LIMITED,
    MOVES,
    NO_GOAL,
    PAST,
    PAWNS,
    REPEATED,
    SETTLED,
)
from cosmotheque.games.katarenga.batch.tables import BORDER_WORD, CORNER_WORD, QUARTERS, START, VARIANT
from cosmotheque.games.katarenga.planes import OCCURRENCES
from cosmotheque.games.katarenga.state import MOVE_LIMIT
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import DRAWS, OVER, SEAT, Row, Rows, draw
from cosmotheque.kit.words import count


@jit
def start_anew(t: Ints, row: Row) -> None:
    """The first position; where the board is not given, chance lays it."""
    for place in range(SEAT, PAST + 1):
        row[place] = t[START + place]
    row[BLACKS] = t[START + BLACKS]
    if row[COLOUR] == 0:
        lay(t, row)
        while t[VARIANT] and not is_suitable(row):
            lay(t, row)
    for colour in range(4):
        squares = row[COLOUR + colour]
        row[GOAL_SQUARES + colour] = squares & BORDER_WORD if count(squares & CORNER_WORD) == 1 else 0
    if row[OVER] == 0:
        look(t, row)


@jit
def lay(t: Ints, row: Row) -> None:
    """KBB-3: the four quarter boards in any order, either face up, turned in any way."""
    for place in range(4):
        row[LAYOUT + place] = place
    for place in range(4):
        other = place + draw(row, DRAWS, 4 - place)
        letter = row[LAYOUT + other]
        row[LAYOUT + other] = row[LAYOUT + place]
        row[LAYOUT + place] = 8 * letter + draw(row, DRAWS, 8)
    for colour in range(4):
        row[COLOUR + colour] = 0
        for place in range(4):
            row[COLOUR + colour] |= t[QUARTERS + 16 * row[LAYOUT + place] + 4 * place + colour]


@jit
def is_suitable(row: Row) -> bool:
    """KBB-5: at least two colours have exactly one corner square."""
    single = 0
    for colour in range(4):
        single += count(row[COLOUR + colour] & CORNER_WORD) == 1
    return single >= 2


@jit
def move(t: Ints, row: Row, action: int, rewards: Rows) -> None:
    """Make a legal move, and pay out what it ends."""
    seat = row[SEAT]
    kind, start, target, to = unpack(t, row, action)
    decisive = kind != PASS
    if kind == CAMP:
        row[PAWNS + seat] ^= 1 << start
        row[CAMPS] |= 1 << target
    elif kind != PASS and t[VARIANT]:
        decisive = move_in_big_bang(row, seat, start, target, to)
    elif kind != PASS:
        decisive = row[PAWNS + 1 - seat] & 1 << target != 0  # KAT-2
        row[PAWNS + seat] ^= 1 << start | 1 << target
        row[PAWNS + 1 - seat] &= ~(1 << target)
    row[SEAT], row[LAST] = 1 - seat, pack(kind, start, target, to)
    row[MOVES] += 1
    remember(row, decisive)
    if decisive and t[VARIANT]:
        end_big_bang(row, seat, to, rewards)
    elif decisive:
        end_base_game(row, seat, rewards)
    if row[OVER] == 0:
        end_undecided(row)
    if row[OVER] == 0:
        look(t, row)


@jit
def move_in_big_bang(row: Row, seat: int, start: int, target: int, to: int) -> bool:
    """Returns whether a pawn has settled, which cannot be taken back (KBB-12 to KBB-16). `to` is -1 unless it ousts."""
    goal, landing, colour = row[GOALS + seat], 1 << target, 0
    while row[COLOUR + colour] & landing == 0:
        colour += 1
    if BORDER_WORD & landing == 0 or goal not in (NO_GOAL, colour):
        row[PAWNS + seat] ^= 1 << start | landing
        return False
    row[DOUBLED] |= row[PAWNS + seat] & landing  # KBB-14
    row[PAWNS + seat] = row[PAWNS + seat] ^ 1 << start | landing
    if to >= 0:
        row[PAWNS + 1 - seat] = row[PAWNS + 1 - seat] ^ landing | 1 << to
    row[GOALS + seat] = colour
    return True


@jit
def remember(row: Row, decisive: bool) -> None:
    """The position among those that count for repetition; none before a decisive move can come again."""
    if decisive:
        row[LENGTH] = 0
    row[PAST + row[LENGTH]], row[BLACKS + row[LENGTH]] = row[PAWNS], row[PAWNS + 1]
    row[LENGTH] += 1


@jit
def occurrences(row: Row) -> int:
    """The number of times that the position has come up."""
    times = 1
    for place in range(row[LENGTH] - 3, -1, -2):  # the same side is to move in every other one
        if row[PAST + place] == row[PAWNS] and row[BLACKS + place] == row[PAWNS + 1]:
            times += 1
    return times


@jit
def end_undecided(row: Row) -> None:
    """KBB-19: the third occurrence of a position, or the last move."""
    if occurrences(row) >= OCCURRENCES:
        row[OVER] = REPEATED
    elif row[MOVES] >= MOVE_LIMIT:
        row[OVER] = LIMITED


@jit
def find_settled(row: Row, seat: int) -> int:
    """KBB-13: the squares on which pawns of a seat stand for good."""
    goal = row[GOALS + seat]
    return 0 if goal == NO_GOAL else row[PAWNS + seat] & row[GOAL_SQUARES + goal]


@jit
def settled_count(row: Row, seat: int) -> int:
    return count(find_settled(row, seat)) + count(find_settled(row, seat) & row[DOUBLED])


@jit
def end_big_bang(row: Row, mover: int, to: int, rewards: Rows) -> None:
    """KBB-18: points for each pawn that is not settled; one that the last move ousted was in the hand."""
    winner = mover if settled_count(row, mover) == 8 else 1 - mover
    if settled_count(row, winner) != 8:
        return
    row[OVER] = SETTLED
    loser = 1 - winner
    rewards[winner] = 8 - settled_count(row, loser)
    if winner == mover and to >= 0 and find_settled(row, loser) & 1 << to != 0:
        rewards[winner] += 1


@jit
def end_base_game(row: Row, mover: int, rewards: Rows) -> None:
    """KAT-4: both camps, or the other side has fewer than two pawns; who has moved is looked at first."""
    for reason in (CAMPED, FEW):
        for winner in (mover, 1 - mover):
            held = row[CAMPS] >> 2 * winner & 3 == 3
            if row[OVER] == 0 and (held if reason == CAMPED else has_too_few(row, 1 - winner)):
                row[OVER] = reason
                rewards[winner] = 1


@jit
def has_too_few(row: Row, seat: int) -> bool:
    return count(row[PAWNS + seat]) + count(row[CAMPS] & 3 << 2 * seat) < 2
