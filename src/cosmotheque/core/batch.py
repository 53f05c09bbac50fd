"""A game stepped on flat arrays, many at once: what it offers to `cosmotheque.batch`.

Private to a game like the board of its bots, and pinned to its rules move by move. A game in play is a row of 64-bit
numbers; actions are those of the game's numbering.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from cosmotheque.core.game import AnyGame


@dataclass(frozen=True, kw_only=True)
class Kernels:
    """Compiled loops over the rows from `first` up to, not with, `last`. Each takes tables and rows before anything.

    They run without Python's lock, and no row knows of another: any number of threads may share a batch.
    """

    begin: Callable[..., None]
    """`(tables, rows, first, last)`: begins every game anew, chance included. Key and counts of draws stay."""
    refused: Callable[..., int]
    """`(tables, rows, actions, first, last)`: the first game that goes on and whose action is not legal, or -1."""
    legal: Callable[..., None]
    """`(tables, rows, mask, first, last)`: marks the legal actions with 1, and all others with 0."""
    pick: Callable[..., None]
    """`(tables, rows, actions, first, last)`: a legal action for each game, all equally likely; 0 where it is over."""
    play: Callable[..., int]
    """`(tables, rows, actions, rewards, steps, until, first, last)`: as many steps, each with the action of its game,
    or with one at random where there are none; chance moves after it. Of a game that is over the next begins instead.
    `rewards` has the scores where a game has ended, by seat, and 0 elsewhere. With a seat `until` it stops where that
    one is to act or a game is over; -1 is for none. Returns how many games have ended."""
    observe: Callable[..., None]
    """`(tables, rows, seats, out, first, last)`: the planes of the view of one seat of each game, over zeros."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """One way to play a game, made ready: `tables` for the kernels, and the first `width` numbers of every row.

    `shape` is that of the planes, and `numbers` says how many actions there are in the numbering.
    """

    game: AnyGame
    options: Any
    seats: int
    shape: tuple[int, ...]
    numbers: int
    tables: Any
    width: int
    kernels: Kernels
    state: Callable[[Any], Any]
    """The state of the rules that a row stands for."""
    drawn: Callable[[Any, Any], Any]
    """`(state, row)`: what chance did where the rules wait for it, read off the row after it."""


Prepare: TypeAlias = Callable[[AnyGame, Any, int], Plan]
"""Makes a game, options and a number of seats ready; BadOptions where the game is not stepped in this way."""
Batches: TypeAlias = Mapping[str, Prepare]
