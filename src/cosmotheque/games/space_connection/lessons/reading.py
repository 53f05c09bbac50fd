"""Reading what came back: what an answer tells beyond the planets that it shows."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import Rocket
from cosmotheque.games.space_connection.lessons.setting import LEARNER, flight, launches, probes, rules, wrong_kind

OWN = "b3 b4 | d1 | e5 e6 f5"
GROWING = flight(
    OWN, "a4 b4 | f2 f3 g2 | d7", "ship c4", "rocket d4", "rocket a5", "rocket a7", "rocket b3", "rocket c6"
)
PAIRED = flight(
    OWN,
    "a4 | d4 d5 e4 | g2 g3",
    *("ship e4", "rocket d4", "ship f1", "rocket a7", "super-ship e5", "rocket c6"),
    *("ship a7", "rocket g2", "lasers a4-d4", "rocket e2", "ship c3", "rocket f3"),
)

ORANGE = Step(
    said=Text(
        "b4 est orange : trouvée, mais son système continue. Toutes ses voisines sont vides, sauf une. Laquelle ?",
        "b4 is orange: found, but its system goes on. All its neighbours are empty but one. Which?",
    ),
    rules=rules(5, 17),
    position=GROWING,
    points=("b4",),
    answers=(
        right(
            Text(
                "a4, forcément. Le système est entier : il devient vert, avec une coche.",
                "a4, it had to be. The system is whole: it turns green, with a tick.",
            ),
            *launches("rocket a4", "ship a4", "ship b4"),
            then=probes("rocket g2"),
        ),
        wrong_kind(
            Text(
                "Ce serait un pari. À côté de b4, une seule étoile est encore inconnue.",
                "That would be a gamble. Next to b4 only one star is still unknown.",
            ),
            Rocket,
        ),
        otherwise(
            Text(
                "Nul besoin d’un grand engin : une fusée au bon endroit suffit.",
                "No need for a large craft: one rocket in the right place will do.",
            )
        ),
    ),
)
SQUARES = Step(
    said=Text(
        "Autour d’un système entier, tout est vide : des petits carrés le marquent. Ne cherchez plus là.",
        "Around a whole system all is empty: small squares mark it. No need to look there.",
    ),
    rules=rules(
        20,
    ),
    points=("a4", "b4"),
)
COUNT = Step(
    said=Text(
        "Autre partie : deux systèmes entiers, quatre planètes. Il en manque deux, en un seul système : elles se "
        "touchent ! Quelle étoile inconnue en cache une à coup sûr ?",
        "Another game: two whole systems, four planets. Two are missing, in one system: they touch! Which unknown star "
        "hides one for certain?",
    ),
    rules=rules(
        5,
    ),
    position=PAIRED,
    points=("score",),
    answers=(
        right(
            Text(
                "Les autres étoiles inconnues sont isolées : une paire n’y tient pas.",
                "The other unknown stars are on their own: there is no room for a pair.",
            ),
            *launches("rocket g2", "rocket g3", "super-ship f3"),
            then=(),
        ),
        wrong(
            Text(
                "Seule au milieu de positions vides : deux planètes qui se touchent n’y tiennent pas.",
                "Alone among empty positions: two planets that touch do not fit there.",
            ),
            *launches("rocket b5", "rocket c7", "rocket d1"),
        ),
        otherwise(
            Text("Cherchez deux étoiles inconnues l’une à côté de l’autre.", "Look for two unknown stars side by side.")
        ),
    ),
)
PENCIL = Step(
    said=Text(
        "À retenir : ce qui est vide renseigne aussi, et compter aide. Le crayon garde vos idées : vous seul "
        "les voyez.",
        "Remember: empty stars tell something too, and counting helps. The pencil keeps your ideas, for you alone.",
    ),
    rules=rules(
        16,
    ),
)

READING = Chapter(
    slug="reading",
    title=Text("Lire les réponses", "Reading what came back"),
    about=Text("Trouver une planète à coup sûr, en comptant.", "Find a planet for certain, by counting."),
    minutes=2,
    seat=LEARNER,
    steps=(ORANGE, SQUARES, COUNT, PENCIL),
)
