"""Mission 5, of the training."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import ONE, TWO, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, ONE, Mix(2, 3))  # BOM-65

SCENARIO = Scenario(
    name="5",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="Mission 5", en="Mission 5"),
    special=Text(
        "Un rouge (deux à deux joueurs), et deux jaunes parmi trois : lesquels ?",
        "One red (two with two players), and two of three yellow: which ones?",
    ),
    rules=(
        rule(
            65,
            "Mission 5 : un rouge, deux jaunes sur trois ; à deux joueurs, deux rouges.",
            "Mission 5: one red, two of three yellow; with two players, two red.",
        ),
    ),
)
