"""What a seat remembers: every token it turned itself, all or the last of those that others turned, what it robbed."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components import COLOURS, OF_EACH_COLOUR, TOKENS, Piece, colour_of
from cosmotheque.games.bing_bang.view import View

TELLING = (ev.TokenTurned, ev.Peeked, ev.TokenLaid, ev.SurpriseDrawn, ev.Robbed, ev.MissionAccomplished)


@dataclass(frozen=True)
class Memory:
    """`faces` by token; `hidden` are the faces of each colour not seen yet; `drawn` the surprise cards, in order.

    `robbed` counts the pieces of each kind that the seat itself has robbed in this mission.
    """

    faces: dict[int, int]
    hidden: tuple[frozenset[int], ...]
    drawn: tuple[str, ...] = ()
    robbed: Counter[Piece] = field(default_factory=Counter)

    def chance_of(self, colour: int, faces: frozenset[int]) -> float:
        """How likely an unknown token of this colour shows one of these faces."""
        hidden = self.hidden[colour]
        return len(hidden & faces) / len(hidden) if hidden else 0.0


def remember(view: View, history: Sequence[Any], span: int | None = None) -> Memory:
    """Put together from the view and the events; of what others turned only the last `span` tokens, if there is one."""
    faces = {token: face for token, face in enumerate(view.faces) if face is not None}
    telling = [event for event in history if type(event) in TELLING]  # a history is long, and most of it is whites
    forgotten = 0 if span is None else sum(_is_of_another(event, view) for event in telling) - span
    drawn: list[str] = []
    robbed: Counter[Piece] = Counter()
    for event in telling:
        match event:
            case ev.TokenTurned() if _is_of_another(event, view) and forgotten > 0:
                forgotten -= 1
            case ev.TokenTurned(token=token, face=face):
                faces[token] = face
            case ev.Peeked(face=int(face), token=token) | ev.TokenLaid(face=int(face), token=token):
                faces[token] = face
            case ev.SurpriseDrawn(card=card):
                drawn.append(card)
            case ev.Robbed(seat=seat, piece=piece) if seat == view.seat:
                robbed[piece] += 1
            case ev.MissionAccomplished(seat=seat) if seat == view.seat:
                robbed.clear()
            case _:
                pass
    _deduce(view, faces)
    seen = frozenset(faces.values())
    starts = range(0, OF_EACH_COLOUR * len(COLOURS), OF_EACH_COLOUR)
    hidden = tuple(frozenset(range(start, start + OF_EACH_COLOUR)) - seen for start in starts)
    return Memory(faces, hidden, tuple(drawn), robbed)


def _is_of_another(event: Any, view: View) -> bool:
    return type(event) is ev.TokenTurned and event.seat != view.seat


def _deduce(view: View, faces: dict[int, int]) -> None:
    """The last unknown token of a colour shows the last face of it."""
    colours = view.table.colours
    if len(colours) < TOKENS:
        return
    unknown = [[token for token in range(TOKENS) if colours[token] == c and token not in faces] for c in range(4)]
    for colour, tokens in enumerate(unknown):
        if len(tokens) == 1:
            start = OF_EACH_COLOUR * colour
            faces[tokens[0]] = (set(range(start, start + OF_EACH_COLOUR)) - set(faces.values())).pop()


def colours_of(faces: tuple[int, ...]) -> frozenset[int]:
    return frozenset(map(colour_of, faces))
