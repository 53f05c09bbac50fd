"""Cards that come up later, and those of the boxes (BOM-290 to BOM-299)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import INSTANT_CARDS, NUMBERS, RED, YELLOW, Equipment, is_blue, value_of
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import Drawn
from cosmotheque.games.bomb_busters.model.events import CardUsed
from cosmotheque.games.bomb_busters.model.facts import Lacks, Order
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Card, Slot
from cosmotheque.games.bomb_busters.parts.gear.data import CardsTask
from cosmotheque.games.bomb_busters.parts.locks.data import LockTask
from cosmotheque.games.bomb_busters.parts.script.data import Script
from cosmotheque.games.bomb_busters.parts.script.rules import cue_of
from cosmotheque.games.bomb_busters.parts.stock.data import (
    CardsLaid,
    DisintegrateTask,
    FastPass,
    Hook,
    LabelSingle,
    SingleLabelled,
    Stock,
)
from cosmotheque.games.bomb_busters.rules.allowed import may_use_tools
from cosmotheque.games.bomb_busters.rules.cards import ready_cards, turn_up, use_card
from cosmotheque.games.bomb_busters.rules.cuts import (
    announce_cut,
    announceable,
    begin_action,
    cut_wires,
    disintegrate,
    may_cut_alone,
    settle_cut,
    solo_ban,
)
from cosmotheque.games.bomb_busters.rules.exchange import take_wire
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.filing import sorted_places
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction, Mechanism
from cosmotheque.games.bomb_busters.rules.registry import part_of, works
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    SLOTS,
    StateOrView,
    count_uncut,
    has_wires,
    others_with_wires,
    stands_of,
    uncut_of,
    value_at,
    within_reach,
)
from cosmotheque.games.bomb_busters.rules.tokens import tokens_left

FALSE_BOTTOM_CARDS = 2  # BOM-291

CARDS: dict[type, Equipment] = {
    FastPass: Equipment.FAST_PASS,
    LabelSingle: Equipment.SINGLE_LABEL,
    Hook: Equipment.GRAPPLING_HOOK,
}

RULES: dict[type, str] = {FastPass: "BOM-296", LabelSingle: "BOM-294", Hook: "BOM-298"}


@works(Stock)
class StockOfCards(Mechanism[Stock]):
    """Instant cards act by themselves, the others are offered like those of the base box."""

    tasks = (CardsTask, DisintegrateTask)
    actions = (FastPass, LabelSingle, Hook)

    def special_actions(self, table: StateOrView, seat: Seat) -> Sequence[Action]:
        """BOM-296; the stabilizer is for a dual cut."""
        if table.stabilized or not _has(table, seat, Equipment.FAST_PASS):
            return ()
        if not may_cut_alone(table, seat):
            return ()
        return [
            FastPass(pair) for value, slots in announceable(table, seat).items() for pair in _pairs(table, value, slots)
        ]

    def any_time_actions(self, state: State, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        if _has(state, seat, Equipment.SINGLE_LABEL):
            actions += [LabelSingle(slot) for slot in _singles(state, seat)]
        if _has(state, seat, Equipment.GRAPPLING_HOOK):
            actions += [Hook(slot, stand) for stand in stands_of(state, seat) for slot in _within_reach(state, seat)]
        return actions

    def may_interject(self, state: State, seat: Seat) -> bool:
        if _has(state, seat, Equipment.SINGLE_LABEL):
            return True
        return _has(state, seat, Equipment.GRAPPLING_HOOK) and bool(others_with_wires(state, seat))

    def breaks(self, state: State, seat: Seat, action: Action) -> str | None:
        if not isinstance(action, FastPass | LabelSingle | Hook):
            return None
        if not has_wires(state, seat) or CARDS[type(action)] not in ready_cards(state):
            return "BOM-299" if isinstance(action, Hook) and not has_wires(state, seat) else "BOM-293"
        if not isinstance(action, FastPass):
            return RULES[type(action)]
        return "BOM-12" if seat != state.active else solo_ban(state, seat) or RULES[FastPass]

    def carry_out(self, scene: Scene, seat: Seat, action: Action) -> None:
        use_card(scene, seat, CARDS[type(action)])
        match action:
            case FastPass(own=own):
                _cut_fast(scene, seat, own)
            case LabelSingle(slot=slot):
                _label_single(scene, slot)
            case Hook(slot=slot, stand=stand):
                take_wire(scene, seat, slot, stand)
                if not has_wires(scene.state, scene.state.active):  # BOM-299: who has lost the last wire is out
                    begin_action(scene)
            case _:
                pass

    def automatic_step(self, scene: Scene) -> bool:
        """An instant card acts as soon as it is usable, the lowest first (BOM-290)."""
        ready = sorted(ready_cards(scene.state).intersection(INSTANT_CARDS))
        if not ready or not _lets_instants_act(scene.state):
            return False
        used = tuple(replace(card, used=True) if card.number == ready[0] else card for card in scene.state.cards)
        scene.change(cards=used)
        scene.tell(CardUsed(NOBODY, ready[0]))
        if ready[0] == Equipment.FALSE_BOTTOM:
            scene.push(CardsTask(FALSE_BOTTOM_CARDS))
        elif ready[0] == Equipment.DISINTEGRATOR:
            scene.push(DisintegrateTask())
        else:
            _drop(scene)
        return True

    def draw(self, state: State, task: Task, rng: Random) -> Action:
        if isinstance(task, CardsTask):
            left = cards_left(state)
            return Drawn(tuple(rng.sample(left, min(task.count, len(left)))))
        tokens = tokens_left(state)
        return Drawn(tuple(rng.choices(NUMBERS, [tokens[number] for number in NUMBERS])))

    def choose(self, scene: Scene, task: Task, action: Action) -> None:
        if not isinstance(action, Drawn):
            return
        if isinstance(task, DisintegrateTask):
            _disintegrate(scene, action.numbers[0])
            return
        laid = tuple(sorted(action.numbers))
        cards = sorted((*scene.state.cards, *map(Card, laid)), key=lambda card: card.number)
        scene.change(cards=tuple(cards))
        scene.tell(CardsLaid(laid))
        if mission_of(scene.state.options, scene.state.seats).cards.unlock == "own_and_number":  # BOM-1203
            scene.push(LockTask(laid))


def cards_left(state: State) -> list[int]:
    """The cards that may still be drawn; not the card of a number that is like red (BOM-1104)."""
    taken = {card.number for card in state.cards} | ({state.parts.gear.like_red} if state.parts.gear else set())
    return [card for card in mission_of(state.options, state.seats).pile if card not in taken]


def _has(table: StateOrView, seat: Seat, card: Equipment) -> bool:
    return card in ready_cards(table) and may_use_tools(table, seat) and has_wires(table, seat)


def _pairs(table: StateOrView, value: int, slots: Sequence[Slot]) -> Iterator[tuple[Slot, Slot]]:
    """Two of several wires of a value; the last two are a solo cut as it is."""
    if len(slots) > 2 or count_uncut(table, value) > 2:
        yield from combinations(slots, 2)


def _singles(state: State, seat: Seat) -> list[Slot]:
    """Own blue wires, cut or not, whose value occurs once in order on their stand (BOM-196, BOM-294)."""
    found = []
    for stand in stands_of(state, seat):
        wires = state.stands[stand].wires
        codes = {place: wires[place].code for place in sorted_places(state.stands[stand])}
        counts = Counter(codes.values())
        found += [SLOTS[stand][place] for place, code in codes.items() if is_blue(code) and counts[code] == 1]
    return found


def _within_reach(state: State, seat: Seat) -> tuple[Slot, ...]:
    """The wires of teammates that the hook may take; none that lies outside the order (BOM-196, BOM-298)."""
    slots = (slot for mate in others_with_wires(state, seat) for slot in uncut_of(state, mate))
    return within_reach(state, tuple(slots))


def _cut_fast(scene: Scene, seat: Seat, own: tuple[Slot, ...]) -> None:
    value = value_at(scene.state, own[0])
    begin_action(scene)
    announce_cut(scene, seat, (value,), solo=True)
    cut_wires(scene, seat, own, solo=True)
    settle_cut(scene, CutAction(seat, (value,), value, own, solo=True))


def _label_single(scene: Scene, slot: Slot) -> None:
    """A blue wire whose neighbours are others: equal ones stand side by side."""
    row, places = SLOTS[slot.stand], sorted_places(scene.state.stands[slot.stand])
    learn(scene, Lacks((slot,), (YELLOW, RED)))
    if slot.place - 1 in places:
        learn(scene, Order(row[slot.place - 1], slot, strict=True))
    if slot.place + 1 in places:
        learn(scene, Order(slot, row[slot.place + 1], strict=True))
    scene.tell(SingleLabelled(slot))


def _drop(scene: Scene) -> None:
    """BOM-295: all used cards but those that act by themselves."""
    for card in scene.state.cards:
        if card.used and card.number not in INSTANT_CARDS:
            turn_up(scene, card.number, NOBODY)


def _disintegrate(scene: Scene, number: int) -> None:
    slots = tuple(
        SLOTS[stand][place]
        for stand, row in enumerate(scene.state.stands)
        for place, wire in enumerate(row.wires)
        if not wire.cut and value_of(wire.code) == number
    )
    if slots:
        disintegrate(scene, number, slots)


def _lets_instants_act(state: State) -> bool:
    """While a script bars equipment, instant cards wait (BOM-290, BOM-1904)."""
    script = part_of(state, Script)
    return script is None or cue_of(state, script).tools
