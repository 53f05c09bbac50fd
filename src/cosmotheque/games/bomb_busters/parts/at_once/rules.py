"""Wires that have to be cut at once, and the decks that shrink until they are (BOM-202, BOM-2303, BOM-3904)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import AT_ONCE, NUMBERS, value_of
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn, PlaceToken, Take
from cosmotheque.games.bomb_busters.model.events import Missed
from cosmotheque.games.bomb_busters.model.facts import Holds, Lacks
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.at_once.data import (
    AtOnce,
    CardDiscarded,
    HandOutTask,
    NobleTask,
    NumbersDealt,
    Target,
)
from cosmotheque.games.bomb_busters.parts.drill.rules_stages import stage_of
from cosmotheque.games.bomb_busters.parts.gear.data import CardsTask, Gear, NumberShown, OpenNumberTask
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism
from cosmotheque.games.bomb_busters.rules.registry import works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    count_uncut,
    has_wires,
    seats_in_turn,
    uncut_of,
    value_at,
)
from cosmotheque.games.bomb_busters.rules.together import TAKE_AT_ONCE, may_cut_at_once, target_of
from cosmotheque.games.bomb_busters.rules.tokens import show, tokens_left


@works(AtOnce)
class WiresAtOnce(Mechanism[AtOnce]):
    """The kind does not pass the gate of ordinary cuts; the special action stands for a turn."""

    tasks = (OpenNumberTask, HandOutTask, NobleTask)

    def lay_out(self, scene: Scene, dealt: Deal) -> None:
        if self.part.target:
            return
        mission = mission_of(scene.state.options, scene.state.seats)
        down = self.part.deck or mission.cards.count_drawn(scene.state.seats)
        scene.change_parts(gear=Gear(numbers=tuple(NUMBERS), down=down))

    def show(self, state: State, seat: Seat, slices: dict[str, Any]) -> None:
        if state.stands:
            slices["at_once"] = Target(target_of(state))

    def before_tokens(self, state: State) -> Sequence[Task]:
        return () if self.part.target else [OpenNumberTask()]

    def target_at_once(self, table: StateOrView) -> int:
        if self.part.told and stage_of(table).asks != "yellow":
            return 0
        return self.part.target or (table.parts.gear.number if table.parts.gear else 0)

    def may_cut_at_once(self, table: StateOrView, seat: Seat) -> bool:
        """True if the seat may try; in some missions it must have nothing else (BOM-4602)."""
        if not self.part.last:
            return True
        target = target_of(table)
        return all(value_at(table, slot) == target for slot in uncut_of(table, seat))

    def fails_at_once(self, scene: Scene, slots: tuple[Slot, ...]) -> None:
        """BOM-204, BOM-4803: the bomb explodes, or each wire gets its token; nobody keeps one of the kind out of it."""
        seat = scene.state.active
        scene.tell(Missed(seat))
        if not self.part.shows:
            scene.end("fatal")
            return
        rest = tuple(slot for slot in uncut_of(scene.state, seat) if slot not in slots)
        for slot in slots:
            show(scene, slot)
        if rest:
            learn(scene, Lacks(rest, (target_of(scene.state),)))
        move_detonator(scene, +1)

    def blocks(self, table: StateOrView, seat: Seat, value: int) -> str | None:
        """BOM-205."""
        return self.part.gate if value == target_of(table) else None

    def special_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        return [TAKE_AT_ONCE] if may_cut_at_once(table, seat) else ()

    def bans_reds(self, table: StateOrView) -> str | None:
        """BOM-1305."""
        return self.part.gate if self.part.takes_reds else None

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        if isinstance(action, Take):
            return self.part.rule if action.tool == AT_ONCE else None
        return super().breaks(state, seat, action)

    def round_begins(self, scene: Scene) -> None:
        """A card of the deck is discarded unseen until it is done (BOM-2303, BOM-3904)."""
        gear = scene.state.parts.gear
        if gear and gear.down and count_uncut(scene.state, gear.number):
            scene.change_parts(gear=replace(gear, down=gear.down - 1))
            scene.tell(CardDiscarded(gear.down - 1))

    def automatic_step(self, scene: Scene) -> bool:
        """Turn up what is left of the deck once it is done (BOM-2304, BOM-3905)."""
        gear = scene.state.parts.gear
        if not gear or not gear.down or count_uncut(scene.state, gear.number):
            return False
        scene.change_parts(gear=replace(gear, down=0))
        scene.push(HandOutTask(gear.down) if self.part.deck else CardsTask(gear.down))
        return True

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        numbers = state.parts.gear.numbers if state.parts.gear else ()
        return Drawn(tuple(rng.sample(numbers, task.count if isinstance(task, HandOutTask) else 1)))

    def choices(self, state: State, task: Task) -> Sequence[Action]:
        """BOM-3905: in front of an own wire of that value."""
        if not isinstance(task, NobleTask):
            return ()
        return [PlaceToken(slot) for slot in _unmarked_slots(state, task.seat) if _is(state, slot, task.number)]

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if isinstance(action, Drawn) and isinstance(task, HandOutTask):
            _hand_out(scene, action.numbers)
        elif isinstance(action, Drawn) and scene.state.parts.gear:
            number = action.numbers[0]
            rest = tuple(other for other in scene.state.parts.gear.numbers if other != number)
            scene.change_parts(gear=replace(scene.state.parts.gear, number=number, numbers=rest))
            scene.tell(NumberShown(number))

    def task_rule(self, task: Task) -> str:
        return "BOM-3905" if isinstance(task, NobleTask) else "BOM-51"


def _hand_out(scene: Scene, numbers: tuple[int, ...]) -> None:
    """BOM-3905, BOM-3906: one by one from the captain on, to those with wires; what has no use is ignored unseen."""
    state = scene.state
    players = [seat for seat in seats_in_turn(state, state.captain) if has_wires(state, seat)]
    hands = {seat: numbers[turn :: len(players)] for turn, seat in enumerate(players)}
    scene.tell(NumbersDealt(tuple(len(hands.get(Seat(seat), ())) for seat in range(state.seats))))
    left = tokens_left(state)
    found = [
        NobleTask(seat, number)
        for seat, hand in hands.items()
        for number in sorted(hand)
        if left[number] and any(_is(state, slot, number) for slot in _unmarked_slots(state, seat))
    ]
    for task in found:
        learn(scene, Holds(tuple(_unmarked_slots(state, task.seat)), (task.number,)))
    scene.push(*found)


def _unmarked_slots(state: State, seat: Seat) -> list[Slot]:
    return [slot for slot in uncut_of(state, seat) if not state.stands[slot.stand].wires[slot.place].shown]


def _is(state: State, slot: Slot, number: int) -> bool:
    return value_of(state.stands[slot.stand].wires[slot.place].code) == number
