"""Info tokens: what they say, their supply, and putting them (BOM-2, BOM-16, BOM-20, BOM-160 ff.)."""

from typing import Final, Literal

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import COPIES, RED, TOKENS, YELLOW, is_blue, value_of
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.events import NotePlaced, TokenPlaced
from cosmotheque.games.bomb_busters.model.facts import Lacks, Times
from cosmotheque.games.bomb_busters.model.mission import TokenKind
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.wires import Note, Slot, Stand, Wire
from cosmotheque.games.bomb_busters.rules.facts import learn
from cosmotheque.games.bomb_busters.rules.registry import mechanisms_with
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import SLOTS, StateOrView, stands_of, uncut_of, within_reach
from cosmotheque.kit.last import last

Use = Literal["setup", "missed", "post_it"]
ALL_TOKENS: Final = (0, *[TOKENS] * YELLOW, 0)  # by value


def kind_of(table: StateOrView, seat: Seat, use: Use) -> TokenKind:
    """The kind of a player's tokens (BOM-160)."""
    for mechanism in mechanisms_with(table, "token_kind"):
        kind = mechanism.token_kind(table, seat)
        if kind is not None:
            return kind
    tokens = mission_of(table.options, table.seats).tokens
    if tokens.by_seat:
        return tokens.by_seat[(seat - table.captain) % table.seats]
    said: TokenKind = getattr(tokens, use)
    return said


def tokens_left(table: StateOrView) -> tuple[int, ...]:
    """The tokens of each value that lie beside the board, by value."""
    left = _not_at_stands(table.stands)
    if not table.parts.windfall:
        return left
    line = table.parts.windfall.line
    return tuple([count - line.count(value) for value, count in enumerate(left)])


@last
def _not_at_stands(stands: tuple[Stand, ...]) -> tuple[int, ...]:
    left = [*ALL_TOKENS]
    for stand in stands:
        for value in stand.tokens:
            left[value] -= 1
    return tuple(left)


def is_marked(wire: Wire) -> bool:
    """True if a wire has its token, and gets no second one (BOM-20); false ones do not count (BOM-169)."""
    return wire.shown > 0 or (bool(wire.notes) and any([note.kind != "not" for note in wire.notes]))


def has_token_in_front(wire: Wire) -> bool:
    """True if the post-it may not be put there (BOM-44). One beside the stand nobody can be sure of (BOM-5003)."""
    return is_marked(wire) and not wire.told


def is_denied(wire: Wire, value: int) -> bool:
    """True if a false token says that the wire is not of this value."""
    return any(note.kind == "not" and note.value == value for note in wire.notes)


def copies_on(table: StateOrView, slot: Slot) -> int:
    """The number of wires on the stand that equal this one, cut wires included (BOM-165)."""
    wires = table.stands[slot.stand].wires
    return sum(wire.code == wires[slot.place].code for wire in wires)


def post_it_slots(state: State, seat: Seat) -> list[Slot]:
    """BOM-44: own uncut blue wires without their token; a ×-token may stand at a cut one, too (BOM-166, BOM-167)."""
    kind = kind_of(state, seat, "post_it")
    slots = within_reach(state, uncut_of(state, seat))
    if kind == "count":
        own = (slot for stand in stands_of(state, seat) for slot in _whole_stand(state, stand))
        slots = tuple(slot for slot in own if copies_on(state, slot) < COPIES)
    wires = ((slot, state.stands[slot.stand].wires[slot.place]) for slot in slots)
    return [slot for slot, wire in wires if is_blue(wire.code) and (kind == "false" or not has_token_in_front(wire))]


def mark(scene: Scene, slot: Slot, kind: TokenKind, *, stays: bool = False) -> None:
    """Put a true token of a kind in front of a wire; one that has its token gets no second one (BOM-20).

    One that `stays` there does so in every mission (BOM-5003).
    """
    wire = scene.wire(slot)
    if is_marked(wire):
        return
    if kind == "parity" and is_blue(wire.code):
        _note(scene, slot, Note("odd" if value_of(wire.code) % 2 else "even"))
    elif kind == "count" and is_blue(wire.code):
        _count(scene, slot)
    else:
        show(scene, slot, stays=stays)


def show(scene: Scene, slot: Slot, *, stays: bool = False) -> None:
    """Put the true value in front of a wire, or say it when there is no token for it (BOM-20)."""
    wire = scene.wire(slot)
    if wire.shown:
        return
    value = value_of(wire.code)
    token = _take(scene, value)
    scene.change_wire(slot, shown=value, token=token)
    scene.tell(TokenPlaced(slot, value, said=not token))
    for mechanism in () if stays else scene.parts:
        mechanism.token_placed(scene, slot)


def deny(scene: Scene, slot: Slot, value: int) -> None:
    """Put a false token in front of a wire, or say it when there is none (BOM-169, BOM-174)."""
    if not is_denied(scene.wire(slot), value):
        _note(scene, slot, Note("not", value, said=not _take(scene, value)))


def _count(scene: Scene, slot: Slot) -> None:
    """There is no ×4 token: it is said (BOM-166)."""
    copies = copies_on(scene.state, slot)
    _note(scene, slot, Note("times", copies, said=copies == COPIES))
    learn(scene, Times(slot, _whole_stand(scene.state, slot.stand), copies), Lacks((slot,), (YELLOW, RED)))


def _whole_stand(state: State, stand: int) -> tuple[Slot, ...]:
    return SLOTS[stand][: len(state.stands[stand].wires)]


def _note(scene: Scene, slot: Slot, note: Note) -> None:
    scene.change_wire(slot, notes=(*scene.wire(slot).notes, note))
    scene.tell(NotePlaced(slot, note))


def _take(scene: Scene, value: int) -> bool:
    """Free a token of a value, from a cut wire if need be, but not in Cannes (BOM-80); True if there is one."""
    if tokens_left(scene.state)[value] > 0:
        return True
    if not mission_of(scene.state.options, scene.state.seats).tokens.again:
        return False
    for number, stand in enumerate(scene.state.stands):
        for place, wire in enumerate(stand.wires):
            if wire.cut and _give_up(scene, SLOTS[number][place], value):
                return True
    return False


def _give_up(scene: Scene, slot: Slot, value: int) -> bool:
    """Take the token of a value from a wire, if it has one."""
    wire, note = scene.wire(slot), Note("not", value)
    if wire.token and wire.shown == value:
        scene.change_wire(slot, token=False)
        return True
    if note in wire.notes:
        notes = tuple(replace(note, said=True) if other == note else other for other in wire.notes)
        scene.change_wire(slot, notes=notes)
        return True
    return False
