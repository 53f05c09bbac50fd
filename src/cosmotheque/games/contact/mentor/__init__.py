"""Who teaches Contact. The thinking is imported when somebody asks: it brings NumPy with it where that is installed."""

from collections.abc import Sequence
from typing import Any

from cosmotheque.core.mentor import Advice, Figure, Happening, Mentor, Moment, Remark
from cosmotheque.games.contact.mentor.shown import Shown


def prepare() -> None:
    from cosmotheque.games.contact.mentor import advice, remarks  # noqa: F401, PLC0415


def advise(moment: Moment) -> Advice:
    from cosmotheque.games.contact.mentor.advice import advise as think  # noqa: PLC0415

    return think(moment)


def remark(moment: Moment, action: Any) -> Remark | None:
    from cosmotheque.games.contact.mentor.remarks import remark as think  # noqa: PLC0415

    return think(moment, action)


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    from cosmotheque.games.contact.mentor.figures import figures as count  # noqa: PLC0415

    return count(happenings)


MENTOR = Mentor(advise=advise, remark=remark, figures=figures, prepare=prepare, shows=Shown, seconds=4.0)
