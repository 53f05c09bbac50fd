"""Figures of a finished mission: what was cut, how likely that was to succeed, what was risked and used."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import prod
from statistics import mean
from typing import NamedTuple

from cosmotheque.core.game import Seat
from cosmotheque.core.mentor import NO_VALUE, Figure, Happening
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.components import AT_ONCE
from cosmotheque.games.bomb_busters.mentor.thought import CARE
from cosmotheque.games.bomb_busters.model.actions import Announce, DualCut
from cosmotheque.games.bomb_busters.model.events import (
    CardUsed,
    CharacterUsed,
    Cut,
    CutTogether,
    DetonatorMoved,
    Ended,
    Missed,
)
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.model.state import Draft, State
from cosmotheque.games.bomb_busters.view.seen import view


class Try(NamedTuple):
    """A dual cut: how likely it was to succeed, and to hit red."""

    success: float
    red: float


def figures(happenings: Sequence[Happening]) -> tuple[Figure, ...]:
    """Figures of the mission, with a value for each seat; the detonator is everybody's."""
    if not happenings:
        return ()
    seats = [Seat(seat) for seat in range(happenings[0].before.seats)]
    events: list[Event] = [event for happening in happenings for event in happening.events]
    tries = [_tries(happenings, seat) for seat in seats]
    return (
        Figure(Text(fr="Coupes réussies", en="Cuts made"), _count(seats, _cutters(events))),
        Figure(Text(fr="Coupes manquées", en="Cuts missed"), _count(seats, _missers(events))),
        Figure(
            Text(fr="Chance moyenne des coupes tentées, en %", en="Mean chance of the cuts tried, in %"),
            _mean_chances(tries),
        ),
        Figure(Text(fr="Risque de rouge pris, en %", en="Risk of red taken, in %"), _red_risks(tries)),
        Figure(Text(fr="Équipements utilisés", en="Equipment used"), _count(seats, map(_user, events))),
        Figure(
            Text(fr="Doubles détecteurs utilisés", en="Double detectors used"), _count(seats, map(_detector, events))
        ),
        Figure(Text(fr="Avancées du détonateur", en="Advances of the detonator"), (str(_advances(events)),)),
    )


def _tries(happenings: Sequence[Happening], seat: Seat) -> list[Try]:
    """The seat's dual cuts with the odds that it could know."""
    return [
        _try(happening.before, happening.move.action)
        for happening in happenings
        if happening.move.seat == seat and isinstance(happening.move.action, DualCut | Announce)
    ]


def _try(before: State, action: DualCut | Announce) -> Try:
    outlook = Outlook(view(before, before.active), CARE)
    if isinstance(action, DualCut):
        return Try(*outlook.odds((action.target,), (action.value,)))
    draft = before.draft or Draft(())
    if AT_ONCE in draft.tools:
        return Try(outlook.odds_at_once(draft.slots, action.values[0]), 0.0)
    return Try(*outlook.odds(draft.slots, action.values))


def _mean_chances(tries: Sequence[Sequence[Try]]) -> tuple[str, ...]:
    return tuple(_percent(mean(one.success for one in of_seat)) if of_seat else NO_VALUE for of_seat in tries)


def _red_risks(tries: Sequence[Sequence[Try]]) -> tuple[str, ...]:
    """The chance to hit red at least once."""
    return tuple(_percent(1 - prod(1 - one.red for one in of_seat)) if of_seat else NO_VALUE for of_seat in tries)


def _percent(share: float) -> str:
    """The bare number, the same in both languages."""
    return f"{100 * share:.0f}"


def _count(seats: Sequence[Seat], who: Iterable[Seat | None]) -> tuple[str, ...]:
    counts = Counter(who)
    return tuple(str(counts[seat]) for seat in seats)


def _cutters(events: Sequence[Event]) -> list[Seat]:
    return [event.seat for event in events if isinstance(event, Cut | CutTogether) and event is not _explosion(events)]


def _missers(events: Sequence[Event]) -> list[Seat]:
    explosion = _explosion(events)
    return [event.seat for event in events if isinstance(event, Missed)] + ([explosion.seat] if explosion else [])


def _explosion(events: Sequence[Event]) -> Cut | None:
    """The cut of red wires that ended the mission."""
    if not events or events[-1] != Ended("red"):
        return None
    return next((event for event in reversed(events) if isinstance(event, Cut)), None)


def _user(event: Event) -> Seat | None:
    return event.seat if isinstance(event, CardUsed) else None


def _detector(event: Event) -> Seat | None:
    return event.seat if isinstance(event, CharacterUsed) else None


def _advances(events: Iterable[Event]) -> int:
    return sum(isinstance(event, DetonatorMoved) and event.by > 0 for event in events)
