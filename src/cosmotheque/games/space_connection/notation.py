"""Actions in one line and back: "put g7", "ship g7", "lasers a7-a13", "confirm"."""

import re
from collections.abc import Callable

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import (
    Action,
    Clear,
    Confirm,
    Deal,
    DrawFirst,
    Laser,
    Lasers,
    Put,
    Remove,
    Rocket,
    Ship,
    Shuffle,
    SuperShip,
)
from cosmotheque.games.space_connection.components.sky import Position

NO_ACTION = Text(
    fr="{} n’est pas une action ; écrivez put g7, ship g7, lasers a7-a13 ou confirm.",
    en="{} is no action; write put g7, ship g7, lasers a7-a13 or confirm.",
)
WITH_POSITION: dict[str, Callable[[Position], Action]] = {
    "put": Put,
    "remove": Remove,
    "rocket": Rocket,
    "ship": Ship,
    "super-ship": SuperShip,
    "laser": Laser,
}
ALONE: dict[str, Action] = {"clear": Clear(), "random": Shuffle(), "confirm": Confirm()}
SHAPE = re.compile(r"([a-z-]+)(?: ([a-s]\d{1,2})(?:-([a-s]\d{1,2}))?)?")


def write(action: Action) -> str:
    match action:
        case Lasers():
            return f"lasers {'-'.join(action.at)}"
        case Deal():
            return f"deal {len(action.layouts[0])} and {len(action.layouts[1])} layouts"
        case DrawFirst():
            return f"draw-first {action.seat}"
        case Put() | Remove() | Rocket() | Ship() | SuperShip() | Laser():
            return f"{_tag(action)} {action.at}"
        case Clear() | Shuffle() | Confirm():
            return _tag(action)


def read(text: str) -> Action:
    """The action that a line describes, legal or not."""
    found = SHAPE.fullmatch(" ".join(text.lower().split()))
    if found:
        word, one, two = found.groups()
        if word == "lasers" and two:
            first, second = sorted((one, two), key=lambda name: (name[0], int(name[1:])))
            return Lasers((Position(first), Position(second)))
        if word in WITH_POSITION and one and not two:
            return WITH_POSITION[word](Position(one))
        if word in ALONE and not one:
            return ALONE[word]
    raise BadNotation(NO_ACTION.filled(repr(text)))


def _tag(action: Action) -> str:
    return str(action.__struct_config__.tag)
