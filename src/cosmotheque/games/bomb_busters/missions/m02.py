"""Mission 2, of the training."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_CARDS, NONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule

SCENARIO = Scenario(
    name="2",
    record=Mission(8, NONE, TWO, NO_CARDS),  # BOM-62
    title=Text(fr="Mission 2", en="Mission 2"),
    special=Text("Des fils bleus de 1 à 8 et deux jaunes.", "Blue wires 1 to 8 and two yellow ones."),
    rules=(
        rule(
            62,
            "Mission 2 : bleus 1 à 8, deux jaunes de 1,1 à 7,1, pas d’équipement.",
            "Mission 2: blue 1 to 8, two yellow of 1.1 to 7.1, no equipment.",
        ),
    ),
)
