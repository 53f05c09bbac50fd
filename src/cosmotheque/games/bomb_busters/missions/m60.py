"""Mission 60: The doctor again."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Fuse, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.challenges.data import Nope

RECORD = Mission(12, Mix(2, 3), NONE, fuse=Fuse(start=1, rises=True), box=5, parts=(Nope(),))

SCENARIO = Scenario(
    name="60",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Encore le docteur", en="The doctor again"),
    story=Text(
        fr="Il avait dit qu’il ne reviendrait pas. Ses défis sont les mêmes, son sourire aussi.",
        en="He had said he would not come back. His challenges are the same, and so is his smile.",
    ),
    special=Text(
        fr="Le détonateur est à son dernier cran : une erreur, et la bombe explose. Chaque défi réussi le fait "
        "reculer d’un cran. D’autres rouges.",
        en="The detonator is on its last step: one mistake and the bomb explodes. Each challenge you complete "
        "moves it back one step. Other red wires.",
    ),
    rules=(
        rule(
            6001,
            "Comme la mission 55, avec d’autres fils rouges.",
            "As mission 55, with other red wires.",
        ),
    ),
)
