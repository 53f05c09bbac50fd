"""A whole state that a view allows, drawn fairly: every deal it allows is equally likely."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from cosmotheque.games.bomb_busters.components import UNSEEN
from cosmotheque.games.bomb_busters.rules.stands import by_value, uncut_of
from cosmotheque.games.bomb_busters.state import NOBODY, AnswerTask, Stand, State, Task
from cosmotheque.games.bomb_busters.view import View


def imagine(view: View, rng: Random) -> State:
    """What nobody could see is drawn; a draft of somebody else is left out."""
    if view.captain == NOBODY:
        return State(view.options, view.seats)
    stands, aside = view.stands, view.aside
    if not view.ended:
        from cosmotheque.games.bomb_busters.belief.believe import believe  # noqa: PLC0415 - it brings Numba with it

        codes = believe(view).draw(rng)
        stands = tuple(_filled(stand, iter(drawn)) for stand, drawn in zip(stands, codes, strict=False))
        aside = tuple(sorted(code for pile in codes[len(stands) :] for code in pile))
    return with_deal(view, stands, aside, rng)


def with_deal(view: View, stands: tuple[Stand, ...], aside: tuple[int, ...], rng: Random) -> State:
    """The state that the view shows, with these wires."""
    state = State(
        options=view.options,
        seats=view.seats,
        captain=view.captain,
        active=view.active,
        stands=stands,
        aside=aside,
        markers=view.markers,
        cards=view.cards,
        spent=view.spent,
        detonator=view.detonator,
        stabilized=view.stabilized,
        tasks=view.tasks,
        acted=view.acted,
        follower=view.follower,
        facts=view.facts,
        draft=view.draft,
        waiting=view.waiting,
        hearts=view.hearts,
        grid=view.grid,
        ended=view.ended,
    )
    return replace(state, tasks=tuple(_filled_task(state, task, rng) for task in view.tasks))


def _filled(stand: Stand, codes: Iterator[int]) -> Stand:
    drawn = zip(stand.wires, codes, strict=True)
    return replace(
        stand,
        wires=tuple(wire if wire.code != UNSEEN else replace(wire, code=code) for wire, code in drawn),
    )


def _filled_task(state: State, task: Task, rng: Random) -> Task:
    """An asker means to cut some wire of each announced value."""
    if not isinstance(task, AnswerTask) or task.own:
        return task
    held = by_value(state, uncut_of(state, task.asker))
    return replace(task, own=tuple(rng.choice(held[value]) for value in task.values))
