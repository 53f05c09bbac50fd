"""The sky as lines of text: `°` white, `#` red, `@` Earth, capitals for planets, a shape for the colour of a token."""

from collections.abc import Iterable
from typing import Any

from cosmotheque.core.text import Language, Text, sentence
from cosmotheque.games.bing_bang import events as ev
from cosmotheque.games.bing_bang.components.box import CARDS, CATEGORIES, PLANET, face_of
from cosmotheque.games.bing_bang.components.sky import NOWHERE, WIDTH, cell_name
from cosmotheque.games.bing_bang.state import LogBook
from cosmotheque.games.bing_bang.text import (
    CARD_NAMES,
    CATEGORY_NAMES,
    COLOUR_NAMES,
    FACE_NAMES,
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
PEEKABLE = Text("numéros des jetons : {}", "numbers of the tokens: {}")
LEGEND = Text(
    "Colonnes a à t, lignes 1 à 20. ° jeton blanc, # jeton rouge, chiffre : vaisseau de cette place, @ la Terre ; Y "
    "Mercure, V Vénus, M Mars, J Jupiter, S Saturne, U Uranus, N Neptune, P Pluton. Jetons face cachée : ● bleu, ▲ "
    "orange, ■ vert, ◆ violet. Les secteurs sont les quatre quarts, places 0 et 1 en haut, 2 et 3 en bas. lay, move, "
    "take, red CASE : poser un blanc, avancer, reprendre un blanc, poser un rouge ; fly c9-c10 : survoler c9 et se "
    "poser en c10 ; turn : retourner le jeton survolé ; end : finir le tour. Un Bing Bang de secteurs s’écrit par la "
    "carte et deux fois quatre chiffres, rearrange 1032 0200 : la place 0 reçoit le secteur de la place 1, et ainsi "
    "de suite, tournés d’autant de quarts dans le sens des aiguilles d’une montre.",
    "Columns a to t, rows 1 to 20. ° white token, # red token, a digit: the ship of that seat, @ Earth; Y Mercury, V "
    "Venus, M Mars, J Jupiter, S Saturn, U Uranus, N Neptune, P Pluto. Tokens face down: ● blue, ▲ orange, ■ green, "
    "◆ violet. Sectors are the four quarters, places 0 and 1 above, 2 and 3 below. lay, move, take, red CELL: lay a "
    "white token, move there, take a white token back, lay a red token; fly c9-c10: fly over c9 and land on c10; "
    "turn: turn the token flown over; end: end the turn. A Bing Bang of sectors is written as its card and twice "
    "four digits, rearrange 1032 0200: place 0 gets the sector of place 1, and so on, each turned by so many "
    "quarters clockwise.",
)


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
    """The seat in turn and its count."""
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
        sentence("{} {}", "{} {}", cell_name(cell), face_name(face))
        for cell, face in zip(view.table.tokens, view.faces, strict=True)
        if face is not None
    )
    own = [MISSION.filled(_with_commas(cards) if cards else HOME), HAND.filled(held), KNOWN.filled(known)]
    return [*own, _number_tokens(view)] if view.table.surprise == "spyglass" else own


def _number_tokens(view: View) -> Text:
    """The numbers and cells of the tokens, which can be peeked at by number."""
    cells = " ".join(f"{token}={cell_name(cell)}" for token, cell in enumerate(view.table.tokens))
    return PEEKABLE.filled(cells)


def _mission_card(category: int, card: int) -> Text:
    return PLANET_NAMES[card] if category == PLANET else face_name(face_of(category, card))


def _with_commas(names: Iterable[Text]) -> Text:
    found = list(names)
    return Text(", ".join(name.fr for name in found), ", ".join(name.en for name in found)) if found else NOTHING


def name(event: ev.Event, field: str, value: Any) -> Text | str | None:
    """The name of an event's value in the words of the game."""
    match event, field, value:
        case _, "cell" | "start" | "cells", int():
            return cell_name(value)
        case _, "colour", int():
            return COLOUR_NAMES[value]
        case _, "face", int():
            return face_name(value)
        case _, "planet", int():
            return PLANET_NAMES[value]
        case _, "piece" | "pieces", str():
            return THE_PIECE_NAMES[value]  # type: ignore[index]
        case _, "category", int():
            return CATEGORY_NAMES[value]
        case ev.MissionShown(_, category, card), "card", _:
            return _mission_card(category, card)
        case ev.Robbed(piece=piece), "card", int():
            return _mission_card(CATEGORIES.index(piece), value)
        case _:
            return _card_name(field, value)


def _card_name(field: str, value: Any) -> Text | None:
    """A Bing Bang card, a surprise, or what happened to a ship."""
    match field, value:
        case "cards", int():
            return CARD_NAMES[CARDS[value]]
        case "card", str():
            return CARD_NAMES.get(value) or SURPRISE_NAMES[value]  # type: ignore[call-overload]
        case "how", str():
            return FACE_NAMES[value]
        case _:
            return None
