"""Actions in one line and back. Stands are letters from the captain's first on, places count from 1: `B4`."""

import re
from typing import Any, get_args, get_origin

import msgspec

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import RED, YELLOW
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn, Strike
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot

NO_ACTION = Text(
    "{} n’est pas une action ; écrivez par exemple cut B4 7 A5, solo 7, token A3 ou wait.",
    "{} is no action; write cut B4 7 A5, solo 7, token A3 or wait, for example.",
)
STAND_NAMES = "ABCDE"
VALUE_NAMES = {YELLOW: "J", RED: "R"}
EQUAL = {"=": True, "≠": False, "!=": False}
TURN = {"turn": True, "stay": False}
SLOT = re.compile(rf"([{STAND_NAMES}])([1-9]\d?)")

OF_NOBODY = (Deal, Drawn, Strike)
KINDS: dict[str, type[Any]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(Action) if kind not in OF_NOBODY
}


def write(action: Action) -> str:
    """`cut B4 7 A5` points at B4, announces a 7 and means to cut A5."""
    words = [_word(name, value) for name, value in msgspec.structs.asdict(action).items()]
    return " ".join([str(action.__struct_config__.tag), *words])


def read(line: str) -> Action:
    """The action of a seat that a line describes, legal or not."""
    tag, *words = line.split() or [""]
    try:
        kind = KINDS[tag.lower()]
        if kind.FREE_TEXT:
            words = [" ".join(words)]
        fields = zip(msgspec.structs.fields(kind), words, strict=True)
        action: Action = msgspec.convert({f.name: _read(f.name, word, f.type) for f, word in fields}, kind)
    except (KeyError, ValueError) as fault:
        raise BadNotation(NO_ACTION.filled(repr(line))) from fault
    return action


def _read(name: str, word: str, kind: Any) -> Any:
    """Read a word as a value of this field, for msgspec to check; any fault is a KeyError or a ValueError."""
    if get_origin(kind) is tuple:
        return [] if word == "-" else [_read(name, part, get_args(kind)[0]) for part in word.split("/")]
    if kind is Slot:
        return read_slot(word)
    match name:
        case "value" | "values" if word.upper() in VALUE_NAMES.values():
            return next(value for value, letter in VALUE_NAMES.items() if letter == word.upper())
        case "stand":
            return STAND_NAMES.index(word.upper())
        case "equal":
            return EQUAL[word]
        case "turn":
            return TURN[word.lower()]
        case "tool":
            return word.lower()
        case "letter":
            return word.upper()
        case "words":
            return word
        case _:
            return int(word)


def read_slot(word: str) -> Slot:
    found = SLOT.fullmatch(word.upper())
    if found is None:
        raise ValueError(word)
    return Slot(STAND_NAMES.index(found[1]), int(found[2]) - 1)


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
        case "turn":
            return "turn" if value else "stay"
        case _:
            return str(value)


def value_name(value: int) -> str:
    return VALUE_NAMES.get(value, str(value))


def wire_name(code: int) -> str:
    """A wire as it is printed: 3, 3.1 or 3.5."""
    number, tenths = divmod(code, 10)
    return f"{number}.{tenths}" if tenths else str(number)


def slot_name(slot: Slot) -> str:
    return f"{stand_name(slot.stand)}{slot.place + 1}"


def stand_name(stand: int) -> str:
    return STAND_NAMES[stand] if 0 <= stand < len(STAND_NAMES) else "?"
