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
            fr="Pas de détonateur : le robot avance de 1 après une coupe juste, de 2 après une erreur, et recule de 1 "
            "si vous coupez le nombre où il est. S’il dépasse 12, la bombe explose.",
            en="No detonator: the robot walks 1 after a right cut, 2 after a mistake, and 1 back if you cut the "
            "number it is on. If it goes past 12, the bomb explodes.",
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
            fr="Coupez seulement le nombre sous le robot ou un de ceux devant lui, puis retournez-le si vous voulez. "
            "Si vous n’en avez aucun, vous passez et le détonateur avance.",
            en="Cut only the number under the robot or one in front of it, then turn it round if you like. If you "
            "have none of them, you skip your turn and the detonator advances.",
        ),
    ),
}
