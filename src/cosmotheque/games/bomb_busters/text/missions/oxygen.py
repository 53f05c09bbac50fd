"""Missions under water."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.text.missions.briefing import Briefing

BRIEFINGS: dict[str, Briefing] = {
    "44": Briefing(
        Text(fr="Sous pression", en="Under pressure"),
        Text(
            fr="La bombe est attachée à la coque d’une épave, par quarante mètres de fond. Vos bouteilles sont "
            "reliées entre elles : chacun respire sur le compte des autres.",
            en="The bomb is tied to the hull of a wreck, forty metres down. Your bottles are linked: everybody "
            "breathes at the others’ expense.",
        ),
        Text(
            fr="Une coupe coûte 1, 2 ou 3 d’oxygène, pris dans une réserve commune refaite à chaque tour de table ; "
            "on ne parle pas. Si vous ne pouvez pas payer, vous passez et le détonateur avance.",
            en="A cut costs 1, 2 or 3 oxygen from a shared reserve that refills every round; nobody speaks. If you "
            "cannot pay, you skip your turn and the detonator advances.",
        ),
    ),
    "49": Briefing(
        Text(fr="Le même souffle", en="One breath"),
        Text(
            fr="Une grotte noyée, un seul détendeur par plongeur, et un mécanisme qui s’étend d’une salle à l’autre. "
            "Ce que l’un expire, un autre en a besoin.",
            en="A flooded cave, one regulator per diver, and a mechanism that runs from chamber to chamber. What one "
            "of you breathes out, another needs.",
        ),
        Text(
            fr="Une coupe coûte sa valeur en oxygène, que vous donnez à un coéquipier ; on ne parle pas. Si vous ne "
            "pouvez pas payer, vous passez et le détonateur avance.",
            en="A cut costs its value in oxygen, and you give it to a teammate; nobody speaks. If you cannot pay, you "
            "skip your turn and the detonator advances.",
        ),
    ),
    "63": Briefing(
        Text(fr="Femmes et fils d’abord", en="Wires and children first"),
        Text(
            fr="Le paquebot s’enfonce et l’air tient dans une seule valise, que vous vous passez de main en main "
            "dans la salle des machines.",
            en="The liner is going down and all the air fits into one suitcase, which you pass from hand to hand in "
            "the engine room.",
        ),
        Text(
            fr="Une coupe coûte sa valeur en oxygène, et ce qui reste va au joueur suivant ; on ne parle pas. Si vous "
            "ne pouvez pas payer, vous passez et le détonateur avance.",
            en="A cut costs its value in oxygen, and what is left goes to the next player; nobody speaks. If you "
            "cannot pay, you skip your turn and the detonator advances.",
        ),
    ),
}
