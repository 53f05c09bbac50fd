"""The stands as planes: a row for each stand, the own ones first, and a column for each place, as numbers count them.

They hold the base game, and of further missions what concerns wires, values and cards; the rest is in the view.
"""

from collections.abc import Iterator
from typing import Final

from cosmotheque.core.planes import AllPlanes, Array, Planes
from cosmotheque.games.bomb_busters.components import (
    COPIES,
    NUMBERS,
    RED,
    TOKENS,
    YELLOW,
    Equipment,
    is_red,
    is_yellow,
    value_of,
)
from cosmotheque.games.bomb_busters.model.facts import Alike, Holds, Lacks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask, GiveTask, TokenTask
from cosmotheque.games.bomb_busters.model.wires import Slot, Wire
from cosmotheque.games.bomb_busters.numbering.parts import MOST_SEATS, OTHER_STANDS, OWN_STANDS, stands_around
from cosmotheque.games.bomb_busters.rules.drafts import TOOLS
from cosmotheque.games.bomb_busters.rules.stands import LONGEST_STAND, SLOTS, cut_counts, in_play
from cosmotheque.games.bomb_busters.view.seen import View
from cosmotheque.kit.last import last

ALL_VALUES: Final = (*NUMBERS, YELLOW, RED)
CUTTABLE: Final = (*NUMBERS, YELLOW)
MOST_OF_A_COLOUR: Final = 4
LOCAL: Final = (
    *("wire", "cut", "token", "loose", "even", "odd", "equal", "different", "pointed", "asked", "offered"),
    *(f"is {value}" for value in ALL_VALUES),
    *(f"may {value}" for value in ALL_VALUES),
    *(f"lacks {value}" for value in ALL_VALUES),
    *(f"holds {value}" for value in ALL_VALUES),
)
NAMES: Final = (
    *LOCAL,
    *("steps", "reds", "yellows", "stabilized", "to mark", "to answer", "to give back"),
    *(f"turn {seat}" for seat in range(MOST_SEATS)),
    *(f"detector {seat}" for seat in range(MOST_SEATS)),
    *(f"tool {tool}" for tool in TOOLS),
    *(f"cut {value}" for value in CUTTABLE),
    *(f"tokens {value}" for value in CUTTABLE),
    *(f"open {value}" for value in CUTTABLE),
    *(f"asked for {value}" for value in CUTTABLE),
    *(f"card {card.value}" for card in Equipment),
    *(f"ready {card.value}" for card in Equipment),
    *(f"red {number}.5" for number in NUMBERS[:-1]),
    *(f"yellow {number}.1" for number in NUMBERS[:-1]),
)
ROW: Final = {name: row for row, name in enumerate(NAMES)}
SHAPE: Final = (len(NAMES), OWN_STANDS + OTHER_STANDS, LONGEST_STAND)


@last
def rows(view: View) -> dict[int, int]:
    """The row of each stand: own ones from the first row on, the others' from the third."""
    own, others = stands_around(view)
    return {
        **{stand: row for row, stand in enumerate(own)},
        **{stand: OWN_STANDS + row for row, stand in enumerate(others)},
    }


def _write(view: View, out: Array) -> None:
    place = rows(view)
    for number, stand in enumerate(view.stands):
        for column, wire in enumerate(stand.wires):
            for name in _wire_features(wire):
                out[ROW[name], place[number], column] = 1
    for slot, values in possible_values(view).items():
        for value in values:
            out[ROW[f"may {value}"], place[slot.stand], slot.place] = 1 / len(values)
    for name, share, slots in _told_features(view):
        for slot in slots:
            here = ROW[name], place[slot.stand], slot.place
            out[here] = max(out[here], share)
    for name, share in _table_features(view):
        out[ROW[name]] = share


def _wire_features(wire: Wire) -> Iterator[str]:
    """Features known of one wire by itself: its value, from a look at it or because everybody was told."""
    yield "wire"
    value = value_of(wire.code) or wire.shown
    if value:
        yield f"is {value}"
    if wire.cut:
        yield "cut"
    if wire.shown:
        yield "token"
    if wire.loose:
        yield "loose"
    for note in wire.notes:
        if note.kind == "not":
            yield f"lacks {note.value}"
        elif note.kind != "times":
            yield note.kind


def possible_values(view: View) -> dict[Slot, list[int]]:
    """The values that each wire may have by its stand's order, what was told of it alone, and what lies elsewhere.

    Belief knows more: what several facts say together is for the learner to find out.
    """
    known = [value_of(wire.code) or wire.shown for stand in view.stands for wire in stand.wires]
    left = [value for value in ALL_VALUES if known.count(value) < in_play(view, value)]
    lacked = {
        (slot, value) for fact in view.facts if isinstance(fact, Lacks) for slot in fact.slots for value in fact.values
    }
    found = {}
    for number, stand in enumerate(view.stands):
        values = [value_of(wire.code) or wire.shown for wire in stand.wires]
        for slot, wire, value in zip(SLOTS[number], stand.wires, values, strict=False):
            low, high = (1, max(NUMBERS)) if wire.loose else _bounds(values, slot.place)
            found[slot] = (
                [value]
                if value
                else [
                    other
                    for other in left
                    if (other not in NUMBERS or low <= other <= high) and (slot, other) not in lacked
                ]
            )
    return found


def _bounds(values: list[int], place: int) -> tuple[int, int]:
    """The nearest known numbers to the left and to the right of a place."""
    lower = [value for value in values[:place] if value in NUMBERS]
    upper = [value for value in values[place + 1 :] if value in NUMBERS]
    return max(lower, default=NUMBERS[0]), min(upper, default=NUMBERS[-1])


def _told_features(view: View) -> Iterator[tuple[str, float, tuple[Slot, ...]]]:
    """Features known of several wires: `holds` is shared among those of which one is meant."""
    for fact in view.facts:
        match fact:
            case Lacks(slots=slots, values=values):
                yield from ((f"lacks {value}", 1, slots) for value in values)
            case Holds(slots=slots, values=values):
                yield from ((f"holds {value}", 1 / (len(slots) * len(values)), slots) for value in values)
            case Alike(lower=lower, equal=equal):
                yield ("equal" if equal else "different"), 1, (lower,)
            case _:
                pass
    match view.tasks[:1]:
        case (AnswerTask(slots=slots),):
            yield "asked", 1, slots
        case (GiveTask(offered=offered),):
            yield "offered", 1, (offered,)
        case _:
            pass
    if view.draft is not None:
        yield "pointed", 1, view.draft.slots


def _table_features(view: View) -> Iterator[tuple[str, float]]:
    """Features that belong to no wire."""
    own, cut = view.seat or 0, cut_counts(view)
    yield "steps", min(1, max(0, view.steps / max(1, view.steps + view.detonator)))
    yield "reds", min(1, view.reds / MOST_OF_A_COLOUR)
    yield "yellows", view.yellows / MOST_OF_A_COLOUR
    yield "stabilized", view.stabilized
    for seat in range(view.seats):
        yield f"turn {(seat - own) % view.seats}", view.active == seat
        yield f"detector {(seat - own) % view.seats}", seat in view.detectors
    for value in CUTTABLE:
        yield f"cut {value}", cut[value] / COPIES
        yield f"tokens {value}", max(0, view.tokens[value - 1]) / TOKENS
        yield f"open {value}", value in view.accessible
    for card in view.cards:
        yield f"card {card.number}", not card.used
    for number in view.ready:
        yield f"ready {number}", 1
    for tool in view.draft.tools if view.draft else ():
        if tool in TOOLS:
            yield f"tool {tool}", 1
    for marker in view.markers:
        colour = f"red {marker.wire / 10}" if is_red(marker.wire) else f"yellow {marker.wire / 10}"
        if is_red(marker.wire) or is_yellow(marker.wire):
            yield colour, 1 if marker.sure else 0.5
    yield from _task_features(view, own)


def _task_features(view: View, own: int) -> Iterator[tuple[str, float]]:
    """Features of the choice that the game waits for."""
    match view.tasks[:1]:
        case (TokenTask(seat=seat),) if seat == own:
            yield "to mark", 1
        case (GiveTask(seat=seat),) if seat == own:
            yield "to give back", 1
        case (AnswerTask(seat=seat, values=values),):
            yield "to answer", seat == own
            yield from ((f"asked for {value}", 1) for value in values)
        case _:
            pass


def _places(view: View, action: Action) -> tuple[int, ...]:
    """The wires that an action names."""
    place, named = rows(view), []
    for field in action.__struct_fields__:
        value = getattr(action, field)
        named += [slot for slot in (value if isinstance(value, tuple) else (value,)) if isinstance(slot, Slot)]
    return tuple(place[slot.stand] * LONGEST_STAND + slot.place for slot in named)


PLANES: Final[AllPlanes] = {"bomb-busters": Planes(SHAPE, NAMES, len(LOCAL), _write, _places)}
