"""Mission 6, of the training."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, ONE, FOUR)  # BOM-66

SCENARIO = Scenario(
    name="6",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="Mission 6", en="Mission 6"),
    special=Text("Un rouge (deux à deux joueurs) et quatre jaunes.", "One red (two with two players) and four yellow."),
    rules=(
        rule(
            66,
            "Mission 6 : un rouge, quatre jaunes ; à deux joueurs, deux rouges.",
            "Mission 6: one red, four yellow; with two players, two red.",
        ),
    ),
)
