"""The sheets of the bonus missions, in words (BOM-81 to BOM-83)."""

from cosmotheque.core.text import Text

EVENTS = {
    "line": Text("{seat} relie le cartouche {cartouche}.", "{seat} joins the cartouche {cartouche}."),
    "ticked": Text("La case {cell} de la grille est cochée.", "Cell {cell} of the grid is ticked."),
}
