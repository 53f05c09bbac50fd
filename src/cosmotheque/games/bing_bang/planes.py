"""The sky as planes of 20 × 20 cells: tokens and what the seat knows of them, planets, pawns, whites and reds."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final

from cosmotheque.core.planes import AllPlanes, Array, Planes
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.components.box import (
    CARDS,
    COLOURS,
    COPIES,
    EARTH,
    FAILURE_TURNS,
    FINDS_IN_A_ROW,
    PIRATE_COUNT,
    PLANET,
    REDS,
    ROUNDS,
    WHITES,
    Piece,
    colours_of,
    is_piece,
)
from cosmotheque.games.bing_bang.components.sky import CELLS, NOWHERE, WIDTH
from cosmotheque.games.bing_bang.rules.missions import LOADED, is_on_the_way_home
from cosmotheque.games.bing_bang.state import LogBook, Phase
from cosmotheque.games.bing_bang.view import View

ABOARD: Final[tuple[Piece, ...]] = ("pilot", "shuttle", "scientist", "object", "witness")
CHOOSING: Final = tuple(
    phase for phase in Phase if not phase.value.startswith(("deal", "draw")) and phase is not Phase.OVER
)
MOST_WHITES: Final = 2 * WHITES
FARTHEST: Final = 2 * (WIDTH - 1)
MOST_REDS: Final = 2 * max(REDS.values())
LOCAL: Final = (
    *("whites", "reds", "planets", "earth", "own planet", "own pawn", "other pawns"),
    *(f"{colour} tokens" for colour in COLOURS),
    *("wanted tokens", "pieces", "other tokens", "aims", "near", "flown over"),
)
NAMES: Final = (
    *LOCAL,
    *(f"phase {phase.value}" for phase in CHOOSING),
    *("own turn", "count left", "opening", "landed", "closing", "finds", "round"),
    *(f"own {part}" for part in ("whites", "reds", "missions", "failure", "damage", "homeward")),
    *(f"other {part}" for part in ("whites", "reds", "missions", "failure", "damage", "pieces")),
    *(f"aboard {piece}" for piece in ABOARD),
    *(f"hand {card}" for card in CARDS),
)
ROW: Final = {name: row for row, name in enumerate(NAMES)}


def _write(view: View, out: Array) -> None:
    flat = out.reshape(len(NAMES), CELLS)
    for name, cells in _marked_cells(view):
        flat[ROW[name], [cell for cell in cells if cell != NOWHERE]] = 1
    flat[ROW["near"]] = _nearness(view)
    for name, share in _shares(view):
        flat[ROW[name]] = min(1, share)


def _marked_cells(view: View) -> Iterator[tuple[str, Iterable[int]]]:
    table, own = view.table, view.seat or 0
    yield "whites", table.whites
    yield "reds", table.reds
    yield "planets", table.planets
    yield "earth", table.planets[EARTH : EARTH + 1]
    for colour, name in enumerate(COLOURS):
        tokens = zip(table.tokens, table.colours, strict=False)
        yield f"{name} tokens", [cell for cell, back in tokens if back == colour]
    known = [(cell, face) for cell, face in zip(table.tokens, view.faces, strict=False) if face is not None]
    yield "wanted tokens", [cell for cell, face in known if face in view.wanted]
    yield "pieces", [cell for cell, face in known if is_piece(face)]
    yield "other tokens", [cell for cell, face in known if not is_piece(face)]
    if table.turn.flown is not None:
        yield "flown over", table.tokens[table.turn.flown : table.turn.flown + 1]
    yield "other pawns", [book.pawn for seat, book in enumerate(table.books) if seat != own]
    if table.books:
        yield "own pawn", (table.books[own].pawn,)
        yield "own planet", _own_planet(view, own)
        yield "aims", _aims(view, own, known)


def _own_planet(view: View, own: int) -> tuple[int, ...]:
    mission = view.missions[own] if own < len(view.missions) else None
    planet = mission[PLANET] if mission else None
    return () if planet is None else (view.table.planets[planet],)


def _aims(view: View, own: int, known: list[tuple[int, int]]) -> Iterable[int]:
    """Cells that the mission leads the seat to next: tokens that it knows and wants, its planet, or Earth (BB-47)."""
    book = view.table.books[own]
    if is_on_the_way_home(book):
        return view.table.planets[EARTH : EARTH + 1]
    if book.aboard >= LOADED:
        return _own_planet(view, own)
    return [cell for cell, face in known if face in view.wanted]


def _nearness(view: View) -> list[float]:
    """The nearness of each cell to an aim, or to a token that might be wanted if none is known: 1 on the aim itself."""
    table, own = view.table, view.seat or 0
    if not table.books:
        return [0.0] * CELLS
    tokens = [*zip(table.tokens, table.colours, view.faces, strict=True)]
    known = [(cell, face) for cell, _, face in tokens if face is not None]
    backs = colours_of(view.wanted)
    aims = [*_aims(view, own, known)] or [cell for cell, back, face in tokens if face is None and back in backs]
    steps = [_steps_from(cell) for cell in aims if cell != NOWHERE]
    return [1 - min(cell) / FARTHEST for cell in zip(*steps, strict=True)] or [0.0] * CELLS


@cache
def _steps_from(cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, WIDTH)
    return tuple(abs(row - other // WIDTH) + abs(column - other % WIDTH) for other in range(CELLS))


def _shares(view: View) -> Iterator[tuple[str, float]]:
    table, own = view.table, view.seat or 0
    turn = table.turn
    for phase in CHOOSING:
        yield f"phase {phase.value}", table.phase is phase
    yield "own turn", turn.seat == own
    yield "count left", max(0, turn.limit - turn.count) / PIRATE_COUNT
    yield "opening", turn.opening
    yield "landed", turn.landed
    yield "closing", turn.closing
    yield "finds", turn.finds / FINDS_IN_A_ROW
    yield "round", table.round / ROUNDS
    others = [book for seat, book in enumerate(table.books) if seat != own]
    for name, books in (("own", table.books[own : own + 1]), ("other", others)):
        for part, share in _best(view, books):
            yield f"{name} {part}", share
    if table.books:
        book = table.books[own]
        yield "own homeward", is_on_the_way_home(book)
        yield "other pieces", max((len(other.aboard) for other in others), default=0) / len(ABOARD)
        yield from ((f"aboard {piece}", piece in book.aboard) for piece in ABOARD)
    for kind, card in enumerate(CARDS):
        hand = (view.hands[own] if own < len(view.hands) else None) or ()
        yield f"hand {card}", hand.count(kind) / COPIES


def _best(view: View, books: Sequence[LogBook]) -> Iterator[tuple[str, float]]:
    """Stocks and progress of a player; of several players the highest values."""
    if books:
        yield "whites", max(book.whites for book in books) / MOST_WHITES
        yield "reds", max(book.reds for book in books) / MOST_REDS
        yield "missions", max(book.missions for book in books) / view.table.options.missions
        yield "failure", max(book.failure for book in books) / FAILURE_TURNS
        yield "damage", max(book.meteors for book in books)


def _places(view: View, action: act.Action) -> tuple[int, ...]:
    """The cells that an action names, by themselves or by what lies on them."""
    table = view.table
    match action:
        case act.FlyOver(over, to):
            return over, to
        case act.Peek(token):
            return (table.tokens[token],)
        case act.LiftPlanet(planet):
            return tuple(cell for cell in (table.planets[planet],) if cell != NOWHERE)
        case act.SwapPlanets((one, two)):
            return table.planets[one], table.planets[two]
        case act.TurnToken() if table.turn.flown is not None:
            return (table.tokens[table.turn.flown],)
        case _:
            return (action.cell,) if hasattr(action, "cell") else ()


PLANES: Final[AllPlanes] = {"bing-bang": Planes((len(NAMES), WIDTH, WIDTH), NAMES, len(LOCAL), _write, _places)}
