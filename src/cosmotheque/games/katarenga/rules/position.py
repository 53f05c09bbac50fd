"""The one-line position text (KBB-20), in the spirit of chess FEN. It round-trips.

Five fields: colours and pawns, ranks 8 to 1; goals of white and black (or, in the base game, the camps a9 h9 a0 h0);
side to move; moves made in the game so far. `w` and `b` are pawns, `W` and `B` corners with two pawns, digits gaps.
"""

import re
from functools import cache, lru_cache

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Seat
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.components import CORNERS, layout_of, single_corner_colours, squares_in, suits_big_bang
from cosmotheque.games.katarenga.rules import position_faults as faults
from cosmotheque.games.katarenga.state import BLACK, MOVE_LIMIT, WHITE, Masks, State, signature

GAP = re.compile(r"\.+")
SIDES = ((WHITE, Text(fr="blancs", en="white")), (BLACK, Text(fr="noirs", en="black")))


def write_position(state: State) -> str:
    """The text of a position; empty until the board is laid."""
    if not state.colours:
        return ""
    colours, pawns = _ranks(state.colours), map(_squeeze, reversed(_pawn_ranks(state)))
    return f"{colours} {'/'.join(pawns)} {state.goals or state.camps} {'wb'[state.turn]} {state.moves}"


def pawn_letters(state: State) -> str:
    """The pawns on the squares from a1 to h8: `.`, `w`, `b`, or `W`, `B` for two pawns."""
    return "".join(_pawn_ranks(state))


@lru_cache(maxsize=256)
def _pawn_ranks(state: State) -> tuple[str, ...]:
    """The letters of ranks 1 to 8."""
    white, black = state.pawns
    ranks = [*map(_rank, white.to_bytes(8, "little"), black.to_bytes(8, "little"))]
    for square in squares_in(state.doubled):
        rank, file = divmod(square, 8)
        ranks[rank] = ranks[rank][:file] + ranks[rank][file].upper() + ranks[rank][file + 1 :]
    return tuple(ranks)


@cache
def _rank(white: int, black: int) -> str:
    """One rank from a to h; there are 6561 of them."""
    return "".join("w" if white >> file & 1 else "b" if black >> file & 1 else "." for file in range(8))


def read_pawn_letters(letters: str) -> tuple[Masks, int]:
    """The masks of both sides and of the doubled corners; the inverse of `pawn_letters`."""
    white = black = doubled = 0
    for square, letter in enumerate(letters):
        white |= (letter in "wW") << square
        black |= (letter in "bB") << square
        doubled |= (letter in "WB") << square
    return (white, black), doubled


def read_big_bang(text: str) -> State:
    """The Big Bang position of a text, not yet judged for its end; BadNotation says which field is wrong."""
    state = _read(text, goals=True)
    _check_goals(state)
    for seat, name in SIDES:
        pawns = (state.pawns[seat]).bit_count() + (state.pawns[seat] & state.doubled).bit_count()
        if pawns != 8:
            raise BadNotation(faults.NOT_EIGHT.filled(pawns, name))
    return state


def read_base(text: str) -> State:
    """The base-game position of a text, not yet judged for its end; BadNotation says which field is wrong."""
    state = _read(text, goals=False)
    if state.doubled:
        raise BadNotation(faults.DOUBLED)
    for seat, name in SIDES:
        pawns = state.pawns[seat].bit_count() + state.camps.count("wb"[seat])
        if pawns > 8:
            raise BadNotation(faults.TOO_MANY.filled(pawns, name))
    return state


def _read(text: str, *, goals: bool) -> State:
    fields = text.split()
    if len(fields) != 5:
        raise BadNotation(faults.FIELDS.filled(len(fields)))
    colours = _read_colours(fields[0])
    pawns, doubled = read_pawn_letters(_read_pawns(fields[1]))
    aims = _read_goals(fields[2]) if goals else _read_camps(fields[2])
    if fields[3] not in ("w", "b"):
        raise BadNotation(faults.SIDE.filled(repr(fields[3])))
    if not re.fullmatch(r"[0-9]{1,3}", fields[4]) or int(fields[4]) > MOVE_LIMIT:
        raise BadNotation(faults.MOVES.filled(MOVE_LIMIT, repr(fields[4])))
    turn = Seat("wb".index(fields[3]))
    return State(
        colours,
        pawns,
        doubled=doubled,
        goals=aims if goals else "",
        camps="" if goals else aims,
        turn=turn,
        moves=int(fields[4]),
        past=(signature(pawns, turn),),
    )


@lru_cache(maxsize=1024)
def _ranks(letters: str) -> str:
    """64 letters from a1 to h8 as ranks 8 to 1."""
    return "/".join(letters[8 * rank : 8 * rank + 8] for rank in reversed(range(8)))


@cache
def _squeeze(rank: str) -> str:
    """A rank with digits for gaps."""
    return GAP.sub(lambda gap: str(len(gap[0])), rank)


def _read_colours(field: str) -> str:
    ranks = field.split("/")
    if len(ranks) != 8 or not all(re.fullmatch("[RYGB]{8}", rank) for rank in ranks):
        raise BadNotation(faults.COLOURS)
    colours = "".join(reversed(ranks))
    if layout_of(colours) is None:
        raise BadNotation(faults.NO_BOARD)
    return colours


def _read_pawns(field: str) -> str:
    ranks = [re.sub("[1-8]", lambda gap: "." * int(gap[0]), rank) for rank in field.split("/")]
    if len(ranks) != 8 or not all(re.fullmatch("[.wbWB]{8}", rank) for rank in ranks) or "." in field:
        raise BadNotation(faults.PAWNS)
    return "".join(reversed(ranks))


def _read_goals(field: str) -> str:
    if not re.fullmatch("[RYGB-]{2}", field):
        raise BadNotation(faults.GOALS.filled(repr(field)))
    return field


def _read_camps(field: str) -> str:
    if not re.fullmatch("[w-]{2}[b-]{2}", field):
        raise BadNotation(faults.CAMPS.filled(repr(field)))
    return field


def _check_goals(state: State) -> None:
    possible = single_corner_colours(state.colours)
    if not suits_big_bang(state.colours):
        raise BadNotation(faults.UNSUITED)
    if any(goal not in possible + "-" for goal in state.goals) or state.goals[0] == state.goals[1] != "-":
        raise BadNotation(faults.OTHER_GOALS.filled(possible))
    for seat in (WHITE, BLACK):
        own = state.pawns[seat] & state.doubled
        if any(square not in CORNERS or state.colours[square] != state.goals[seat] for square in squares_in(own)):
            raise BadNotation(faults.NOT_AT_THE_GOAL)
