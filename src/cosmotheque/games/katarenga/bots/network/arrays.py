"""Big Bang on arrays: many games side by side, for the network and its training.

It imports nothing of the house, so that training runs where only PyTorch is: `xp` is NumPy or torch, whichever holds
the arrays. Everything is seen from the side to move. Putting an ousted pawn down is a decision of its own here, made by
the same side. Tests hold it against the rules, move by move.
"""

from typing import Any, NamedTuple

import numpy as np

Array = Any
SLIDES = 64 * 64
PUTS = 64
PASS = SLIDES + PUTS
ACTIONS = PASS + 1
"""`64 * start + target` is a slide, `SLIDES + square` puts an ousted pawn down, `PASS` is a pass."""
NO_GOAL = -1
MOST_MOVES = 400  # KBB-19

_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))  # a rook's four, then a bishop's
_JUMPS = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_RED, _YELLOW, _GREEN, _BLUE = range(4)
_NOWHERE = 64


class Games(NamedTuple):
    """A batch of positions. Pairs are the side to move, then the other one.

    `colours` (n, 64) has 0 to 3 for red, yellow, green, blue, and `goals` (n, 2) such a number or `NO_GOAL`; `pawns`
    (n, 2, 64) and `doubled` (n, 2) are truths. While `placing` (n), an ousted pawn is in the hand of the side to move.
    `seen` (n, MOST_MOVES + 1) has a number for each position that may come again, the first `kept` of it.
    """

    colours: Array
    pawns: Array
    goals: Array
    doubled: Array
    placing: Array
    moves: Array
    seen: Array
    kept: Array


class Tables(NamedTuple):
    """Tables that do not depend on the position, in the arrays of one library, on one device."""

    xp: Any
    rays: Array
    """(64, 8, 7) squares passed in each of eight directions, `_NOWHERE` off the board."""
    step_to: Array
    """(64, 64): where among the 56 of `rays` a square stands, or 56."""
    jumps: Array
    """(64, 64): a knight's jump leads there."""
    border: Array
    corner: Array
    squares: Array
    keys: Array
    """(2, 64) numbers that add up to a number for a position."""


def tables(xp: Any, put: Any = lambda array: array) -> Tables:
    """The tables for one library; `put` brings a NumPy array to where they are wanted."""
    rays, step_to, jumps = np.full((64, 8, 7), _NOWHERE), np.full((64, 64), 56), np.zeros((64, 64), bool)
    for start in range(64):
        for direction, step in enumerate(_STEPS):
            for length in range(1, 8):
                if (target := _move_square(start, step, length)) is not None:
                    rays[start, direction, length - 1] = target
                    step_to[start, target] = 7 * direction + length - 1
        for jump in _JUMPS:
            if (target := _move_square(start, jump, 1)) is not None:
                jumps[start, target] = True
    squares = np.arange(64)
    edge = np.isin(squares % 8, (0, 7)), np.isin(squares // 8, (0, 7))
    keys = np.random.default_rng(1).integers(-(1 << 62), 1 << 62, (2, 64))
    made = (rays, step_to, jumps, edge[0] | edge[1], edge[0] & edge[1], squares, keys)
    return Tables(xp, *(put(array) for array in made))


def _move_square(start: int, step: tuple[int, int], times: int) -> int | None:
    file, rank = start % 8 + times * step[0], start // 8 + times * step[1]
    return file + 8 * rank if 0 <= file < 8 and 0 <= rank < 8 else None


def reach(t: Tables, colours: Array, occupied: Array) -> Array:
    """(n, 64, 64): where a pawn on each square could come to, the first pawn in its way included (KBB-8 to 10)."""
    xp, own = t.xp, colours[:, :, None]
    off = xp.zeros_like(colours[:, :1])
    ahead = xp.concatenate((colours, off - 1), 1)[:, t.rays]
    stops = (ahead == own[..., None]) | xp.concatenate((occupied, off == 0), 1)[:, t.rays]
    is_rook = t.squares[:8] < 4
    open_ = (own == _BLUE) | (own == _RED) & is_rook | (own == _YELLOW) & ~is_rook
    found = []
    for length in range(7):
        found.append(open_ & (t.rays[:, :, length] < _NOWHERE))
        open_ = open_ & ~stops[..., length] & (own != _BLUE)
    rays = xp.stack(found, -1).reshape(len(colours), 64, 56)
    rays = xp.concatenate((rays, rays[..., :1] & False), 2)
    far = rays[:, t.squares[:, None], t.step_to]
    return xp.where(own == _GREEN, t.jumps, far)


def goal_squares(t: Tables, games: Games) -> Array:
    """(n, 2, 64): the border squares of each side's goal colour."""
    return (games.colours[:, None, :] == games.goals[:, :, None]) & t.border


def first_landings(t: Tables, games: Games) -> Array:
    """(n, 64): the border squares that may fix the goal of the side to move (KBB-12)."""
    single = _in_one_corner(t, games.colours)
    return t.border & single & (games.colours != games.goals[:, 1:])


def _in_one_corner(t: Tables, colours: Array) -> Array:
    """(n, 64): the squares whose colour has exactly one corner square."""
    corners = colours[:, [0, 7, 56, 63]]
    return (colours[:, :, None] == corners[:, None, :]).sum(-1) == 1


def count_settled(t: Tables, games: Games) -> Array:
    """(n, 2): the pawns that stand for good, both of a doubled corner counted (KBB-13, KBB-14)."""
    return (games.pawns & goal_squares(t, games)).sum(-1) + games.doubled


def legal(t: Tables, games: Games, reached: Array) -> Array:
    """(n, ACTIONS): what the side to move may do; `reached` is its `reach`."""
    xp, goals = t.xp, goal_squares(t, games)
    own, other = games.pawns[:, 0], games.pawns[:, 1]
    occupied, undecided = own | other, games.goals[:, :1] == NO_GOAL
    corner = own & goals[:, 0] & t.corner & ~games.doubled[:, :1]  # KBB-14
    free = xp.where(undecided, ~occupied & (~t.border | first_landings(t, games)), ~occupied | corner)
    targets = free | other & goals[:, 0]  # KBB-16: a side without a goal has no goal squares
    movers = own & ~goals[:, 0] & ~games.placing[:, None]
    slides = (reached & movers[:, :, None] & targets[:, None, :]).reshape(-1, SLIDES)
    puts = ~occupied & games.placing[:, None]
    stuck = ~slides.any(-1) & ~games.placing  # KBB-11
    return xp.concatenate((slides, puts, stuck[:, None]), 1)


def step(t: Tables, games: Games, actions: Array) -> tuple[Games, Array, Array, Array]:
    """After one legal action each: the games, which are over, the points of who acted (below 0 for the other side), and
    whether the same side goes on."""
    xp, rows = t.xp, t.xp.arange(len(actions), device=actions.device)
    slides, puts = actions < SLIDES, (actions >= SLIDES) & (actions < PASS)
    start, target = (actions // 64) % 64, actions % 64
    left, landed = t.squares == start[:, None], t.squares == target[:, None]
    moved = slides[:, None]
    own, other, goal = games.pawns[:, 0], games.pawns[:, 1], games.goals[:, 0]
    colour = games.colours[rows, target]
    settles = slides & t.border[target] & ((goal == NO_GOAL) | (goal == colour))
    ousts, doubles = slides & other[rows, target], slides & own[rows, target]
    after = games._replace(
        pawns=xp.stack(
            (own & ~(left & moved) | landed & moved, other & ~(landed & moved) | landed & puts[:, None]),
            1,
        ),
        goals=xp.stack((xp.where(settles, colour, goal), games.goals[:, 1]), 1),
        doubled=xp.stack((games.doubled[:, 0] | doubles, games.doubled[:, 1]), 1),
    )
    counts = count_settled(t, after)
    won, lost = counts[:, 0] == 8, (counts[:, 1] == 8) & (counts[:, 0] < 8)  # KBB-17, KBB-18
    points = xp.where(won, 8 - counts[:, 1], xp.where(lost, counts[:, 0] - 8, 0))
    goes_on = ousts & ~won & ~lost
    after, drawn = _turn_over(t, after._replace(placing=goes_on), goes_on, settles | puts)
    return after, won | lost | drawn & ~goes_on, points, goes_on


def _turn_over(t: Tables, games: Games, stays: Array, afresh: Array) -> tuple[Games, Array]:
    """The other side is to move, except where the same one goes on; and whether that is a draw (KBB-19)."""
    xp = t.xp
    pair = xp.stack((xp.where(stays, 0, 1), xp.where(stays, 1, 0)), 1)
    rows = xp.arange(len(stays), device=stays.device)
    pawns, goals = games.pawns[rows[:, None], pair], games.goals[rows[:, None], pair]
    moves = xp.where(stays, games.moves, games.moves + 1)
    kept = xp.where(stays, games.kept, xp.where(afresh, 1, games.kept + 1))
    number = position_number(t, pawns, moves)
    seen = xp.where(
        (xp.arange(MOST_MOVES + 1, device=stays.device) == (kept - 1)[:, None]) & ~stays[:, None],
        number[:, None],
        games.seen,
    )
    turned = games._replace(
        pawns=pawns,
        goals=goals,
        doubled=games.doubled[rows[:, None], pair],
        moves=moves,
        seen=seen,
        kept=kept,
    )
    return turned, (occurrences(t, turned) >= 3) | (moves >= MOST_MOVES)


def position_number(t: Tables, pawns: Array, moves: Array) -> Array:
    """(n): a number for pawns and side to move; equal ones are the same position, but for a chance in 2⁶²."""
    return (pawns * t.keys).sum((1, 2)) + moves % 2


def occurrences(t: Tables, games: Games) -> Array:
    """(n): how often the present position has come, this time included."""
    xp = t.xp
    places = xp.arange(MOST_MOVES + 1, device=games.kept.device)
    now = games.seen[xp.arange(len(games.kept), device=games.kept.device), games.kept - 1]
    return ((games.seen == now[:, None]) & (places < games.kept[:, None])).sum(-1)
