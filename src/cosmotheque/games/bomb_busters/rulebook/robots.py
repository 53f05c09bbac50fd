"""Robots that walk (missions 53 and 59)."""

from cosmotheque.core.text import Rule, numbered

rule = numbered("BOM")

SCORE = (
    rule(
        5301,
        "Pas de détonateur. Le robot part devant la case 1, à 0.",
        "No detonator. The robot starts before space 1, on 0.",
    ),
    rule(
        5302,
        "À la fin d’un tour il avance de 1 après une coupe réussie ; il recule de 1 au contraire si la valeur coupée "
        "est le numéro où il se trouve ; il avance de 2 après une coupe ratée.",
        "At the end of a turn it moves 1 on after a successful cut; 1 back instead if the value cut is the number it "
        "stands on; 2 on after a failed one.",
    ),
    rule(
        5303,
        "S’il dépasse 12, la bombe explose.",
        "When it goes past 12, the bomb explodes.",
    ),
    rule(
        5304,
        "Jamais en dessous de 0. Quatre fils coupés en solo comptent pour une coupe. Révéler des rouges ou prendre le "
        "thermos ne le déplace pas ; un rouge coupé tue comme toujours. Tout ce qui avancerait le détonateur d’un "
        "cran avance le robot de 1.",
        "Never below 0. Four wires cut solo are one cut. Revealing reds and the thermos do not move it; red is as "
        "deadly as ever. Whatever else would advance the detonator moves the robot by 1.",
    ),
)

LINE = (
    rule(
        5901,
        "Les douze cartes Nombre sont alignées au hasard. Le robot est sur le 7, tourné vers le côté le plus long.",
        "The twelve number cards lie in a line, at random. The robot stands on 7, facing the longer side.",
    ),
    rule(
        5902,
        "À son tour on laisse le robot ou on l’avance jusqu’à une carte dont on a la valeur, on coupe cette valeur, "
        "puis on retourne le robot ou non. Annoncer une valeur mène le robot à sa carte.",
        "On your turn leave the robot, or move it forward to a card whose value you have; cut that value; then turn "
        "the robot round or not. To announce a value walks the robot to its card.",
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
        "La carte d’un nombre terminé est retournée. Le robot passe par-dessus et peut s’y trouver, mais elle n’est "
        "plus une valeur.",
        "The card of a complete number is turned down. The robot passes over it and may stand on it, but its value is "
        "gone.",
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
)

MISSIONS: dict[int, tuple[Rule, ...]] = {53: SCORE, 59: LINE}
