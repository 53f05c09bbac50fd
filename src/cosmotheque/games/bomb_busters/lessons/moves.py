"""Moves of a lesson as they are written down: stands are letters, places count from 1, the learner has stand A."""

from typing import Any, Final

from cosmotheque.core.game import CHANCE, Move, Seat
from cosmotheque.games.bomb_busters.model.actions import (
    Announce,
    CutMatch,
    Deal,
    DualCut,
    PlaceToken,
    Point,
    SoloCut,
    Take,
)
from cosmotheque.games.bomb_busters.model.wires import Slot

LEARNER: Final = Seat(0)


def at(name: str) -> Slot:
    """A place by its name: `B4` is the fourth of the second stand."""
    return Slot("ABCD".index(name[0]), int(name[1:]) - 1)


def key(name: str) -> str:
    """A wire as the board names it, for what a step points at."""
    slot = at(name)
    return f"{slot.stand}.{slot.place}"


def deal(stands: str, cards: tuple[int, ...] = ()) -> Move[Any]:
    """Four stands of wires, `1 2 2.1 | 1 3.5`, with the learner as captain."""
    wires = tuple(tuple(round(10 * float(wire)) for wire in stand.split()) for stand in stands.split("|"))
    return Move(CHANCE, Deal(LEARNER, wires, (), cards))


def tokens(*names: str) -> tuple[Move[Any], ...]:
    return tuple(_by(name, PlaceToken(at(name))) for name in names)


def pair(own: str, target: str, value: int) -> DualCut:
    """Point at `target`, announce, and mean to cut `own`."""
    return DualCut(at(target), value, at(own))


def cut(own: str, target: str, value: int) -> Move[Any]:
    return _by(own, pair(own, target, value))


def solo(stand: str, value: int) -> Move[Any]:
    return _by(f"{stand}1", SoloCut(value))


def detect(own: str, first: str, second: str, value: int) -> tuple[Move[Any], ...]:
    """The moves of a cut with the double detector, step by step."""
    steps = (Take("double"), Point(at(first)), Point(at(second)), Announce((value,), (at(own),)))
    return tuple(_by(own, step) for step in steps)


def match(name: str) -> Move[Any]:
    return _by(name, CutMatch(at(name)))


def _by(name: str, action: Any) -> Move[Any]:
    """The move of a stand's owner: with four players everybody has one stand."""
    return Move(Seat(at(name).stand), action)
