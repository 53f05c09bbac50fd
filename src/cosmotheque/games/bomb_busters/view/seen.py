"""The one place that decides who sees and hears what, for states and events alike."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import RED, UNSEEN
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.facts import Fact
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Event, Parts, PartsSeen, Task
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.model.wires import Card, Marker, Stand, Wire
from cosmotheque.games.bomb_busters.rules.allowed import allowed_values, may_use_tools
from cosmotheque.games.bomb_busters.rules.cards import has_double_detector, ready_cards
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.registry import mechanisms, mechanisms_with
from cosmotheque.games.bomb_busters.rules.stands import complete_numbers, in_play, seats_in_turn
from cosmotheque.games.bomb_busters.rules.tokens import kind_of, tokens_left
from cosmotheque.kit.kept import keep_with
from cosmotheque.kit.last import last


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it; fields mean what they mean in `State`, unseen wires have the code 0.

    The rest is for reading: `ready` are the usable cards, `tokens` those left of each value from 1 to yellow, `steps`
    those that the detonator has left, `reds` and `yellows` how many such wires are in play. `accessible` are the values
    that the mission lets the seat cut. `detectors` are the seats that have a double detector to use; `silent` says that
    nobody may speak. `token_kinds` are what the first tokens of the seats say.
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
    claimed: int
    characters: tuple[int, ...]
    parts: PartsSeen
    ended: str
    ready: tuple[int, ...]
    validated: tuple[int, ...]
    tokens: tuple[int, ...]
    steps: int
    reds: int
    yellows: int
    accessible: tuple[int, ...]
    detectors: tuple[Seat, ...]
    silent: bool
    token_kinds: tuple[TokenKind, ...]


SHOWN: Final = [name for name in State.__struct_fields__ if name in View.__struct_fields__ and name != "parts"]
SLICES: Final = Parts.__struct_fields__
NO_PARTS: Final = PartsSeen()


def view(state: State, seat: Seat | None) -> View:
    """A seat's view: what everybody knows, and what is its own. Once the mission is over, the deal lies open."""
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
        tasks=tuple([task.redact_for(seat) for task in state.tasks]),
        **own,
    )


@last
def _known_to_all(state: State) -> View:
    """The view of a spectator; all who look at a state share it."""
    return _redact(state, over=bool(state.ended))


def reveal(state: State) -> View:
    """The deal lies open, though the mission goes on."""
    return _redact(state, over=True)


def _of_mission(state: State, seat: Seat) -> dict[str, Any]:
    """Fields that only a mission has: values that a seat may cut, and things of which each seat knows its own."""
    own = {"accessible": allowed_values(state, seat) if state.stands else (), "parts": _seen_parts(state, seat)}
    return own if state.ended or not mechanisms_with(state, "tells") else {**own, "facts": _told_facts(state, seat)}


def _seen_parts(state: State, seat: Seat | None, *, over: bool = False) -> PartsSeen:
    """The slices of the parts, as a seat sees them; as they are once the mission is over."""
    hidden = not (over or state.ended)
    if not mechanisms(state):
        return NO_PARTS
    slices: dict[str, Any] = {}
    for name in SLICES:
        kept = getattr(state.parts, name)
        if kept is not None:
            slices[name] = kept.redact_for(seat) if hidden else kept
    for mechanism in mechanisms_with(state, "show"):
        mechanism.show(state, NOBODY if seat is None else seat, slices)
    return PartsSeen(**slices)


def _redact(state: State, *, over: bool) -> View:
    mission = mission_of(state.options, state.seats)
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
        tasks=state.tasks if over else tuple([task.redact_for(None) for task in state.tasks]),
        acted=state.acted,
        closing=state.closing,
        turns=state.turns,
        idle=state.idle,
        follower=state.follower,
        facts=state.facts if over or not mechanisms_with(state, "tells") else _told_facts(state, None),
        draft=None,
        waiting=state.waiting,
        hearts=state.hearts,
        claimed=state.claimed,
        characters=state.characters,
        parts=_seen_parts(state, None, over=over),
        ended=state.ended,
        ready=tuple(sorted(ready_cards(state))),
        validated=complete_numbers(state),
        tokens=tuple(tokens_left(state)[1:RED]),
        steps=steps_left(state),
        reds=in_play(state, RED),
        yellows=mission.yellow.k,
        accessible=allowed_values(state, NOBODY) if state.stands else (),
        detectors=tuple([seat for seat in seats_in_turn(state, Seat(0)) if _may_detect(state, seat)]),
        silent=any([mechanism.is_silent(state) for mechanism in mechanisms_with(state, "is_silent")]),
        token_kinds=tuple([kind_of(state, seat, "setup") for seat in seats_in_turn(state, Seat(0))]),
    )


def _may_detect(state: State, seat: Seat) -> bool:
    return has_double_detector(state, seat) and may_use_tools(state, seat)


def _seen_stand(stand: Stand, seat: Seat | None) -> Stand:
    """Own wires and those one knows from before; of the others only what is cut, and what is turned outward."""
    if stand.has_loose or (seat in stand.knowers and seat != stand.owner):
        return _show_to(stand, seat)
    return stand if stand.owner == seat else _cover_stand(stand)


@keep_with
def _cover_stand(stand: Stand) -> Stand:
    """A stand as those see it who have had none of its wires. Most moves leave it as it is."""
    return _show_to(stand, None)


def _show_to(stand: Stand, seat: Seat | None) -> Stand:
    return replace(stand, wires=tuple([_seen_wire(wire, seat, stand.owner) for wire in stand.wires]))


def _seen_wire(wire: Wire, seat: Seat | None, owner: Seat) -> Wire:
    """An outward wire is read by every seat but its owner's; a spectator knows no more than any seat (BOM-190)."""
    reads = seat not in (owner, None) if wire.outward else seat == owner or seat in wire.knowers
    return wire if wire.cut or reads else replace(wire, code=UNSEEN)


def _told_facts(state: State, seat: Seat | None) -> tuple[Fact, ...]:
    """The facts that a seat was told."""
    parts = mechanisms_with(state, "tells")
    return tuple([fact for fact in state.facts if all([part.tells(state, fact, seat) for part in parts])])


def disclose(state: State) -> State:
    """Open all secrets to a player who gives up."""
    return replace(state, ended="resigned")


def see(event: Event, seat: Seat | None) -> Event:
    """The event itself: everything that is said at the table is said to all; spectators hear it too."""
    return event
