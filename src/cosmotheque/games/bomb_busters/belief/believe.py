"""The door: from a view to exact chances and to fair draws."""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cached_property, lru_cache
from itertools import accumulate
from random import Random
from typing import Final

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.belief.homes import homes_of
from cosmotheque.games.bomb_busters.belief.kernel import (
    VALUES,
    count_backward,
    count_forward,
    draw_deal,
    part_out,
    sum_by_value,
)
from cosmotheque.games.bomb_busters.belief.knowledge import kinds_of, puzzles
from cosmotheque.games.bomb_busters.belief.layout import lay_out
from cosmotheque.games.bomb_busters.belief.merging import deal_out, merge, rank_shares
from cosmotheque.games.bomb_busters.belief.piles import carried_wires
from cosmotheque.games.bomb_busters.belief.puzzle import Puzzle
from cosmotheque.games.bomb_busters.belief.room import INVERSE, ROOM, SHARES
from cosmotheque.games.bomb_busters.components import value_of
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.stands import with_parts
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.kit.compiled import Floats, Ints, as_list, float_zeros, ints, zeros
from cosmotheque.kit.last import last


class Solution:
    """A counted puzzle: the number of its deals (up to a common factor), and what they put where."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.merged = merge(puzzle)
        self.sizes = [len(stand) for stand in self.merged.puzzle.stands]
        self.kinds = len(puzzle.counts)
        self.plan: Ints = self.merged.puzzle.plan()
        self.room: Ints = zeros(ROOM)
        self.shares: Floats = float_zeros(SHARES + self.kinds)
        for copies, share in enumerate((1.0, 1.0, 1 / 2, 1 / 6, 1 / 24)):
            self.shares[INVERSE + copies] = share
        self.counted_weights: Floats = float_zeros(sum(self.sizes) * self.kinds)
        self.total = 0.0
        states = lay_out(self.plan)
        self.counted: Floats = float_zeros(2 * states)
        if states:
            count_forward(self.plan, self.room, self.shares, self.counted)
            self.total = float(count_backward(self.plan, self.room, self.shares, self.counted, self.counted_weights))
        self.total *= self.merged.deals

    @cached_property
    def weights(self) -> Floats:
        """The number of deals with each kind at each place of the puzzle before stands are merged."""
        if self.merged.deals == 1:
            return self.counted_weights
        stands, kinds, first = self.puzzle.stands, self.kinds, 0
        begins = [0, *accumulate(map(len, stands))]
        parted = float_zeros(begins[-1] * kinds)
        for group, whole in zip(self.merged.groups, self.sizes, strict=True):
            for stand in group:
                shares = rank_shares(len(stands[stand]), whole)
                part_out(self.counted_weights, kinds, first, whole, shares, self.merged.deals, parted, begins[stand])
            first += whole
        return parted

    def draw(self, rng: Random) -> list[list[int]]:
        """Draw a deal, as kinds by stand and place."""
        for kind in range(self.kinds):
            self.shares[SHARES + kind] = rng.random()
        drawn = zeros(sum(self.sizes))
        draw_deal(self.plan, self.room, self.shares, self.counted, drawn)
        places = iter(drawn)
        found: dict[int, list[int]] = {}
        for group, size in zip(self.merged.groups, self.sizes, strict=True):
            wires = [int(next(places)) for _ in range(size)]
            parts = deal_out(wires, [len(self.puzzle.stands[stand]) for stand in group], rng)
            found.update(zip(group, parts, strict=True))
        return [found[stand] for stand in range(len(self.puzzle.stands))]


class Belief:
    """Every deal that a view allows, all equally likely."""

    def __init__(self, view: View) -> None:
        self.kinds = kinds_of(view)
        self.solutions = [found for puzzle in puzzles(view, self.kinds) if (found := Solution(puzzle)).total > 0]
        self.total = sum(solution.total for solution in self.solutions)
        self.homes = homes_of(view)
        self.first = [0, *accumulate(map(len, self.homes.rows))]
        self.carries = carried_wires(view) is not None
        self._chances: list[float] = []

    def chances(self, slot: Slot) -> list[float]:
        """The probability of each value, by value, at a place of a stand."""
        if not self._chances:
            self._chances = self._by_value()
        home = self.homes.of(slot)
        at = VALUES * (self.first[home.stand] + home.place)
        return self._chances[at : at + VALUES]

    def draw(self, rng: Random) -> list[list[int]]:
        """A fair draw of the deal: wires by stand and place; those of the robot and those set aside follow."""
        if not self.solutions:
            raise LookupError("no deal is possible")
        rest = rng.random() * self.total
        for solution in self.solutions:
            rest -= solution.total
            if rest < 0:
                break
        drawn = [[self.kinds.codes[kind] for kind in stand] for stand in solution.draw(rng)]
        stands, piles = self.homes.on_stands(drawn), drawn[len(self.homes.rows) :]
        if self.carries:
            rng.shuffle(piles[0])  # its wires lie in no order
        return [*stands, *piles]

    def chance_of_none(self, slots: Iterable[Slot], values: Sequence[int]) -> float:
        """The probability that none of the slots holds any of the values."""
        others = ~self.kinds.of(values)
        deals = 0.0
        for solution in self.solutions:
            puzzle = solution.puzzle.limit({self.homes.of(slot): others for slot in slots})
            if puzzle.is_possible():
                deals += Solution(puzzle).total
        return deals / self.total

    def suppose(self, slot: Slot, value: int) -> "Belief":
        """The belief under the assumption that a wire has this value, which must be possible."""
        limit = {self.homes.of(slot): self.kinds.of((value,))}
        limited = [solution.puzzle.limit(limit) for solution in self.solutions]
        other = copy(self)
        other.solutions = [
            found for puzzle in limited if puzzle.is_possible() and (found := Solution(puzzle)).total > 0
        ]
        other.total = sum(solution.total for solution in other.solutions)
        other._chances = []
        return other

    def _by_value(self) -> list[float]:
        values = ints([value_of(code) for code in self.kinds.codes])
        chances = float_zeros(VALUES * self.first[-1])
        for solution in self.solutions:
            sum_by_value(solution.weights, values, self.total, chances)
        return as_list(chances)


def warm_up() -> None:
    """Have the kernels compiled, or fetched from the disk, before a player waits for them."""
    rng = Random(0)
    solution = Solution(Puzzle((1, 1), [[3], [3]]))
    solution.draw(rng)
    sum_by_value(solution.weights, ints([1, 2]), solution.total, float_zeros(2 * VALUES))


SILENT: Final = ("numbers", "constraints", "weak_link", "hidden_numbers", "clues", "drill")  # parts that say nothing


@last
def believe(view: View) -> Belief:
    """The belief that a view allows; the last ones are kept. Turns, drafts and cards have no influence on it."""
    plain = replace(view, active=NOBODY, draft=None, waiting=(), turns=0, idle=0)
    return _believe(with_parts(plain, **dict.fromkeys(SILENT)))


def draw_wires(view: View, rng: Random) -> list[list[int]]:
    """A fair draw of what the view hides: every deal it allows is equally likely."""
    return believe(view).draw(rng)


# A turn asks for the same few views again and again: as it is, without its facts, and those of imagined deals.
@lru_cache(maxsize=64)
def _believe(view: View) -> Belief:
    return Belief(view)
