"""The sky as lines of text: `o` white, `#` red, a letter of its colour for a token, `@` Earth, capitals for planets."""

from cosmotheque.core.text import Language
from cosmotheque.games.bing_bang.components import (
    CARDS,
    CATEGORIES,
    COLOURS,
    EARTH,
    FACES,
    NOWHERE,
    PLANETS,
    WIDTH,
    cell_name,
)
from cosmotheque.games.bing_bang.view import View

PAINT = ("blue", "dark_orange", "green", "magenta")
PLANET_LETTERS = ("@", "Y", "V", "M", "J", "S", "U", "N", "P")


def draw(view: View, _language: Language) -> str:
    marks = _marks(view)
    rows = [
        f"{row + 1:>2} " + " ".join(marks.get(row * WIDTH + column, "·") for column in range(WIDTH)) + f" {row + 1}"
        for row in range(WIDTH)
    ]
    columns = "   " + " ".join(chr(ord("a") + column) for column in range(WIDTH))
    return "\n".join([_head(view), columns, *rows, *_books(view), *_own(view)])


def _marks(view: View) -> dict[int, str]:
    table = view.table
    marks = dict.fromkeys(sorted(table.whites), "[white]o[/]") | dict.fromkeys(sorted(table.reds), "[red]#[/]")
    for token, cell in enumerate(table.tokens):
        marks[cell] = f"[{PAINT[table.colours[token]]}]{COLOURS[table.colours[token]][0]}[/]"
    for planet, cell in enumerate(table.planets):
        if cell != NOWHERE:
            marks[cell] = f"[bold yellow]{PLANET_LETTERS[planet]}[/]"
    for seat, book in enumerate(table.books):
        if book.pawn != NOWHERE:
            marks[book.pawn] = f"[reverse]{seat}[/]"
    return marks


def _head(view: View) -> str:
    table, turn = view.table, view.table.turn
    where = f"round {table.round}  {table.phase.value}  seat {turn.seat}  count {turn.count}/{turn.limit}"
    turned = f"  turned {FACES[table.turned.face]}" if table.turned is not None else ""
    surprise = f"  surprise {table.surprise}" if table.surprise is not None else ""
    return where + turned + surprise


def _books(view: View) -> list[str]:
    return [
        f"{seat}: {cell_name(book.pawn) if book.pawn != NOWHERE else 'out'}  white {book.whites}  red {book.reds}"
        f"  cards {view.hand_sizes[seat] if view.hand_sizes else 0}  aboard {', '.join(sorted(book.aboard)) or '-'}"
        f"  missions {book.missions}"
        for seat, book in enumerate(view.table.books)
    ]


def _own(view: View) -> list[str]:
    if view.seat is None or not view.missions:
        return []
    mission, hand = view.missions[view.seat], view.hands[view.seat]
    cards = [
        f"{name} {PLANETS[card] if category == len(CATEGORIES) - 1 else FACES[(category + 1) * 10 + card]}"
        for category, (name, card) in enumerate(zip(CATEGORIES, mission or (), strict=False))
        if card is not None
    ]
    return [
        f"mission: {', '.join(cards) or 'home to ' + PLANETS[EARTH]}",
        f"hand: {', '.join(CARDS[c] for c in hand or ())}",
    ]
