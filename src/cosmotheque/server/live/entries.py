"""The lines of a table's log as they are stored. A table's version is how many there are."""

from functools import cache
from typing import Any, Generic, TypeAlias

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.game import Action, AnyGame, Move, Seat
from cosmotheque.core.record import Concession


class Moved(msgspec.Struct, Generic[Action], frozen=True, tag="move", omit_defaults=True):
    """A move of a seat, of chance or of the clock. `left` is what the seats' clocks showed afterwards."""

    seat: Seat
    action: Action
    at: int = 0
    left: tuple[int, ...] | None = None


class TakenBack(msgspec.Struct, frozen=True, tag="undo", omit_defaults=True):
    """All moves but the first `keep` were taken back."""

    seat: Seat
    keep: int
    at: int = 0
    left: tuple[int, ...] | None = None


class Conceded(msgspec.Struct, frozen=True, tag="concede", omit_defaults=True):
    seat: Seat
    why: str
    at: int = 0
    left: tuple[int, ...] | None = None


Entry: TypeAlias = Moved[Any] | TakenBack | Conceded


class Folded(msgspec.Struct):
    """A log read to its end: the moves that stand, the number of each one's entry, and how the game was given up.

    `rewound` is the version at which a move was last taken back.
    """

    moves: list[Move[Any]]
    numbers: list[int]
    concession: Concession | None = None
    rewound: int = 0


def read(lines: list[bytes], game: AnyGame) -> list[Entry]:
    """Stored lines by the types of their game."""
    decode = _decoder(game.types.action).decode
    return [decode(line) for line in lines]


def fold(entries: list[Entry]) -> Folded:
    folded = Folded([], [])
    for number, entry in enumerate(entries):
        match entry:
            case Moved():
                folded.moves.append(Move(entry.seat, entry.action, entry.at))
                folded.numbers.append(number)
            case TakenBack():
                del folded.moves[entry.keep :]
                del folded.numbers[entry.keep :]
                folded.rewound = number + 1
            case Conceded():
                folded.concession = Concession(entry.seat, entry.why, entry.at)
    return folded


def write(entry: Entry) -> bytes:
    return codec.encode(entry)


@cache
def _decoder(action: Any) -> msgspec.json.Decoder[Entry]:
    return msgspec.json.Decoder(Moved[action] | TakenBack | Conceded)
