"""Sending: a route that can be heard. Two planets that are equally far are told apart by a stopover."""

from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import ClearRoute, FlyTo, StepBack
from cosmotheque.games.contact.lessons.holding import (
    accept_hold,
    between,
    correct_hold,
    is_anything,
    is_in_proportion,
    is_last_too_short,
)
from cosmotheque.games.contact.lessons.scene import (
    FIRST,
    B,
    C,
    G,
    K,
    M,
    base_table,
    draw_route,
    key,
    open_round,
    point_right,
    rules,
    stamp_moves,
)

GOALS = (G, M)
TO_C = open_round(FIRST, C, 4, C)
ASTRAY = (*open_round(FIRST, M, 5, C), *draw_route(FIRST, B))

TWINS = Step(
    said=Text(
        "Votre arrivée est C, mais G est tout aussi loin : tout droit, impossible de choisir. Commencez par un saut "
        "sur K.",
        "Your goal is C, but G is just as far: flown straight, nobody could choose. Start with a hop to K.",
    ),
    rules=rules(9, 10),
    position=base_table(*TO_C, goals=GOALS),
    points=(key(C), key(G), key(K)),
    answers=(
        right(
            Text("De K, C et G ne sont plus à la même distance.", "From K, C and G are not equally far."),
            FlyTo(K),
        ),
        wrong(
            Text(
                "Tout droit, 10 cm : l’équipage hésiterait entre C et G.",
                "Straight on, 10 cm: the crew would waver between C and G.",
            ),
            FlyTo(C),
        ),
        wrong(
            Text(
                "G n’est pas votre arrivée, et K est une escale plus brève.",
                "G is not your goal, and K is a shorter stop.",
            ),
            FlyTo(G),
        ),
        otherwise(
            Text(
                "Permis. Mais une escale toute proche, comme K, s’entend le mieux.",
                "Allowed. But a stop nearby, like K, is the easiest to hear.",
            )
        ),
    ),
)

THEN_C = Step(
    said=Text(
        "Puis jusqu’à C : l’itinéraire finit toujours à l’arrivée.", "Then on to C: a route always ends at the goal."
    ),
    rules=rules(9, 10),
    points=(key(C),),
    answers=(
        right(
            Text("Un vol bref, puis un vol deux fois plus long.", "A short flight, then one twice as long."), FlyTo(C)
        ),
        wrong(
            Text(
                "« Annuler » effacerait l’escale. Elle est bonne : continuez vers C.",
                "“Undo” would remove the stop. It is a good one: continue to C.",
            ),
            StepBack(),
            ClearRoute(),
        ),
        otherwise(
            Text(
                "Plus il y a d’escales, plus c’est difficile à lire. Allez à C.",
                "The more stops, the harder to read. Go to C.",
            )
        ),
    ),
)

SEND_C = Step(
    said=Text(
        "Transmettez : bref jusqu’à K, deux fois plus long jusqu’à C.", "Transmit: short to K, twice as long to C."
    ),
    rules=rules(11, 12),
    points=("pad",),
    answers=(
        accept_hold(
            Text(
                "Un vol bref : c’était K. De là, C. L’équipage a trouvé.",
                "A short flight: that was K. From there, C. The crew has found it.",
            ),
            is_in_proportion,
            300,
            580,
            then=stamp_moves(point_right(FIRST, C), since=60_000),
        ),
        correct_hold(
            Text(
                "Le second vol est trop court : la fusée n’arriverait pas à C.",
                "The second flight is too short: the rocket would not reach C.",
            ),
            is_last_too_short,
            600,
            300,
        ),
        correct_hold(
            Text(
                "Le second vol est trop long : l’équipage croirait à G, plus loin de K.",
                "The second flight is too long: the crew would think of G, which is farther from K.",
            ),
            is_anything,
            200,
            900,
        ),
        otherwise(
            Text(
                "L’itinéraire est bon : maintenez le bouton, deux fois.", "The route is right: hold the button, twice."
            )
        ),
    ),
)

UNDO = Step(
    said=Text(
        "Autre manche : l’arrivée est M, et le trait est parti vers B par erreur. Un brouillon ne se voit pas : "
        "annulez le tronçon.",
        "Another round: the goal is M, and the line went to B by mistake. Nobody sees a draft: undo the leg.",
    ),
    rules=rules(9, 10),
    position=base_table(*ASTRAY, goals=(G, M)),
    points=("undo", key(B)),
    answers=(
        right(Text("Le trait repart de la fusée.", "The line starts at the rocket again."), StepBack(), ClearRoute()),
        otherwise(
            Text(
                "Le détour par B embrouillerait l’équipage. Annulez d’abord.",
                "The detour by B would confuse the crew. Undo it first.",
            )
        ),
    ),
)

STRAIGHT = Step(
    said=Text(
        "M est deux fois plus loin que les deux autres : cette fois, le plus simple est le plus clair. Tracez tout "
        "droit.",
        "M is twice as far as the two others: this time the simplest way is the clearest. Draw it straight.",
    ),
    rules=rules(9, 10),
    points=(key(M),),
    answers=(
        right(
            Text("Un seul vol, très long : personne n’hésitera.", "A single flight, very long: nobody will waver."),
            FlyTo(M),
        ),
        otherwise(
            Text("Pas besoin d’escale : M est seule à être si loin.", "No stop is needed: nothing else is as far as M.")
        ),
    ),
)

SEND_M = Step(
    said=Text(
        "Maintenez longtemps, une bonne seconde. Et si une transmission vous échappe : « Interrompre » l’efface, il "
        "ne compte pas.",
        "Hold it long, a good second. And if your hand slips, break off: the transmission is wiped out and does not "
        "count.",
    ),
    rules=rules(12, 13),
    points=("pad",),
    answers=(
        accept_hold(
            Text("Si long que ce ne pouvait être que M.", "So long that it could only be M."),
            between(900, 6000),
            1260,
            then=stamp_moves(point_right(FIRST, M), since=120_000),
        ),
        correct_hold(
            Text(
                "Trop court : la fusée se serait posée avant M, du côté de C ou de G.",
                "Too short: the rocket would have landed before M, about as far as C or G.",
            ),
            is_anything,
            500,
        ),
        otherwise(Text("L’itinéraire est bon : maintenez le bouton.", "The route is right: hold the button.")),
    ),
)

SENDING = Chapter(
    slug="sending",
    title=Text("Bien envoyer", "Sending well"),
    about=Text("Choisir un itinéraire que l’équipage peut reconnaître.", "Choose a route that the crew can recognise."),
    minutes=3,
    seat=FIRST,
    steps=(TWINS, THEN_C, SEND_C, UNDO, STRAIGHT, SEND_M),
)
