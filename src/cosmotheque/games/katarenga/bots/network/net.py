"""The network: what a side sees of a position, and what becomes of it. Like `arrays`, it runs on NumPy and on PyTorch.

Squares tell each other what they know along the moves that lead from one to the other, once on the empty board and
once past the pawns that stand there. After a few rounds a square knows what lies so many moves away: that is what Big
Bang, a race, is about. From this come a number for every slide, one for every square to put a pawn on, and what the
position is worth to the side to move.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .arrays import (
    NO_GOAL,
    Array,
    Games,
    Tables,
    count_settled,
    first_landings,
    goal_squares,
    occurrences,
    reach,
)

Weights = Mapping[str, Array]
SEEN = 22
"""The number of values that describe each square."""


class Sight(NamedTuple):
    """Input of the network: (n, 64, SEEN) of the squares, and the reach of the pieces, on the empty board and now."""

    squares: Array
    empty: Array
    reached: Array


def sight(t: Tables, games: Games) -> Sight:
    xp = t.xp
    own, other = games.pawns[:, 0], games.pawns[:, 1]
    goals, counts = goal_squares(t, games), count_settled(t, games)
    undecided = games.goals == NO_GOAL
    corners = goals & t.corner
    of_squares = [
        *(games.colours == colour for colour in range(4)),
        own,
        other,
        own & goals[:, 0],
        other & goals[:, 1],
        goals[:, 0],
        goals[:, 1],
        corners[:, 0] & games.doubled[:, :1],
        corners[:, 1] & games.doubled[:, 1:],
        first_landings(t, games) & undecided[:, :1],
        first_landings(t, _other_way(t, games)) & undecided[:, 1:],
        own & False | t.border,
        own & False | t.corner,
    ]
    of_all = [
        undecided[:, 0],
        games.placing,
        occurrences(t, games) >= 2,
        counts[:, 0] / 8,
        counts[:, 1] / 8,
        games.moves / 400,
    ]
    described = xp.stack([xp.asarray(plane, dtype=xp.float32) for plane in of_squares], -1)
    everywhere = xp.stack([xp.asarray(number, dtype=xp.float32) for number in of_all], -1)[:, None, :]
    return Sight(
        squares=xp.concatenate((described, everywhere + 0 * described[..., : len(of_all)]), -1),
        empty=reach(t, games.colours, own & False),
        reached=reach(t, games.colours, own | other),
    )


def _other_way(t: Tables, games: Games) -> Games:
    return games._replace(goals=t.xp.stack((games.goals[:, 1], games.goals[:, 0]), 1))


def shapes(width: int, rounds: int, look: int = 32) -> dict[str, tuple[int, ...]]:
    """The weights that `think` wants, by name."""
    found: dict[str, tuple[int, ...]] = {"in.w": (SEEN, width), "in.b": (width,)}
    for number in range(rounds):
        found |= {
            f"{number}.hear": (5 * width, width),
            f"{number}.b": (width,),
            f"{number}.say": (width, width),
        }
    return found | {
        "from": (width, look),
        "to": (width, look),
        "put": (width, 1),
        "worth.w": (2 * width, width),
        "worth.b": (width,),
        "worth.out": (width, 1),
    }


def think(xp: Any, w: Weights, seen: Sight) -> tuple[Array, Array]:
    """(n, ACTIONS) logits, whatever is legal, and (n) worths between -1 and 1."""
    known = _relu(xp, seen.squares @ w["in.w"] + w["in.b"])
    empty, reached = (xp.asarray(links, dtype=known.dtype) / 4 for links in (seen.empty, seen.reached))
    ways = (empty, empty.swapaxes(1, 2), reached, reached.swapaxes(1, 2))
    number = 0
    while f"{number}.hear" in w:
        calm = _level(known)
        heard = xp.concatenate((calm, *(way @ calm for way in ways)), -1)
        known = known + _relu(xp, heard @ w[f"{number}.hear"] + w[f"{number}.b"]) @ w[f"{number}.say"]
        number += 1
    known = _level(known)
    leaving, coming = known @ w["from"], known @ w["to"]
    slides = leaving @ coming.swapaxes(1, 2) / w["from"].shape[1] ** 0.5
    puts = (known @ w["put"])[..., 0]
    logits = xp.concatenate((slides.reshape(-1, 64 * 64), puts, puts[:, :1] * 0), 1)
    summed = xp.concatenate((known.mean(1), xp.amax(known, 1)), -1)
    worth = xp.tanh(_relu(xp, summed @ w["worth.w"] + w["worth.b"]) @ w["worth.out"])
    return logits, worth[:, 0]


def _relu(xp: Any, array: Array) -> Array:
    return xp.clip(array, 0, None)


def _level(array: Array) -> Array:
    """Brought to a mean square of 1, so that rounds upon rounds stay in hand."""
    return array * ((array * array).mean(-1, keepdims=True) + 1e-5) ** -0.5
