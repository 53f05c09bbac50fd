"""The sky as lines of text: `°` white, `#` red, `@` Earth, capitals for planets, a shape for the colour of a token."""

from collections.abc import Iterable

from cosmotheque.core.text import Language, Text, said
from cosmotheque.games.bing_bang.components.box import CARDS, PLANET, face_of
from cosmotheque.games.bing_bang.components.sky import NOWHERE, WIDTH, cell_name
from cosmotheque.games.bing_bang.state import LogBook
from cosmotheque.games.bing_bang.text import (
    CARD_NAMES,
    PLANET_NAMES,
    SURPRISE_NAMES,
    THE_PIECE_NAMES,
    face_name,
)
from cosmotheque.games.bing_bang.view import View

TOKENS = ("[blue]●[/]", "[dark_orange]▲[/]", "[green]■[/]", "[magenta]◆[/]")
PLANET_LETTERS = ("@", "Y", "V", "M", "J", "S", "U", "N", "P")
HEAD = Text("tour {}  place {}  compte {}/{}", "round {}  seat {}  count {}/{}")
TURNED = Text("{}  retourné : {}", "{}  turned: {}")
SURPRISE = Text("{}  imprévu : {}", "{}  surprise: {}")
BOOK = Text(
    "{} : {}  blancs {}  rouges {}  cartes {}  à bord : {}  missions {}",
    "{}: {}  white {}  red {}  cards {}  aboard: {}  missions {}",
)
OUT = Text("éliminé", "out")
NOTHING = Text("-", "-")
MISSION = Text("mission : {}", "mission: {}")
HOME = Text("retour sur Terre", "home to Earth")
HAND = Text("main : {}", "hand: {}")
KNOWN = Text("jetons connus : {}", "tokens known: {}")


def draw(view: View, language: Language) -> str:
    marks = _marks(view)
    rows = [
        f"{row + 1:>2} " + " ".join(marks.get(row * WIDTH + column, "·") for column in range(WIDTH)) + f" {row + 1}"
        for row in range(WIDTH)
    ]
    columns = "   " + " ".join(chr(ord("a") + column) for column in range(WIDTH))
    below = [line.in_language(language) for line in (*books(view), *_own(view))]
    return "\n".join([heading(view).in_language(language), columns, *rows, *below])


def _marks(view: View) -> dict[int, str]:
    table = view.table
    marks = dict.fromkeys(sorted(table.whites), "[white]°[/]") | dict.fromkeys(sorted(table.reds), "[red]#[/]")
    for token, cell in enumerate(table.tokens):
        marks[cell] = TOKENS[table.colours[token]]
    for planet, cell in enumerate(table.planets):
        if cell != NOWHERE:
            marks[cell] = f"[bold yellow]{PLANET_LETTERS[planet]}[/]"
    for seat, book in enumerate(table.books):
        if book.pawn != NOWHERE:
            marks[book.pawn] = f"[reverse]{seat}[/]"
    return marks


def heading(view: View) -> Text:
    """Whose turn it is and how far it has come."""
    table, turn = view.table, view.table.turn
    head = HEAD.filled(table.round, turn.seat, turn.count, turn.limit)
    if table.turned is not None:
        head = TURNED.filled(head, face_name(table.turned.face))
    return head if table.surprise is None else SURPRISE.filled(head, SURPRISE_NAMES[table.surprise])


def books(view: View) -> list[Text]:
    """A line for each seat: where it is and what it has."""
    sizes = view.hand_sizes or (0,) * len(view.table.books)
    return [_book(seat, book, sizes[seat]) for seat, book in enumerate(view.table.books)]


def _book(seat: int, book: LogBook, cards: int) -> Text:
    where = cell_name(book.pawn) if book.pawn != NOWHERE else OUT
    aboard = _with_commas(THE_PIECE_NAMES[piece] for piece in sorted(book.aboard))
    return BOOK.filled(seat, where, book.whites, book.reds, cards, aboard, book.missions)


def _own(view: View) -> list[Text]:
    if view.seat is None or not view.missions:
        return []
    mission, hand = view.missions[view.seat], view.hands[view.seat]
    cards = [_mission_card(category, card) for category, card in enumerate(mission or ()) if card is not None]
    held = _with_commas(CARD_NAMES[CARDS[card]] for card in hand or ())
    known = _with_commas(
        said("{} {}", "{} {}", cell_name(cell), face_name(face))
        for cell, face in zip(view.table.tokens, view.faces, strict=True)
        if face is not None
    )
    return [MISSION.filled(_with_commas(cards) if cards else HOME), HAND.filled(held), KNOWN.filled(known)]


def _mission_card(category: int, card: int) -> Text:
    return PLANET_NAMES[card] if category == PLANET else face_name(face_of(category, card))


def _with_commas(names: Iterable[Text]) -> Text:
    found = list(names)
    return Text(", ".join(name.fr for name in found), ", ".join(name.en for name in found)) if found else NOTHING
