"""Lasers: two emitters on one drawn line, a third that works with both, and what lasers do not see."""

from typing import Any

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import Laser, Lasers, Rocket, Ship
from cosmotheque.games.space_connection.components.sky import Position, space
from cosmotheque.games.space_connection.lessons.setting import (
    LEARNER,
    OTHER,
    flight,
    launches,
    probes,
    rules,
    wrong_kind,
    wrong_where,
)
from cosmotheque.games.space_connection.view import View

SKY = "g5 h5 | g8 | d10 d11 e10 | j7 j8 k7 | k3 k4 | b7 b8 | l8 m7 | e3 e4 f3 | h12 i11"
SKY_OWN = "a8 a9 | c5 c6 d5 | d12 e12 | f8 | g3 h3 | i6 i7 j6 | i10 j10 | k2 l2 | l6 m6 m5"
ONE, TWO = Position("g4"), Position("g10")


def _sees_both_along_their_line(view: View, action: Any) -> bool:
    """True if an emitter stands on the line that both of the others stand on."""
    where = space(view.side)
    seen = [(where.number[action.at], where.number[other]) in where.beams for other in view.skies[OTHER].emitters]
    return all(seen)


PAIR = Step(
    said=Text(
        "Deux émetteurs sur une même ligne tracée voient tout entre eux, extrémités comprises. Choisissez le laser et "
        "touchez g4, puis g10.",
        "Two emitters on one drawn line see everything between them, both ends included. Choose the laser and tap g4, "
        "then g10.",
    ),
    rules=rules(2, 13),
    position=flight(SKY_OWN, SKY, side=6),
    points=("craft-laser", "g4", "g10"),
    answers=(
        right(
            Text(
                "Deux planètes : g5, et g8, un système à elle seule.",
                "Two planets: g5, and g8, a system of its own.",
            ),
            *launches("lasers g4-g10"),
            then=probes("ship e7"),
        ),
        wrong_kind(
            Text(
                "Oui, deux émetteurs sur une ligne. Pour la suite, prenez g4 et g10.",
                "Yes, two emitters on one line. For what follows, take g4 and g10.",
            ),
            Lasers,
        ),
        otherwise(Text("Choisissez le laser.", "Choose the laser.")),
    ),
)
THIRD = Step(
    said=Text(
        "Ensuite, on pose un seul émetteur : il agit avec tous ceux de ses lignes. Posez-le là où il tire deux "
        "nouveaux rayons, un vers chacun.",
        "From now on you place one emitter: it works with all those on its lines. Put it where it fires two new beams, "
        "one to each.",
    ),
    rules=rules(
        13,
    ),
    points=("g4", "g10"),
    answers=(
        right(
            Text(
                "Deux rayons d’un coup : onze positions de plus pour un seul émetteur.",
                "Two beams together: eleven more positions for a single emitter.",
            ),
            *launches("laser a10", "laser m4"),
            then=probes("rocket g7"),
        ),
        wrong_where(
            Text(
                "Il agit avec les deux, mais le long de la même ligne : peu de nouveau.",
                "It works with both, but along the same line: little that is new.",
            ),
            lambda view, action: isinstance(action, Laser) and _sees_both_along_their_line(view, action),
        ),
        wrong_kind(
            Text(
                "Un seul rayon. Cherchez où se croisent une ligne de g4 et une ligne de g10.",
                "Only one beam. Look where a line of g4 and a line of g10 meet.",
            ),
            Laser,
        ),
        otherwise(Text("Encore le laser, s’il vous plaît.", "The laser once more, please.")),
    ),
)
SPENT = Step(
    said=Text(
        "Un émetteur ne revient jamais : il vous en reste deux sur cinq. Gardez-les pour de longs rayons.",
        "An emitter never comes back: you have two of five left. Keep them for long beams.",
    ),
    rules=rules(
        13,
    ),
    points=("craft-laser",),
)
OFF_LINES = Step(
    said=Text(
        "g5 est orange : son système n’est pas entier. Sa voisine est hors des lignes, là où les lasers ne voient "
        "rien. Trouvez-la à coup sûr, sans rien perdre.",
        "g5 is orange: its system is not whole. Its neighbour is off the lines, where lasers see nothing. Find it for "
        "certain, and lose nothing.",
    ),
    rules=rules(11, 14, 16),
    points=("g5",),
    answers=(
        right(
            Text(
                "Système entier : les lasers trouvent, l’astronef complète.",
                "A whole system: lasers find, ships complete.",
            ),
            *launches("ship g5"),
        ),
        wrong(
            Text(
                "Bien vu, elle peut être là, ou de l’autre côté de la ligne. Quel engin voit les deux ?",
                "Well seen, it may be there, or on the other side of the line. Which craft sees both?",
            ),
            *launches("rocket f6", "rocket h5"),
        ),
        wrong_kind(
            Text("Posé là, il pourrait se perdre. Et sur g5 ?", "It could get lost there. What about g5?"),
            Ship,
        ),
        wrong_kind(Text("Les rayons restent sur les lignes.", "Beams stay on the lines."), Laser),
        wrong_kind(Text("Elle touche g5 : cherchez tout près.", "It touches g5: look close by."), Rocket),
        otherwise(
            Text(
                "Un triangle n’est que d’un côté de la ligne. Quel engin voit tout autour de g5 ?",
                "A triangle is on one side of the line only. Which craft sees all around g5?",
            )
        ),
    ),
)
REMEMBER = Step(
    said=Text(
        "À retenir : des rayons longs au début, un émetteur à chaque croisement utile, puis l’astronef sur ce qui est "
        "trouvé.",
        "Remember: long beams early, an emitter wherever lines meet well, then a ship on what was found.",
    ),
    rules=rules(
        13,
    ),
)

LASERS = Chapter(
    slug="lasers",
    title=Text("Les lasers", "Lasers"),
    about=Text("Voir toute une ligne, puis deux d’un coup.", "See a whole line, then two in one go."),
    minutes=2,
    seat=LEARNER,
    steps=(PAIR, THIRD, SPENT, OFF_LINES, REMEMBER),
)
