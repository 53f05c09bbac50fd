"""Dual cut, solo cut, reveal reds (BOM-13 to BOM-19), and how a detector is answered (BOM-31, BOM-32)."""

from collections.abc import Iterable, Iterator, Sequence

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import Action, CutMatch, DualCut, MarkWire, SoloCut
from cosmotheque.games.bomb_busters.components import COPIES, NUMBERS, RED, TOOL_CARDS, YELLOW, Equipment, Tool, is_red
from cosmotheque.games.bomb_busters.events import (
    Announced,
    CardReady,
    CharacterUsed,
    Cut,
    Missed,
    RedsRevealed,
    Validated,
)
from cosmotheque.games.bomb_busters.options.mission import Part
from cosmotheque.games.bomb_busters.rules.cards import use_card
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.mechanism import (
    CutAction,
    Mechanism,
    mechanisms,
    passes,
    passes_four,
    possibly_passing,
)
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    by_value,
    code_at,
    cut_counts,
    in_play,
    owner_of,
    uncut_of,
    uncut_on,
    value_at,
)
from cosmotheque.games.bomb_busters.rules.tokens import show
from cosmotheque.games.bomb_busters.state import AnswerTask, Holds, Lacks, Slot, State


def announceable(table: StateOrView, seat: Seat) -> dict[int, list[Slot]]:
    """The values a player may announce, each with the own wires that hold it (BOM-13)."""
    held = by_value(table, own_wires(table, seat))
    held.pop(RED, None)
    return {value: slots for value, slots in held.items() if passes(table, seat, value)} if mechanisms(table) else held


def own_wires(table: StateOrView, seat: Seat) -> list[Slot]:
    """The uncut wires of a hand that the player may cut now."""
    slots, parts = uncut_of(table, seat), mechanisms(table)
    return [slot for slot in slots if all(part.may_cut_own(table, seat, slot) for part in parts)] if parts else slots


def pointable(table: StateOrView, seat: Seat) -> list[list[Slot]]:
    """The teammates' uncut wires that may be pointed at, stand by stand (BOM-13, BOM-104)."""
    stands: Iterable[list[Slot]] = (
        uncut_on(table, number) for number, stand in enumerate(table.stands) if stand.owner != seat
    )
    for mechanism in mechanisms(table):
        stands = _allowed(table, seat, mechanism, stands)
    return [slots for slots in stands if slots]


def _allowed(
    table: StateOrView, seat: Seat, mechanism: Mechanism[Part], stands: Iterable[list[Slot]]
) -> Iterator[list[Slot]]:
    return ([slot for slot in slots if mechanism.may_point(table, seat, slot)] for slots in stands)


def dual_cuts(table: StateOrView, seat: Seat) -> list[DualCut]:
    values = announceable(table, seat)
    return [
        DualCut(target, value, own)
        for stand in pointable(table, seat)
        for target in stand
        for value, slots in values.items()
        for own in slots
    ]


def may_cut_alone(table: StateOrView, seat: Seat) -> bool:
    return all(mechanism.may_cut_alone(table, seat) for mechanism in mechanisms(table))


def solo_cuts(table: StateOrView, seat: Seat) -> list[SoloCut]:
    """BOM-17: all wires of the value that are left, two or four."""
    if not may_cut_alone(table, seat):
        return []
    held, cut = by_value(table, own_wires(table, seat)), cut_counts(table)
    complete = [value for value, slots in held.items() if len(slots) + cut[value] == in_play(table, value)]
    return [SoloCut(value) for value in complete if value != RED and _all_pass(table, seat, value, len(held[value]))]


def _all_pass(table: StateOrView, seat: Seat, value: int, count: int) -> bool:
    if count == COPIES:
        return passes_four(table, seat, value)
    return count == 2 and passes(table, seat, value)


def has_only_reds(table: StateOrView, seat: Seat) -> bool:
    """BOM-18."""
    return all(is_red(code_at(table, slot)) for slot in uncut_of(table, seat))


def begin_action(scene: Scene) -> None:
    """The active player does the one thing of their turn."""
    scene.change(acted=True, draft=None, idle=0)


def announce_cut(scene: Scene, seat: Seat, values: tuple[int, ...], *, solo: bool) -> None:
    for mechanism in mechanisms(scene.state):
        mechanism.announced(scene, seat, values, solo)


def settle_cut(scene: Scene, cut: CutAction) -> None:
    for mechanism in mechanisms(scene.state):
        if not scene.state.ended:
            mechanism.cut_made(scene, cut)


def dual_cut(
    scene: Scene, slots: tuple[Slot, ...], values: tuple[int, ...], own: tuple[Slot, ...], tools: tuple[Tool, ...] = ()
) -> None:
    """Announce, and resolve at once or ask the owner."""
    seat = scene.state.active
    begin_action(scene)
    scene.tell(Announced(seat, slots, values, tools))
    for tool in tools:
        _spend(scene, seat, tool)
    announce_cut(scene, seat, values, solo=False)
    hand = tuple(uncut_of(scene.state, seat))
    learn(scene, *(Holds(hand, (value,)) for value in values))  # BOM-16: everybody knows they hold it
    wires = [scene.wire(slot).code for slot in slots]
    if all(map(is_red, wires)):
        _hit_red(scene, seat, slots)
    elif any(tool != "ray" for tool in tools):
        scene.push(AnswerTask(owner_of(scene.state, slots[0]), seat, slots, values, own))
    elif (value := value_at(scene.state, slots[0])) in values:
        _succeed(scene, seat, values, slots[0], own[values.index(value)])
    else:
        _fail(scene, CutAction(seat, values, 0, slots), slots[0])


def _spend(scene: Scene, seat: Seat, tool: Tool) -> None:
    if tool == "double":
        scene.change(spent=tuple(sorted((*scene.state.spent, seat))))
        scene.tell(CharacterUsed(seat))
    else:
        use_card(scene, seat, TOOL_CARDS[tool])


def _hit_red(scene: Scene, seat: Seat, slots: tuple[Slot, ...]) -> None:
    """BOM-15, BOM-32; the stabilizer leaves them, known but unmarked (BOM-48)."""
    if not scene.state.stabilized:
        cut_wires(scene, seat, slots)
        scene.end("red")
        return
    scene.tell(Missed(seat))
    learn(scene, Lacks(slots, (*NUMBERS, YELLOW)))


def answers(state: State, task: AnswerTask) -> list[Action]:
    """The owner cuts a match, or marks one that is not red when there is none; it is always asked (BOM-31, BOM-32)."""
    matches: list[Action] = [CutMatch(slot) for slot in task.slots if value_at(state, slot) in task.values]
    marks: list[Action] = [MarkWire(slot) for slot in task.slots if not is_red(code_at(state, slot))]
    if any(part.hides_miss(state, task.asker, task.seat) for part in mechanisms(state)):
        marks = marks[:1]  # nothing is marked, so there is nothing to choose (BOM-148)
    return matches or marks


def answer(scene: Scene, task: AnswerTask, slot: Slot) -> None:
    value = value_at(scene.state, slot)
    if value in task.values:
        _succeed(scene, task.asker, task.values, slot, task.own[task.values.index(value)])
    else:
        learn(scene, Lacks(task.slots, task.values))
        _fail(scene, CutAction(task.asker, task.values, 0, task.slots), slot)


def _succeed(scene: Scene, seat: Seat, values: tuple[int, ...], target: Slot, own: Slot) -> None:
    """BOM-14."""
    value = value_at(scene.state, target)
    cut_wires(scene, seat, (target, own))
    settle_cut(scene, CutAction(seat, values, value, (target, own)))


def _fail(scene: Scene, cut: CutAction, marked: Slot) -> None:
    """BOM-16; for some a failure is fatal (BOM-242), for some it costs more."""
    scene.tell(Missed(cut.seat))
    parts, owner = mechanisms(scene.state), owner_of(scene.state, marked)
    if any(part.hides_miss(scene.state, cut.seat, owner) for part in parts):
        _learn_of_hidden_miss(scene, cut)
    else:
        show(scene, marked)
    if any(part.is_fatal(scene.state, cut.seat) for part in parts):
        scene.end("fatal")
    elif not scene.state.stabilized:
        move_detonator(scene, 1 + sum(part.steps_for_a_miss(scene.state, cut.seat) for part in parts))
    settle_cut(scene, cut)


def _learn_of_hidden_miss(scene: Scene, cut: CutAction) -> None:
    """BOM-158, BOM-172: the wires pointed at are something else, and not all of them are red."""
    if len(cut.slots) == 1:
        learn(scene, Lacks(cut.slots, (*cut.values, RED)))
    else:
        learn(scene, Lacks(cut.slots, cut.values), Holds(cut.slots, (*NUMBERS, YELLOW)))


def stabilize(scene: Scene) -> None:
    """BOM-48: whoever secures a dual cut shows that they can make one."""
    state = scene.state
    use_card(scene, state.active, Equipment.STABILIZER)
    scene.change(stabilized=True)
    hand = tuple(uncut_of(state, state.active))
    if mechanisms(state) or len(hand) <= in_play(state, RED):
        learn(scene, Holds(hand, possibly_passing(state, state.active)))


def solo_cut(scene: Scene, value: int) -> None:
    seat = scene.state.active
    begin_action(scene)
    announce_cut(scene, seat, (value,), solo=True)
    slots = tuple(by_value(scene.state, uncut_of(scene.state, seat))[value])
    cut_wires(scene, seat, slots, solo=True)
    settle_cut(scene, CutAction(seat, (value,), value, slots, solo=True))


def reveal_reds(scene: Scene) -> None:
    seat = scene.state.active
    begin_action(scene)
    slots = tuple(uncut_of(scene.state, seat))
    for slot in slots:
        scene.change_wire(slot, cut=True)
    scene.tell(RedsRevealed(seat, slots, tuple(scene.wire(slot).code for slot in slots)))


def cut_wires(scene: Scene, seat: Seat, slots: Sequence[Slot], *, solo: bool = False) -> None:
    """Lay wires face up in front of their places; numbers are validated and cards become usable (BOM-19, BOM-40)."""
    before = cut_counts(scene.state)
    for slot in slots:
        scene.change_wire(slot, cut=True)
    scene.tell(Cut(seat, tuple(slots), tuple(scene.wire(slot).code for slot in slots), solo))
    after = cut_counts(scene.state)
    for number in NUMBERS:
        if before[number] < COPIES <= after[number]:
            scene.tell(Validated(number))
        if before[number] < 2 <= after[number] and any(card.number == number for card in scene.state.cards):
            scene.tell(CardReady(number))
