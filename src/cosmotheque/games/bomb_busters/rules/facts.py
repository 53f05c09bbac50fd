"""Facts that everybody knows for certain beyond what lies on the table (BOM-90). The state is the bots' memory."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.model.facts import Alike, Exactly, Fact, Holds, Lacks, Order, Times
from cosmotheque.games.bomb_busters.model.wires import Slot, Stand
from cosmotheque.games.bomb_busters.rules.scene import Scene

Renaming = Callable[[Slot], Slot]


def learn(scene: Scene, *facts: Fact) -> None:
    scene.change(facts=(*scene.state.facts, *facts))


def rename(facts: Iterable[Fact], renaming: Renaming) -> tuple[Fact, ...]:
    """The facts after wires have moved to other slots."""
    return tuple(_rename_fact(fact, renaming) for fact in facts)


def _rename_fact(fact: Fact, renaming: Renaming) -> Fact:
    match fact:
        case Holds(slots=slots) | Lacks(slots=slots) | Exactly(slots=slots):
            return replace(fact, slots=tuple(sorted(map(renaming, slots))))
        case Alike(lower=lower, upper=upper) | Order(lower=lower, upper=upper):
            return replace(fact, lower=renaming(lower), upper=renaming(upper))
        case Times(slot=slot, slots=slots):
            return replace(fact, slot=renaming(slot), slots=tuple(sorted(map(renaming, slots))))


def tidy(facts: Iterable[Fact], stands: tuple[Stand, ...]) -> tuple[Fact, ...]:
    """The facts without what the table shows anyway, and without those that others say better."""
    reduced = [_reduce_fact(fact, stands) for fact in facts]
    kept = dict.fromkeys([fact for fact in reduced if fact is not None])
    held = [fact for fact in kept if type(fact) is Holds]
    if len(held) < 2:
        return tuple(kept)
    return tuple([fact for fact in kept if type(fact) is not Holds or not _is_said_better(fact, held)])


def stamp_facts(
    facts: tuple[Fact, ...], heard: tuple[int, ...], turn: int, stands: tuple[Stand, ...]
) -> tuple[int, ...]:
    """The turns in which the facts were heard that `tidy` will leave, where the first of them have theirs already."""
    turns = (*heard, *[turn] * (len(facts) - len(heard)))
    latest = {_reduce_fact(fact, stands): when for fact, when in zip(facts, turns, strict=True)}
    return tuple(latest[fact] for fact in tidy(facts, stands))


def _reduce_fact(fact: Fact, stands: tuple[Stand, ...]) -> Fact | None:
    if type(fact) is Holds:
        values = fact.values
        for slot in fact.slots:
            if stands[slot.stand].open_values[slot.place] in values:
                return None
    elif type(fact) is Lacks:
        hidden = tuple([slot for slot in fact.slots if not open_value(stands, slot)])
        if hidden != fact.slots:
            return replace(fact, slots=hidden) if hidden else None
    elif type(fact) is Exactly:
        return _reduce_count(fact, stands)
    elif type(fact) is Times and all(open_value(stands, slot) for slot in fact.slots):
        return None
    return fact


def _reduce_count(fact: Exactly, stands: tuple[Stand, ...]) -> Fact | None:
    """The part of a count that is about hidden wires; None where none is hidden."""
    hidden = tuple(slot for slot in fact.slots if not open_value(stands, slot))
    count = fact.count - sum(open_value(stands, slot) in fact.values for slot in fact.slots)
    if not hidden:
        return None
    return Exactly(hidden, fact.values, count) if count else Lacks(hidden, fact.values)


def _is_said_better(fact: Holds, held: list[Holds]) -> bool:
    """True if another fact says more: what is held among fewer slots is held among more."""
    for other in held:
        if other is not fact and set(other.values).issubset(fact.values) and set(other.slots).issubset(fact.slots):
            return True
    return False


def open_value(stands: tuple[Stand, ...], slot: Slot) -> int:
    """The value of a wire that lies face up or is shown; 0 for the others."""
    return stands[slot.stand].open_values[slot.place]
