"""Mission 55: The doctor says no."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, TWO, Fuse, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.challenges.data import Nope

RECORD = Mission(12, TWO, NONE, fuse=Fuse(start=1, rises=True), box=5, parts=(Nope(),))

SCENARIO = Scenario(
    name="55",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(2, 3))},
    title=Text(fr="Le docteur dit non", en="The doctor says no"),
    story=Text(
        fr="Le docteur vous attend, confortablement assis. Vous n’avez droit à aucune erreur, sauf à le "
        "distraire par quelques prouesses.",
        en="The doctor is waiting for you, comfortably seated. You are allowed no mistake at all, unless a few "
        "feats distract him.",
    ),
    special=Text(
        fr="Le détonateur est à son dernier cran : une erreur, et la bombe explose. Chaque défi réussi le fait "
        "reculer d’un cran.",
        en="The detonator is on its last step: one mistake and the bomb explodes. Each challenge you complete "
        "moves it back one step.",
    ),
    rules=(
        rule(
            5501,
            "Le détonateur est à son dernier cran : la première avance fait tout exploser. Chaque défi réussi le fait "
            "reculer d’un cran. Les missions 55 et 60 ne diffèrent que par leurs fils.",
            "The detonator is on its last step: the first advance explodes. Each challenge completed moves it back one "
            "step. Missions 55 and 60 differ in wires only.",
        ),
    ),
)
