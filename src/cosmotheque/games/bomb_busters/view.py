"""Who sees and hears what: the one place where that is decided, for states and events alike."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat, Talk
from cosmotheque.games.bomb_busters.components import RED, UNSEEN
from cosmotheque.games.bomb_busters.events import (
    AirMoved,
    AirPromised,
    Announced,
    CardUsed,
    ChallengeMet,
    Cut,
    Dealt,
    DetonatorMoved,
    Event,
    Exchanged,
    HeartLaid,
    Labelled,
    LineDrawn,
    Missed,
    OddClaimed,
    Offered,
    Passed,
    RadarAnswered,
    RedCalled,
    RedsRevealed,
    RobotMoved,
    RobotTurned,
    Skipped,
    Ticked,
    TokenPlaced,
)
from cosmotheque.games.bomb_busters.options import Options, mission_of
from cosmotheque.games.bomb_busters.rules.cards import ready_cards
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.mechanism import mechanisms, passing
from cosmotheque.games.bomb_busters.rules.mechanisms.grids import bonuses_left, coffees_left
from cosmotheque.games.bomb_busters.rules.mechanisms.oxygen import prices
from cosmotheque.games.bomb_busters.rules.stands import by_value, uncut_of, validated
from cosmotheque.games.bomb_busters.rules.tokens import tokens_left
from cosmotheque.games.bomb_busters.state import (
    NOBODY,
    AnswerTask,
    Card,
    Challenges,
    Draft,
    Fact,
    Grid,
    Marker,
    Oxygen,
    Robot,
    Stand,
    State,
    Task,
    Wire,
)

Draw: TypeAlias = Callable[["View", Random], list[list[int]]]
"""Unseen wires for a view, by stand and place; wires set aside follow as stands of their own."""

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
    AirMoved: 500,
    AirPromised: 700,
    Skipped: 1200,
    RobotMoved: 700,
    RobotTurned: 500,
    ChallengeMet: 1200,
    OddClaimed: 900,
    RedCalled: 1500,
}


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; fields mean what they mean in `State`, unseen wires have the code 0.

    The rest is for reading: `ready` are the usable cards, `tokens` those left of each value from 1 to yellow, `steps`
    those that the detonator has left, `reds` and `yellows` how many such wires are in play. `accessible` are the values
    that the mission lets the seat cut, `coffees` and `bonuses` those of its sheet that are open, `prices` what values
    cost in oxygen, from 1 on.
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
    oxygen: Oxygen | None
    robot: Robot | None
    challenges: Challenges | None
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
    prices: tuple[int, ...]


SHOWN: Final = [name for name in State.__struct_fields__ if name in View.__struct_fields__]


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know. Once the mission is over, the deal lies open."""
    over = bool(state.ended)
    mission = mission_of(state.options, state.seats)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        captain=state.captain,
        active=state.active,
        stands=state.stands if over else tuple(_seen_stand(stand, seat) for stand in state.stands),
        aside=state.aside if over else (UNSEEN,) * len(state.aside),
        markers=state.markers,
        cards=state.cards,
        spent=state.spent,
        detonator=state.detonator,
        stabilized=state.stabilized,
        tasks=tuple(_seen_task(task, seat) for task in state.tasks),
        acted=state.acted,
        closing=state.closing,
        turns=state.turns,
        idle=state.idle,
        follower=state.follower,
        facts=state.facts,
        draft=state.draft if seat == state.active else None,
        waiting=state.waiting,
        hearts=state.hearts,
        grid=state.grid,
        oxygen=state.oxygen,
        robot=state.robot,
        challenges=state.challenges,
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
        prices=prices(state),
    )


def _seen_stand(stand: Stand, seat: Seat | None) -> Stand:
    """Own wires and those one knows from before; of the others only what is cut."""
    if stand.owner == seat:
        return stand
    return replace(stand, wires=tuple(_seen_wire(wire, seat) for wire in stand.wires))


def _seen_wire(wire: Wire, seat: Seat | None) -> Wire:
    return wire if wire.cut or seat in wire.knowers else replace(wire, code=UNSEEN)


def _seen_task(task: Task, seat: Seat | None) -> Task:
    """Nobody learns which wires the asker means to cut (BOM-16)."""
    return replace(task, own=()) if isinstance(task, AnswerTask) and task.asker != seat else task


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
    """BOM-22: fixed phrases during the mission, anything before and after it; under water nothing (BOM-231)."""
    if state.ended or not state.stands:
        return Talk.OPEN
    return Talk.CLOSED if _is_silent(state) else Talk.PHRASES


def may_signal(state: State, seat: Seat) -> bool:
    """BOM-231: where nobody speaks, everybody may give the signs for oxygen."""
    return bool(state.stands) and not state.ended and _is_silent(state)


def _is_silent(state: State) -> bool:
    return any(mechanism.is_silent(state) for mechanism in mechanisms(state))


def imagine(view: View, rng: Random, draw: Draw) -> State:
    """A state that a view allows. How unseen wires are drawn is for `belief` to know; `game` brings both together.

    A draft of somebody else is left out.
    """
    if view.captain == NOBODY:
        return State(view.options, view.seats)
    stands, aside = view.stands, view.aside
    if not view.ended:
        codes = draw(view, rng)
        stands = tuple(_filled(stand, iter(drawn)) for stand, drawn in zip(stands, codes, strict=False))
        aside = tuple(sorted(code for pile in codes[len(stands) :] for code in pile))
    seen = {name: getattr(view, name) for name in SHOWN}
    state = State(**seen | {"stands": stands, "aside": aside})
    return replace(state, tasks=tuple(_filled_task(state, task, rng) for task in view.tasks))


def _filled(stand: Stand, codes: Iterator[int]) -> Stand:
    drawn = zip(stand.wires, codes, strict=True)
    return replace(
        stand,
        wires=tuple(wire if wire.code != UNSEEN else replace(wire, code=code) for wire, code in drawn),
    )


def _filled_task(state: State, task: Task, rng: Random) -> Task:
    """An asker means to cut some wire of each announced value."""
    if not isinstance(task, AnswerTask) or task.own:
        return task
    held = by_value(state, uncut_of(state, task.asker))
    return replace(task, own=tuple(rng.choice(held[value]) for value in task.values))
