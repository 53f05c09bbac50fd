"""A mission for tests: stands written as text, moves by slot names, nothing left to chance.

`"1 2 5.5 | 1 3.1 4"` are two stands, and the others are empty; `B2` is the second wire of the second one.
"""

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, Move, Outcome, Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.missions.shelf import BY_SEATS, stand_owners
from cosmotheque.games.bomb_busters.model.actions import Announce, Deal, DualCut, Point, Take
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.model.options import Options
from cosmotheque.games.bomb_busters.model.roster import Action, Event, Parts
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.notation import STAND_NAMES
from cosmotheque.games.bomb_busters.rules import registry
from cosmotheque.games.bomb_busters.rules.deal import chance, start
from cosmotheque.games.bomb_busters.rules.legal import actors, legal_actions
from cosmotheque.games.bomb_busters.rules.play import apply
from cosmotheque.games.bomb_busters.rules.refusals import breaks
from cosmotheque.games.bomb_busters.rules.registry import mechanisms
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import AnyTable, with_parts
from cosmotheque.games.bomb_busters.rules.turns import outcome, settle
from cosmotheque.games.bomb_busters.view.seen import View, view

Thing = TypeVar("Thing")

SIX = Options(mission="practice", blue=6, red=0, yellow=0)
TWELVE = Options(mission="practice", red=0, yellow=0)
COLOURS = Options(mission="practice", red=2, yellow=2)

# Four stands of blue 1 to 6.
EVEN = "1 1 2 3 4 5 | 1 2 3 4 5 6 | 1 2 3 4 6 6 | 2 3 4 5 5 6"

# All is cut but a 3, a 3 and a red wire in three hands.
ENDGAME = "1 2 3 4 5 6 | 1 2 3 4 5 6 | 1 2 3.5 4 5 6 | 1 2 3 3 4 5 6"
ENDGAME_CUT = "A1 A2 A4 A5 A6 B1 B2 B4 B5 B6 C1 C2 C4 C5 C6 D1 D2 D3 D4 D5 D6 D7"


def lay_mission(
    monkeypatch: pytest.MonkeyPatch, name: str, mission: Mission, seats: Iterable[int] = range(2, 6)
) -> None:
    """Make a record the mission of that name, and have its mechanisms made anew."""
    for count in seats:
        monkeypatch.setitem(BY_SEATS, (name, count), mission)
    for kept in ("_at_work", "_answering"):
        monkeypatch.setattr(registry, kept, cache(getattr(registry, kept).__wrapped__))


def slot(name: str) -> Slot:
    return Slot(STAND_NAMES.index(name[0]), int(name[1:]) - 1)


def slots(names: str) -> tuple[Slot, ...]:
    return tuple(map(slot, names.split()))


def code(wire: str) -> int:
    return round(10 * float(wire))


def codes(text: str) -> tuple[int, ...]:
    return tuple(map(code, text.split()))


def sure(thing: Thing | None) -> Thing:
    """Return a thing that a mission of this kind must have."""
    assert thing is not None
    return thing


def changed(table: AnyTable, **changes: Any) -> AnyTable:
    """The state or view with other values, also for slices of parts."""
    slices = {name: changes.pop(name) for name in Parts.__struct_fields__ if name in changes}
    laid: AnyTable = replace(table, **changes)  # type: ignore[type-var]
    return with_parts(laid, **slices)


class Bomb:
    """A mission in progress. Unless `tokens` are asked for, it begins with the captain's turn."""

    def __init__(
        self,
        stands: str = EVEN,
        seats: int = 4,
        options: Options = SIX,
        *,
        captain: int = 0,
        cards: Iterable[int] = (),
        aside: str = "",
        kept: str = "",
        setup: bool = False,
    ) -> None:
        self.state: State = start(options, seats)
        self.events: tuple[Event, ...] = ()
        dealt = [codes(stand) for stand in stands.split("|")]
        dealt += [()] * (len(stand_owners(captain, seats)) - len(dealt))
        self.play(CHANCE, Deal(Seat(captain), tuple(dealt), codes(aside), tuple(cards), codes(kept)))
        if not setup:
            self.change(tasks=())

    def begin(self) -> tuple[Event, ...]:
        """Have the first turn begin, with what the mission does then."""
        scene = Scene(self.state, mechanisms(self.state))
        settle(scene)
        self.state, self.events = scene.state, tuple(scene.events)
        return self.events

    def change(self, **changes: Any) -> None:
        self.state = changed(self.state, **changes)

    def cut(self, names: str) -> None:
        """Have some wires cut already."""
        self.change_wires(names, cut=True)

    def change_wires(self, names: str, **changes: Any) -> None:
        """Have some wires be different."""
        for place in slots(names):
            stands = list(self.state.stands)
            wires = list(stands[place.stand].wires)
            wires[place.place] = replace(wires[place.place], **changes)
            stands[place.stand] = replace(stands[place.stand], wires=tuple(wires))
            self.change(stands=tuple(stands))

    def legal(self, seat: int) -> list[Action]:
        return list(legal_actions(self.state, Seat(seat)))

    def play(self, seat: int, action: Action, at: int = 0) -> tuple[Event, ...]:
        """Make a legal move; what the table hears."""
        if seat >= 0:
            assert action in self.legal(seat), f"{action} is refused by {[*breaks(self.state, Seat(seat), action)]}"
        step = apply(self.state, Move(Seat(seat), action, at))
        self.state, self.events = step.state, step.events
        return step.events

    def dual(self, target: str, value: int, own: str) -> tuple[Event, ...]:
        return self.play(self.state.active, DualCut(slot(target), value, slot(own)))

    def detect(self, tool: Tool, targets: str, value: int, own: str) -> tuple[Event, ...]:
        """A cut with a double or triple detector."""
        seat = self.state.active
        self.play(seat, Take(tool))
        for target in slots(targets):
            self.play(seat, Point(target))
        return self.play(seat, Announce((value,), (slot(own),)))

    def refusal(self, seat: int, action: Action) -> str:
        """The rule that forbids an action."""
        assert action not in self.legal(seat), f"{action} is legal"
        return next(breaks(self.state, Seat(seat), action))

    def heard(self, kind: type[Event]) -> list[Any]:
        """The events of one kind that were heard of the last move."""
        events: tuple[Any, ...] = self.events
        return [event for event in events if isinstance(event, kind)]

    def wire(self, name: str) -> Any:
        place = slot(name)
        return self.state.stands[place.stand].wires[place.place]

    def cut_names(self) -> str:
        """All cut wires, as names."""
        return " ".join(
            f"{STAND_NAMES[number]}{place + 1}"
            for number, stand in enumerate(self.state.stands)
            for place, wire in enumerate(stand.wires)
            if wire.cut
        )

    def row(self, stand: str) -> str:
        """The wires of a stand as text."""
        wires = self.state.stands[STAND_NAMES.index(stand)].wires
        return " ".join(f"{wire.code / 10:g}" for wire in wires)

    def actors(self) -> set[int]:
        return set(actors(self.state))

    def view(self, seat: int | None) -> View:
        return view(self.state, None if seat is None else Seat(seat))

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.state)

    @property
    def reason(self) -> str | None:
        return self.outcome.reason if self.outcome else None


def dealt(options: Options, seats: int, seed: int = 0) -> Bomb:
    """A fair deal at the first turn, with every choice of setting up taken at random."""
    bomb, rng = Bomb.__new__(Bomb), Random(seed)
    bomb.state, bomb.events = start(options, seats), ()
    while not bomb.state.turns or bomb.state.tasks:
        (seat,) = actors(bomb.state)
        bomb.play(seat, chance(bomb.state, rng) if seat == CHANCE else rng.choice(bomb.legal(seat)))
    return bomb


def ready(card: int, stands: str, options: Options = TWELVE) -> Bomb:
    """Four players, and a card whose number was cut on the last stand."""
    bomb = Bomb(f"{stands} {card} {card}", options=options, cards=(card,))
    last = len(bomb.state.stands[3].wires)
    bomb.cut(f"D{last - 1} D{last}")
    return bomb
