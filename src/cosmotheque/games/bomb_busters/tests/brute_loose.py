"""Beliefs by brute force where wires stand outside the order, lie on the robot or come from the pile.

As in `brute`, every deal that fits is played through. A deal is a list of handfuls: the wires in order of each stand,
each X wire, the outward wires of each hand, the wires of the robot. Later draws are tried in every way.
"""

from collections.abc import Iterator
from itertools import product
from math import factorial, prod
from random import Random
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.components import RED, YELLOW, value_of
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card, Wire
from cosmotheque.games.bomb_busters.rules.deal import draw_deal, start
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.stands import with_parts
from cosmotheque.games.bomb_busters.tests.brute import Imagined
from cosmotheque.games.bomb_busters.view.seen import view

LOWEST_CUT = 5
Handfuls = tuple[tuple[int, ...], ...]


def loose_deal(options: Options, seats: int, rng: Random) -> State:
    """A mission whose higher numbers are cut, with all its cards; no loose wire and none of the robot is cut."""
    while True:
        state = lay(options, seats, draw_deal(start(options, seats), rng))
        loose = [wire.code for stand in state.stands for wire in stand.wires if wire.loose]
        carried = state.parts.carrier.wires if state.parts.carrier else ()
        if not any(map(_is_high, (*loose, *carried))):
            return state


def lay(options: Options, seats: int, dealt: Deal) -> State:
    state = apply(start(options, seats), Move(CHANCE, dealt)).state
    stands = tuple(
        replace(stand, wires=tuple(replace(wire, cut=_is_high(wire.code)) for wire in stand.wires))
        for stand in state.stands
    )
    cards = tuple(map(Card, mission_of(options, seats).cards.numbers))
    return replace(state, stands=stands, cards=cards, tasks=())


def _is_high(code: int) -> bool:
    return code % 10 == 0 and code >= 10 * LOWEST_CUT


class ImaginedLoose(Imagined):
    """All deals that a seat can imagine, each with its weight and the states that it has come to."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self.deals: dict[Any, list[State]] = {}
        self.weights: dict[Any, float] = {}
        seen = view(state, seat)
        for handfuls, aside in _spread(state, seat):
            other = lay(state.options, state.seats, _dealt(state, handfuls, aside))
            other = replace(other, turns=state.turns)
            other = with_parts(other, script=state.parts.script, breaches=state.parts.breaches)
            if view(other, seat) == seen:
                self.deals[handfuls, aside] = [other]
                self.weights[handfuls, aside] = 1 / prod(
                    factorial(wires.count(wire)) for wires in handfuls for wire in set(wires)
                )

    def follow(self, move: Move[Action], after: State) -> None:
        if move.seat != CHANCE:
            super().follow(move, after)
            return
        seen, kept = view(after, self.seat), dict[object, list[State]]()
        for deal, states in self.deals.items():
            wires = states[0].parts.carrier.wires if states[0].parts.carrier else states[0].aside
            for code in sorted(set(wires)):
                found = [later for state in states for later in [apply(state, Move(CHANCE, Drawn((code,)))).state]]
                if view(found[0], self.seat) == seen:
                    kept[deal, code] = found
                    self.weights[deal, code] = self.weights[deal] * wires.count(code) / len(wires)
        self.deals = kept

    def chances(self) -> list[list[list[float]]]:
        first = next(iter(self.deals.values()))[0]
        found = [[[0.0] * (RED + 1) for _ in stand.wires] for stand in first.stands]
        total = sum(self.weights[deal] for deal in self.deals)
        for deal, states in self.deals.items():
            for number, stand in enumerate(states[0].stands):
                for place, wire in enumerate(stand.wires):
                    found[number][place][value_of(wire.code)] += self.weights[deal] / total
        return found


def _spread(state: State, seat: Seat) -> Iterator[tuple[Handfuls, tuple[int, ...]]]:
    """Every way to spread what the seat does not see over the places where it does not see it."""
    handfuls = _handfuls(state)
    hidden = [[wire.code for wire in hand if _is_hidden(state, hand, wire, seat)] for hand in handfuls]
    hidden += [list(state.parts.carrier.wires)] if state.parts.carrier else []
    known = [[wire.code for wire in hand if not _is_hidden(state, hand, wire, seat)] for hand in handfuls]
    known += [[]] if state.parts.carrier else []
    reds = sum(value_of(code) == RED for code in state.aside)
    if state.parts.breaches is not None:  # BOM-5401: before the first breach the pile has all reds
        for spread in _ways(sorted(code for hand in hidden for code in hand), [len(hand) for hand in hidden]):
            yield (
                tuple(tuple(sorted((*fixed, *drawn))) for fixed, drawn in zip(known, spread, strict=True)),
                state.aside,
            )
        return
    pool = sorted([code for hand in hidden for code in hand] + list(state.aside))
    sizes = [len(hand) for hand in hidden] + [len(state.aside)]
    for spread in _ways(pool, sizes):
        aside = spread[-1]
        colours = [value_of(code) for code in aside]
        if colours.count(RED) == reds and colours.count(YELLOW) == len(aside) - reds:
            yield tuple(tuple(sorted((*fixed, *drawn))) for fixed, drawn in zip(known, spread, strict=False)), aside


def _handfuls(state: State) -> list[tuple[Wire, ...]]:
    """The wires in order stand by stand, then each X wire, then the outward wires of each hand."""
    found = [tuple(wire for wire in stand.wires if not wire.loose) for stand in state.stands]
    found += [(wire,) for stand in state.stands for wire in stand.wires if wire.x]
    for seat in range(state.seats):
        turned = [wire for stand in state.stands if stand.owner == seat for wire in stand.wires if wire.outward]
        found += [tuple(turned)] if turned else []
    return found


def _is_hidden(state: State, hand: tuple[Wire, ...], wire: Wire, seat: Seat) -> bool:
    owner = next(stand.owner for stand in state.stands if any(other is wire for other in stand.wires))
    return not wire.cut and (owner == seat) == wire.outward


def _ways(pool: list[int], sizes: list[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to put sorted wires into handfuls of these sizes."""
    if not pool:
        yield ((),) * len(sizes)
        return
    wire, count = pool[0], pool.count(pool[0])
    for copies in product(*(range(min(count, size) + 1) for size in sizes)):
        if sum(copies) == count:
            rest = [size - more for size, more in zip(sizes, copies, strict=True)]
            for way in _ways(pool[count:], rest):
                yield tuple((wire,) * more + part for more, part in zip(copies, way, strict=True))


def _dealt(state: State, handfuls: Handfuls, aside: tuple[int, ...]) -> Deal:
    """The deal in which these handfuls stand where they belong."""
    count = len(state.stands)
    stands, rest = [list(wires) for wires in handfuls[:count]], list(handfuls[count:])
    for number, stand in enumerate(state.stands):
        if any(wire.x for wire in stand.wires):
            stands[number] += rest.pop(0)
    for seat in range(state.seats):
        places = [number for number, stand in enumerate(state.stands) if stand.owner == seat]
        if any(wire.outward for number in places for wire in state.stands[number].wires):
            low, *high = rest.pop(0)
            stands[places[0]] = [*([low] if high else []), *stands[places[0]]]
            stands[places[-1]] += high or [low]
    return Deal(Seat(0), tuple(map(tuple, stands)), aside, (), tuple(rest[0]) if rest else ())
