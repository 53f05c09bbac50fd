"""Aims and destinations of the other players, inferred from public events.

A rival that turns a token of the colour it looks for and does not find rules that face out; so does a loaded ship that
stops on a planet and does not deliver. A card shown at an inspection rules out all others.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.belief.memory import Memory
from cosmotheque.games.bing_bang.components.box import (
    BLUE,
    EARTH,
    MISSION_CARDS,
    ORANGE,
    PIECES,
    PIECES_OF_EACH_COLOUR,
    PLANET,
    PLANETS,
    SHUTTLE,
    colour_of,
    face_of,
)
from cosmotheque.games.bing_bang.components.sky import distance
from cosmotheque.games.bing_bang.rules.cells import nearest_planets
from cosmotheque.games.bing_bang.rules.missions import COMPLETE, LOADED, PILOTS
from cosmotheque.games.bing_bang.state import LogBook
from cosmotheque.games.bing_bang.view import View

TELLING = frozenset({ev.TokenTurned, ev.Found, ev.Robbed, ev.MissionAccomplished, ev.MissionShown})
STEPS = 6
"""Pilot, shuttle, scientist, object, delivery, Earth."""
AWAY = 0.3
"""The factor for a place that a rival has not come nearer to."""
SETTLING = 4
"""Added to distances, so that the nearest place is likely and not certain."""


@dataclass(frozen=True)
class Rival:
    """`faces` and `planets` that a seat may be looking for now; `steps` to the end of its last mission.

    `start` is the cell where its latest turn began, for what it has come nearer to since.
    """

    seat: int
    faces: frozenset[int]
    planets: tuple[int, ...]
    steps: int
    start: int


@dataclass(frozen=True)
class Belief:
    """Knowledge of a captain. `rivals`: the seat nearest to winning first; empty if it does not watch them."""

    memory: Memory
    rivals: tuple[Rival, ...] = ()


@dataclass
class _Notes:
    """Facts about one seat: pieces it has, faces and planets that are not its own, cards it has shown."""

    aboard: set[str] = field(default_factory=set)
    not_its_own: set[int] = field(default_factory=set)
    not_its_planet: set[int] = field(default_factory=set)
    shown: dict[int, int] = field(default_factory=dict)
    start: int | None = None
    moves: bool = False


def rivals(view: View, history: Sequence[Any]) -> list[Rival]:
    """All rivals still in the game, the nearest to winning first."""
    notes, books = _read(view, history), view.table.books
    others = [seat for seat, book in enumerate(books) if seat != view.seat and not book.eliminated]
    found = [_rival(view, seat, notes[seat]) for seat in others]
    return sorted(found, key=lambda rival: rival.steps)


def steps_left(view: View, seat: int) -> int:
    """The number of steps that a seat has still to make, those of later missions included."""
    book = view.table.books[seat]
    pieces = book.aboard | {left.piece for left in book.left}
    done = len(pieces) + ("witness" in pieces)  # who has the witness had the object before
    return STEPS * (view.table.options.missions - book.missions) - done


def heading(view: View, memory: Memory, rival: Rival) -> int | None:
    """The cell that a rival is likeliest to go to; None where nothing is known to be looked for."""
    pawn = view.table.books[rival.seat].pawn

    def likelihood(place: tuple[int, float]) -> float:
        cell, chance = place
        nearer = distance(pawn, cell) < distance(rival.start, cell) or rival.start == pawn
        return chance * (1.0 if nearer else AWAY) / (SETTLING + distance(pawn, cell))

    return max(_places(view, memory, rival), key=likelihood, default=(None, 0.0))[0]


def _places(view: View, memory: Memory, rival: Rival) -> list[tuple[int, float]]:
    """Cells that a rival may be going to, with the odds that what it seeks is there."""
    table = view.table
    if table.books[rival.seat].meteors:
        return [(table.planets[planet], 1.0) for planet in nearest_planets(table, table.books[rival.seat].pawn)]
    if rival.planets:
        return [(table.planets[planet], 1.0) for planet in rival.planets]
    return [
        (cell, chance) for token, cell in enumerate(table.tokens) if (chance := odds_for(view, memory, rival, token))
    ]


def odds_for(view: View, memory: Memory, rival: Rival, token: int) -> float:
    """The chance that a rival is looking for a token, as far as another seat can tell."""
    face, colour = memory.faces.get(token), view.table.colours[token]
    kin = frozenset(other for other in rival.faces if colour_of(other) == colour)
    if not kin:
        return 0.0
    suits = 1.0 if colour == BLUE else 1 / len(kin)  # any pilot will do; of the others it is one
    return suits * (memory.chance_of(colour, kin) if face is None else face in kin)


def _rival(view: View, seat: int, notes: _Notes) -> Rival:
    book = view.table.books[seat]
    start = book.pawn if notes.start is None else notes.start
    return Rival(seat, _faces(view, seat, notes), _planets(view, book, notes), steps_left(view, seat), start)


def _faces(view: View, seat: int, notes: _Notes) -> frozenset[int]:
    """BB-27: any pilot, then the shuttle, then scientist and object, as far as mission cards are still held."""
    book, holds = view.table.books[seat], view.holds[seat]
    if "pilot" not in book.aboard:
        return frozenset(PILOTS)
    categories = range(len(PIECES)) if "shuttle" in book.aboard else (SHUTTLE,)
    mine = {face_of(category, card) for category, card in enumerate(_own(view)[:PLANET]) if card is not None}
    sought = {
        face_of(category, card)
        for category in categories
        if holds[category]
        for card in ([notes.shown[category]] if category in notes.shown else MISSION_CARDS[category])
    }
    return frozenset(sought - mine - notes.not_its_own)


def _planets(view: View, book: LogBook, notes: _Notes) -> tuple[int, ...]:
    """Planets that a rival has to visit now."""
    if "shuttle" in book.aboard and book.left:
        return tuple(left.planet for left in book.left)
    if book.aboard >= COMPLETE:
        return (EARTH,)
    if not book.aboard >= LOADED:
        return ()
    if PLANET in notes.shown:
        return (notes.shown[PLANET],)
    ruled_out = {_own(view)[PLANET], EARTH, *notes.not_its_planet}
    return tuple(planet for planet in range(len(PLANETS)) if planet not in ruled_out)


def _own(view: View) -> tuple[int | None, ...]:
    mission = None if view.seat is None else view.missions[view.seat]
    return mission or (None,) * len(MISSION_CARDS)


def _read(view: View, history: Sequence[Any]) -> list[_Notes]:
    notes = [_Notes() for _ in view.table.books]
    for event in history:  # it is long and read at every step, so what is frequent comes first
        kind = type(event)
        if kind is ev.PawnMoved:
            _note_move(notes[event.seat], event)
        elif kind is ev.TurnBegan:
            notes[event.seat].moves = False
        elif kind in TELLING:
            _note(notes, event)
    return notes


def _note(notes: list[_Notes], event: Any) -> None:
    match event:
        case ev.TokenTurned(seat, _, face):
            if colour_of(face) in _sought_colours(notes[seat].aboard) and face % 10 < PIECES_OF_EACH_COLOUR:
                notes[seat].not_its_own.add(face)
        case ev.Found(seat, piece):
            notes[seat].aboard.add(piece)
        case ev.Robbed(seat, victim, piece):
            notes[seat].aboard.add(piece)
            notes[victim].aboard.discard(piece)
            notes[victim].not_its_own.clear()
            notes[victim].shown.pop(PIECES.index(piece), None)
        case ev.MissionShown(seat, category, card):
            notes[seat].shown[category] = card
        case ev.MissionAccomplished(seat):
            notes[seat] = _Notes()
        case _:
            pass


def _note_move(notes: _Notes, event: ev.PawnMoved) -> None:
    if not notes.moves:
        notes.start, notes.moves = event.start, True
    if event.planet is not None and notes.aboard >= {"pilot", *PIECES}:
        notes.not_its_planet.add(event.planet)


def _sought_colours(aboard: set[str]) -> set[int]:
    if "pilot" not in aboard:
        return {BLUE}
    if "shuttle" not in aboard:
        return {ORANGE}
    return {category + 1 for category, piece in enumerate(PIECES) if piece not in aboard}
