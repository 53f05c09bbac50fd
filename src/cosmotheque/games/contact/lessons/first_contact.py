"""The first chapter: what it is all for. The learner sends once, reads once, and sends by a stopover."""

from cosmotheque.core.game import CHANCE
from cosmotheque.core.lesson import Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import AskAgain, DrawGoal, FlyTo, Guess, OpenRound
from cosmotheque.games.contact.components import EARTH
from cosmotheque.games.contact.lessons.holding import (
    accept_hold,
    between,
    correct_hold,
    is_anything,
    is_in_proportion,
    is_last_too_short,
    shorter_than,
)
from cosmotheque.games.contact.lessons.scene import (
    FIRST,
    SECOND,
    B,
    C,
    E,
    K,
    M,
    base_table,
    key,
    open_round,
    point_right,
    rules,
    send_again,
    send_route,
    stamp_moves,
)

ROUND_1 = open_round(FIRST, K, 3, K)
ROUND_2 = (
    *ROUND_1,
    *send_route(FIRST, EARTH, K),
    point_right(FIRST, K),
    *open_round(SECOND, M, 4, E),
    *send_route(SECOND, K, M),
)
GOALS = (C, M)

DRAW_K = Step(
    said=Text(
        "Vous êtes la source : faites trouver K (cercle orange) à l’équipage, sans un mot. Touchez K.",
        "You are the source: make the crew find K (orange ring) without a word. Tap K.",
    ),
    rules=rules(8, 9),
    position=base_table(*ROUND_1, goals=GOALS),
    points=(key(K),),
    answers=(
        right(
            Text("L’itinéraire est tracé. Personne d’autre ne le voit.", "The route is drawn. Nobody else sees it."),
            FlyTo(K),
        ),
        wrong(
            Text(
                "Cette planète aussi pourrait être l’arrivée, aux yeux de l’équipage. La vôtre est K.",
                "To the crew this planet could be the goal too. But yours is K.",
            ),
            FlyTo(C),
            FlyTo(M),
        ),
        otherwise(
            Text(
                "On peut y faire escale, mais le plus simple est d’aller tout droit : touchez K.",
                "You could stop over there, but straight on is simplest: tap K.",
            )
        ),
    ),
)

HOLD_K = Step(
    said=Text(
        "Vous parlez en durées : maintenez le bouton le temps du vol. K est tout près : un appui bref, une "
        "demi-seconde au plus.",
        "You speak in times: hold the button as long as the flight lasts. K is quite near: a short press, half a "
        "second at most.",
    ),
    rules=rules(11, 12),
    points=("pad",),
    answers=(
        accept_hold(
            Text(
                "Bien envoyé. Voyons ce que l’équipage en fait…",
                "Well sent. Let’s see what the crew makes of it…",
            ),
            between(130, 620),
            300,
            then=stamp_moves(point_right(FIRST, K), since=60_000),
        ),
        correct_hold(
            Text(
                "Trop court : la fusée se serait posée avant K. Maintenez un peu plus.",
                "Too short: the rocket would have landed before K. Hold a little longer.",
            ),
            shorter_than(130),
            90,
        ),
        correct_hold(
            Text(
                "Trop long : l’équipage chercherait plus loin, vers C ou M. Un appui plus bref.",
                "Too long: the crew would look farther away, at C or M. A shorter press.",
            ),
            is_anything,
            1200,
        ),
        otherwise(
            Text(
                "L’itinéraire est bon : gardez-le, et maintenez le grand bouton.",
                "The route is right: keep it, and hold the big button.",
            )
        ),
    ),
)

FIRST_POINTS = Step(
    said=Text(
        "Un vol bref : l’équipage a trouvé K du premier coup, et la carte Signal de 3 points est à nous. Les rôles "
        "changent !",
        "A short flight: the crew found K right away, and the signal card of 3 points is ours. Now change roles!",
    ),
    rules=rules(18, 19),
    points=("score",),
)

LISTEN = Step(
    said=Text(
        "Vous êtes l’équipage : l’arrivée est une des planètes cerclées. Écoutez, puis redemandez : c’est gratuit.",
        "You are the crew: the goal is one of the ringed planets. Listen, then ask again: it is free.",
    ),
    rules=rules(14, 15),
    position=base_table(*ROUND_2, goals=GOALS),
    points=("listen",),
    answers=(
        right(
            Text("La source transmet encore une fois.", "The source transmits once more."),
            AskAgain(),
            then=stamp_moves(*send_again(SECOND, K, M), since=120_000),
        ),
        wrong(
            Text(
                "Vous avez déjà l’oreille ! Mais essayez d’abord de redemander, cela ne coûte rien.",
                "You have an ear for it already! But try asking again first: it costs nothing.",
            ),
            Guess(M),
        ),
        otherwise(
            Text(
                "Est-ce bien sûr ? Une erreur coûte un carburant, redemander ne coûte rien.",
                "Are you sure? A mistake costs one fuel, asking again costs nothing.",
            )
        ),
    ),
)

GUESS_M = Step(
    said=Text(
        "Écoutez bien. La fusée est sur K : quelle planète cerclée est aussi loin que ce vol a été long ? Touchez-la, "
        "puis confirmez.",
        "Listen well. The rocket is on K: which ringed planet is as far away as this flight was long? Tap it, then "
        "confirm.",
    ),
    rules=rules(12, 15),
    points=("listen", key(K)),
    answers=(
        right(
            Text(
                "C’est M, la plus lointaine. Et quatre points de plus pour nous.",
                "M it is, the farthest one. And four more points for us.",
            ),
            Guess(M),
        ),
        wrong(
            Text(
                "E est à deux pas de K : ce vol aurait été bien plus bref.",
                "E is next door to K: that flight would have been much shorter.",
            ),
            Guess(E),
        ),
        wrong(
            Text("Vers C, le vol aurait duré deux fois moins.", "To C the flight would have lasted half as long."),
            Guess(C),
        ),
        otherwise(
            Text(
                "On peut redemander deux fois, mais ce vol long ne laisse guère de doute.",
                "You may ask twice, but that long flight leaves little doubt.",
            )
        ),
    ),
)

DRAW_GOAL = Step(
    said=Text(
        "Entre deux manches, tout le monde peut parler. C’est à vous d’être la source : tirez votre arrivée, et le "
        "silence revient.",
        "Between rounds everybody may talk. You are the source again: draw your goal, and silence falls.",
    ),
    rules=rules(8, 20),
    points=("draw-goal",),
    answers=(
        right(
            Text(
                "Votre arrivée est C, et la manche vaut 5 points.", "Your goal is C, and the round is worth 5 points."
            ),
            DrawGoal(),
            then=stamp_moves((CHANCE, OpenRound(C, 5, B)), since=180_000),
        ),
    ),
)

STOPOVER = Step(
    said=Text(
        "De M à C, le chemin droit est bloqué : K est en travers. Faites escale sur la Terre : touchez-la.",
        "From M to C the straight way is blocked: K lies across it. Stop over on Earth: tap it.",
    ),
    rules=rules(9, 10),
    points=(key(EARTH), key(C)),
    answers=(
        right(Text("Premier tronçon : de M à la Terre.", "First leg: from M to Earth."), FlyTo(EARTH)),
        otherwise(
            Text(
                "On peut passer par là, mais par la Terre c’est plus facile à entendre.",
                "You could go that way, but by Earth it is easier to hear.",
            )
        ),
    ),
)

ON_TO_C = Step(
    said=Text("Et de la Terre jusqu’à C.", "And from Earth on to C."),
    rules=rules(9),
    points=(key(C),),
    answers=(
        right(
            Text("Deux tronçons : le premier est deux fois plus long.", "Two legs: the first is twice as long."),
            FlyTo(C),
        ),
        otherwise(Text("L’itinéraire doit finir à votre arrivée : C.", "The route has to end at your goal: C.")),
    ),
)

HOLD_BOTH = Step(
    said=Text(
        "Deux tronçons, deux appuis : long jusqu’à la Terre, puis deux fois plus bref jusqu’à C, à votre allure.",
        "Two legs, two presses: long to Earth, then half as long to C, at a pace of your own.",
    ),
    rules=rules(11, 12),
    points=("pad",),
    answers=(
        accept_hold(
            Text(
                "Bien envoyé. L’équipage hésite…",
                "Well sent. The crew hesitates…",
            ),
            is_in_proportion,
            1250,
            620,
            then=stamp_moves((SECOND, Guess(E)), since=240_000),
        ),
        correct_hold(
            Text(
                "Second vol trop court : la fusée se serait posée avant C. Il doit durer la moitié du premier.",
                "Second flight too short: the rocket would have landed before C. It should last half as long as the "
                "first.",
            ),
            is_last_too_short,
            1250,
            150,
        ),
        correct_hold(
            Text(
                "Le second vol est trop long : C est deux fois plus près de la Terre que M. Long, puis bref.",
                "The second flight is too long: C is only half as far from Earth as M is. Long, then short.",
            ),
            is_anything,
            600,
            600,
        ),
        otherwise(
            Text(
                "L’itinéraire est bon. Maintenez le grand bouton, deux fois.",
                "The route is right. Hold the big button, twice.",
            )
        ),
    ),
)

ONE_FUEL = Step(
    said=Text(
        "Ce n’était pas E : un carburant et la carte Signal sont perdus. Sans carburant, la mission échoue. "
        "L’équipage réessaie.",
        "It was not E: one fuel and the signal card are lost. Without fuel the mission fails. The crew tries again.",
    ),
    rules=rules(16, 17),
    points=("fuel", key(E)),
    then=stamp_moves((SECOND, Guess(C)), since=300_000),
)

YOU_CAN_PLAY = Step(
    said=Text(
        "C’était C ! Douze arrivées avant la panne de carburant, du premier coup si possible : vous savez jouer.",
        "It was C! Twelve goals before the fuel runs out, at the first try if you can: now you can play.",
    ),
    rules=rules(17, 18, 19),
    points=("score",),
)

FIRST_CONTACT = Chapter(
    slug="first-contact",
    title=Text("Premier contact", "First contact"),
    about=Text(
        "Envoyer une planète par la durée d’un appui, et en deviner une.",
        "Send a planet by how long you press, and guess one.",
    ),
    minutes=4,
    seat=FIRST,
    steps=(
        DRAW_K,
        HOLD_K,
        FIRST_POINTS,
        LISTEN,
        GUESS_M,
        DRAW_GOAL,
        STOPOVER,
        ON_TO_C,
        HOLD_BOTH,
        ONE_FUEL,
        YOU_CAN_PLAY,
    ),
)
