"""A seat's memory, and what follows from it about hidden tokens and cards.

It remembers every token that it turned itself, all or the last of those that others turned, and what it robbed.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import COLOURS, FACES, OF_EACH_COLOUR, PLEASANT, TOKENS, Piece
from cosmotheque.games.bing_bang.view import View

TELLING = frozenset({ev.TokenTurned, ev.Peeked, ev.TokenLaid, ev.SurpriseDrawn, ev.Robbed, ev.MissionAccomplished})


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
        """The chance that an unknown token of this colour shows one of these faces."""
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


def is_encore(view: View, memory: Memory, token: int) -> bool:
    """BB-29: a BIS that has not given this turn its count yet; BB-60: a surprise that must be the solar wind."""
    face = memory.faces.get(token)
    if face is None:
        return False
    if FACES[face] == "bis":
        return token not in view.table.turn.encores
    return FACES[face] == "pleasant" and next_surprises(PLEASANT, memory.drawn) == ["solar-wind"]


def next_surprises(pile: Collection[str], drawn: Sequence[str]) -> list[str]:
    """The cards that may come next: BB-6, a used one goes under its pile, so after a round of all they come again."""
    used = [card for card in drawn if card in pile]
    return [used[-len(pile)]] if len(used) >= len(pile) else [card for card in pile if card not in used]


def odds_of(view: View, memory: Memory, token: int) -> float:
    """The chance that a token shows a piece that the seat is looking for."""
    wanted, face = frozenset(view.wanted), memory.faces.get(token)
    if face is not None:
        return float(face in wanted)
    return memory.chance_of(view.table.colours[token], wanted)
