"""Who sees and hears what: the one place where that is decided, for states and events alike."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.bomb_busters.components import RED, UNSEEN
from cosmotheque.games.bomb_busters.events import (
    Announced,
    CardUsed,
    CarrierMoved,
    Cut,
    Dealt,
    DetonatorMoved,
    Event,
    Exchanged,
    HeartLaid,
    Labelled,
    LineDrawn,
    Missed,
    Offered,
    Passed,
    RadarAnswered,
    RedsRevealed,
    Ticked,
    TokenPlaced,
    WireTaken,
)
from cosmotheque.games.bomb_busters.options import Options, mission_of
from cosmotheque.games.bomb_busters.options.wires import Outward
from cosmotheque.games.bomb_busters.rules.cards import ready_cards
from cosmotheque.games.bomb_busters.rules.cuts import own_wires
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.mechanism import passing
from cosmotheque.games.bomb_busters.rules.mechanisms.grids import bonuses_left, coffees_left
from cosmotheque.games.bomb_busters.rules.stands import by_value, validated, wire_at
from cosmotheque.games.bomb_busters.rules.tokens import tokens_left
from cosmotheque.games.bomb_busters.state import (
    NOBODY,
    Alike,
    AnswerTask,
    Card,
    Carrier,
    Draft,
    Fact,
    FileTask,
    Grid,
    Marker,
    Order,
    Stand,
    State,
    Task,
    Wire,
)

Draw: TypeAlias = Callable[["View", Random], list[list[int]]]
"""Unseen wires for a view, by stand and place; those of the robot and those set aside follow as further stands."""

# Milliseconds to follow what happens, before a bot goes on: two seconds for a cut with its announcement, three for a
# mistake.
TO_WATCH: Final[dict[type, int]] = {
    Dealt: 600,
    TokenPlaced: 700,
    Announced: 900,
    Cut: 1200,
    Missed: 800,
    DetonatorMoved: 700,
    RedsRevealed: 1500,
    CardUsed: 1000,
    RadarAnswered: 1500,
    Labelled: 900,
    Offered: 900,
    Exchanged: 1500,
    Passed: 1200,
    HeartLaid: 700,
    LineDrawn: 900,
    Ticked: 600,
    CarrierMoved: 500,
    WireTaken: 1200,
}


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; fields mean what they mean in `State`, unseen wires have the code 0.

    The rest is for reading: `ready` are the usable cards, `tokens` those left of each value from 1 to yellow, `steps`
    those that the detonator has left, `reds` and `yellows` how many such wires are in play. `accessible` are the values
    that the mission lets the seat cut, `coffees` and `bonuses` those of its sheet that are open.
    """

    seat: Seat | None
    options: Options
    seats: int
    captain: Seat
    active: Seat
    stands: tuple[Stand, ...]
    aside: tuple[int, ...]
    markers: tuple[Marker, ...]
    cards: tuple[Card, ...]
    spent: tuple[Seat, ...]
    detonator: int
    stabilized: bool
    tasks: tuple[Task, ...]
    acted: bool
    closing: bool
    turns: int
    idle: int
    follower: Seat
    facts: tuple[Fact, ...]
    draft: Draft | None
    waiting: tuple[Seat, ...]
    hearts: tuple[int, ...]
    grid: Grid | None
    carrier: Carrier | None
    ended: str
    ready: tuple[int, ...]
    validated: tuple[int, ...]
    tokens: tuple[int, ...]
    steps: int
    reds: int
    yellows: int
    accessible: tuple[int, ...]
    coffees: int
    bonuses: int


SHOWN: Final = [name for name in State.__struct_fields__ if name in View.__struct_fields__]


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know. Once the mission is over, the deal lies open."""
    over = bool(state.ended)
    mission = mission_of(state.options, state.seats)
    turned = not over and any(isinstance(part, Outward) for part in mission.parts)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        captain=state.captain,
        active=state.active,
        stands=state.stands if over else tuple(_seen_stand(stand, seat, turned) for stand in state.stands),
        aside=state.aside if over else (UNSEEN,) * len(state.aside),
        markers=state.markers,
        cards=state.cards,
        spent=state.spent,
        detonator=state.detonator,
        stabilized=state.stabilized,
        tasks=state.tasks if over else tuple(_seen_task(task, seat) for task in state.tasks),
        acted=state.acted,
        closing=state.closing,
        turns=state.turns,
        idle=state.idle,
        follower=state.follower,
        facts=tuple(fact for fact in state.facts if _is_told(state, fact, seat)) if turned else state.facts,
        draft=state.draft if seat == state.active else None,
        waiting=state.waiting,
        hearts=state.hearts,
        grid=state.grid,
        carrier=state.carrier if over else _seen_carrier(state.carrier),
        ended=state.ended,
        ready=tuple(sorted(ready_cards(state))),
        validated=validated(state),
        tokens=tuple(tokens_left(state)[1:RED]),
        steps=steps_left(state),
        reds=mission.red.k,
        yellows=mission.yellow.k,
        accessible=passing(state, NOBODY if seat is None else seat) if state.captain != NOBODY else (),
        coffees=coffees_left(state),
        bonuses=bonuses_left(state),
    )


def _seen_stand(stand: Stand, seat: Seat | None, turned: bool) -> Stand:
    """Own wires and those one knows from before; of the others only what is cut, and where some are `turned` those."""
    if stand.owner == seat and not turned:
        return stand
    return replace(stand, wires=tuple(_seen_wire(wire, seat, stand.owner) for wire in stand.wires))


def _seen_wire(wire: Wire, seat: Seat | None, owner: Seat) -> Wire:
    """An outward wire is read by every seat but its owner's; a spectator knows no more than any seat (BOM-190)."""
    reads = seat not in (owner, None) if wire.outward else seat == owner or seat in wire.knowers
    return wire if wire.cut or reads else replace(wire, code=UNSEEN)


def _seen_task(task: Task, seat: Seat | None) -> Task:
    """Nobody learns which wires the asker means to cut (BOM-16), nor what was taken from the robot (BOM-4303)."""
    if isinstance(task, FileTask) and task.seat != seat:
        return replace(task, code=UNSEEN)
    return replace(task, own=()) if isinstance(task, AnswerTask) and task.asker != seat else task


def _seen_carrier(carrier: Carrier | None) -> Carrier | None:
    """The robot's wires lie face down for all (BOM-217)."""
    return carrier if carrier is None else replace(carrier, wires=(UNSEEN,) * len(carrier.wires))


def _is_told(state: State, fact: Fact, seat: Seat | None) -> bool:
    """What speaks of outward wires alone is told to their owner (BOM-198); others would learn of the other ones."""
    if isinstance(fact, Alike | Order) or not all(wire_at(state, slot).outward for slot in fact.slots):
        return True
    return all(state.stands[slot.stand].owner == seat for slot in fact.slots)


def disclose(state: State) -> State:
    """Whoever gives up opens all secrets."""
    return replace(state, ended="resigned")


def see(event: Event, seat: Seat | None) -> Event:
    """Everything that is said at the table is said to all; spectators hear it too."""
    return event


def watch(event: Event) -> int:
    """People follow what bots do: who points where, what is answered, and longer still what went wrong."""
    return TO_WATCH.get(type(event), 0)


def talk(state: State, seat: Seat | None) -> Talk:
    """BOM-22: fixed phrases during the mission, anything before and after it."""
    return Talk.OPEN if state.ended or not state.stands else Talk.PHRASES


def imagine(view: View, rng: Random, draw: Draw) -> State:
    """A state that a view allows. How unseen wires are drawn is for `belief` to know; `game` brings both together.

    A draft of somebody else is left out.
    """
    if view.captain == NOBODY:
        return State(view.options, view.seats)
    stands, aside, carrier, carried = view.stands, view.aside, view.carrier, list[int]()
    if not view.ended:
        codes = draw(view, rng)
        stands = tuple(_filled(stand, iter(drawn)) for stand, drawn in zip(stands, codes, strict=False))
        piles = codes[len(stands) :]
        if carrier is not None:
            carried = piles.pop(0)
            carrier = replace(carrier, wires=tuple(sorted(carried[: len(carrier.wires)])))
        aside = tuple(sorted(code for pile in piles for code in pile))
    seen = {name: getattr(view, name) for name in SHOWN}
    state = State(**seen | {"stands": stands, "aside": aside, "carrier": carrier})
    return replace(state, tasks=tuple(_filled_task(state, task, rng, carried) for task in view.tasks))


def _filled(stand: Stand, codes: Iterator[int]) -> Stand:
    drawn = zip(stand.wires, codes, strict=True)
    return replace(
        stand,
        wires=tuple(wire if wire.code != UNSEEN else replace(wire, code=code) for wire, code in drawn),
    )


def _filled_task(state: State, task: Task, rng: Random, carried: list[int]) -> Task:
    """An asker means to cut some wire of each announced value; what came from the robot was drawn with the rest."""
    if isinstance(task, FileTask) and task.code == UNSEEN:
        return replace(task, code=carried[-1])
    if not isinstance(task, AnswerTask) or task.own:
        return task
    held = by_value(state, own_wires(state, task.asker))
    return replace(task, own=tuple(rng.choice(held[value]) for value in task.values))
