"""A bonus mission: Parallel wires."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.grids.data import Sheet

# BOM-82: rows that are read from the left.
PARALLELS = (
    (1, 12, 8, 2, YELLOW),
    (6, 2, 11, 7, 3),
    (10, 7, 3, 10, 6),
    (5, 11, 8, 4, 9),
    (12, 4, 1, 9, 5),
)

PARALLEL_SHEET = Sheet(
    "BOM-82",
    tuple(value for row in PARALLELS for value in row),
    5,
    "leftmost",
    coffees=tuple(range(len(PARALLELS))),
    first_coffees=1,
)

SCENARIO = Scenario(
    name="parallel",
    record=Mission(12, ONE, TWO, parts=(PARALLEL_SHEET,)),  # BOM-82
    title=Text(fr="Fils parallèles", en="Parallel wires"),
    special=Text(
        "Coupez dans l’ordre de cinq lignes ; une ligne complète vous donne un café.",
        "Cut wires in the order of five rows; a complete row gives you a coffee.",
    ),
    rules=(
        rule(
            82,
            "« Fils parallèles » : deux jaunes, un rouge. On ne coupe que les valeurs qui sont la première case non "
            "cochée d’une ligne. Une ligne complète donne un café : on peut le prendre pour passer son tour et "
            "désigner le joueur suivant. Si l’on ne peut rien couper, le détonateur avance ou l’on prend un café.",
            '"Parallel wires": two yellow, one red. Only values that are the first unticked cell of a row may be cut. '
            "A completed row gives a coffee: you may take it to skip your turn and name the next player. If you can "
            "cut nothing, the detonator advances or you take a coffee.",
        ),
    ),
)
