"""A state that a view allows. `belief` draws the unseen wires; `game` brings both together."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.model.facts import Fact
from cosmotheque.games.bomb_busters.model.kinds import Slice, narrow
from cosmotheque.games.bomb_busters.model.roster import Parts, PartsSeen, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask
from cosmotheque.games.bomb_busters.model.wires import Stand
from cosmotheque.games.bomb_busters.rules.cuts import own_wires
from cosmotheque.games.bomb_busters.rules.mechanism import Unseen
from cosmotheque.games.bomb_busters.rules.registry import mechanisms_with
from cosmotheque.games.bomb_busters.rules.stands import by_value
from cosmotheque.games.bomb_busters.view.seen import SHOWN, View

Draw: TypeAlias = Callable[[View, Random], list[list[int]]]
"""Unseen wires for a view, by stand and place; those of the robot and those set aside follow as further stands."""
KEPT: Final[dict[str, type[Slice]]] = {name: get_args(kind)[0] for name, kind in get_type_hints(Parts).items()}


def imagine(view: View, rng: Random, draw: Draw) -> State:
    """A state that a view allows. `belief` knows how to draw unseen wires; `game` brings both together.

    A draft of another seat is left out.
    """
    seen = {name: getattr(view, name) for name in SHOWN} | {"parts": _keep_slices(view.parts)}
    if view.ended:
        return State(**seen)
    if not view.stands:
        return _with_secrets(State(**seen), Unseen(view.seat, [], None), rng)
    codes, assumed = _draw_deal(view, rng, draw)
    stands = tuple(_fill_stand(stand, iter(drawn)) for stand, drawn in zip(view.stands, codes, strict=False))
    unseen = Unseen(view.seat, codes[len(stands) :], assumed)
    state = _with_secrets(State(**seen | {"stands": stands}), unseen, rng)
    return replace(state, aside=tuple(sorted(code for pile in unseen.piles for code in pile)))


def _draw_deal(view: View, rng: Random, draw: Draw) -> tuple[list[list[int]], Fact | None]:
    """A deal that a view allows, and the fact that was assumed for it; all that could be are equally likely."""
    assumed = [fact for part in mechanisms_with(view, "assume") for fact in part.assume(view, rng)]
    for fact in assumed:
        try:
            return draw(replace(view, facts=(*view.facts, fact)), rng), fact
        except LookupError:
            continue
    if assumed:
        raise LookupError(view.seat)
    return draw(view, rng), None


def _with_secrets(state: State, unseen: Unseen, rng: Random) -> State:
    """Imagine what mechanisms keep secret, and the wire that an asker means to cut."""
    for part in mechanisms_with(state, "imagine"):
        state = part.imagine(state, unseen, rng)
    return replace(state, tasks=tuple(_fill_task(state, task, rng) for task in state.tasks))


def _keep_slices(seen: PartsSeen) -> Parts:
    """The slices of a state, from those of a view."""
    slices: dict[str, Any] = {name: getattr(seen, name) for name in KEPT}
    kept: dict[str, Any] = {name: narrow(one, KEPT[name]) for name, one in slices.items() if one is not None}
    return Parts(**kept)


def _fill_stand(stand: Stand, codes: Iterator[int]) -> Stand:
    drawn = zip(stand.wires, codes, strict=True)
    return replace(
        stand,
        wires=tuple(wire if wire.code != UNSEEN else replace(wire, code=code) for wire, code in drawn),
    )


def _fill_task(state: State, task: Task, rng: Random) -> Task:
    """An asker means to cut some wire of each announced value."""
    if not isinstance(task, AnswerTask) or task.own:
        return task
    held = by_value(state, own_wires(state, task.asker))
    return replace(task, own=tuple(rng.choice(held[value]) for value in task.values))
