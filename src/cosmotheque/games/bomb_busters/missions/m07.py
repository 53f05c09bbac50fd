"""Mission 7, of the training."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, Mix(1, 2), NONE)  # BOM-67

SCENARIO = Scenario(
    name="7",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(1, 3))},
    title=Text(fr="Mission 7", en="Mission 7"),
    special=Text(
        "Un rouge parmi deux (trois à deux joueurs) : lequel ? Pas de jaune.",
        "One of two red (of three with two players): which one? No yellow.",
    ),
    rules=(
        rule(
            67,
            "Mission 7 : un rouge sur deux, pas de jaune ; à deux joueurs, un rouge sur trois.",
            "Mission 7: one of two red, no yellow; with two players, one of three red.",
        ),
    ),
)
