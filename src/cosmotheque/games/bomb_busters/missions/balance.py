"""A bonus mission: Walking the wire."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, Fuse, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.grids.data import Sheet

# BOM-81: the two cells of each row, and what completing it does to the detonator.
BALANCE = (
    (1, YELLOW, +1),
    (2, 12, -1),
    (3, 11, +1),
    (4, 10, -1),
    (5, 9, +1),
    (6, 8, -1),
    (7, 7, 0),
    (8, 1, +1),
    (9, 2, -1),
    (10, 3, +1),
    (11, 4, -1),
    (12, 5, +1),
    (YELLOW, 6, -1),
)

CELLS = tuple(value for row in BALANCE for value in row[:2])
BALANCE_SHEET = Sheet("BOM-81", CELLS, 2, "all", effects=tuple(row[2] for row in BALANCE))

SCENARIO = Scenario(
    name="balance",
    record=Mission(12, ONE, FOUR, fuse=Fuse(back_kills=True), parts=(BALANCE_SHEET,)),  # BOM-81
    title=Text(fr="En équilibre sur le fil", en="Walking the wire"),
    special=Text(
        "Chaque paire coche une case ; les lignes complètes font avancer ou reculer le détonateur.",
        "Each pair ticks a cell; complete rows move the detonator on or back.",
    ),
    rules=(
        rule(
            81,
            "« En équilibre sur le fil » : quatre jaunes, un rouge, treize lignes de deux cases. Quand on coupe une "
            "paire, on coche une case de sa valeur, au choix ; entre les deux 7 d’une même ligne il n’y a rien à "
            "choisir. Une ligne complète fait avancer ou reculer le détonateur ; au-delà du départ, tout explose.",
            '"Walking the wire": four yellow, one red, thirteen rows of two cells. When you cut a pair, you tick a '
            "cell of its value, of your choice; between the two 7s of one row there is nothing to choose. A completed "
            "row moves the detonator on or back; beyond its start everything explodes.",
        ),
    ),
)
