"""The values that a wire can have, and the reasons for which a seat can know its value.

Deals are counted by adding only, so a chance of nought is exactly that: in no deal that the seat cannot exclude.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from cosmotheque.core.text import OR, Text, join_names, sentence
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.belief.knowledge import kinds_of
from cosmotheque.games.bomb_busters.components import NUMBERS, RED, UNSEEN, YELLOW, blue, is_blue, value_of
from cosmotheque.games.bomb_busters.mentor.words import value_word
from cosmotheque.games.bomb_busters.model.wires import Slot, Wire
from cosmotheque.games.bomb_busters.rules.filing import sorted_places
from cosmotheque.games.bomb_busters.view.seen import View

RUN: Final = 3  # numbers in a row from which on they are not listed one by one
LOWEST, HIGHEST = 0, 1000  # below and above all wires


class Bounds(NamedTuple):
    """The nearest wires on either side that the seat knows."""

    low: int
    high: int


def possible_values(belief: Belief, slot: Slot) -> list[int]:
    """The values that a wire has in some deal."""
    chances = belief.chances(slot)
    return [value for value in (*NUMBERS, YELLOW, RED) if chances[value] > 0.0]


def values_in_words(values: Sequence[int]) -> Text:
    """ "2–5, 8 or red"."""
    return join_names(_names(values), OR)


def _names(values: Sequence[int]) -> Iterator[Text]:
    rest = list(values)
    while rest:
        length = 1
        while length < len(rest) and rest[length] == rest[0] + length < YELLOW:
            length += 1
        if length < RUN:
            length = 1
            yield value_word(rest[0])
        else:
            yield Text(f"{rest[0]}–{rest[length - 1]}", f"{rest[0]}–{rest[length - 1]}")
        rest = rest[length:]


def is_seen(view: View, slot: Slot, value: int) -> bool:
    """True if a wire is known without a thought: by its token, since an exchange, or by its neighbours.

    Those leave no room between two equal wires, before a 1 and after the highest number.
    """
    wire = view.stands[slot.stand].wires[slot.place]
    low, high = bounds(view, slot)
    return bool(_code(wire)) or {value_of(code) for code in kinds_of(view).codes if low <= code <= high} == {value}


def why_certain(view: View, slot: Slot, value: int) -> Text:
    """The reason why a seat can be certain of a wire."""
    low, high = bounds(view, slot)
    seen = Counter(_code(wire) for stand in view.stands for wire in stand.wires)
    kinds = kinds_of(view)
    left = {value_of(code) for code, count in zip(kinds.codes, kinds.counts, strict=True)
            if low <= code <= high and seen[code] < count}  # fmt: skip
    if left == {value} and (low, high) != (LOWEST, HIGHEST):
        return sentence(
            "{}, tout autre fil possible est déjà visible ailleurs",
            "{} every other possible wire is already seen elsewhere",
            _place(low, high),
        )
    if len(possible_values(believe(replace(view, facts=())), slot)) > 1:
        return Text(
            "cela découle de ce qui a été annoncé, détecté ou étiqueté",
            "that follows from what was announced, detected or labelled",
        )
    return Text("dans aucune donne possible il n’est autre chose", "in no possible deal is it anything else")


def bounds(view: View, slot: Slot) -> Bounds:
    stand = view.stands[slot.stand]
    codes = {place: _code(stand.wires[place]) for place in sorted_places(stand)}
    before = [code for place, code in codes.items() if place < slot.place and code]
    after = [code for place, code in codes.items() if place > slot.place and code]
    return Bounds(before[-1] if before else LOWEST, after[0] if after else HIGHEST)


def _code(wire: Wire) -> int:
    """The wire itself, as the seat knows it; UNSEEN too where it is only known to be yellow."""
    return wire.code or (blue(wire.shown) if wire.shown in NUMBERS else UNSEEN)


def _place(low: int, high: int) -> Text:
    if low == LOWEST:
        return sentence("avant {}", "before {}", _print_wire(high))
    if high == HIGHEST:
        return sentence("après {}", "after {}", _print_wire(low))
    return sentence("entre {} et {}", "between {} and {}", _print_wire(low), _print_wire(high))


def _print_wire(code: int) -> Text:
    """The wire's own inscription."""
    if is_blue(code):
        return Text(str(code // 10), str(code // 10))
    return Text(f"{code // 10},{code % 10}", f"{code // 10}.{code % 10}")


def points_at(slots: Iterable[Slot]) -> tuple[str, ...]:
    return tuple(f"{slot.stand}.{slot.place}" for slot in slots)
