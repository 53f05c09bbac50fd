"""A bonus mission: Dangerous connections."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.grids.data import Sheet

# BOM-83: cartouches, with those that hold a coffee or a bonus.
LIAISONS = (
    (1, 7),
    (2, 9),
    (3, 11),
    (4, 12),
    (5, 8),
    (6, 10),
    (7, YELLOW),
    (8, 1),
    (9, 3),
    (10, 2),
    (11, 5),
    (12, 6),
    (YELLOW, 4),
)
COFFEE_CARTOUCHES = (0, 4, 8, 11)
BONUS_CARTOUCHES = (2, 9)

LIAISON_SHEET = Sheet(
    "BOM-83",
    tuple(value for row in LIAISONS for value in row),
    2,
    "joined",
    coffees=COFFEE_CARTOUCHES,
    bonuses=BONUS_CARTOUCHES,
)

SCENARIO = Scenario(
    name="liaisons",
    record=Mission(12, ONE, FOUR, parts=(LIAISON_SHEET,)),  # BOM-83
    title=Text(fr="Liaisons dangereuses", en="Dangerous connections"),
    special=Text(
        "Coupez seulement les valeurs reliées au départ ; à vous de tracer les liaisons.",
        "Cut only values joined to the start; you draw the lines.",
    ),
    rules=(
        rule(
            83,
            "« Liaisons dangereuses » : quatre jaunes, un rouge. On ne coupe que les nombres d’un cartouche relié à "
            "DÉPART et quatre d’un coup seulement si leurs deux cases le sont. Un cartouche complet donne un trait de "
            "plus, et parfois un café ou un bonus qui retourne une carte ou un personnage utilisé.",
            '"Dangerous connections": four yellow, one red. Only numbers in a cartouche joined to START may be cut, '
            "all four in one go only if both their cells are. A full cartouche gives one more line, and some give a "
            "coffee or a bonus that turns up a used card or character.",
        ),
    ),
)
