"""Stands that nothing tells apart are counted as one: that leaves fewer states to count.

A stand whose places all allow the same kinds, and which no fact singles out, is a handful of wires put in order.
Several of them are one larger handful, dealt out among them at random afterwards. So X wires, which nobody has seen,
cost hardly more than one of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import accumulate
from math import comb
from random import Random
from typing import NamedTuple

from cosmotheque.games.bomb_busters.belief.puzzle import Bond, Moved, Puzzle, Wish
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.kit.compiled import Floats, floats


class Merged(NamedTuple):
    """`groups` are the old stands of each new one; every deal of the new puzzle stands for `deals` of the old one."""

    puzzle: Puzzle
    groups: tuple[tuple[int, ...], ...]
    deals: float


def merge(puzzle: Puzzle) -> Merged:
    """The same puzzle with fewer stands, where there are such."""
    wishes = puzzle.open_wishes()
    alike: dict[tuple[object, ...], list[int]] = {}
    for number in range(len(puzzle.stands)):
        alike.setdefault(_marks(puzzle, wishes, number), []).append(number)
    groups = tuple(map(tuple, alike.values()))
    if len(groups) == len(puzzle.stands):
        return Merged(replace(puzzle, wishes=wishes), groups, 1.0)
    return Merged(_join(puzzle, wishes, groups), groups, _deals(puzzle, groups))


def _marks(puzzle: Puzzle, wishes: Sequence[Wish], number: int) -> tuple[object, ...]:
    """The marks that tell a stand from others; its number where it cannot be merged."""
    stand = puzzle.stands[number]
    if len(set(stand)) != 1 or _is_singled_out(puzzle, number):
        return (number,)
    wished = []
    for index, wish in enumerate(wishes):
        here = sum(slot.stand == number for slot in wish.slots)
        if here not in (0, len(stand)):
            return (number,)
        if here:
            wished.append(index)
    return stand[0], tuple(wished), None


def _is_singled_out(puzzle: Puzzle, number: int) -> bool:
    bound = any(number in (bond.lower.stand, bond.upper.stand) for bond in puzzle.bonds)
    counted = any(slot.stand == number for run in puzzle.runs for slot in (run.slot, *run.slots))
    counted = counted or any(slot.stand == number for tally in puzzle.tallies for slot in tally.slots)
    return bound or counted or any(number in (moved.slot.stand, moved.origin) for moved in puzzle.moved)


def _join(puzzle: Puzzle, wishes: Sequence[Wish], groups: Sequence[tuple[int, ...]]) -> Puzzle:
    home: dict[int, tuple[int, int]] = {}  # old stand: its new one, and how many places of that lie before its own
    for number, group in enumerate(groups):
        before = accumulate((len(puzzle.stands[old]) for old in group), initial=0)
        home.update({old: (number, first) for old, first in zip(group, before, strict=False)})

    def new_slot(slot: Slot) -> Slot:
        stand, first = home[slot.stand]
        return Slot(stand, first + slot.place)

    return Puzzle(
        puzzle.counts,
        [[allowed for old in group for allowed in puzzle.stands[old]] for group in groups],
        [Bond(new_slot(bond.lower), new_slot(bond.upper), bond.strict) for bond in puzzle.bonds],
        [Wish(tuple(map(new_slot, wish.slots)), wish.kinds) for wish in wishes],
        [
            Moved(new_slot(moved.slot), moved.origin if moved.origin < 0 else home[moved.origin][0])
            for moved in puzzle.moved
        ],
        [run._replace(slot=new_slot(run.slot), slots=tuple(map(new_slot, run.slots))) for run in puzzle.runs],
        [tally._replace(slots=tuple(map(new_slot, tally.slots))) for tally in puzzle.tallies],
    )


def _deals(puzzle: Puzzle, groups: Sequence[tuple[int, ...]]) -> float:
    """The number of ways in which the wires of merged stands can be dealt out among them."""
    deals = 1
    for group in groups:
        rest = sum(len(puzzle.stands[old]) for old in group)
        for old in group:
            deals *= comb(rest, len(puzzle.stands[old]))
            rest -= len(puzzle.stands[old])
    return float(deals)


def deal_out(kinds: list[int], sizes: Sequence[int], rng: Random) -> list[list[int]]:
    """The wires of a merged stand, dealt out at random among those it was made of, and sorted there."""
    if len(sizes) == 1:
        return [kinds]
    rng.shuffle(kinds)
    wires = iter(kinds)
    return [sorted(next(wires) for _ in range(size)) for size in sizes]


@cache
def rank_shares(size: int, whole: int) -> Floats:
    """Place × rank: how likely a place of a stand of this size gets which of the `whole` sorted wires."""
    ways = comb(whole, size)
    return floats(
        comb(rank, place) * comb(whole - 1 - rank, size - 1 - place) / ways
        for place in range(size)
        for rank in range(whole)
    )
