"""A view as lines of text for a terminal, in rich's markup."""

from collections.abc import Iterator

from cosmotheque.games.bomb_busters.components import RED, UNSEEN, YELLOW, value_of
from cosmotheque.games.bomb_busters.notation import STAND_NAMES, value_name, wire_name
from cosmotheque.games.bomb_busters.rules.grids import CELLS
from cosmotheque.games.bomb_busters.state import NOBODY, Stand, Wire
from cosmotheque.games.bomb_busters.view import View

WIDTH = 5


def draw(view: View) -> str:
    """The board, and each stand in two lines: the wires as the seat sees them, and the tokens in front of them."""
    if view.captain == NOBODY:
        return f"mission {view.options.mission}"
    return "\n".join([*_board(view), *_stands(view), *_grid(view)])


def _board(view: View) -> Iterator[str]:
    lamps = "●" * view.detonator + "○" * (view.seats - view.detonator)
    yield f"mission {view.options.mission}   detonator {lamps}   seat {view.active} to act"
    markers = [f"{wire_name(marker.wire)}{'' if marker.sure else '?'}" for marker in view.markers]
    done = [str(number) for number in view.validated]
    yield f"markers {' '.join(markers) or '–'}   validated {' '.join(done) or '–'}"
    cards = [
        f"[dim strike]{card.number}[/]"
        if card.used
        else f"[bold]{card.number}![/]"
        if card.number in view.ready
        else str(card.number)
        for card in view.cards
    ]
    used = " ".join(map(str, view.spent)) or "–"
    yield f"equipment {' '.join(cards) or '–'}   characters used {used}"


def _stands(view: View) -> Iterator[str]:
    for number, stand in enumerate(view.stands):
        heart = " ♥" if number in view.hearts else ""
        captain = " captain" if stand.owner == view.captain else ""
        beside = f" reds {' '.join(map(str, stand.reds))}" if stand.reds else ""
        yield f"{STAND_NAMES[number]} seat {stand.owner}{captain}{heart}{beside}"
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
