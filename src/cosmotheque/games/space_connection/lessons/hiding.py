"""Hiding: six planets in three systems, and where they are found last."""

from typing import Any

from cosmotheque.core.lesson import Answer, Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.space_connection.actions import Clear, Confirm, Put, Remove, Shuffle
from cosmotheque.games.space_connection.components.sky import space
from cosmotheque.games.space_connection.lessons.setting import (
    BEGIN,
    KEEP,
    LEARNER,
    draft,
    launches,
    rules,
    wrong_kind,
    wrong_where,
)
from cosmotheque.games.space_connection.view import View

THEIRS = "a6 | d4 d5 | f2 f3 g2"
FIVE = ("put d4", "put d5", "put b6", "put f1", "put g1")
CROSSED = ("put d4", "put a7", "put b7", "put f3", "put f4", "put g3")


def _systems_with(view: View, action: Any) -> int:
    """The number of systems that the learner's planets form with one more; 0 for an action that lays none."""
    if not isinstance(action, Put):
        return 0
    where = space(view.side)
    return len(where.lattice.groups(where.mask((*(view.skies[LEARNER].planets or ()), action.at))))


def _is_inside(view: View, action: Any) -> bool:
    """True if a planet is laid off all drawn lines."""
    where = space(view.side)
    return isinstance(action, Put) and all(where.number[action.at] not in line for line in where.lines)


SIXTH = Step(
    said=Text(
        "Il faut six planètes en trois systèmes. En voici cinq, en trois systèmes déjà : posez la sixième sans rien "
        "changer à ce compte.",
        "You need six planets in three systems. Here are five, in three systems already: lay the sixth and keep it at "
        "three.",
    ),
    rules=rules(
        5,
    ),
    position=draft("b3 b4 | d1 | e5 e6 f5", THEIRS, *FIVE),
    points=("d5", "systems"),
    answers=(
        Answer(
            said=Text("Elle touche un système et s’y ajoute.", "It touches a system and joins it."),
            to=lambda view, action: _systems_with(view, action) == 3,
            right=True,
        ),
        wrong_where(
            Text(
                "Seule, elle ferait un quatrième système. Posez-la contre une autre planète.",
                "Alone it would be a fourth system. Lay it next to another planet.",
            ),
            lambda view, action: _systems_with(view, action) > 3,
        ),
        wrong_kind(
            Text(
                "Ici, elle en toucherait deux, et deux systèmes n’en feraient plus qu’un.",
                "Here it would touch two of them, and two systems would become one.",
            ),
            Put,
        ),
        otherwise(
            Text("Laissez les autres en place : il n’en manque qu’une.", "Leave the others: only one is missing.")
        ),
    ),
)
COUNTED = Step(
    said=Text(
        "Les deux compteurs sont justes : 6 planètes, 3 systèmes. On pourrait confirmer.",
        "Both counters are right: 6 planets, 3 systems. You could confirm.",
    ),
    rules=rules(5, 7),
    points=("planets", "systems"),
)
CROSSING = Step(
    said=Text(
        "Cette disposition est permise, mais d4 est au croisement des lignes tracées : les lasers y passent, on y "
        "cherche d’abord. Enlevez cette planète.",
        "This layout is legal, but d4 is where drawn lines cross: lasers pass there, and people look there first. Take "
        "that planet back.",
    ),
    rules=rules(2, 13),
    position=draft("b3 b4 | d1 | e5 e6 f5", THEIRS, *CROSSED),
    points=("d4",),
    answers=(
        right(Text("Cherchons-lui un meilleur abri.", "Let’s find it a better place."), *launches("remove d4")),
        wrong_kind(
            Text("Celle-ci est mieux cachée que d4.", "This one is better hidden than d4."),
            Remove,
        ),
        wrong(
            Text("On pourrait, mais d4 serait vite trouvée.", "You could, but d4 would soon be found."),
            Confirm(),
        ),
        otherwise(Text("Inutile de tout refaire : touchez d4.", "No need to start again: tap d4.")),
    ),
)
INSIDE = Step(
    said=Text(
        "Posez-la à l’intérieur d’un triangle, loin des lignes tracées, et seule : rien ne mènera à elle.",
        "Lay it inside a triangle, off the drawn lines, and alone: nothing will lead to it.",
    ),
    rules=rules(2, 3, 5),
    points=("c3",),
    answers=(
        Answer(
            said=Text("Les lasers ne la verront pas.", "Lasers will not see it."),
            to=lambda view, action: _is_inside(view, action) and _systems_with(view, action) == 3,
            right=True,
        ),
        wrong_where(
            Text(
                "Elle toucherait une autre planète : il n’y aurait que deux systèmes.",
                "It would touch another planet: there would be only two systems.",
            ),
            lambda view, action: _systems_with(view, action) in {1, 2},
        ),
        wrong_kind(
            Text(
                "Une ligne tracée passe par là. Cherchez le centre d’un triangle.",
                "A drawn line passes there. Look for the centre of a triangle.",
            ),
            Put,
        ),
        otherwise(Text("Laissez les autres en place.", "Leave the others where they are.")),
    ),
)
CONFIRMED = Step(
    said=Text(
        "Voilà un ciel bien caché. Une confirmation est définitive : confirmez.",
        "A well hidden sky. A confirmation is final: confirm.",
    ),
    rules=rules(
        7,
    ),
    points=("confirm",),
    answers=(
        right(Text("C’est parti.", "Off you go."), Confirm(), then=(KEEP, BEGIN)),
        wrong_kind(
            Text("Tout est en place : ne changez plus rien, confirmez.", "All is set: leave it as it is, and confirm."),
            Put,
            Remove,
            Clear,
            Shuffle,
        ),
    ),
)
REMEMBER = Step(
    said=Text(
        "À retenir : des planètes seules, au bord ou dans les triangles, se trouvent en dernier. Une proposition, "
        "puis une ou deux retouches, et c’est prêt.",
        "Remember: single planets, at the border or inside triangles, are found last. A suggestion, a change or two, "
        "and you are done.",
    ),
    rules=rules(7, 22),
)

HIDING = Chapter(
    slug="hiding",
    title=Text("Cacher ses planètes", "Hiding your planets"),
    about=Text("Une disposition permise, et difficile à trouver.", "A legal layout, and hard to find."),
    minutes=2,
    seat=LEARNER,
    steps=(SIXTH, COUNTED, CROSSING, INSIDE, CONFIRMED, REMEMBER),
)
