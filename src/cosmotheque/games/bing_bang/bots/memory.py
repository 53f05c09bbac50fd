"""What a seat remembers: every token it saw, and what the others have shown not to look for."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components import COLOURS, OF_EACH_COLOUR, PLANETS, colour_of
from cosmotheque.games.bing_bang.view import View


@dataclass(frozen=True)
class Memory:
    """`faces` by token; `hidden` are the faces of each colour not seen yet; `goals` the planets each rival may have."""

    faces: dict[int, int]
    hidden: tuple[frozenset[int], ...]
    goals: tuple[frozenset[int], ...]

    def chance_of(self, colour: int, faces: frozenset[int]) -> float:
        """How likely an unknown token of this colour shows one of these faces."""
        hidden = self.hidden[colour]
        return len(hidden & faces) / len(hidden) if hidden else 0.0


def remember(view: View, history: Sequence[Any], everything: bool = True) -> Memory:
    """Put together from the view and the events; who does not remember everything keeps only what it turned itself."""
    faces = {token: face for token, face in enumerate(view.faces) if face is not None}
    goals = [set(range(1, len(PLANETS))) for _ in range(view.table.seats)]
    if view.seat is not None and view.missions and (mission := view.missions[view.seat]) is not None:
        goals = [goal - {mission[3]} for goal in goals]
    for event in history:
        match event:
            case ev.TokenTurned(seat, token, face) if everything or seat == view.seat:
                faces[token] = face
            case ev.Peeked(face=int(face), token=token) | ev.TokenLaid(face=int(face), token=token):
                faces[token] = face
            case ev.PawnMoved(seat=seat, planet=int(planet)) if _could_deliver(view, seat):
                goals[seat].discard(planet)
            case ev.MissionShown(seat, 3, card):
                goals[seat] = {card}
            case _:
                pass
    seen = frozenset(faces.values())
    starts = range(0, OF_EACH_COLOUR * len(COLOURS), OF_EACH_COLOUR)
    hidden = tuple(frozenset(range(start, start + OF_EACH_COLOUR)) - seen for start in starts)
    return Memory(faces, hidden, tuple(map(frozenset, goals)))


def _could_deliver(view: View, seat: int) -> bool:
    """A rival with everything aboard that stopped on a planet and still has its object does not go there."""
    return {"pilot", "shuttle", "scientist", "object"} <= view.table.books[seat].aboard


def colours_of(faces: tuple[int, ...]) -> frozenset[int]:
    return frozenset(map(colour_of, faces))
