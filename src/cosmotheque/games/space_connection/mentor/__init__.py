"""Who teaches Space Connection. Reading order: `shown`, `words`, `thinking`, `layouts`, `advice`, `remarks`, `figures`.

What thinks is imported when somebody asks: compiled kernels come with it.
"""

from collections.abc import Sequence
from typing import Any

from cosmotheque.core.mentor import Advice, Figure, Happening, Mentor, Moment, Remark
from cosmotheque.games.space_connection.mentor.shown import Heat


def prepare() -> None:
    from cosmotheque.games.space_connection.bots.trials import warm_up  # noqa: PLC0415 - it brings Numba
    from cosmotheque.games.space_connection.mentor import advice, remarks  # noqa: F401, PLC0415

    warm_up()


def advise(moment: Moment) -> Advice:
    from cosmotheque.games.space_connection.mentor.advice import advise as think  # noqa: PLC0415 - it brings Numba

    return think(moment)


def remark(moment: Moment, action: Any) -> Remark | None:
    from cosmotheque.games.space_connection.mentor.remarks import remark as think  # noqa: PLC0415 - it brings Numba

    return think(moment, action)


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    from cosmotheque.games.space_connection.mentor.figures import figures as count  # noqa: PLC0415 - it brings Numba

    return count(happenings)


MENTOR = Mentor(advise=advise, remark=remark, figures=figures, prepare=prepare, shows=Heat, seconds=2.0)
