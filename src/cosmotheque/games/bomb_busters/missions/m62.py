"""Mission 62: On the brink."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Fuse, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.targets.data import Targets

RECORD = Mission(12, TWO, NONE, fuse=Fuse(start=1, rises=True), box=5, parts=(Targets(),))

SCENARIO = Scenario(
    name="62",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Sur le fil", en="On the brink"),
    story=Text(
        fr="Le docteur a réglé le détonateur sur son dernier cran. Quelques nombres bien finis lui font "
        "desserrer les doigts.",
        en="The doctor has set the detonator to its last step. A few numbers well finished make him loosen his grip.",
    ),
    special=Text(
        fr="Le détonateur est à son dernier cran : une erreur, et la bombe explose. Chaque nombre affiché que "
        "vous terminez le fait reculer d’un cran.",
        en="The detonator is on its last step: one mistake and the bomb explodes. Each number on display that you "
        "complete moves it back one step.",
    ),
    rules=(
        rule(
            6201,
            "Le premier cran du détonateur fait exploser la bombe. Autant de cartes Nombre ouvertes que de joueurs, "
            "au hasard ; chaque fois qu’un de ces nombres est complet, le détonateur recule d’un cran.",
            "The detonator’s first step blows up the bomb. As many open number cards as players, at random; when one "
            "of these numbers is complete the detonator goes back one step.",
        ),
    ),
)
