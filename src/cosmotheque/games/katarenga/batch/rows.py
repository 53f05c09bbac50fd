"""A game of Katarenga as a row of numbers, and back to the state of the rules. Sets of squares are 64-bit words."""

from cosmotheque.core.game import Seat
from cosmotheque.games.katarenga.actions import PASS, Action, Camp, Lay, Oust, Slide
from cosmotheque.games.katarenga.batch.tables import BIG_BANG, name_quarter
from cosmotheque.games.katarenga.components import COLOURS
from cosmotheque.games.katarenga.rules.base import BOTH_CAMPS, TOO_FEW_PAWNS
from cosmotheque.games.katarenga.rules.big_bang import ALL_SETTLED
from cosmotheque.games.katarenga.rules.draws import MOVE_LIMIT_REACHED, REPETITION
from cosmotheque.games.katarenga.state import MOVE_LIMIT, State, signature
from cosmotheque.kit.rows import HEAD, OVER, SEAT, Row, words_of
from cosmotheque.kit.words import word

COLOUR = HEAD  # by colour: its squares; nowhere any until the board is laid
PAWNS = COLOUR + 4  # by seat
DOUBLED = PAWNS + 2
GOALS = DOUBLED + 1  # by seat: a colour, or NO_GOAL
CAMPS = GOALS + 2  # bits: a9, h9 (white's aims), a0, h0
MOVES = CAMPS + 1
LAST = MOVES + 1  # kind, start, aim and place of the last action, seven bits each; or NOTHING
LAYOUT = LAST + 1  # the quarter boards by place
GOAL_SQUARES = LAYOUT + 4  # by colour: its border squares, if it has just one corner (KBB-12)
MOVERS = GOAL_SQUARES + 4  # how many pawns are listed below
CHOICES = MOVERS + 1  # how many legal actions there are
FROM = CHOICES + 1  # by listed pawn: its square,
QUIET = FROM + 8  # where it may go without ousting,
MORE = QUIET + 8  # and whom it may oust or, in the base game, which camps it may enter
LENGTH = MORE + 8  # how many positions count for repetition
PAST = LENGTH + 1  # white pawns of each, then black ones
WIDTH = PAST + 2 * (MOVE_LIMIT + 1)
BLACKS = PAST + MOVE_LIMIT + 1

NO_GOAL = 4
NOTHING = -1
REASONS = ("", ALL_SETTLED, BOTH_CAMPS, TOO_FEW_PAWNS, REPETITION, MOVE_LIMIT_REACHED)
SETTLED, CAMPED, FEW, REPEATED, LIMITED = range(1, 6)


def row_of(state: State) -> list[int]:
    """The row of a state from which a game begins: nothing was played before it."""
    row = [0] * WIDTH
    row[SEAT], row[OVER] = state.turn, REASONS.index(state.ended)
    for square, letter in enumerate(state.colours):
        row[COLOUR + COLOURS.index(letter)] |= 1 << square
    row[PAWNS : PAWNS + 2] = state.pawns
    row[DOUBLED] = state.doubled
    row[GOALS : GOALS + 2] = [COLOURS.find(goal) % 5 for goal in state.goals or "--"]
    row[CAMPS] = sum(1 << camp for camp, holder in enumerate(state.camps) if holder != "-")
    row[MOVES], row[LAST] = state.moves, NOTHING
    row[LENGTH] = 1
    row[PAST], row[BLACKS] = state.pawns
    return [word(value) for value in row]


def state_of(slug: str, row: Row) -> State:
    """The state that a row stands for."""
    words = words_of(row)
    is_big_bang = slug == BIG_BANG
    turn, length, last = Seat(words[SEAT]), words[LENGTH], int(row[LAST])
    whites, blacks = words[PAST : PAST + length], words[BLACKS : BLACKS + length]
    past = tuple(
        signature((white, black), Seat((turn + length - 1 - place) % 2))
        for place, (white, black) in enumerate(zip(whites, blacks, strict=True))
    )
    return State(
        colours=_colours(words),
        pawns=(words[PAWNS], words[PAWNS + 1]),
        doubled=words[DOUBLED],
        goals="".join(f"{COLOURS}-"[goal] for goal in words[GOALS : GOALS + 2]) if is_big_bang else "",
        camps="" if is_big_bang else "".join("wwbb"[camp] if words[CAMPS] >> camp & 1 else "-" for camp in range(4)),
        turn=turn,
        moves=words[MOVES],
        past=past,
        last=None if last == NOTHING else _action(last),
        ended=REASONS[words[OVER]],
    )


def read_layout(_state: State, row: Row) -> Lay:
    """The layout of the board that chance drew."""
    return Lay(" ".join(name_quarter(int(number)) for number in row[LAYOUT : LAYOUT + 4]))


def _action(packed: int) -> Action:
    kind, start, aim, to = (packed >> 7 * place & 127 for place in range(4))
    made: tuple[Action, ...] = (Slide(start, aim), Oust(start, aim, to), Camp(start, aim), PASS)
    return made[kind]


def _colours(words: list[int]) -> str:
    sets = words[COLOUR : COLOUR + 4]
    return "".join(COLOURS[colour] for square in range(64) for colour in range(4) if sets[colour] >> square & 1)
