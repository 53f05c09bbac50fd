"""Law 6: everything that is stored or sent survives the codec, in Python and in a browser."""

from random import Random
from typing import Any, get_args

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.game import Outcome
from cosmotheque.core.text import Language
from cosmotheque.laws.case import Position, encode

SAFE_INTEGER = 2**53 - 1
MOVES_A_SEAT = 4


def check_codec(position: Position, rng: Random) -> None:
    """Law 6 for the state, the views, the actions, and the events of some moves."""
    game, types, state = position.game, position.game.types, position.state
    survives(position, state, types.state, "The state")
    survives(position, position.case.options, types.options, "The options")
    for observer in position.case.observers():
        view = game.view(state, observer)
        sight = game.manners.in_sight(view)
        for shown in (view,) if sight is view else (view, sight):
            travels(position, shown, types.view, "The view")
            if not all(isinstance(game.notation.draw(shown, language), str) for language in get_args(Language)):
                raise position.violation(6, "`draw` gives no text.")
    if (outcome := game.outcome(state)) is not None:
        travels(position, outcome, Outcome, "The outcome")
    for move in position.moves(rng, MOVES_A_SEAT):
        travels(position, move.action, types.action, "The action")
        if not (line := game.notation.write(move.action)) or "\n" in line:
            raise position.violation(6, f"The notation of {move.action} is not one line: {line!r}.")
        for event in game.apply(state, move).events:
            survives(position, event, types.event, "The event")
            for observer in position.case.observers():
                if (seen := game.see(event, observer)) is not None:
                    travels(position, seen, types.event, "The event seen")


def travels(position: Position, value: Any, kind: Any, what: str) -> None:
    """The value survives, and a browser would read the same numbers."""
    survives(position, value, kind, what)
    for number in _integers(codec.decode(encode(value), Any)):
        if abs(number) > SAFE_INTEGER:
            raise position.violation(6, f"{what} holds {number}, which JavaScript would round.")


def survives(position: Position, value: Any, kind: Any, what: str) -> None:
    try:
        back = codec.decode(encode(value), kind)
    except (BadNotation, TypeError) as fault:
        raise position.violation(6, f"{what} cannot be written and read: {fault} ({value!r})") from fault
    if back != value:
        raise position.violation(6, f"{what} comes back changed: {value!r} became {back!r}.")


def _integers(value: Any) -> list[int]:
    if isinstance(value, dict):
        return [number for part in value.values() for number in _integers(part)]
    if isinstance(value, list):
        return [number for part in value for number in _integers(part)]
    return [value] if isinstance(value, int) else []
