"""Craft: what rockets, ships and super ships see, which of them come back, and what a system costs."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import Rocket, Ship, SuperShip
from cosmotheque.games.space_connection.components.sky import space
from cosmotheque.games.space_connection.lessons.setting import (
    LEARNER,
    flight,
    launches,
    probes,
    rules,
    wrong_kind,
    wrong_where,
)

OWN = "a6 | d4 d5 | f2 f3 g2"
THEIRS = "e4 e5 f4 | b4 b5 | g1"
FULL = 7
"""The positions that a ship sees away from the border."""

LOST = Step(
    said=Text(
        "L’astronef voit sa position et les six voisines. Posez-le au milieu du ciel.",
        "A ship sees its position and all six neighbours. Put it in the middle of the sky.",
    ),
    rules=rules(11, 14),
    position=flight(OWN, THEIRS),
    points=("craft-ship", "d4"),
    answers=(
        right(
            Text(
                "Une planète vue, en e4 ! Mais posé à côté, il est perdu.",
                "It saw a planet, at e4! But it stands beside it, so it is lost.",
            ),
            *launches("ship d4"),
            then=probes("rocket b6"),
        ),
        wrong_where(
            Text("Au bord, il a moins de voisines à voir.", "At the border it has fewer neighbours to see."),
            lambda view, action: (
                isinstance(action, Ship)
                and space(view.side).ship_reach[space(view.side).number[action.at]].bit_count() < FULL
            ),
        ),
        wrong_kind(
            Text(
                "Il en verrait sept, là aussi. Pour cette fois, prenez le milieu.",
                "It would see seven there too. This once, take the middle.",
            ),
            Ship,
        ),
        wrong_kind(
            Text("Une fusée ne voit que sa position.", "A rocket sees its own position only."),
            Rocket,
        ),
        otherwise(Text("Celui-là vient plus loin : prenez l’astronef.", "That comes later: take the ship.")),
    ),
)
BACK = Step(
    said=Text(
        "Sur une planète, un engin revient toujours, même si elle est déjà trouvée. Où poser un astronef sans le "
        "perdre ?",
        "On a planet a craft always comes back, even on one already found. Where can you put a ship without losing it?",
    ),
    rules=rules(14, 15),
    points=("craft-ship", "e4"),
    answers=(
        right(
            Text(
                "Deux planètes de plus, le système est entier, et l’astronef revient.",
                "Two more planets, the system is whole, and the ship comes back.",
            ),
            *launches("ship e4"),
            then=probes("rocket c2"),
        ),
        wrong_kind(
            Text(
                "Là, on ne sait pas s’il y a une planète : il pourrait se perdre.",
                "Nobody knows whether there is a planet: it could get lost.",
            ),
            Ship,
            SuperShip,
        ),
        wrong_kind(
            Text(
                "Une fusée ne vise qu’une position inconnue, et elle peut se perdre.",
                "A rocket only goes to an unknown position, and it may get lost.",
            ),
            Rocket,
        ),
        otherwise(Text("Un laser ne revient jamais.", "A laser never comes back.")),
    ),
)
PRICE = Step(
    said=Text(
        "Un système entier se marque avec une fusée, qui reste sur le marquoir. Vous en aviez huit, il en reste sept.",
        "A whole system is marked with a rocket, which stays on the score track. You had eight, seven are left.",
    ),
    rules=rules(
        17,
    ),
    points=("score", "craft-rocket"),
)
TRIANGLE = Step(
    said=Text(
        "Le super-astronef voit un triangle entier, dix positions, mais ne se pose qu’en son centre. Sondez celui du "
        "haut.",
        "A super ship sees a whole triangle, ten positions, but stands only on its centre. Probe the one at the top.",
    ),
    rules=rules(
        12,
    ),
    points=("craft-super-ship", "b5"),
    answers=(
        right(
            Text(
                "Encore un système. Deux sur trois !",
                "Another system. Two of three!",
            ),
            *launches("super-ship b5"),
            then=probes("rocket d1"),
        ),
        wrong_kind(
            Text("C’est un triangle, mais pas celui du haut.", "That is a triangle, but not the one at the top."),
            SuperShip,
        ),
        otherwise(
            Text(
                "Moins de dix positions : choisissez le super-astronef.",
                "Fewer than ten positions: choose the super ship.",
            )
        ),
    ),
)
WIDEST = Step(
    said=Text(
        "Une seule planète manque. Quel lancement sonde le plus d’étoiles encore inconnues ?",
        "One planet is missing. Which launch probes the most stars still unknown?",
    ),
    rules=rules(9, 12),
    points=("craft-super-ship",),
    answers=(
        right(
            Text(
                "Sept d’un coup, et la dernière planète en est !",
                "Seven in one go, and the last planet is among them!",
            ),
            *launches("super-ship e2"),
        ),
        wrong_kind(
            Text(
                "Dans ce triangle, presque tout est connu. Il y a mieux à gauche.",
                "Nearly all of that triangle is known. There is a better one on the left.",
            ),
            SuperShip,
        ),
        wrong_kind(
            Text(
                "Un astronef en verrait moins. Un triangle, à gauche, est presque inconnu.",
                "A ship would see fewer. One triangle, on the left, is hardly known.",
            ),
            Ship,
        ),
        otherwise(
            Text(
                "On peut en sonder sept d’un coup, à gauche. Comment ?",
                "You can probe seven in one go, on the left. How?",
            )
        ),
    ),
)
REMEMBER = Step(
    said=Text(
        "À retenir : fusée, 1 position ; astronef, 7 ; super-astronef, 10. D’abord large, puis tout près d’une "
        "planète trouvée.",
        "Remember: rocket, 1 position; ship, 7; super ship, 10. First wide, then close to a planet you found.",
    ),
    rules=rules(6, 10, 11, 12),
)

CRAFT = Chapter(
    slug="craft",
    title=Text("Fusées, astronefs et super-astronefs", "Rockets, ships and super ships"),
    about=Text("Ce que voit chaque engin, et lequel revient.", "What each craft sees, and which of them comes back."),
    minutes=2,
    seat=LEARNER,
    steps=(LOST, BACK, PRICE, TRIANGLE, WIDEST, REMEMBER),
)
