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
    CardDropped,
    CardUsed,
    CarrierMoved,
    ChallengeMet,
    Claimed,
    CueSpoken,
    Cut,
    Dealt,
    DetonatorMoved,
    Event,
    Exchanged,
    HandedOn,
    HeartLaid,
    JobDone,
    Labelled,
    LineDrawn,
    LineLaid,
    Missed,
    Named,
    NotePlaced,
    NumberRevealed,
    NumberTurned,
    OddClaimed,
    Offered,
    Passed,
    RadarAnswered,
    Reckoned,
    RedCalled,
    RedsRevealed,
    RobotMoved,
    RobotTurned,
    RoleDealt,
    Skipped,
    Spotted,
    Stepped,
    Ticked,
    TokenBeside,
    TokenDrawn,
    TokenPlaced,
    ToldOff,
    WireTaken,
)
from cosmotheque.games.bomb_busters.options import Options, mission_of
from cosmotheque.games.bomb_busters.options.mission import Role
from cosmotheque.games.bomb_busters.options.scripts import Script
from cosmotheque.games.bomb_busters.options.wires import Outward
from cosmotheque.games.bomb_busters.rules.cards import has_double_detector, ready_cards
from cosmotheque.games.bomb_busters.rules.cuts import own_wires
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.mechanism import may_use_tools, mechanisms, part_of, passing
from cosmotheque.games.bomb_busters.rules.mechanisms.grids import bonuses_left, coffees_left
from cosmotheque.games.bomb_busters.rules.mechanisms.oxygen import prices
from cosmotheque.games.bomb_busters.rules.mechanisms.script import cue_of
from cosmotheque.games.bomb_busters.rules.numbers import is_held
from cosmotheque.games.bomb_busters.rules.secrets import draw_guesses, draw_link
from cosmotheque.games.bomb_busters.rules.stands import by_value, seats_in_turn, validated, wire_at
from cosmotheque.games.bomb_busters.rules.together import target_of
from cosmotheque.games.bomb_busters.rules.tokens import tokens_left
from cosmotheque.games.bomb_busters.state import (
    NOBODY,
    Alike,
    AnswerTask,
    Card,
    Carrier,
    Challenges,
    Constraints,
    Draft,
    Fact,
    Fallen,
    FileTask,
    Gear,
    Grid,
    Guesses,
    Inside,
    Link,
    Marker,
    NumberCard,
    Numbers,
    Order,
    Oxygen,
    Playing,
    Robot,
    Stand,
    State,
    Task,
    VoiceTask,
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
    CueSpoken: 3000,
    Stepped: 900,
    JobDone: 1500,
    Spotted: 1200,
    Claimed: 400,
    CardDropped: 900,
    TokenDrawn: 700,
    NotePlaced: 700,
    TokenBeside: 700,
    RoleDealt: 900,
    LineLaid: 900,
    AirMoved: 500,
    AirPromised: 700,
    Skipped: 1200,
    RobotMoved: 700,
    RobotTurned: 500,
    ChallengeMet: 1200,
    OddClaimed: 900,
    RedCalled: 1500,
    CarrierMoved: 500,
    WireTaken: 1200,
    NumberRevealed: 1000,
    NumberTurned: 700,
    Reckoned: 900,
    Named: 1000,
    ToldOff: 1000,
    HandedOn: 900,
}


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; fields mean what they mean in `State`, unseen wires have the code 0.

    The rest is for reading: `ready` are the usable cards, `tokens` those left of each value from 1 to yellow, `steps`
    those that the detonator has left, `reds` and `yellows` how many such wires are in play. `accessible` are the values
    that the mission lets the seat cut, `coffees` and `bonuses` those of its sheet that are open. A mission against time
    has the rule of the last `cue`, and `lasts` so many seconds; a turn counts `pace` of them where turns are the clock.
    that the mission lets the seat cut, `together` is the one to be cut at once, 0 where there is none; `coffees` and
    `bonuses` are those of its sheet that are open.
    that the mission lets the seat cut, `coffees` and `bonuses` those of its sheet that are open. `detectors` are the
    seats that have a double detector to use, `role_name` is what the one with a role is called.
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
    script: Playing | None
    bunker: Inside | None
    claimed: int
    cue: str
    lasts: int
    pace: int
    gear: Gear | None
    characters: tuple[int, ...]
    role: Seat
    windfall: Fallen | None
    oxygen: Oxygen | None
    robot: Robot | None
    challenges: Challenges | None
    carrier: Carrier | None
    constraints: Constraints | None
    link: Link | None
    guesses: Guesses | None
    numbers: Numbers | None
    ended: str
    ready: tuple[int, ...]
    validated: tuple[int, ...]
    tokens: tuple[int, ...]
    steps: int
    reds: int
    yellows: int
    accessible: tuple[int, ...]
    together: int
    coffees: int
    bonuses: int
    detectors: tuple[Seat, ...]
    role_name: str
    prices: tuple[int, ...]


SHOWN: Final = [name for name in State.__struct_fields__ if name in View.__struct_fields__]


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know. Once the mission is over, the deal lies open."""
    over = bool(state.ended)
    mission = mission_of(state.options, state.seats)
    timed = part_of(state, Script)
    turned = part_of(state, Outward) is not None and not over
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
        script=state.script,
        bunker=state.bunker,
        claimed=state.claimed,
        cue=cue_of(state, timed).rule if timed else "",
        lasts=timed.cues[-1].at if timed else 0,
        pace=timed.pace if timed else 0,
        gear=state.gear,
        characters=state.characters,
        role=state.role,
        windfall=state.windfall,
        oxygen=state.oxygen,
        robot=state.robot,
        challenges=state.challenges,
        carrier=state.carrier if over else _seen_carrier(state.carrier),
        constraints=state.constraints,
        link=state.link if over else _seen_link(state.link, seat),
        guesses=state.guesses if over else _seen_guesses(state.guesses, seat),
        numbers=_seen_numbers(state.numbers, seat),
        ended=state.ended,
        ready=tuple(sorted(ready_cards(state))),
        validated=validated(state),
        tokens=tuple(tokens_left(state)[1:RED]),
        steps=steps_left(state),
        reds=mission.red.k,
        yellows=mission.yellow.k,
        accessible=passing(state, NOBODY if seat is None else seat) if state.stands else (),
        together=target_of(state) if state.stands else 0,
        coffees=coffees_left(state),
        bonuses=bonuses_left(state),
        detectors=tuple(seat for seat in map(Seat, range(state.seats)) if _may_detect(state, seat)),
        role_name=role.name if (role := part_of(state, Role)) else "",
        prices=prices(state),
    )


def _may_detect(state: State, seat: Seat) -> bool:
    return has_double_detector(state, seat) and may_use_tools(state, seat)


def _seen_stand(stand: Stand, seat: Seat | None, turned: bool) -> Stand:
    """Own wires and those one knows from before; of the others only what is cut, and where some are `turned` those."""
    if stand.owner == seat and not turned:
        return stand
    return replace(stand, wires=tuple(_seen_wire(wire, seat, stand.owner) for wire in stand.wires))


def _seen_wire(wire: Wire, seat: Seat | None, owner: Seat) -> Wire:
    """An outward wire is read by every seat but its owner's; a spectator knows no more than any seat (BOM-190)."""
    reads = seat not in (owner, None) if wire.outward else seat == owner or seat in wire.knowers
    return wire if wire.cut or reads else replace(wire, code=UNSEEN)


def _seen_link(link: Link | None, seat: Seat | None) -> Link | None:
    """Until the weak link is known everybody sees their own role and constraint only (BOM-3401)."""
    if link is None or link.ended:
        return link
    letters = tuple(letter if number == seat else None for number, letter in enumerate(link.letters))
    return replace(link, seat=link.seat if link.seat == seat else NOBODY, letters=letters)


def _seen_guesses(guesses: Guesses | None, seat: Seat | None) -> Guesses | None:
    """Own number cards, and those that were shown; the others' stand in no order (BOM-2901)."""
    if guesses is None:
        return None
    hands = tuple(_seen_hand(hand, seat, own=owner == seat) for owner, hand in enumerate(guesses.hands))
    return replace(guesses, hands=hands, laid=guesses.laid if guesses.layer == seat else 0)


def _seen_hand(hand: tuple[NumberCard, ...], seat: Seat | None, *, own: bool) -> tuple[NumberCard, ...]:
    seen = (card if own or card.shown or seat in card.knowers else replace(card, number=0) for card in hand)
    return tuple(sorted(seen, key=lambda card: (card.number == 0, card.number, card.knowers)))


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


def _seen_numbers(numbers: Numbers | None, seat: Seat | None) -> Numbers | None:
    """Nobody learns who wants to cut before all have decided (BOM-4505)."""
    if numbers is None or not numbers.voices:
        return numbers
    return replace(numbers, voices=tuple(voice for voice in numbers.voices if voice == seat))


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
    seen = {name: getattr(view, name) for name in SHOWN}
    stands, aside, carrier, carried = view.stands, view.aside, view.carrier, list[int]()
    if stands and not view.ended:
        codes = draw(view, rng)
        stands = tuple(_filled(stand, iter(drawn)) for stand, drawn in zip(stands, codes, strict=False))
        piles = codes[len(stands) :]
        if carrier is not None:
            carried = piles.pop(0)
            carrier = replace(carrier, wires=tuple(sorted(carried[: len(carrier.wires)])))
        aside = tuple(sorted(code for pile in piles for code in pile))
    seen |= {"stands": stands, "aside": aside, "carrier": carrier}
    if not view.ended:
        seen |= {"link": draw_link(view.link, view.seat, rng), "guesses": draw_guesses(view, view.guesses, rng)}
    state = State(**seen)
    state = replace(state, numbers=_filled_numbers(state, view.seat, rng))
    return replace(state, tasks=tuple(_filled_task(state, task, rng, carried) for task in view.tasks))


def _filled_numbers(state: State, seat: Seat | None, rng: Random) -> Numbers | None:
    """Of those who have decided in secret, whoever holds the value may have volunteered (BOM-4505)."""
    numbers, left = state.numbers, [task.seat for task in state.tasks if isinstance(task, VoiceTask)]
    if numbers is None or not left:
        return numbers
    order = seats_in_turn(state, state.captain)
    decided = (other for other in order[: order.index(left[0])] if other != seat)
    voices = [other for other in decided if is_held(state, other, numbers.value) and rng.random() < 0.5]
    return replace(numbers, voices=tuple(sorted({*numbers.voices, *voices}, key=order.index)))


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
