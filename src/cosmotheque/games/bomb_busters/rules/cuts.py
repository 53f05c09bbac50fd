"""Dual cut, solo cut, reveal reds (BOM-13 to BOM-19), and how a detector is answered (BOM-31, BOM-32)."""

from collections.abc import Mapping, Sequence
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, TOOL_CARDS, VALUES, YELLOW, Equipment, Tool
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import DENY, CutMatch, Lie, MarkWire, SoloCut
from cosmotheque.games.bomb_busters.model.events import (
    Announced,
    CardReady,
    Cut,
    CutTogether,
    Disintegrated,
    Missed,
    RedsRevealed,
    Validated,
)
from cosmotheque.games.bomb_busters.model.facts import Fact, Holds, Lacks
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask, LieTask
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.allowed import covers_skips, is_allowed, is_allowed_four
from cosmotheque.games.bomb_busters.rules.cards import unlocked_cards, use_card, use_character
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.listed import SOLO_CUT
from cosmotheque.games.bomb_busters.rules.mechanism import CutAction
from cosmotheque.games.bomb_busters.rules.registry import mechanisms, mechanisms_with
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    are_deadly,
    by_value,
    cut_counts,
    deadly_values,
    hand_by_value,
    harmless_values,
    in_play,
    is_deadly,
    owner_of,
    slots_at,
    uncut_of,
    value_at,
)
from cosmotheque.games.bomb_busters.rules.tokens import deny, kind_of, mark, show
from cosmotheque.kit.last import last

NOT_RED: Final = frozenset((*NUMBERS, YELLOW))


@last
def announceable(table: StateOrView, seat: Seat) -> Mapping[int, Sequence[Slot]]:
    """The values a player may announce, each with the own wires that hold it (BOM-13)."""
    held = in_hand(table, seat)
    if RED not in held and not mechanisms_with(table, "blocks"):
        return held
    return {value: slots for value, slots in held.items() if value != RED and is_allowed(table, seat, value)}


@last
def in_hand(table: StateOrView, seat: Seat) -> Mapping[int, Sequence[Slot]]:
    """The values of the wires that a player may cut now, each with those that hold it."""
    if mechanisms_with(table, "may_cut_own"):
        return by_value(table, own_wires(table, seat))
    return hand_by_value(table, seat)


def own_wires(table: StateOrView, seat: Seat) -> tuple[Slot, ...]:
    """The uncut wires of a hand that the player may cut now."""
    slots = uncut_of(table, seat)
    for part in mechanisms_with(table, "may_cut_own"):
        slots = tuple([slot for slot in slots if part.may_cut_own(table, seat, slot)])
    return slots


@last
def pointable(table: StateOrView, seat: Seat) -> Sequence[tuple[Slot, ...]]:
    """The teammates' uncut wires that may be pointed at, stand by stand (BOM-13, BOM-104)."""
    others = [(number, stand.uncut) for number, stand in enumerate(table.stands) if stand.owner != seat]
    stands = [slots_at(number, places) for number, places in others if places]
    for part in mechanisms_with(table, "bans_slot"):
        allowed = [tuple([slot for slot in slots if not part.bans_slot(table, seat, slot)]) for slots in stands]
        stands = [slots for slots in allowed if slots]
    return stands


def solo_ban(table: StateOrView, seat: Seat) -> str | None:
    """The rule against solo cuts."""
    return next((rule for part in mechanisms_with(table, "bans_alone") if (rule := part.bans_alone(table, seat))), None)


def may_cut_alone(table: StateOrView, seat: Seat) -> bool:
    return solo_ban(table, seat) is None


def solo_cuts(table: StateOrView, seat: Seat) -> list[SoloCut]:
    """BOM-17: all wires of the value that are left, two or four."""
    whole, cut = mission_of(table.options, table.seats).wires, cut_counts(table)
    complete = [
        (value, count)
        for value, slots in in_hand(table, seat).items()
        if (count := len(slots)) in (2, COPIES) and count + cut[value] == whole[value] and value != RED
    ]
    if not complete or not may_cut_alone(table, seat):
        return []
    return [SOLO_CUT[value] for value, count in complete if _all_pass(table, seat, value, count)]


def _all_pass(table: StateOrView, seat: Seat, value: int, count: int) -> bool:
    return is_allowed_four(table, seat, value) if count == COPIES else is_allowed(table, seat, value)


def may_reveal_reds(table: StateOrView, seat: Seat) -> bool:
    """BOM-18, BOM-1103; not where the reds are cut at once (BOM-1305)."""
    for mechanism in mechanisms_with(table, "bans_reds"):
        if mechanism.bans_reds(table):
            return False
    stands, deadly = table.stands, deadly_values(table)
    for slot in uncut_of(table, seat):
        wire = stands[slot.stand].wires[slot.place]
        if not (_is_told_deadly(table, slot) if wire.outward else VALUES[wire.code] in deadly):
            return False
    return True


def _is_told_deadly(table: StateOrView, slot: Slot) -> bool:
    """True if the owner of an outward wire has been told that it is deadly (BOM-198)."""
    return any(isinstance(fact, Lacks) and slot in fact.slots and {*fact.values} >= NOT_RED for fact in table.facts)


def begin_action(scene: Scene) -> None:
    """The active player does the one thing of their turn."""
    scene.change(acted=True, draft=None, idle=0)


def announce_cut(scene: Scene, seat: Seat, values: tuple[int, ...], *, solo: bool) -> None:
    for mechanism in scene.parts:
        mechanism.before_cut(scene, seat, values, solo)


def settle_cut(scene: Scene, cut: CutAction) -> None:
    for mechanism in scene.parts:
        if not scene.state.ended:
            mechanism.after_cut(scene, cut)


def dual_cut(
    scene: Scene, slots: tuple[Slot, ...], values: tuple[int, ...], own: tuple[Slot, ...], tools: tuple[Tool, ...] = ()
) -> None:
    """Announce, and resolve at once or ask the owner."""
    seat = scene.state.active
    begin_action(scene)
    scene.tell(Announced(seat, slots, values, tools))
    for tool in tools:
        spend(scene, seat, tool)
    announce_cut(scene, seat, values, solo=False)
    blind = scene.wire(own[0]).outward
    if not blind:
        hand = own_wires(scene.state, seat)
        learn(scene, *[Holds(hand, (value,)) for value in values])  # BOM-16: everybody knows they hold it
    if are_deadly(scene.state, slots):
        hit_red(scene, seat, slots)
    elif tools and tools != ("ray",):
        scene.push(AnswerTask(owner_of(scene.state, slots[0]), seat, slots, values, own))
    elif blind and not value_at(scene.state, slots[0]) == value_at(scene.state, own[0]) == values[0]:
        scene.tell(Missed(seat))
        scene.end("fatal")  # BOM-192
    elif (value := value_at(scene.state, slots[0])) in values:
        _succeed(scene, seat, values, slots[0], own[values.index(value)])
    else:
        _fail(scene, CutAction(seat, values, 0, slots), slots[0])


def spend(scene: Scene, seat: Seat, tool: Tool) -> None:
    if tool == "double":
        use_character(scene, seat)
    else:
        use_card(scene, seat, TOOL_CARDS[tool])


def hit_red(scene: Scene, seat: Seat, slots: tuple[Slot, ...]) -> None:
    """BOM-15, BOM-32; the stabilizer leaves them, known but unmarked (BOM-48)."""
    if not _is_secured(scene, slots):
        cut_wires(scene, seat, slots)
        scene.end("red")
        return
    scene.tell(Missed(seat))
    learn(scene, Lacks(slots, harmless_values(scene.state)))


def _is_secured(scene: Scene, slots: tuple[Slot, ...]) -> bool:
    """True if the stabilizer protects the cut (BOM-48); it does not protect one at an X wire (BOM-183)."""
    return scene.state.stabilized and not any([scene.wire(slot).x for slot in slots])


def answers(state: State, task: AnswerTask) -> list[Action]:
    """The owner cuts a match, or marks one that is not red when there is none; it is always asked (BOM-31, BOM-32)."""
    matches: list[Action] = [CutMatch(slot) for slot in task.slots if value_at(state, slot) in task.values]
    if matches:
        return matches
    marks: list[Action] = [MarkWire(slot) for slot in task.slots if not is_deadly(state, slot)]
    if any(part.hides_miss(state, task.asker, task.seat) for part in mechanisms(state)):
        return [DENY]  # nothing is marked, so there is nothing to choose (BOM-148)
    match kind_of(state, task.seat, "missed"):
        case "none":
            return [DENY]
        case "false":
            return [Lie(slot, value) for slot in task.slots for value in task.values]
        case _:
            return marks


def answer(scene: Scene, task: AnswerTask, slot: Slot) -> None:
    value = value_at(scene.state, slot)
    if value in task.values:
        _succeed(scene, task.asker, task.values, slot, task.own[task.values.index(value)])
    else:
        learn(scene, Lacks(task.slots, task.values))
        _fail(scene, CutAction(task.asker, task.values, 0, task.slots), slot)


def deny_all(scene: Scene, task: AnswerTask, slot: Slot | None = None, value: int = 0) -> None:
    """The detector was wrong, and the owner's token is false, or there is none (BOM-170, BOM-172)."""
    _fail(scene, CutAction(task.asker, task.values, 0, task.slots), slot, value)


def _succeed(scene: Scene, seat: Seat, values: tuple[int, ...], target: Slot, own: Slot) -> None:
    """BOM-14."""
    value = value_at(scene.state, target)
    cut_wires(scene, seat, (target, own))
    settle_cut(scene, CutAction(seat, values, value, (target, own)))


def _fail(scene: Scene, cut: CutAction, marked: Slot | None, value: int = 0) -> None:
    """BOM-16; for some a failure is fatal (BOM-242), for some it costs more."""
    scene.tell(Missed(cut.seat))
    _tell_wrong(scene, cut, marked, value)
    parts = scene.parts
    if any([part.is_fatal(scene.state, cut.seat) for part in parts]):
        scene.end("fatal")
    elif not _is_secured(scene, cut.slots):
        move_detonator(scene, 1 + sum([part.steps_for_a_miss(scene.state, cut.seat) for part in parts]))
    settle_cut(scene, cut)


def _tell_wrong(scene: Scene, cut: CutAction, marked: Slot | None, value: int) -> None:
    """The owner of the wires says what there is to say: their true token, or less than that."""
    seat = owner_of(scene.state, cut.slots[0])
    kind = kind_of(scene.state, seat, "missed")
    if any([part.hides_miss(scene.state, cut.seat, seat) for part in scene.parts]):
        kind = "none"  # BOM-148, BOM-158
    if kind in ("value", "absent") and marked:
        show(scene, marked)
        return
    learn(scene, Lacks(cut.slots, cut.values), _not_all_red(cut.slots))
    if kind == "false":
        if value or len(cut.values) == 1:
            deny(scene, marked or cut.slots[0], value or cut.values[0])
        else:
            scene.push(LieTask(seat, cut.slots, cut.values))
    elif kind != "none" and marked:
        mark(scene, marked, kind)


def _not_all_red(slots: tuple[Slot, ...]) -> Fact:
    """Known of wires that did not explode (BOM-172)."""
    return Lacks(slots, (RED,)) if len(slots) == 1 else Holds(slots, (*NUMBERS, YELLOW))


def stabilize(scene: Scene) -> None:
    """BOM-48: a player who secures a dual cut shows that they can make one, unless it may be a pass (BOM-229)."""
    state = scene.state
    use_card(scene, state.active, Equipment.STABILIZER)
    scene.change(stabilized=True)
    if covers_skips(state):
        return
    hand = own_wires(state, state.active)
    if mechanisms(state) or len(hand) <= in_play(state, RED):
        learn(scene, Holds(hand, _possibly_passing(state, state.active)))


def _possibly_passing(table: StateOrView, seat: Seat) -> tuple[int, ...]:
    """Every value of which nobody but the seat can know that it does not pass."""
    parts = mechanisms(table)
    known = ((v, [part.is_known_to_pass(table, seat, v) for part in parts]) for v in (*NUMBERS, YELLOW))
    return tuple(value for value, passes in known if False not in passes)


def solo_cut(scene: Scene, value: int) -> None:
    seat = scene.state.active
    begin_action(scene)
    announce_cut(scene, seat, (value,), solo=True)
    slots = tuple(hand_by_value(scene.state, seat)[value])
    cut_wires(scene, seat, slots, solo=True)
    settle_cut(scene, CutAction(seat, (value,), value, slots, solo=True))


def reveal_reds(scene: Scene) -> None:
    begin_action(scene)
    lay_reds_down(scene, scene.state.active)


def lay_reds_down(scene: Scene, seat: Seat) -> None:
    """The last wires of a hand, all red (BOM-18)."""
    slots = uncut_of(scene.state, seat)
    for slot in slots:
        scene.change_wire(slot, cut=True)
    scene.tell(RedsRevealed(seat, slots, tuple(scene.wire(slot).code for slot in slots)))


def cut_wires(scene: Scene, seat: Seat, slots: Sequence[Slot], *, solo: bool = False) -> None:
    lay_down(scene, slots, Cut(seat, tuple(slots), _codes(scene, slots), solo))


def cut_together(scene: Scene, seat: Seat, slots: Sequence[Slot]) -> None:
    """BOM-204."""
    lay_down(scene, slots, CutTogether(seat, tuple(slots), _codes(scene, slots)))


def disintegrate(scene: Scene, number: int, slots: Sequence[Slot]) -> None:
    """BOM-297."""
    lay_down(scene, slots, Disintegrated(number, tuple(slots), _codes(scene, slots)))


def _codes(scene: Scene, slots: Sequence[Slot]) -> tuple[int, ...]:
    return tuple([scene.wire(slot).code for slot in slots])


def lay_down(scene: Scene, slots: Sequence[Slot], event: Cut | CutTogether | Disintegrated) -> None:
    """Lay wires face up in front of their places; numbers are validated and cards become usable (BOM-19, BOM-40)."""
    before = cut_counts(scene.state)
    for slot in slots:
        scene.change_wire(slot, cut=True)
    scene.tell(event)
    after = cut_counts(scene.state)
    if scene.state.parts.by_heart is None:  # BOM-5001
        for number in NUMBERS:
            if before[number] < COPIES <= after[number]:
                scene.tell(Validated(number))
    if mission_of(scene.state.options, scene.state.seats).cards.unlock in ("own", "own_and_number"):
        for card in sorted(unlocked_cards(scene.state.cards, after) - unlocked_cards(scene.state.cards, before)):
            scene.tell(CardReady(card))
