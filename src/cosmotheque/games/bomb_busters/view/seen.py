"""Who sees and hears what: the one place where that is decided, for states and events alike."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import RED, UNSEEN, YELLOW
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.facts import Alike, Fact, Order
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Event, Task
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask
from cosmotheque.games.bomb_busters.model.wires import NOWHERE, Card, Marker, Stand, Wire
from cosmotheque.games.bomb_busters.parts.breaches.data import Hull
from cosmotheque.games.bomb_busters.parts.bunker.data import Inside
from cosmotheque.games.bomb_busters.parts.by_heart.data import Memory
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrier, FileTask
from cosmotheque.games.bomb_busters.parts.challenges.data import Challenges
from cosmotheque.games.bomb_busters.parts.clues.data import Hints
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints
from cosmotheque.games.bomb_busters.parts.drill.data import Drilling
from cosmotheque.games.bomb_busters.parts.gear.data import Gear
from cosmotheque.games.bomb_busters.parts.grids.data import Grid
from cosmotheque.games.bomb_busters.parts.grids.rules import bonuses_left, coffees_left
from cosmotheque.games.bomb_busters.parts.hidden_numbers.data import Guesses, NumberCard
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.parts.outward.data import Outward
from cosmotheque.games.bomb_busters.parts.oxygen.data import Oxygen
from cosmotheque.games.bomb_busters.parts.oxygen.rules import prices
from cosmotheque.games.bomb_busters.parts.robots.data import Robot
from cosmotheque.games.bomb_busters.parts.roles.data import Role
from cosmotheque.games.bomb_busters.parts.script.data import Playing, Script
from cosmotheque.games.bomb_busters.parts.script.rules import cue_of
from cosmotheque.games.bomb_busters.parts.targets.data import Targets
from cosmotheque.games.bomb_busters.parts.trapeze.data import TossTask
from cosmotheque.games.bomb_busters.parts.weak_link.data import Link
from cosmotheque.games.bomb_busters.parts.windfall.data import Fallen
from cosmotheque.games.bomb_busters.rules.allowed import may_use_tools, passing
from cosmotheque.games.bomb_busters.rules.cards import has_double_detector, ready_cards
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.mechanism import asked, mechanisms, part_of
from cosmotheque.games.bomb_busters.rules.stages import stage_of
from cosmotheque.games.bomb_busters.rules.stands import in_play, seats_in_turn, validated, wire_at
from cosmotheque.games.bomb_busters.rules.together import target_of
from cosmotheque.games.bomb_busters.rules.tokens import kind_of, tokens_left
from cosmotheque.games.bomb_busters.view.printed import Printed, printed
from cosmotheque.kit.kept import kept_with
from cosmotheque.kit.last import last


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; fields mean what they mean in `State`, unseen wires have the code 0.

    The rest is for reading: `ready` are the usable cards, `tokens` those left of each value from 1 to yellow, `steps`
    those that the detonator has left, `reds` and `yellows` how many such wires are in play. `accessible` are the values
    that the mission lets the seat cut, `together` is the one to be cut at once, 0 where there is none; `coffees` and
    `bonuses` are those of its `sheet` that are open. A mission against time has the rule of the last `cue`, and `lasts`
    so many seconds; a turn counts `pace` of them where turns are the clock. `detectors` are the seats that have a
    double detector to use, `role_name` is what the one with a role is called, `prices` are what values cost the seat in
    oxygen, from 1 on; `silent` says that nobody may speak. `token_kinds` are what the first tokens of the seats say;
    `targets` says that open number cards set the detonator back when they are complete. A mission with parts has the
    rule of the `stage` that is on.
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
    hull: Hull | None
    hints: Hints | None
    drill: Drilling | None
    stage: str
    memory: Memory | None
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
    silent: bool
    token_kinds: tuple[TokenKind, ...]
    targets: bool
    sheet: Printed | None


SHOWN: Final = [name for name in State.__struct_fields__ if name in View.__struct_fields__]


def view(state: State, seat: Seat | None) -> View:
    """What a seat may know: what everybody does, and what is its own. Once the mission is over, the deal lies open."""
    known = _known_to_all(state)
    if seat is None:
        return known
    draft = state.draft if seat == state.active else None
    own = _of_mission(state, seat) if mechanisms(state) else {}
    if state.ended:
        return replace(known, seat=seat, draft=draft, **own)
    return replace(
        known,
        seat=seat,
        draft=draft,
        stands=tuple([_seen_stand(stand, seat) for stand in state.stands]),
        tasks=tuple([_seen_task(task, seat) for task in state.tasks]),
        **own,
    )


@last
def _known_to_all(state: State) -> View:
    """What a spectator may know; all who look at a state share it."""
    return _seen(state, over=bool(state.ended))


def reveal(state: State) -> View:
    """The deal lies open, though the mission goes on."""
    return _seen(state, over=True)


def _of_mission(state: State, seat: Seat) -> dict[str, Any]:
    """What only a mission has: what it lets a seat cut, for what price, and things of which each seat knows its own."""
    own = {
        "accessible": passing(state, seat) if state.stands else (),
        "prices": prices(state, seat),
        "numbers": _seen_numbers(state.numbers, seat),
    }
    if state.ended:
        return own
    turned = part_of(state, Outward) is not None
    return {
        **own,
        "facts": tuple(fact for fact in state.facts if _is_told(state, fact, seat)) if turned else state.facts,
        "link": _seen_link(state.link, seat),
        "guesses": _seen_guesses(state.guesses, seat),
        "hints": _seen_hints(state.hints, seat),
    }


def _seen(state: State, *, over: bool) -> View:
    mission = mission_of(state.options, state.seats)
    timed = part_of(state, Script)
    turned = part_of(state, Outward) is not None and not over
    return View(
        seat=None,
        options=state.options,
        seats=state.seats,
        captain=state.captain,
        active=state.active,
        stands=state.stands if over else tuple([_seen_stand(stand, None) for stand in state.stands]),
        aside=state.aside if over else (UNSEEN,) * len(state.aside),
        markers=state.markers,
        cards=state.cards,
        spent=state.spent,
        detonator=state.detonator,
        stabilized=state.stabilized,
        tasks=state.tasks if over else tuple([_seen_task(task, None) for task in state.tasks]),
        acted=state.acted,
        closing=state.closing,
        turns=state.turns,
        idle=state.idle,
        follower=state.follower,
        facts=tuple(fact for fact in state.facts if _is_told(state, fact, None)) if turned else state.facts,
        draft=None,
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
        link=state.link if over else _seen_link(state.link, None),
        guesses=state.guesses if over else _seen_guesses(state.guesses, None),
        numbers=_seen_numbers(state.numbers, None),
        hull=state.hull,
        hints=state.hints if over else _seen_hints(state.hints, None),
        drill=state.drill,
        stage=stage_of(state).rule,
        memory=state.memory,
        ended=state.ended,
        ready=tuple(sorted(ready_cards(state))),
        validated=validated(state),
        tokens=tuple(tokens_left(state)[1:RED]),
        steps=steps_left(state),
        reds=in_play(state, RED),
        yellows=mission.yellow.k,
        accessible=passing(state, NOBODY) if state.stands else (),
        together=target_of(state) if state.stands else 0,
        coffees=coffees_left(state),
        bonuses=bonuses_left(state),
        detectors=tuple([seat for seat in seats_in_turn(state, Seat(0)) if _may_detect(state, seat)]),
        role_name=role.name if (role := part_of(state, Role)) else "",
        prices=prices(state, NOBODY),
        silent=any([mechanism.is_silent(state) for mechanism in asked(state, "is_silent")]),
        token_kinds=tuple([kind_of(state, seat, "setup") for seat in seats_in_turn(state, Seat(0))]),
        targets=part_of(state, Targets) is not None,
        sheet=printed(state),
    )


def _may_detect(state: State, seat: Seat) -> bool:
    return has_double_detector(state, seat) and may_use_tools(state, seat)


def _seen_stand(stand: Stand, seat: Seat | None) -> Stand:
    """Own wires and those one knows from before; of the others only what is cut, and what is turned outward."""
    if stand.has_loose or (seat in stand.knowers and seat != stand.owner):
        return _uncovered(stand, seat)
    return stand if stand.owner == seat else _covered(stand)


@kept_with
def _covered(stand: Stand) -> Stand:
    """A stand as those see it who have had none of its wires. Most moves leave it as it is."""
    return _uncovered(stand, None)


def _uncovered(stand: Stand, seat: Seat | None) -> Stand:
    return replace(stand, wires=tuple([_seen_wire(wire, seat, stand.owner) for wire in stand.wires]))


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
    under = _seen_hand(guesses.under, seat, own=False)
    return replace(guesses, hands=hands, under=under, laid=guesses.laid if guesses.layer == seat else 0)


def _seen_hand(hand: tuple[NumberCard, ...], seat: Seat | None, *, own: bool) -> tuple[NumberCard, ...]:
    seen = (card if own or card.shown or seat in card.knowers else replace(card, number=0) for card in hand)
    return tuple(sorted(seen, key=lambda card: (card.number == 0, card.number, card.knowers)))


def _seen_task(task: Task, seat: Seat | None) -> Task:
    """Nobody learns which wires the asker means to cut (BOM-16), what is about to be filed
    (BOM-4303, BOM-5406), nor what others pass on (BOM-4205).
    """
    if type(task) is TossTask:
        chosen = zip(task.seats, task.tossed, strict=False)
        return replace(task, tossed=tuple(slot if owner == seat else NOWHERE for owner, slot in chosen))
    if type(task) is FileTask and task.seat != seat:
        return replace(task, code=UNSEEN)
    return replace(task, own=()) if type(task) is AnswerTask and task.asker != seat else task


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


def _seen_hints(hints: Hints | None, seat: Seat | None) -> Hints | None:
    """Only who announces a number knows which, and with which wire (BOM-2502)."""
    if hints is None or hints.meant is None or hints.meant.seat == seat:
        return hints
    values = tuple(value if value == YELLOW else 0 for value in hints.meant.values)
    return replace(hints, meant=replace(hints.meant, values=values, own=()), offered=())


def disclose(state: State) -> State:
    """Whoever gives up opens all secrets."""
    return replace(state, ended="resigned")


def see(event: Event, seat: Seat | None) -> Event:
    """Everything that is said at the table is said to all; spectators hear it too."""
    return event
