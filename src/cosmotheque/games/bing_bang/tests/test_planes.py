"""The planes read back: what lies in the sky, what the seat knows of it, and what it has are those of the view."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cosmotheque import laws
from cosmotheque.games.bing_bang.components.box import CARDS, COLOURS, is_piece
from cosmotheque.games.bing_bang.game import GAME
from cosmotheque.games.bing_bang.planes import ABOARD, CHOOSING, PLANES
from cosmotheque.games.bing_bang.view import View

FOLDER = Path(__file__).parents[1]
PLANE = PLANES["bing-bang"]


def read(view: View) -> dict[str, Any]:
    """Each plane with the cells that it marks, or with the number that fills it."""
    rows = dict(zip(PLANE.names, PLANE.array(view).reshape(len(PLANE.names), -1), strict=True))
    marked = {name: {int(cell) for cell in np.flatnonzero(rows[name])} for name in PLANE.names[: PLANE.local]}
    return {**marked, **{name: float(rows[name][0]) for name in PLANE.names[PLANE.local :]}}


def compare(view: View) -> None:
    seen, table, own = read(view), view.table, view.seat or 0
    assert seen["whites"] == table.whites
    assert seen["reds"] == table.reds
    assert seen["planets"] == set(table.planets) - {-1}
    assert seen["earth"] == {table.planets[0]} - {-1}
    tokens = [*zip(table.tokens, table.colours, view.faces, strict=True)]
    for colour, name in enumerate(COLOURS):
        assert seen[f"{name} tokens"] == {cell for cell, back, _ in tokens if back == colour}
    assert seen["wanted tokens"] == {cell for cell, _, face in tokens if face in view.wanted and face is not None}
    assert seen["pieces"] == {cell for cell, _, face in tokens if face is not None and is_piece(face)}
    assert seen["other tokens"] == {cell for cell, _, face in tokens if face is not None and not is_piece(face)}
    assert [bool(seen[f"phase {phase.value}"]) for phase in CHOOSING] == [table.phase is phase for phase in CHOOSING]
    assert bool(seen["own turn"]) == (table.turn.seat == own)
    assert round(25 * seen["count left"]) == max(0, table.turn.limit - table.turn.count)
    if table.books:
        compare_books(view, seen, own)


def compare_books(view: View, seen: dict[str, Any], own: int) -> None:
    table = view.table
    mine, others = table.books[own], [book for seat, book in enumerate(table.books) if seat != own]
    assert seen["own pawn"] == {mine.pawn} - {-1}
    assert seen["other pawns"] == {book.pawn for book in others} - {-1}
    assert [bool(seen[f"aboard {piece}"]) for piece in ABOARD] == [piece in mine.aboard for piece in ABOARD]
    assert round(30 * seen["own whites"]) == min(30, mine.whites)
    assert round(30 * seen["other whites"]) == min(30, max(book.whites for book in others))
    assert bool(seen["own damage"]) == mine.meteors
    mission = view.missions[own] if view.missions else None
    planet = mission[3] if mission else None
    assert seen["own planet"] == (set() if planet is None else {table.planets[planet]})
    hand = (view.hands[own] if view.hands else None) or ()
    assert [round(4 * seen[f"hand {card}"]) for card in CARDS] == [hand.count(kind) for kind in range(len(CARDS))]


def test_planes_are_what_the_view_says() -> None:
    for position in [*laws.stored_positions(GAME, FOLDER)][::6]:
        for observer in position.case.observers():
            compare(GAME.view(position.state, observer))


def test_near_is_most_where_an_aim_is() -> None:
    aimed = 0
    for position in [*laws.stored_positions(GAME, FOLDER)][::6]:
        view = GAME.view(position.state, position.case.players()[0])
        row = PLANE.array(view)[PLANE.names.index("near")].ravel()
        seen = read(view)
        if seen["aims"]:
            assert {int(cell) for cell in np.flatnonzero(row == 1)} == seen["aims"]
            cell = min(seen["aims"])
            assert row[cell + 1 if cell % 20 < 19 else cell - 1] in (1, np.float32(1 - 1 / 38))
            aimed += 1
    assert aimed > 0


@pytest.mark.long("rules")
def test_aims_lead_on_from_tokens_to_the_planet_and_home() -> None:
    found = {"tokens": 0, "planet": 0, "home": 0}
    for position in laws.stored_positions(GAME, FOLDER):
        for seat in position.case.players():
            view = GAME.view(position.state, seat)
            if not view.table.books or view.table.ended:
                continue
            seen, aboard = read(view), view.table.books[seat].aboard
            if "witness" in aboard:
                assert seen["aims"] == seen["earth"]
                found["home"] += 1
            elif "object" in aboard and {"pilot", "shuttle", "scientist"} <= aboard:
                assert seen["aims"] == seen["own planet"]
                found["planet"] += 1
            elif seen["aims"]:
                assert seen["aims"] == seen["wanted tokens"]
                found["tokens"] += 1
    assert all(found.values())
