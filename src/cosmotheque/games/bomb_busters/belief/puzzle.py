"""A counting problem: kinds of wires, stands with what each place allows, and what binds places to each other."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import accumulate
from operator import or_
from typing import Final, NamedTuple

from cosmotheque.games.bomb_busters.belief.layout import HEADER
from cosmotheque.games.bomb_busters.belief.room import MOST_STANDS
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.kit.compiled import Ints, zeros

PLENTY: Final = 1 << 10


class Bond(NamedTuple):
    """The wire at `upper` is not lower than that at `lower`; higher where `strict`."""

    lower: Slot
    upper: Slot
    strict: bool


class Wish(NamedTuple):
    """At least one of these places holds one of these kinds (bits)."""

    slots: tuple[Slot, ...]
    kinds: int


class Run(NamedTuple):
    """If the wire at `slot` is of one of these kinds (bits), exactly `copies` of `slots` are of the same kind."""

    slot: Slot
    slots: tuple[Slot, ...]
    copies: int
    kinds: int


class Tally(NamedTuple):
    """Exactly so many `wires` of these places are of one of these kinds (bits)."""

    slots: tuple[Slot, ...]
    kinds: int
    wires: int


class Moved(NamedTuple):
    """The wire here was dealt to another stand, and counts among the wires of that one; with NO_STAND to none."""

    slot: Slot
    origin: int


@dataclass
class Puzzle:
    """Kinds are numbered from the lowest wire up; `counts` says how many there are of each.

    Stands are given by what their places allow, as bits of kinds. Wires set aside are stands too.
    """

    counts: tuple[int, ...]
    stands: list[list[int]]
    bonds: list[Bond] = field(default_factory=list)
    wishes: list[Wish] = field(default_factory=list)
    moved: list[Moved] = field(default_factory=list)
    runs: list[Run] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)

    def is_possible(self) -> bool:
        return all(map(all, self.stands))

    def limit(self, limits: Mapping[Slot, int], bonds: Sequence[Bond] = ()) -> "Puzzle":
        """The puzzle with some places limited to these kinds (bits), and more bonds."""
        stands = [list(stand) for stand in self.stands]
        for slot, limit in limits.items():
            stands[slot.stand][slot.place] &= limit
        return replace(self, stands=stands, bonds=[*self.bonds, *bonds])

    def open_wishes(self) -> list[Wish]:
        """The wishes that are not fulfilled anyway, without the places that cannot help; long ones first."""
        wishes = []
        for wish in self.wishes:
            if len(wish.slots) > sum(count for kind, count in enumerate(self.counts) if not wish.kinds >> kind & 1):
                continue
            slots = tuple(slot for slot in wish.slots if self.stands[slot.stand][slot.place] & wish.kinds)
            if not any(self.stands[slot.stand][slot.place] & ~wish.kinds == 0 for slot in slots):
                wishes.append(Wish(slots, wish.kinds))
        return sorted(wishes, key=lambda wish: wish.kinds.bit_count() == 1)

    def open_tallies(self) -> list[Tally]:
        """The tallies without the places that are known; those that are right anyway are left out."""
        tallies = []
        for tally in self.tallies:
            allowed = [(slot, self.stands[slot.stand][slot.place]) for slot in tally.slots]
            slots = tuple(slot for slot, kinds in allowed if kinds & tally.kinds and kinds & ~tally.kinds)
            wires = tally.wires - sum(not kinds & ~tally.kinds for _, kinds in allowed)
            if slots or wires:
                tallies.append(Tally(slots, tally.kinds, wires))
        return tallies

    def _count_coming(self, needs: Sequence[Wish]) -> list[int]:
        """The number of later wires, by kind, that can go to the places of these wishes; PLENTY for none needed."""
        if not needs:
            return [PLENTY] * len(self.counts)
        kinds, last = needs[0].kinds, needs[0].kinds.bit_length() - 1
        places = {slot for wish in needs for slot in wish.slots}
        coming = [count if kinds >> kind & 1 else 0 for kind, count in enumerate(self.counts)]
        for number, stand in enumerate(self.stands):
            for place, allowed in enumerate(stand):
                if allowed & kinds and allowed.bit_count() == 1 and Slot(number, place) not in places:
                    coming[allowed.bit_length() - 1] -= 1
        return [sum(coming[kind + 1 :]) if kind < last else PLENTY for kind in range(len(self.counts))]

    def plan(self) -> Ints:
        """The table for the kernels; `lay_out` has still to fill its later sections."""
        kinds, stands = len(self.counts), len(self.stands)
        if stands > MOST_STANDS:
            raise OverflowError("more stands than the room holds")
        sizes = [len(stand) for stand in self.stands]
        places, wishes, tallies = sum(sizes), self.open_wishes(), self.open_tallies()
        long_wishes = sum(wish.kinds.bit_count() > 1 for wish in wishes)
        bits = list(accumulate((max(tally.wires, 0).bit_length() for tally in tallies), initial=long_wishes))
        counts = (len(self.bonds), len(wishes), long_wishes, len(self.moved), len(self.runs), len(tallies))
        needs = _needs(wishes)
        changing = _unite_kinds([*wishes[:long_wishes], *tallies])
        asked = _unite_kinds([*wishes, *tallies]) if not self.bonds and not self.runs else (1 << kinds) - 1
        numbers = [stands, kinds, places, *counts, bits[-1], (1 << len(needs)) - 1, asked, changing, 0]
        sections: list[Sequence[int]] = [
            sizes,
            [0, *accumulate(sizes)][:stands],
            self.counts,
            [allowed for stand in self.stands for allowed in stand],
            [number for bond in self.bonds for number in _flat(bond)],
            [wish.kinds for wish in wishes],
            [wish.kinds.bit_length() - 1 for wish in wishes],
            [_bits(wish.slots, stand) for wish in wishes for stand in range(stands)],
            self._count_coming(needs),
            [number for moved in self.moved for number in (moved.slot.stand, moved.slot.place, moved.origin)],
            [number for run in self.runs for number in (run.slot.stand, run.slot.place, run.copies, run.kinds)],
            [_bits(run.slots, stand) for run in self.runs for stand in range(stands)],
            [number for tally, first in zip(tallies, bits, strict=False) for number in _tally_row(tally, first)],
            [_bits(tally.slots, stand) for tally in tallies for stand in range(stands)],
        ]
        lengths = [*map(len, sections), *[(kinds + 1) * stands] * 3, kinds + 2, kinds + 1, kinds * places]
        starts = list(accumulate(lengths, initial=HEADER))
        given = [*numbers, *starts[:-1], *(number for section in sections for number in section)]
        table = zeros(starts[-1])
        table[: len(given)] = given
        return table


def _needs(wishes: Sequence[Wish]) -> list[Wish]:
    """The first long wishes that are about the same kinds and share no place, so that each takes a wire of its own."""
    needs: list[Wish] = []
    for wish in wishes:
        apart = all(set(wish.slots).isdisjoint(other.slots) for other in needs)
        if wish.kinds.bit_count() == 1 or not apart or any(wish.kinds != other.kinds for other in needs):
            break
        needs.append(wish)
    return needs


def _unite_kinds(asked: Iterable[Wish | Tally]) -> int:
    return reduce(or_, (one.kinds for one in asked), 0)


def _flat(bond: Bond) -> tuple[int, ...]:
    return (bond.lower.stand, bond.lower.place, bond.upper.stand, bond.upper.place, int(bond.strict))


def _tally_row(tally: Tally, first: int) -> tuple[int, ...]:
    return first, max(tally.wires, 0).bit_length(), tally.wires, tally.kinds, tally.kinds.bit_length() - 1


def _bits(slots: Sequence[Slot], stand: int) -> int:
    return sum(1 << slot.place for slot in slots if slot.stand == stand)
