"""Figures of a person's reviewed games as courses over time."""

import re
from collections.abc import Iterable

from cosmotheque.core.text import Text
from cosmotheque.server.features.own_games.wire import FigureCourse
from cosmotheque.server.features.replays.record import ReviewedRecord

NUMBER = re.compile(r"[-−]?\d+(?:[.,]\d+)?")


def courses(games: Iterable[ReviewedRecord], person: str) -> tuple[FigureCourse, ...]:
    """The course of each figure that is a number: a person's own, or their team's."""
    found: dict[Text, list[float]] = {}
    for game in games:
        seat = next((one.seat for one in game.players if one.guest == person), 0)
        for figure in game.figures:
            value = figure.values[seat if len(figure.values) > 1 else 0]
            if (number := NUMBER.match(value)) is not None:
                read = float(number[0].replace(",", ".").replace("−", "-"))
                found.setdefault(figure.name, []).append(read)
    return tuple(FigureCourse(name, tuple(values)) for name, values in found.items())
