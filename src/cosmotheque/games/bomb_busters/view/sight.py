"""The part of a view that lies on the table, without anything that has to be remembered."""

from typing import Final

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.model.facts import Alike, Exactly, Fact
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import GiveTask
from cosmotheque.games.bomb_busters.model.wires import Slot, Stand, Wire
from cosmotheque.games.bomb_busters.parts.by_heart.data import Laid, LookTask, Memory
from cosmotheque.games.bomb_busters.rules.stands import SLOTS, with_parts
from cosmotheque.games.bomb_busters.view.seen import View

NEVER: Final = 1_000_000  # a turn that does not come


def by_heart(state: State) -> bool:
    """True if people have to remember (BOM-5004)."""
    return state.parts.by_heart is not None and not state.ended


def in_sight(view: View) -> View:
    """The view of people who play by heart: no place of a token, no markers, nothing that was said (BOM-5004).

    While they look at the wires in play nothing is dealt yet (BOM-5002).
    """
    memory = view.parts.by_heart
    if memory is None or view.ended:
        return view
    if view.tasks and isinstance(view.tasks[0], LookTask):
        return with_parts(replace(view, stands=(), aside=(), facts=()), by_heart=Memory(until=memory.until))
    seen = forget_before(view, NEVER)
    stands = tuple(_forget_origins(stand, number) for number, stand in enumerate(seen.stands))
    return with_parts(
        replace(seen, stands=stands, markers=(), validated=()), by_heart=Memory(laid=_beside(view, memory))
    )


def forget_before(view: View, turn: int) -> View:
    """The view of a player who forgets the wires had and what was told before a turn, but not what is in sight.

    Tokens of the last action are still at their wires.
    """
    memory = view.parts.by_heart
    if memory is None:
        return view
    lying = labels_in_sight(view)
    heard = zip(view.facts, memory.heard, strict=True)
    kept = [(fact, when) for fact, when in heard if fact in lying or when > turn]
    told = {number for number, laid in enumerate(memory.laid[: memory.settled], 1) if laid.turn < turn}
    stands = tuple(_hide_tokens(stand, told) for stand in in_hands(view))
    held = replace(view, facts=tuple(fact for fact, _ in kept), stands=stands)
    return with_parts(held, by_heart=replace(memory, heard=tuple(when for _, when in kept)))


def _beside(view: View, memory: Memory) -> tuple[Laid, ...]:
    """The tokens beside the stands, in the order of placing."""
    lying = {wire.told for stand in view.stands for wire in stand.wires if wire.token}
    return tuple(
        replace(laid, turn=0) for number, laid in enumerate(memory.laid[: memory.settled], 1) if number in lying
    )


def _hide_tokens(stand: Stand, told: set[int]) -> Stand:
    wires = (replace(wire, shown=0, token=False) if wire.told in told else wire for wire in stand.wires)
    return replace(stand, wires=tuple(wires))


def _forget_origins(stand: Stand, number: int) -> Stand:
    """The stand as it lies: wires look alike wherever they were dealt, and whatever their owners and notes were."""
    wires = (replace(forget_said(wire), told=0, origin=number, knowers=()) for wire in stand.wires)
    return replace(stand, wires=tuple(wires))


def on_table(view: View) -> View:
    """The view as it is drawn: without reminders only what lies on a real table.

    Announcements are forgotten, and so are wires that were given away (BOM-20, BOM-42).
    """
    if view.options.reminders or view.ended:
        return view
    stands = (replace(stand, wires=tuple(map(forget_said, stand.wires))) for stand in in_hands(view))
    counts = (fact for fact in view.facts if isinstance(fact, Exactly))  # a count stays known (BOM-3009)
    return replace(view, facts=(*labels_in_sight(view), *counts), stands=tuple(stands))


def labels_in_sight(view: View) -> tuple[Fact, ...]:
    """There is one token of each kind (BOM-2); it is taken away when its wires are parted."""
    return tuple(label for equal in (False, True) for label in labels(view, equal)[-1:] if is_pair(label))


def labels(view: View, *kinds: bool) -> list[Alike]:
    """All that labels have said, of equal wires or unequal ones."""
    return [fact for fact in view.facts if isinstance(fact, Alike) and fact.equal in kinds]


def is_pair(label: Alike) -> bool:
    """Side by side on one stand, in either order: a wire is filed to the left of its equals (BOM-42)."""
    return label.lower.stand == label.upper.stand and abs(label.lower.place - label.upper.place) == 1


def in_hands(view: View) -> tuple[Stand, ...]:
    """The stands with the wires that lie open or that the seat has in hand; it forgets what it gave away."""
    offered = {task.offered for task in view.tasks if isinstance(task, GiveTask) and task.seat == view.seat}
    return tuple(_in_hand(stand, number, view.seat, offered) for number, stand in enumerate(view.stands))


def _in_hand(stand: Stand, number: int, seat: Seat | None, offered: set[Slot]) -> Stand:
    if stand.owner == seat:
        return stand
    wires = zip(SLOTS[number], stand.wires, strict=False)
    return replace(
        stand,
        wires=tuple(
            wire if wire.cut or wire.outward or slot in offered else replace(wire, code=UNSEEN) for slot, wire in wires
        ),
    )


def forget_said(wire: Wire) -> Wire:
    """A wire with its tokens, but without what was only said of it."""
    notes = tuple(note for note in wire.notes if not note.said)
    return replace(wire, shown=wire.shown if wire.token else 0, notes=notes)
