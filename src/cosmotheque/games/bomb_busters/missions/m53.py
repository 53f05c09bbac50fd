"""Mission 53: Small metal steps."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mission, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.robots.data import Score

RECORD = Mission(12, TWO, NONE, cards_without(6, 9), box=4, parts=(Score(),))

SCENARIO = Scenario(
    name="53",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Petit pas de métal", en="Small metal steps"),
    story=Text(
        fr="Votre robot a avalé le détonateur et trotte vers la sortie avec lui. Il adore qu’on coupe le numéro "
        "sous ses pieds : alors il recule.",
        en="Your robot has swallowed the detonator and trots for the exit with it. It loves when the number "
        "under its feet is cut: then it steps back.",
    ),
    special=Text(
        fr="Pas de détonateur : le robot avance de 1 après une coupe juste, de 2 après une erreur, et recule de 1 "
        "si vous coupez le nombre où il est. S’il dépasse 12, la bombe explose.",
        en="No detonator: the robot walks 1 after a right cut, 2 after a mistake, and 1 back if you cut the "
        "number it is on. If it goes past 12, the bomb explodes.",
    ),
    rules=(
        rule(
            5301,
            "Pas de détonateur. Le robot part devant la case 1, à 0.",
            "No detonator. The robot starts before space 1, on 0.",
        ),
        rule(
            5302,
            "À la fin d’un tour il avance de 1 après une coupe réussie ; il recule de 1 au contraire si la valeur "
            "coupée est le numéro où il se trouve ; il avance de 2 après une coupe ratée.",
            "At the end of a turn it moves 1 on after a successful cut; 1 back instead if the value cut is the number "
            "it stands on; 2 on after a failed one.",
        ),
        rule(
            5303,
            "S’il dépasse 12, la bombe explose.",
            "When it goes past 12, the bomb explodes.",
        ),
        rule(
            5304,
            "Jamais en dessous de 0. Quatre fils coupés en solo comptent pour une coupe. Révéler des rouges ou prendre "
            "le thermos ne le déplace pas ; un rouge coupé tue comme toujours. Tout ce qui avancerait le détonateur "
            "d’un cran avance le robot de 1.",
            "Never below 0. Four wires cut solo are one cut. Revealing reds and the thermos do not move it; red is as "
            "deadly as ever. Whatever else would advance the detonator moves the robot by 1.",
        ),
    ),
)
