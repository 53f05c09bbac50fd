"""The table under a game: launches, what they hit and cost, and how good they were."""

from collections.abc import Iterator, Sequence

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.core.mentor import NO_VALUE, Figure, Happening
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.components.sky import Craft
from cosmotheque.games.space_connection.events import Completed
from cosmotheque.games.space_connection.mentor.remarks import compare_launches
from cosmotheque.games.space_connection.mentor.thinking import think
from cosmotheque.games.space_connection.rules.legal import legal_actions
from cosmotheque.games.space_connection.state import Launched
from cosmotheque.games.space_connection.view import view

JUDGES = 48
"""Fewer than for a remark: every launch of a game is looked at at once."""


class Deed(msgspec.Struct, frozen=True):
    """One launch: its report, the systems it completed, and its quality.

    That is 1 for the best launch there was, 1/2 for one that costs a turn more, 0 where nothing new could be learned.
    """

    report: Launched
    completed: int
    quality: float | None


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    deeds = list(_deeds(happenings))
    one, two = (_count([deed for deed in deeds if deed.report.seat == seat]) for seat in (0, 1))
    return tuple(Figure(name, tuple(values)) for name, *values in zip(NAMES, one, two, strict=True))


def _deeds(happenings: Sequence[Happening]) -> Iterator[Deed]:
    for happening in happenings:
        report = next((event for event in happening.events if isinstance(event, Launched)), None)
        if report is not None:
            completed = sum(isinstance(event, Completed) for event in happening.events)
            yield Deed(report, completed, _quality(happening))


def _quality(happening: Happening) -> float | None:
    seat, state = Seat(happening.move.seat), happening.before
    moment = Moment(seat, view(state, seat), legal_actions(state, seat))
    thought = think(moment, JUDGES)
    if not thought.prospects:
        return None
    best, played = compare_launches(thought, happening.move.action)
    return 1 / (1 + played.turns - best.turns) if played.fresh else 0.0


def _count(deeds: Sequence[Deed]) -> tuple[str, ...]:
    hits = sum(1 for deed in deeds if deed.report.found)
    lost = sum(1 for deed in deeds if deed.report.craft is not Craft.LASER and not deed.report.returned)
    qualities = [deed.quality for deed in deeds if deed.quality is not None]
    mean = f"{100 * sum(qualities) / len(qualities):.0f}" if qualities else NO_VALUE
    planets, systems = sum(len(deed.report.found) for deed in deeds), sum(deed.completed for deed in deeds)
    return (*map(str, (len(deeds), hits, len(deeds) - hits, planets, systems, lost)), mean)


NAMES = (
    Text("Lancements", "Launches"),
    Text("Lancements qui trouvent une planète", "Launches that found a planet"),
    Text("Lancements dans le vide", "Launches that found none"),
    Text("Planètes trouvées", "Planets found"),
    Text("Systèmes complets", "Systems completed"),
    Text("Engins perdus", "Craft lost"),
    Text("Qualité moyenne des lancements, en\u202f%", "Mean quality of launches, in %"),
)
