"""Missions with a robot that walks."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS: dict[str, Briefing] = {
    "53": Briefing(
        Text(fr="Petit pas de métal", en="Small metal steps"),
        Text(
            fr="Votre robot a avalé le détonateur et trotte vers la sortie avec lui. Il adore qu’on coupe le numéro "
            "sous ses pieds : alors il recule.",
            en="Your robot has swallowed the detonator and trots for the exit with it. It loves when the number "
            "under its feet is cut: then it steps back.",
        ),
        Text(
            fr="Pas de détonateur : le robot avance à chaque coupe, et recule si l’on coupe le numéro où il se "
            "trouve. S’il dépasse 12, tout explose.",
            en="No detonator: the robot advances with every cut, and goes back when the number it stands on is cut. "
            "Past 12 everything explodes.",
        ),
    ),
    "59": Briefing(
        Text(fr="Nano fait les cent pas", en="Nano paces up and down"),
        Text(
            fr="Le robot a retrouvé la raison et connaît le plan des charges. Il les montre une à une, mais ne "
            "marche que droit devant lui.",
            en="The robot has come to its senses and knows the plan of the charges. It shows them one by one, but "
            "only ever walks straight ahead.",
        ),
        Text(
            fr="On ne coupe que la carte où est le robot ou celles devant lui. Après la coupe, on peut le retourner.",
            en="Only the card under the robot and those in front of it may be cut. After the cut you may turn it "
            "round.",
        ),
    ),
}
