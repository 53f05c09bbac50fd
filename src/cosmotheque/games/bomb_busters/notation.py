"""Actions in one line. Stands are letters from the captain's first on, places count from 1: `B4`."""

from typing import Any

import msgspec

from cosmotheque.games.bomb_busters.actions import Action
from cosmotheque.games.bomb_busters.components import RED, YELLOW
from cosmotheque.games.bomb_busters.state import Slot

STAND_NAMES = "ABCDE"


def write(action: Action) -> str:
    """`cut B4 7 A5` points at B4, announces a 7 and means to cut A5."""
    words = [_word(name, value) for name, value in msgspec.structs.asdict(action).items()]
    return " ".join([str(action.__struct_config__.tag), *words])


def _word(name: str, value: Any) -> str:
    if isinstance(value, Slot):
        return slot_name(value)
    if isinstance(value, tuple):
        return "/".join(_word(name, part) for part in value) or "-"
    match name:
        case "value" | "values":
            return value_name(value)
        case "stand":
            return stand_name(value)
        case "equal":
            return "=" if value else "≠"
        case _:
            return str(value)


def value_name(value: int) -> str:
    return {YELLOW: "J", RED: "R"}.get(value, str(value))


def wire_name(code: int) -> str:
    """A wire as it is printed: 3, 3.1 or 3.5."""
    number, tenths = divmod(code, 10)
    return f"{number}.{tenths}" if tenths else str(number)


def slot_name(slot: Slot) -> str:
    return f"{stand_name(slot.stand)}{slot.place + 1}"


def stand_name(stand: int) -> str:
    return STAND_NAMES[stand] if 0 <= stand < len(STAND_NAMES) else "?"
