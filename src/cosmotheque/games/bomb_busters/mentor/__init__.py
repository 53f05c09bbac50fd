"""Who teaches Bomb Busters. It is imported when somebody asks: the belief engine comes with it."""

from cosmotheque.core.mentor import Advice, Mentor, Moment
from cosmotheque.games.bomb_busters.mentor.shown import Odds


def bomb_busters_mentor() -> Mentor:
    """Exact odds, and the safest action in words."""
    return Mentor(advise=_advise, shows=Odds)


def _advise(moment: Moment) -> Advice:
    from cosmotheque.games.bomb_busters.mentor.advice import advise  # noqa: PLC0415

    return advise(moment)
