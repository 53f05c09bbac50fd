"""Replies to a hand that held the pad, by the proportion of its flights to their legs."""

from collections.abc import Callable

from cosmotheque.core.game import Move
from cosmotheque.core.lesson import Answer
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import Action, Transmit
from cosmotheque.games.contact.lessons.scene import make_flights
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.view import View

SLACK = 1.45
"""The factor by which a flight may be too long or too short beside another, by their legs."""
SAME_SLACK = 1.3
"""The same for a transmission beside the one before."""

Judged = Callable[[View, tuple[int, ...]], bool]


def accept_hold(said: Text, judged: Judged, *durations: int, then: tuple[Move[Action], ...] = ()) -> Answer:
    """Flights that are in order are sent; these durations are. So is a transmission whose flights are left open."""

    def accepts(view: View, action: Action) -> bool:
        return isinstance(action, Transmit) and (not action.flights or judged(view, _durations(action)))

    return Answer(said=said, to=accepts, right=True, then=then, example=Transmit(make_flights(*durations)))


def correct_hold(said: Text, judged: Judged, *durations: int) -> Answer:
    """The reply to flights that the test accepts, such as these durations."""

    def accepts(view: View, action: Action) -> bool:
        return isinstance(action, Transmit) and judged(view, _durations(action))

    return Answer(said=said, to=accepts, example=Transmit(make_flights(*durations)))


def _durations(action: Transmit) -> tuple[int, ...]:
    return tuple(flight.duration for flight in action.flights)


def between(shortest: int, longest: int) -> Judged:
    """One flight of so many milliseconds."""
    return lambda _view, durations: shortest <= durations[0] <= longest


def shorter_than(shortest: int) -> Judged:
    return lambda _view, durations: durations[0] < shortest


def is_anything(_view: View, _durations: tuple[int, ...]) -> bool:
    return True


def is_in_proportion(view: View, durations: tuple[int, ...]) -> bool:
    return 1 / SLACK <= _last_to_first(view, durations) <= SLACK


def is_last_too_short(view: View, durations: tuple[int, ...]) -> bool:
    return _last_to_first(view, durations) < 1 / SLACK


def is_as_before(view: View, durations: tuple[int, ...]) -> bool:
    """True if the transmission is about as long as the one before, and as well in proportion."""
    return 1 / SAME_SLACK <= _to_former(view, durations) <= SAME_SLACK and is_in_proportion(view, durations)


def is_hastier(view: View, durations: tuple[int, ...]) -> bool:
    return _to_former(view, durations) < 1 / SAME_SLACK


def _last_to_first(view: View, durations: tuple[int, ...]) -> float:
    """The ratio of the last flight to the first, each by the length of its leg."""
    lengths = leg_lengths(view.tiles, view.rocket, view.route)
    return (durations[-1] / lengths[-1]) / (durations[0] / lengths[0])


def _to_former(view: View, durations: tuple[int, ...]) -> float:
    return sum(durations) / sum(flight.duration for flight in view.heard[-1])
