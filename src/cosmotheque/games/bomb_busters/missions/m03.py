"""Mission 3, of the training."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, ONE, Cards, Mission
from cosmotheque.games.bomb_busters.model.rule import rule

SCENARIO = Scenario(
    name="3",
    record=Mission(10, ONE, NONE, Cards(tuple(range(1, 11)))),  # BOM-63
    title=Text(fr="Mission 3", en="Mission 3"),
    special=Text(
        "Le premier fil rouge, à ne pas couper, et les premiers équipements. Bleus de 1 à 10.",
        "Blue wires 1 to 10, your first red wire (never cut it) and your first equipment.",
    ),
    rules=(
        rule(
            63,
            "Mission 3 : bleus 1 à 10, un rouge de 1,5 à 9,5, équipement sans les cartes 11 et 12.",
            "Mission 3: blue 1 to 10, one red of 1.5 to 9.5, equipment without cards 11 and 12.",
        ),
    ),
)
