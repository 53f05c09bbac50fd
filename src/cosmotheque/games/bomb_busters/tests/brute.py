"""Beliefs by brute force: every deal a seat can imagine is played through, move by move, and kept as long as it fits.

Nothing here knows how facts are written down: a deal fits when all moves are legal in it and the seat's view is the
same. Numbers above five are cut from the start, so that few wires are hidden and every card can be used at once.
"""

from collections.abc import Iterator
from itertools import product
from math import factorial
from random import Random
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, blue, is_red, is_yellow, red, yellow
from cosmotheque.games.bomb_busters.missions.shelf import apart_places, mission_of, stand_owners
from cosmotheque.games.bomb_busters.model.actions import Announce, Deal, DualCut, MarkWire, Point, Sweep, Take
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import actors, legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.stands import value_at
from cosmotheque.games.bomb_busters.view.seen import view

LOWEST_CUT = 6
Layout = tuple[tuple[int, ...], ...]

LIKELY = {"cut": 2.0, "wait": 0.5, "reds": 4.0, "thermos": 0.3, "coffee": 0.3}

EVERY_KIND = [
    (Options(mission="8"), 4),
    (Options(mission="cannes"), 3),
    (Options(mission="balance"), 3),
    (Options(mission="parallel"), 2),
    (Options(mission="liaisons"), 5),
    (Options(mission="valentine", couple=True, years=5), 2),
]
"""A table of each kind of mission."""


def small_deal(options: Options, seats: int, rng: Random) -> State:
    """A mission whose higher numbers are cut, with all cards, before the first turn."""
    mission = mission_of(options, seats)
    count = len(stand_owners(0, seats))
    reds = rng.sample([red(n) for n in range(1, 12 if options.mission == "cannes" else 6)], mission.red.n)
    yellows = rng.sample([yellow(n) for n in range(1, 6)], mission.yellow.n)
    apart = {"": [], "red": reds, "yellow": yellows}[mission.apart]
    places = apart_places(mission, stand_owners(0, seats))
    mixed = [blue(number) for number in NUMBERS for _ in range(COPIES)]
    mixed += [wire for wire in reds[: mission.red.k] + yellows[: mission.yellow.k] if wire not in apart]
    rng.shuffle(mixed)
    stands = tuple(
        tuple(sorted([wire for at, wire in zip(places, apart, strict=bool(apart)) if at == n] + mixed[n::count]))
        for n in range(count)
    )
    aside = tuple(sorted(reds[mission.red.k :] + yellows[mission.yellow.k :]))
    state = lay(options, seats, stands, aside)
    if state.options.mission == "liaisons":
        return replace(state, tasks=state.tasks[-3:])
    return replace(state, tasks=tuple(task for task in state.tasks if type(task).__name__ != "TokenTask"))


def lay(options: Options, seats: int, stands: Layout, aside: tuple[int, ...]) -> State:
    """The state with this deal, high blue wires cut, all cards there."""
    dealt = Deal(Seat(0), stands, aside, tuple(NUMBERS))
    state = apply(start(options, seats), Move(Seat(-1), dealt)).state
    cut = tuple(
        replace(
            stand,
            wires=tuple(
                replace(wire, cut=wire.code % 10 == 0 and wire.code >= 10 * LOWEST_CUT) for wire in stand.wires
            ),
        )
        for stand in state.stands
    )
    return replace(state, stands=cut, cards=tuple(map(Card, NUMBERS)))


class Imagined:
    """All deals that a seat can imagine, with their states after the moves so far."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.seat = seat
        self.deals: dict[Any, list[State]] = {}
        seen = view(state, seat)
        for stands, aside in _layouts(state, seat):
            laid = lay(state.options, state.seats, stands, aside)
            other = replace(laid, tasks=state.tasks, cards=state.cards, turns=state.turns, active=state.active)
            other = replace(other, parts=state.parts)
            if view(other, seat) == seen:
                self.deals[stands, aside] = [other]

    def follow(self, move: Move[Action], after: State) -> None:
        """Drop the deals in which the move was impossible or would have looked different."""
        seen = view(after, self.seat)
        kept = {}
        for deal, states in self.deals.items():
            found = [
                later
                for state in states
                for action in self._alternatives(state, move)
                if view(later := apply(state, Move(move.seat, action)).state, self.seat) == seen
            ]
            if found:
                kept[deal] = found
        self.deals = kept

    def _alternatives(self, state: State, move: Move[Action]) -> list[Action]:
        """The move as the seat heard it: others do not say which of their own wires they mean to cut."""
        if move.seat not in actors(state):
            return []
        if move.seat == CHANCE:
            return [move.action]
        legal = legal_actions(state, move.seat)
        action = move.action
        if move.seat != self.seat and isinstance(action, Take | Point | Sweep):
            return [action]  # nobody sees a draft; whether it could be made shows when it is announced
        if move.seat != self.seat and isinstance(action, DualCut):
            return [
                other
                for other in legal
                if isinstance(other, DualCut) and (other.target, other.value) == (action.target, action.value)
            ]
        if move.seat != self.seat and isinstance(action, MarkWire):
            return [other for other in legal if isinstance(other, MarkWire)]  # without a token nobody sees which
        if move.seat != self.seat and isinstance(action, Announce):
            return [other for other in legal if isinstance(other, Announce) and other.values == action.values]
        return [action] if action in legal else []

    def chances(self) -> list[list[list[float]]]:
        """The probability of each value, by stand, place and value."""
        first = next(iter(self.deals.values()))[0]
        found = [[[0.0] * 15 for _ in stand.wires] for stand in first.stands]
        total = 0.0
        for (stands, _), states in self.deals.items():
            weight = _weight(stands) * len(
                {state.parts.weak_link for state in states}
            )  # BOM-3401: with so many secrets
            total += weight
            for number, stand in enumerate(states[0].stands):
                for place, wire in enumerate(stand.wires):
                    found[number][place][value_of_code(wire.code)] += weight
        return [[[weight / total for weight in place] for place in stand] for stand in found]


def value_of_code(code: int) -> int:
    return 14 if is_red(code) else 13 if is_yellow(code) else code // 10


def _weight(stands: Layout) -> float:
    """The number of ways in which distinct wires make this deal."""
    weight = 1.0
    for wire in {wire for stand in stands for wire in stand}:
        for stand in stands:
            weight /= factorial(stand.count(wire))
    return weight


def _layouts(state: State, seat: Seat) -> Iterator[tuple[Layout, tuple[int, ...]]]:
    """Every way to spread the wires that the seat does not see over the other stands and what is set aside."""
    owners = [stand.owner for stand in state.stands]
    real = [tuple(wire.code for wire in stand.wires) for stand in state.stands]
    hidden = [
        [wire.code for wire in stand.wires if not wire.cut] if owner != seat else []
        for owner, stand in zip(owners, state.stands, strict=True)
    ]
    wires = sorted(wire for stand in hidden for wire in stand) + list(state.aside)
    for spread, aside in _spread(sorted(wires), [len(stand) for stand in hidden], state.aside):
        stands = []
        for number, drawn in enumerate(spread):
            fixed = list(real[number])
            for wire in hidden[number]:
                fixed.remove(wire)
            stands.append(tuple(sorted(fixed + drawn)))
        if _keeps_separate_deals(state, tuple(stands)):
            yield tuple(stands), aside


def _spread(
    wires: list[int], sizes: list[int], aside: tuple[int, ...]
) -> Iterator[tuple[list[list[int]], tuple[int, ...]]]:
    """All ways to deal sorted wires; as many reds and yellows are set aside as really were."""
    reds, yellows = sum(map(is_red, aside)), sum(map(is_yellow, aside))

    def place(
        rest: list[int], stands: list[list[int]], out: tuple[int, ...]
    ) -> Iterator[tuple[list[list[int]], tuple[int, ...]]]:
        if not rest:
            yield [list(stand) for stand in stands], out
            return
        wire, count = rest[0], rest.count(rest[0])
        if wire % 10 and sum(other % 10 == wire % 10 for other in out) < (reds if is_red(wire) else yellows):
            yield from place(rest[1:], stands, (*out, wire))
        for copies in product(range(count + 1), repeat=len(stands)):
            if sum(copies) == count and all(
                len(stand) + more <= size for stand, more, size in zip(stands, copies, sizes, strict=True)
            ):
                grown = [stand + [wire] * more for stand, more in zip(stands, copies, strict=True)]
                yield from place(rest[count:], grown, out)

    return place(wires, [[] for _ in sizes], ())


def _keeps_separate_deals(state: State, stands: Layout) -> bool:
    """Cannes: the tokens beside a stand say its reds; Saint Valentine: one yellow wire per stand."""
    if state.options.mission == "cannes":
        return all(
            tuple(wire // 10 for wire in wires if is_red(wire)) == stand.reds
            for wires, stand in zip(stands, state.stands, strict=True)
        )
    mission = mission_of(state.options, state.seats)
    if mission.apart:  # BOM-84, BOM-200
        dealt = apart_places(mission, tuple(stand.owner for stand in state.stands))
        colour = is_red if mission.apart == "red" else is_yellow
        return all(sum(map(colour, wires)) == dealt.count(number) for number, wires in enumerate(stands))
    return True


def lively_move(state: State, rng: Random) -> Move[Action]:
    """A move that a player might make: all kinds of actions, seldom an explosion."""
    waiting = sorted(actors(state))
    if waiting == [CHANCE]:
        return Move(CHANCE, chance(state, rng))
    seat = state.active if state.draft else rng.choice(waiting)
    kinds: dict[type, list[Action]] = {}
    for action in legal_actions(state, seat):
        kinds.setdefault(type(action), []).append(action)
    chosen = None
    for _ in range(40):
        weights = [LIKELY.get(str(kind.__struct_config__.tag), 1.0) for kind in kinds]  # type: ignore[attr-defined]
        chosen = Move(seat, rng.choice(kinds[rng.choices(list(kinds), weights)[0]]))
        if _is_fair_try(state, chosen.action, rng) and not _explodes(state, chosen):
            break
    assert chosen is not None
    return chosen


def _is_fair_try(state: State, action: Action, rng: Random) -> bool:
    """Two cuts of three are right."""
    if isinstance(action, DualCut):
        return value_at(state, action.target) == action.value or rng.random() < 0.2
    return True


def _explodes(state: State, move: Move[Action]) -> bool:
    return apply(state, move).state.ended not in ("", "defused")
