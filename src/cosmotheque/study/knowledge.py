"""Knowledge of a position: a seat's, what lies open to all, what all know together, or everything.

No game says what its seats know together. Each part is the true one if the view of a seat has it, else the one that
lies open to all. So a fact that no seat has seen stays hidden, whatever it is.
"""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match

Eyes: TypeAlias = Seat | Literal["all", "together", "truth"]


def view_for(match: Match, eyes: Eyes) -> Any:
    """The position as a view."""
    match eyes:
        case "all":
            return match.view(None)
        case "together":
            return together(match)
        case "truth":
            return truth(match)
        case seat:
            return match.view(seat)


def events_for(match: Match, eyes: Eyes, since: int = 0) -> list[Any]:
    """The events of moves from `since` on."""
    match eyes:
        case "all":
            return match.events_seen_by(None, since)
        case "together":
            seen = (_event_for_all(match, event) for events in match.events[since:] for event in events)
            return [event for event in seen if event is not None]
        case "truth":
            return [event for events in match.events[since:] for event in events]
        case seat:
            return match.events_seen_by(seat, since)


def truth(match: Match) -> Any:
    """Everything as it really is, nothing hidden. A game that does not say how is shown as if it had been given up."""
    game, state = match.game, match.state
    if match.outcome is not None or not game.meta.secrets:
        return match.view(None)
    return game.view(game.endings.disclose(state), None) if game.reveal is None else game.reveal(state)


def together(match: Match) -> Any:
    """The knowledge of all seats, as if each of them told all that it knows."""
    return pool(truth(match), match.view(None), [match.view(seat) for seat in range(match.seats)])


def pool(real: Any, shown: Any, known: Sequence[Any]) -> Any:
    """Part by part: the `real` value where an observer has `known` it, else the one `shown` to all."""
    if real == shown or real in known:
        return real
    if isinstance(real, tuple) and type(shown) is type(real) and len(shown) == len(real):
        rows = [one for one in known if type(one) is type(real) and len(one) == len(real)]
        return tuple(pool(part, shown[at], [row[at] for row in rows]) for at, part in enumerate(real))
    if isinstance(real, msgspec.Struct) and type(shown) is type(real):
        alike = [one for one in known if type(one) is type(real)]
        parts = {
            name: pool(getattr(real, name), getattr(shown, name), [getattr(one, name) for one in alike])
            for name in real.__struct_fields__
        }
        return msgspec.structs.replace(shown, **parts)
    return shown


def _event_for_all(match: Match, event: Any) -> Any:
    see = match.game.see
    shown = see(event, None)
    if shown == event:
        return event
    return pool(event, shown, [see(event, Seat(seat)) for seat in range(match.seats)])
