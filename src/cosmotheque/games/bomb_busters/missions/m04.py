"""Mission 4, of the training."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, ONE, TWO)  # BOM-64

SCENARIO = Scenario(
    name="4",
    record=RECORD,
    others={2: replace(RECORD, yellow=FOUR)},
    title=Text(fr="Mission 4", en="Mission 4"),
    special=Text(
        "Le jeu entier : bleus de 1 à 12, un rouge, deux jaunes (quatre à deux joueurs).",
        "The whole game: blue 1 to 12, one red, two yellow (four with two players).",
    ),
    rules=(
        rule(
            64,
            "Mission 4 : bleus 1 à 12, un rouge, deux jaunes ; à deux joueurs, quatre jaunes.",
            "Mission 4: blue 1 to 12, one red, two yellow; with two players, four yellow.",
        ),
    ),
)
