"""The sheets of the bonus missions, in words (BOM-81 to BOM-83)."""

from collections.abc import Iterator

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.notation import value_name
from cosmotheque.games.bomb_busters.parts.grids.rules import sheet_of
from cosmotheque.games.bomb_busters.view.seen import View

EVENTS = {
    "line": Text("{seat} relie le cartouche {cartouche}.", "{seat} joins the cartouche {cartouche}."),
    "ticked": Text("La case {cell} de la grille est cochée.", "Cell {cell} of the grid is ticked."),
}


def lines_below(view: View) -> Iterator[Text]:
    """The sheet, row by row: ticked cells are dimmed, cartouches joined to START have a line before them."""
    grid = view.parts.grids
    if grid is None:
        return
    sheet = sheet_of(view)
    cells = [
        f"[dim]{value_name(value)}x[/]" if cell in grid.ticked else value_name(value)
        for cell, value in enumerate(sheet.cells)
    ]
    for row in range(0, len(cells), sheet.width):
        joined = "" if sheet.opened != "joined" else "─ " if row // sheet.width in grid.lines else "  "
        line = f"  {joined}{' '.join(cells[row : row + sheet.width])}"
        yield Text(line, line)
