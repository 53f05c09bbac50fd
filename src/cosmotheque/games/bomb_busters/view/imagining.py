"""A state that a view allows. How unseen wires are drawn is for `belief` to know; `game` brings both together."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.model.kinds import Slice, narrowed
from cosmotheque.games.bomb_busters.model.roster import Parts, PartsSeen, Task
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.model.tasks import AnswerTask
from cosmotheque.games.bomb_busters.model.wires import NOWHERE, Slot, Stand
from cosmotheque.games.bomb_busters.parts.called.data import VoiceTask
from cosmotheque.games.bomb_busters.parts.carrier.data import FileTask
from cosmotheque.games.bomb_busters.parts.numbers.data import Numbers
from cosmotheque.games.bomb_busters.parts.numbers.rules import is_held
from cosmotheque.games.bomb_busters.parts.trapeze.data import TossTask
from cosmotheque.games.bomb_busters.rules.cuts import own_wires
from cosmotheque.games.bomb_busters.rules.secrets import draw_guesses, draw_link
from cosmotheque.games.bomb_busters.rules.stands import by_value, seats_in_turn, uncut_of, with_parts, within_reach
from cosmotheque.games.bomb_busters.view.seen import SHOWN, View
from cosmotheque.games.bomb_busters.view.unspoken import draw_deal, fill_hints

Draw: TypeAlias = Callable[[View, Random], list[list[int]]]
"""Unseen wires for a view, by stand and place; those of the robot and those set aside follow as further stands."""


KEPT: Final[dict[str, type[Slice]]] = {name: get_args(kind)[0] for name, kind in get_type_hints(Parts).items()}


def imagine(view: View, rng: Random, draw: Draw) -> State:
    """A state that a view allows. How unseen wires are drawn is for `belief` to know; `game` brings both together.

    A draft of somebody else is left out.
    """
    seen = {name: getattr(view, name) for name in SHOWN}
    stands, aside, carrier, carried, solo = view.stands, view.aside, view.parts.carrier, list[int](), 0
    if stands and not view.ended:
        codes, solo = draw_deal(view, rng, draw)
        stands = tuple(_filled(stand, iter(drawn)) for stand, drawn in zip(stands, codes, strict=False))
        piles = codes[len(stands) :]
        if carrier is not None:
            carried = piles.pop(0)
            carrier = replace(carrier, wires=tuple(sorted(carried[: len(carrier.wires)])))
        rest = [code for pile in piles for code in pile]
        if view.parts.breaches is not None and len(rest) > len(aside):
            carried = [rest.pop(rng.randrange(len(rest)))]
        aside = tuple(sorted(rest))
    state = State(**seen | {"stands": stands, "aside": aside, "parts": _kept(view.parts)})
    state = with_parts(state, carrier=carrier)
    if not view.ended:
        link = draw_link(view.parts.weak_link, view.seat, rng)
        state = with_parts(state, weak_link=link, hidden_numbers=draw_guesses(view, view.parts.hidden_numbers, rng))
    state = with_parts(state, numbers=_filled_numbers(state, view.seat, rng))
    state = with_parts(state, clues=fill_hints(state, state.parts.clues, solo, rng))
    return replace(state, tasks=tuple(_filled_task(state, task, rng, carried) for task in view.tasks))


def _kept(seen: PartsSeen) -> Parts:
    """The slices of a state, from those of a view."""
    slices: dict[str, Any] = {name: getattr(seen, name) for name in KEPT}
    kept: dict[str, Any] = {name: narrowed(one, KEPT[name]) for name, one in slices.items() if one is not None}
    return Parts(**kept)


def _filled_numbers(state: State, seat: Seat | None, rng: Random) -> Numbers | None:
    """Of those who have decided in secret, whoever holds the value may have volunteered (BOM-4505)."""
    numbers, left = state.parts.numbers, [task.seat for task in state.tasks if isinstance(task, VoiceTask)]
    if numbers is None or not left:
        return numbers
    order = seats_in_turn(state, state.captain)
    decided = (other for other in order[: order.index(left[0])] if other != seat)
    voices = [other for other in decided if is_held(state, other, numbers.value) and rng.random() < 0.5]
    return replace(numbers, voices=tuple(sorted({*numbers.voices, *voices}, key=order.index)))


def _filled(stand: Stand, codes: Iterator[int]) -> Stand:
    drawn = zip(stand.wires, codes, strict=True)
    return replace(
        stand,
        wires=tuple(wire if wire.code != UNSEEN else replace(wire, code=code) for wire, code in drawn),
    )


def _filled_task(state: State, task: Task, rng: Random, carried: list[int]) -> Task:
    """An asker means to cut some wire of each announced value; what is about to be filed was drawn with the rest."""
    if isinstance(task, TossTask):
        tossed = zip(task.seats, task.tossed, strict=False)
        return replace(task, tossed=tuple(_tossed(state, seat, rng) if at == NOWHERE else at for seat, at in tossed))
    if isinstance(task, FileTask) and task.code == UNSEEN:
        return replace(task, code=carried[-1])
    if not isinstance(task, AnswerTask) or task.own:
        return task
    held = by_value(state, own_wires(state, task.asker))
    return replace(task, own=tuple(rng.choice(held[value]) for value in task.values))


def _tossed(state: State, seat: Seat, rng: Random) -> Slot:
    """What somebody may have chosen to pass on (BOM-4205)."""
    return rng.choice(within_reach(state, uncut_of(state, seat)))
