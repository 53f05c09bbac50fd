"""Who teaches Bomb Busters. It is imported when somebody asks: the belief engine comes with it."""

from collections.abc import Sequence
from typing import Any

from cosmotheque.core.mentor import Advice, Figure, Happening, Mentor, Moment, Remark
from cosmotheque.games.bomb_busters.mentor.shown import Odds


def bomb_busters_mentor() -> Mentor:
    """Exact odds, the safest action in words, remarks on every decision, and the figures of a mission."""
    return Mentor(advise=_advise, remark=_remark, figures=_figures, prepare=_prepare, shows=Odds)


def _prepare() -> None:
    from cosmotheque.games.bomb_busters.belief.believe import warm_up  # noqa: PLC0415
    from cosmotheque.games.bomb_busters.mentor import advice, remarks  # noqa: F401, PLC0415

    warm_up()


def _advise(moment: Moment) -> Advice:
    from cosmotheque.games.bomb_busters.mentor.advice import advise  # noqa: PLC0415

    return advise(moment)


def _remark(moment: Moment, action: Any) -> Remark | None:
    from cosmotheque.games.bomb_busters.mentor.remarks import remark  # noqa: PLC0415

    return remark(moment, action)


def _figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    from cosmotheque.games.bomb_busters.mentor.figures import figures  # noqa: PLC0415

    return figures(happenings)
