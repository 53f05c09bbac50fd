"""A view as lines of text for a terminal, in rich's markup."""

from collections.abc import Iterator

from cosmotheque.core.text import Language, Text
from cosmotheque.games.bomb_busters.components import RED, UNSEEN, YELLOW, value_of
from cosmotheque.games.bomb_busters.notation import STAND_NAMES, value_name, wire_name
from cosmotheque.games.bomb_busters.rules.grids import CELLS
from cosmotheque.games.bomb_busters.state import NOBODY, Stand, Wire
from cosmotheque.games.bomb_busters.view import View

WIDTH = 5


TO_ACT = Text("mission {}   détonateur {}   à la place {} d'agir", "mission {}   detonator {}   seat {} to act")
MARKERS = Text("marqueurs {}   validés {}", "markers {}   validated {}")
CARDS = Text("équipement {}   personnages utilisés {}", "equipment {}   characters used {}")
SEAT = Text("{} place {}", "{} seat {}")
CAPTAIN = Text("{} place {} capitaine", "{} seat {} captain")
REDS = Text(" rouges {}", " reds {}")
NOTHING = Text("", "")


def draw(view: View, language: Language) -> str:
    """The board, and each stand in two lines: the wires as the seat sees them, and the tokens in front of them."""
    if view.captain == NOBODY:
        return f"mission {view.options.mission}"
    board = [line.in_language(language) for line in _board(view)]
    return "\n".join([*board, *_stands(view, language), *_grid(view)])


def _board(view: View) -> Iterator[Text]:
    lamps = "●" * view.detonator + "○" * (view.seats - view.detonator)
    yield TO_ACT.filled(view.options.mission, lamps, view.active)
    markers = [f"{wire_name(marker.wire)}{'' if marker.sure else '?'}" for marker in view.markers]
    done = [str(number) for number in view.validated]
    yield MARKERS.filled(" ".join(markers) or "–", " ".join(done) or "–")
    cards = [
        f"[dim strike]{card.number}[/]"
        if card.used
        else f"[bold]{card.number}![/]"
        if card.number in view.ready
        else str(card.number)
        for card in view.cards
    ]
    yield CARDS.filled(" ".join(cards) or "–", " ".join(map(str, view.spent)) or "–")


def _stands(view: View, language: Language) -> Iterator[str]:
    for number, stand in enumerate(view.stands):
        name = (CAPTAIN if stand.owner == view.captain else SEAT).filled(STAND_NAMES[number], stand.owner)
        heart = " ♥" if number in view.hearts else ""
        reds = REDS.filled(" ".join(map(str, stand.reds))) if stand.reds else NOTHING
        yield f"{name.in_language(language)}{heart}{reds.in_language(language)}"
        yield "  " + "".join(map(_wire, stand.wires)).rstrip()
        yield "  " + _tokens(stand)


def _wire(wire: Wire) -> str:
    if wire.code == UNSEEN:
        return f"{'▒':<{WIDTH}}"
    name = f"{wire_name(wire.code):<{WIDTH}}"
    colour = {YELLOW: "yellow", RED: "red"}.get(value_of(wire.code), "cyan")
    return f"[dim {colour}]{name}[/]" if wire.cut else f"[bold {colour}]{name}[/]"


def _tokens(stand: Stand) -> str:
    marks = ("x" if wire.cut else f"({value_name(wire.shown)})" if wire.shown else "·" for wire in stand.wires)
    return "".join(f"{mark:<{WIDTH}}" for mark in marks).rstrip()


def _grid(view: View) -> Iterator[str]:
    if view.grid is None:
        return
    mission = view.options.mission
    width = 5 if mission == "parallel" else 2
    cells = [
        f"[dim]{value_name(value)}x[/]" if cell in view.grid.ticked else value_name(value)
        for cell, value in enumerate(CELLS[mission])
    ]
    for row in range(0, len(cells), width):
        joined = "" if mission != "liaisons" else "─ " if row // width in view.grid.lines else "  "
        yield f"  {joined}{' '.join(cells[row : row + width])}"
