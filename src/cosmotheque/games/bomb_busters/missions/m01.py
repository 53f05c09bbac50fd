"""Mission 1, of the training."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_CARDS, NONE, Mission
from cosmotheque.games.bomb_busters.model.rule import rule

SCENARIO = Scenario(
    name="1",
    record=Mission(6, NONE, NONE, NO_CARDS),  # BOM-61
    title=Text(fr="Mission 1", en="Mission 1"),
    special=Text(
        "La première : des fils bleus de 1 à 6, rien d’autre.", "The first one: blue wires 1 to 6, nothing else."
    ),
    rules=(rule(61, "Mission 1 : bleus 1 à 6, pas d’équipement.", "Mission 1: blue 1 to 6, no equipment."),),
)
