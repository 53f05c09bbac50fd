"""Mission 59: Nano paces up and down."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, THREE, Mission, Mix, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.robots.data import Lineup

RECORD = Mission(12, Mix(2, 3), NONE, cards_without(10), box=5, new_characters=NO_RAY, parts=(Lineup(),))

SCENARIO = Scenario(
    name="59",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Nano fait les cent pas", en="Nano paces up and down"),
    story=Text(
        fr="Le robot a retrouvé la raison et connaît le plan des charges. Il les montre une à une, mais ne "
        "marche que droit devant lui.",
        en="The robot has come to its senses and knows the plan of the charges. It shows them one by one, but "
        "only ever walks straight ahead.",
    ),
    special=Text(
        fr="Coupez seulement le nombre sous le robot ou un de ceux devant lui, puis retournez-le si vous voulez. "
        "Si vous n’en avez aucun, vous passez et le détonateur avance.",
        en="Cut only the number under the robot or one in front of it, then turn it round if you like. If you "
        "have none of them, you skip your turn and the detonator advances.",
    ),
    rules=(
        rule(
            5901,
            "Les douze cartes Nombre sont alignées au hasard. Le robot est sur le 7, tourné vers le côté le plus long.",
            "The twelve number cards lie in a line, at random. The robot stands on 7, facing the longer side.",
        ),
        rule(
            5902,
            "À son tour on laisse le robot ou on l’avance jusqu’à une carte dont on a la valeur, on coupe cette "
            "valeur, puis on retourne le robot ou non. Annoncer une valeur mène le robot à sa carte.",
            "On your turn leave the robot, or move it forward to a card whose value you have; cut that value; then "
            "turn the robot round or not. To announce a value walks the robot to its card.",
        ),
        rule(
            5903,
            "On choisit parmi la carte où il se trouve et celles devant lui. Si l’on n’en a aucune, on passe, le "
            "détonateur avance et le robot fait demi-tour.",
            "The choice is the card it stands on and those in front of it. If you have none, you skip your turn, the "
            "detonator advances and the robot is turned round.",
        ),
        rule(
            5904,
            "La carte d’un nombre terminé est retournée. Le robot passe par-dessus et peut s’y trouver, mais elle "
            "n’est plus une valeur.",
            "The card of a complete number is turned down. The robot passes over it and may stand on it, but its value "
            "is gone.",
        ),
        rule(
            5905,
            "Thermos : tout le tour est sauté, le robot reste comme il est.",
            "Thermos: the whole turn is skipped, the robot stays as it is.",
        ),
        rule(
            5906,
            "Révéler des rouges ne déplace rien.",
            "Revealing reds moves nothing.",
        ),
    ),
)
