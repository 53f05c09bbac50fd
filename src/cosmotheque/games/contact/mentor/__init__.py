"""Who teaches Contact. The thinking is imported when somebody asks: it brings NumPy with it where that is installed."""

from collections.abc import Sequence
from typing import Any

from cosmotheque.core.mentor import Advice, Figure, Happening, Mentor, Moment, Remark
from cosmotheque.games.contact.mentor.shown import Shown


def prepare() -> None:
    from cosmotheque.games.contact.mentor import advising, remarking  # noqa: F401, PLC0415


def advise(moment: Moment) -> Advice:
    from cosmotheque.games.contact.mentor.advising import advise_seat  # noqa: PLC0415

    return advise_seat(moment)


def remark(moment: Moment, action: Any) -> Remark | None:
    from cosmotheque.games.contact.mentor.remarking import remark_on  # noqa: PLC0415

    return remark_on(moment, action)


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    from cosmotheque.games.contact.mentor.figures import count  # noqa: PLC0415

    return count(happenings)


MENTOR = Mentor(advise=advise, remark=remark, figures=figures, prepare=prepare, shows=Shown, seconds=4.0)
