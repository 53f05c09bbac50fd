"""A fair deal (BOM-4 to BOM-10) on a row, and the first info tokens to be put."""

from cosmotheque.games.bomb_busters.batch.facts import EVERY_NUMBER, learn
from cosmotheque.games.bomb_busters.batch.jit import jit
from cosmotheque.games.bomb_busters.batch.rows import (
    ACTIVE,
    ASIDE,
    ASIDE_COUNT,
    ASKED,
    CAPTAIN,
    CARD_COUNT,
    CARD_NUMBERS,
    CODE,
    FOLLOWER,
    LACKS,
    LAST_ACTOR,
    LENGTHS,
    LISTED,
    NOTHING,
    ORIGIN,
    OWNER,
    PLACES,
    SHOWN,
    TASK,
    TOKENS,
    TOKENS_LEFT,
    WIRES,
    WORK,
)
from cosmotheque.games.bomb_busters.batch.tables import BLUE, CARDS, OWNERS, REDS, SEATS, STANDS, YELLOWS
from cosmotheque.games.bomb_busters.batch.tables import CAPTAIN as GIVEN_CAPTAIN
from cosmotheque.games.bomb_busters.batch.wires import hand, value_at
from cosmotheque.games.bomb_busters.components import COPIES, YELLOW
from cosmotheque.games.bomb_busters.components import TOKENS as TOKENS_EACH
from cosmotheque.kit.compiled import Ints
from cosmotheque.kit.rows import DRAWS, HEAD, OVER, Row, draw

POOL = WORK + 64  # where red and yellow wires and cards are drawn from


@jit
def deal(t: Ints, row: Row) -> None:
    """Captain, wires, stands and cards."""
    for place in range(HEAD, LISTED):
        row[place] = 0
    row[OVER], row[FOLLOWER], row[LAST_ACTOR] = 0, -1, t[SEATS] - 1
    captain = t[GIVEN_CAPTAIN] if t[GIVEN_CAPTAIN] >= 0 else draw(row, DRAWS, t[SEATS])
    row[CAPTAIN] = row[ACTIVE] = captain
    for value in range(1, YELLOW + 1):
        row[TOKENS_LEFT + value] = TOKENS_EACH
    wires = 0
    for number in range(1, t[BLUE] + 1):
        for _ in range(COPIES):
            row[WORK + wires] = 10 * number
            wires += 1
    wires = draw_colour(t, row, wires, REDS, 5)
    wires = draw_colour(t, row, wires, YELLOWS, 1)
    arrange(row, ASIDE, row[ASIDE_COUNT])
    shuffle(row, WORK, wires)
    fill_stands(t, row, wires)
    draw_cards(t, row)
    row[TASK], row[ASKED] = TOKENS, captain


@jit
def shuffle(row: Row, at: int, count: int) -> None:
    for place in range(count - 1, 0, -1):
        other = draw(row, DRAWS, place + 1)
        row[at + place], row[at + other] = row[at + other], row[at + place]


@jit
def arrange(row: Row, at: int, count: int) -> None:
    """Put numbers in ascending order."""
    for place in range(1, count):
        number, left = row[at + place], place
        while left > 0 and row[at + left - 1] > number:
            row[at + left] = row[at + left - 1]
            left -= 1
        row[at + left] = number


@jit
def draw_colour(t: Ints, row: Row, wires: int, mix: int, tenths: int) -> int:
    """`k` of `n` wires of a colour are in play, the others lie aside (BOM-6, BOM-7); returns how many there are now."""
    for number in range(1, t[BLUE]):
        row[POOL + number - 1] = 10 * number + tenths
    shuffle(row, POOL, t[BLUE] - 1)
    for place in range(t[mix + 1]):
        if place < t[mix]:
            row[WORK + wires] = row[POOL + place]
            wires += 1
        else:
            row[ASIDE + row[ASIDE_COUNT]] = row[POOL + place]
            row[ASIDE_COUNT] += 1
    return wires


@jit
def fill_stands(t: Ints, row: Row, wires: int) -> None:
    """BOM-8: as evenly as possible, surplus wires to the first stands; BOM-9: sorted."""
    even, surplus, taken = wires // t[STANDS], wires % t[STANDS], 0
    for stand in range(t[STANDS]):
        length = even + (stand < surplus)
        arrange(row, WORK + taken, length)
        row[LENGTHS + stand] = length
        row[OWNER + stand] = (row[CAPTAIN] + t[OWNERS + stand]) % t[SEATS]
        for place in range(length):
            row[WIRES + PLACES * stand + place] = row[WORK + taken + place] | stand << ORIGIN
        taken += length


@jit
def draw_cards(t: Ints, row: Row) -> None:
    """BOM-10."""
    for number in range(t[CARDS + 1]):
        row[POOL + number] = number + 1
    shuffle(row, POOL, t[CARDS + 1])
    row[CARD_COUNT] = t[CARDS]
    for place in range(t[CARDS]):
        row[CARD_NUMBERS + place] = row[POOL + place]
    arrange(row, CARD_NUMBERS, t[CARDS])


@jit
def may_take_token(t: Ints, row: Row, slot: int) -> bool:
    """BOM-11: a blue wire without a token, of a number that has one left."""
    word = row[WIRES + slot]
    blue = (word & CODE) % 10 == 0
    return blue and word >> SHOWN & 15 == 0 and row[TOKENS_LEFT + value_at(t, row, slot)] > 0


@jit
def has_token_choice(t: Ints, row: Row, seat: int) -> bool:
    for stand in range(t[STANDS]):
        if row[OWNER + stand] == seat:
            for slot in range(PLACES * stand, PLACES * stand + row[LENGTHS + stand]):
                if may_take_token(t, row, slot):
                    return True
    return False


@jit
def ask_for_tokens(t: Ints, row: Row) -> None:
    """Go on to the next seat that can put one; who cannot tells so."""
    while row[TASK] == TOKENS and not has_token_choice(t, row, row[ASKED]):
        left = 0
        for number in range(1, 13):
            if row[TOKENS_LEFT + number] > 0:
                left |= 1 << number
        hand(t, row, row[ASKED], WORK)
        learn(row, LACKS, row[WORK], row[WORK + 1], left & EVERY_NUMBER)
        next_token(t, row)


@jit
def next_token(t: Ints, row: Row) -> None:
    row[ASKED] = (row[ASKED] + 1) % t[SEATS]
    if row[ASKED] == row[CAPTAIN]:
        row[TASK] = NOTHING
