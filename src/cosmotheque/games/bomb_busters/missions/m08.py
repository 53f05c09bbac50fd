"""Mission 8, of the training."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, Mix(1, 2), Mix(2, 3))  # BOM-68

SCENARIO = Scenario(
    name="8",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(1, 3), yellow=FOUR)},
    title=Text(fr="Mission 8", en="Mission 8"),
    special=Text(
        "On ne sait ni quel rouge ni quels jaunes sont en jeu : la dernière de l’entraînement.",
        "Nobody knows which red and which yellow are in play: the last of the training.",
    ),
    rules=(
        rule(
            68,
            "Mission 8 : un rouge sur deux, deux jaunes sur trois ; à deux joueurs, un rouge sur trois et quatre "
            "jaunes.",
            "Mission 8: one of two red, two of three yellow; with two players, one of three red and four yellow.",
        ),
    ),
)
