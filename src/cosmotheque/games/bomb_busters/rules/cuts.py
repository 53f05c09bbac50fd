"""Dual cut, solo cut, reveal reds (BOM-13 to BOM-19), and how a detector is answered (BOM-31, BOM-32)."""

from collections.abc import Sequence

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
from cosmotheque.games.bomb_busters.rules.cards import use_card
from cosmotheque.games.bomb_busters.rules.detonator import move_detonator
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.grids import accessible, may_cut, may_cut_four, score_cut
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
from cosmotheque.games.bomb_busters.state import AnswerTask, HeartTask, Holds, Lacks, Slot, State


def announceable(table: StateOrView, seat: Seat) -> dict[int, list[Slot]]:
    """The values a player may announce, each with the own wires that hold it (BOM-13)."""
    held = by_value(table, uncut_of(table, seat))
    return {value: slots for value, slots in held.items() if value != RED and may_cut(table, value)}


def pointable(table: StateOrView, seat: Seat) -> list[list[Slot]]:
    """The teammates' uncut wires, stand by stand; Saint Valentine's only at the heart (BOM-84)."""
    stands = [number for number, stand in enumerate(table.stands) if stand.owner != seat]
    if table.hearts:
        stands = [number for number in stands if number in table.hearts]
    return [slots for number in stands if (slots := uncut_on(table, number))]


def dual_cuts(table: StateOrView, seat: Seat) -> list[DualCut]:
    values = announceable(table, seat)
    return [
        DualCut(target, value, own)
        for stand in pointable(table, seat)
        for target in stand
        for value, slots in values.items()
        for own in slots
    ]


def solo_cuts(table: StateOrView, seat: Seat) -> list[SoloCut]:
    """BOM-17: all wires of the value that are left, two or four."""
    held, cut = by_value(table, uncut_of(table, seat)), cut_counts(table)
    complete = [value for value, slots in held.items() if len(slots) + cut[value] == in_play(table, value)]
    return [SoloCut(value) for value in complete if value != RED and _may_cut_alone(table, value, len(held[value]))]


def _may_cut_alone(table: StateOrView, value: int, count: int) -> bool:
    if count == COPIES:
        return may_cut_four(table, value)
    return count == 2 and may_cut(table, value)


def has_only_reds(table: StateOrView, seat: Seat) -> bool:
    """BOM-18."""
    return all(is_red(code_at(table, slot)) for slot in uncut_of(table, seat))


def begin_action(scene: Scene) -> None:
    """The active player does the one thing of their turn; in Saint Valentine's mission the heart comes last."""
    seat = scene.state.active
    scene.change(acted=True, draft=None, tasks=(HeartTask(seat),) if scene.state.hearts else ())


def dual_cut(
    scene: Scene, slots: tuple[Slot, ...], values: tuple[int, ...], own: tuple[Slot, ...], tools: tuple[Tool, ...] = ()
) -> None:
    """Announce, and resolve at once or ask the owner."""
    seat = scene.state.active
    begin_action(scene)
    scene.tell(Announced(seat, slots, values, tools))
    for tool in tools:
        _spend(scene, seat, tool)
    hand = tuple(uncut_of(scene.state, seat))
    learn(scene, *(Holds(hand, (value,)) for value in values))  # BOM-16: everybody knows they hold it
    wires = [scene.wire(slot).code for slot in slots]
    if all(map(is_red, wires)):
        _hit_red(scene, seat, slots)
    elif any(tool != "ray" for tool in tools):
        scene.push(AnswerTask(owner_of(scene.state, slots[0]), seat, slots, values, own))
    elif (value := value_at(scene.state, slots[0])) in values:
        _succeed(scene, seat, slots[0], own[values.index(value)])
    else:
        _fail(scene, seat, slots[0])


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
    return matches or [MarkWire(slot) for slot in task.slots if not is_red(code_at(state, slot))]


def answer(scene: Scene, task: AnswerTask, slot: Slot) -> None:
    value = value_at(scene.state, slot)
    if value in task.values:
        _succeed(scene, task.asker, slot, task.own[task.values.index(value)])
    else:
        learn(scene, Lacks(task.slots, task.values))
        _fail(scene, task.asker, slot)


def _succeed(scene: Scene, seat: Seat, target: Slot, own: Slot) -> None:
    """BOM-14."""
    value = value_at(scene.state, target)
    cut_wires(scene, seat, (target, own))
    score_cut(scene, seat, value, 1)


def _fail(scene: Scene, seat: Seat, marked: Slot) -> None:
    """BOM-16."""
    scene.tell(Missed(seat))
    show(scene, marked)
    if not scene.state.stabilized:
        move_detonator(scene, +1)


def stabilize(scene: Scene) -> None:
    """BOM-48: whoever secures a dual cut shows that they can make one."""
    state = scene.state
    use_card(scene, state.active, Equipment.STABILIZER)
    scene.change(stabilized=True)
    hand = tuple(uncut_of(state, state.active))
    if state.grid is not None or len(hand) <= in_play(state, RED):
        learn(scene, Holds(hand, accessible(state)))


def solo_cut(scene: Scene, value: int) -> None:
    seat = scene.state.active
    begin_action(scene)
    slots = by_value(scene.state, uncut_of(scene.state, seat))[value]
    cut_wires(scene, seat, slots, solo=True)
    score_cut(scene, seat, value, len(slots) // 2)


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
