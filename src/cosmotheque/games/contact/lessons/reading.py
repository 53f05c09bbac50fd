"""Reading: where the first flight can have gone, what the others say, and how fast a hand is."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import Guess
from cosmotheque.games.contact.components import EARTH
from cosmotheque.games.contact.lessons.scene import (
    FIRST,
    SECOND,
    A,
    C,
    E,
    H,
    J,
    K,
    M,
    N,
    O,
    base_table,
    key,
    open_round,
    point_right,
    rules,
    send_route,
)

SLOW = 1.0
"""The pace of a calm hand: a second for ten centimetres."""

SHORT_THEN_LONG = (*open_round(FIRST, N, 3, N), *send_route(FIRST, EARTH, K, N))
LONG_THEN_SHORT = (*open_round(FIRST, J, 4, J), *send_route(FIRST, EARTH, M, J))
CALM_HAND = (
    *open_round(FIRST, C, 2, C),
    *send_route(FIRST, EARTH, C, pace=SLOW),
    point_right(FIRST, C),
    *open_round(SECOND, O, 3, O),
    *send_route(SECOND, C, O),
    point_right(SECOND, O),
    *open_round(FIRST, E, 5, A),
    *send_route(FIRST, O, E, pace=SLOW),
)

ASK_LESS = otherwise(
    Text(
        "Redemander est gratuit, mais tout y est déjà. Réécoutez dans votre tête.",
        "Asking again is free, but it is all there already. Hear it again in your mind.",
    )
)

FROM_THE_START = Step(
    said=Text(
        "Écoutez : deux vols, donc une escale. Commencez par le premier : où va-t-on, de la Terre, en un vol si bref ? "
        "Puis suivez le second.",
        "Listen: two flights, so there is a stopover. Start with the first: where does such a short flight lead from "
        "Earth? Then follow the second.",
    ),
    rules=rules(9, 12),
    position=base_table(*SHORT_THEN_LONG, goals=(C, E)),
    points=("listen",),
    answers=(
        right(
            Text("Un saut sur K, puis quatre fois plus loin : N.", "A hop to K, then four times as far: N."),
            Guess(N),
        ),
        wrong(
            Text(
                "De K, E n’est guère plus loin que la Terre. Le second vol était bien plus long.",
                "From K, E is hardly farther than Earth. The second flight was much longer.",
            ),
            Guess(E),
        ),
        wrong(
            Text(
                "De K à C, le second vol n’aurait duré que deux fois le premier.",
                "From K to C the second flight would have lasted only twice as long as the first.",
            ),
            Guess(C),
        ),
        ASK_LESS,
    ),
)

STOPS_ANYWHERE = Step(
    said=Text(
        "La fusée peut faire escale sur une planète sombre. Écoutez : un vol très long, puis un bref. Où est-elle ?",
        "The rocket may stop on a dark planet. Listen: a very long flight, then a short one. Where is it?",
    ),
    rules=rules(8, 9),
    position=base_table(*LONG_THEN_SHORT, goals=(K, N)),
    points=("listen",),
    answers=(
        right(
            Text("Tout au bout, sur M, puis un petit retour : J.", "All the way out to M, then a little way back: J."),
            Guess(J),
        ),
        wrong(
            Text(
                "K est tout près de la Terre : le second vol, si bref, ne ramène pas jusque-là.",
                "K is next to Earth: the second flight, short as it was, does not lead back there.",
            ),
            Guess(K),
        ),
        wrong(
            Text(
                "Rien n’est très loin de la Terre et tout près de N à la fois.",
                "Nothing is very far from Earth and quite near N at the same time.",
            ),
            Guess(N),
        ),
        ASK_LESS,
    ),
)

OWN_PACE = Step(
    said=Text(
        "Cette main est calme : à la manche 1, une seconde pour 10 cm. Écoutez, et regardez depuis la fusée, sur O.",
        "This hand is calm: in round 1, a second for 10 cm. Listen, and look from the rocket, on O.",
    ),
    rules=rules(12, 18),
    position=base_table(*CALM_HAND, goals=(E, H)),
    points=("listen", "logbook", key(O)),
    answers=(
        right(
            Text(
                "À peine plus d’une seconde : 11 cm à cette allure, et c’est E.",
                "Hardly more than a second: 11 cm at this pace, and that is E.",
            ),
            Guess(E),
        ),
        wrong(
            Text(
                "Une main rapide volerait jusqu’à A. Celle-ci est calme : la moitié du chemin.",
                "A quick hand would get to A. This one is calm: it is not that far.",
            ),
            Guess(A),
        ),
        wrong(
            Text(
                "H est à 21 cm : à cette allure, le vol aurait duré deux secondes.",
                "H is 21 cm away: at this pace the flight would have lasted two seconds.",
            ),
            Guess(H),
        ),
        otherwise(
            Text(
                "Redemander est gratuit. Mais essayez avec le carnet : 10 cm, une seconde.",
                "Asking again is free. But try it with the logbook: 10 cm, one second.",
            )
        ),
    ),
)

READING = Chapter(
    slug="reading",
    title=Text("Bien écouter", "Reading well"),
    about=Text(
        "Suivre un itinéraire de plusieurs vols, et l’allure d’une main.",
        "Follow a route of several flights, and the pace of a hand.",
    ),
    minutes=3,
    seat=SECOND,
    steps=(FROM_THE_START, STOPS_ANYWHERE, OWN_PACE),
)
