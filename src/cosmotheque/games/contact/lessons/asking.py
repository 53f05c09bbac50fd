"""Asking again: free, twice for each guess; and what a wrong guess still leaves."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import AskAgain, Guess
from cosmotheque.games.contact.components import EARTH
from cosmotheque.games.contact.lessons.scene import (
    FIRST,
    SECOND,
    C,
    G,
    K,
    M,
    base_table,
    key,
    open_round,
    rules,
    send_again,
    send_route,
    stamp_moves,
)

STRAIGHT = (*open_round(FIRST, C, 6, C), *send_route(FIRST, EARTH, C))
GOALS = (G, M)

IN_DOUBT = Step(
    said=Text(
        "Écoutez. C et G sont aussi loin l’une que l’autre : ce vol peut mener aux deux. Que faire ?",
        "Listen. C and G are equally far: this flight may lead to either. What now?",
    ),
    rules=rules(14, 16),
    position=base_table(*STRAIGHT, goals=GOALS),
    points=("listen", key(C), key(G)),
    answers=(
        right(
            Text(
                "La source choisit un autre itinéraire vers la même arrivée.",
                "The source chooses another route to the same goal.",
            ),
            AskAgain(),
            then=stamp_moves(*send_again(FIRST, EARTH, K, C), since=60_000),
        ),
        wrong(
            Text(
                "M est deux fois plus loin : le vol aurait été bien plus long.",
                "M is twice as far: the flight would have been much longer.",
            ),
            Guess(M),
        ),
        otherwise(
            Text(
                "Une chance sur deux, pour 6 points et un carburant ? Redemandez : c’est gratuit.",
                "One chance in two, for 6 points and one fuel? Ask again: it is free.",
            )
        ),
    ),
)

SETTLED = Step(
    said=Text(
        "Écoutez ce nouvel itinéraire : un saut bref, puis un vol deux fois plus long. Il n’y a qu’une arrivée qui "
        "aille avec les deux transmissions.",
        "Listen to the new route: a short hop, then a flight twice as long. Only one goal fits both transmissions.",
    ),
    rules=rules(14, 15),
    points=("listen",),
    answers=(
        right(
            Text("Par K, le second vol mène à C. Six points !", "By K the second flight leads to C. Six points!"),
            Guess(C),
        ),
        wrong(
            Text(
                "De K à G, il y a presque trois fois le premier saut. C’était deux fois.",
                "From K to G it is almost three times the first hop. It was twice.",
            ),
            Guess(G),
        ),
        wrong(Text("M ne va pas avec la première transmission.", "M does not fit the first transmission."), Guess(M)),
        otherwise(
            Text(
                "Il vous reste une question gratuite. Mais les deux transmissions suffisent.",
                "You have one free question left. But the two transmissions are enough.",
            )
        ),
    ),
)

STILL_THERE = Step(
    said=Text(
        "Autre partie : on a montré G, à tort. La carte Signal et un carburant sont perdus, mais le vol entendu tient "
        "toujours. Que reste-t-il ?",
        "Another game: somebody pointed at G, and was wrong. The signal card and one fuel are lost, but the flight "
        "still holds. What is left?",
    ),
    rules=rules(15, 16),
    position=base_table(*STRAIGHT, (SECOND, Guess(G)), goals=GOALS),
    points=("fuel", key(G)),
    answers=(
        right(Text("G éliminée, C est la seule à cette distance.", "With G ruled out, only C is that far."), Guess(C)),
        wrong(Text("M est deux fois trop loin pour ce vol.", "M is twice too far for that flight."), Guess(M)),
        otherwise(
            Text(
                "Après une erreur, trois nouvelles questions sont gratuites. Ici, vous pouvez conclure sans.",
                "After a mistake three more questions are free. Here you can tell without them.",
            )
        ),
    ),
)

MUST_GUESS = Step(
    said=Text(
        "Trois transmissions par essai, pas plus : ensuite, il faut montrer une planète. À plus de deux joueurs, le "
        "voisin devine après une erreur.",
        "Three transmissions for each guess, no more: then somebody must point at a planet. With more than two "
        "players the next one guesses after a mistake.",
    ),
    rules=rules(14, 16),
    points=("score",),
)

ASKING = Chapter(
    slug="asking",
    title=Text("Redemander", "Asking again"),
    about=Text(
        "Lever un doute sans rien perdre, et se remettre d’une erreur.",
        "Settle a doubt for free, and recover from a mistake.",
    ),
    minutes=2,
    seat=SECOND,
    steps=(IN_DOUBT, SETTLED, STILL_THERE, MUST_GUESS),
)
