"""Leave a multiple of four. One heap makes the mentor think for ever, one makes it fail."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from cosmotheque.core.mentor import Advice, Figure, Grade, Happening, Mentor, Remark
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text

ENDLESS, RAISING = 77, 78


class Shown(msgspec.Struct, frozen=True):
    secret: int | None
    heap: int


def best(moment: Moment) -> Any:
    return moment.actions[max(moment.view.heap % 4, 1) - 1]


def advise(moment: Moment) -> Advice:
    if moment.view.heap == ENDLESS:
        time.sleep(600)
    if moment.view.heap == RAISING:
        raise RuntimeError("I do not know.")
    said = Text(f"Laissez {moment.view.heap // 4 * 4}.", f"Leave {moment.view.heap // 4 * 4}.")
    return Advice(said, best(moment), Shown(moment.view.secret, len(moment.history)))


def remark(moment: Moment, action: Any) -> Remark | None:
    if moment.view.heap == RAISING:
        raise RuntimeError("I do not know.")
    if moment.view.heap % 4 == 0:
        return None
    if action == best(moment):
        return Remark(Grade.BEST, Text("Juste.", "Right."))
    return Remark(Grade.MISTAKE, Text("Raté.", "Missed."), best(moment))


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    taken = [0] * happenings[0].before.seats
    for happening in happenings:
        taken[happening.move.seat] += getattr(happening.move.action, "count", 0) * (happening.move.seat >= 0)
    return (Figure(Text("Cailloux", "Pebbles"), tuple(map(str, taken))),)


def chances(view: Any) -> tuple[float, ...]:
    """Nonsense, but as the seat knows it: by its own secret number, of which a spectator knows nothing."""
    share = (view.secret or 0) / 1000
    return (share, *[(1 - share) / (view.seats - 1)] * (view.seats - 1))


MENTOR = Mentor(advise=advise, remark=remark, figures=figures, chances=chances, shows=Shown, seconds=1)
MENTORS = {"pebbles": MENTOR}
