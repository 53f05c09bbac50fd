"""The pro variant: every planet is possible, the source chooses its card, and three aid cards settle doubts."""

from cosmotheque.core.game import CHANCE
from cosmotheque.core.lesson import Answer, Chapter, Step, otherwise, right, wrong
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import (
    AskAgain,
    ChangeGoal,
    ChooseSignal,
    DealGoal,
    Guess,
    GuessTwo,
    ShowStopover,
)
from cosmotheque.games.contact.components import EARTH
from cosmotheque.games.contact.lessons.scene import (
    ASTEROID_4,
    FIRST,
    PRO_TILES,
    SECOND,
    C,
    K,
    M,
    N,
    P,
    Play,
    Q,
    R,
    key,
    open_round,
    point_right,
    pro_table,
    rules,
    send_again,
    send_route,
    stamp_moves,
)

ROUND_1: tuple[Play, ...] = (
    *open_round(FIRST, M),
    (FIRST, ChooseSignal(6)),
    *send_route(FIRST, EARTH, ASTEROID_4, P, M, tiles=PRO_TILES),
    point_right(FIRST, M),
)
BY_C: tuple[Play, ...] = (
    *ROUND_1,
    *open_round(SECOND, R),
    (SECOND, ChooseSignal(3)),
    *send_route(SECOND, M, C, R, tiles=PRO_TILES),
)
ASKED: Play = (FIRST, AskAgain())
STRAIGHT: tuple[Play, ...] = (
    *ROUND_1,
    *open_round(SECOND, C),
    (SECOND, ChooseSignal(2)),
    *send_route(SECOND, M, C, tiles=PRO_TILES),
    ASKED,
    *send_again(SECOND, M, C, tiles=PRO_TILES),
    ASKED,
    *send_again(SECOND, M, C, tiles=PRO_TILES),
)

CHOOSE = Step(
    said=Text(
        "Pour les pros : vous choisissez la carte Signal. Forte, elle dit « facile ». M est seule dans son coin : "
        "jouez un 6.",
        "For pros: you choose the signal card. A high one says “easy”. M lies alone in its corner: play a 6.",
    ),
    rules=rules(23, 24),
    position=pro_table(*open_round(FIRST, M)),
    points=(key(M), "signal-6"),
    answers=(
        right(
            Text(
                "L’équipage sait maintenant que l’itinéraire sera clair.",
                "Now the crew knows that the route will be clear.",
            ),
            ChooseSignal(6),
        ),
        wrong(
            Text("Inutile : M est déjà l’une des plus faciles.", "No need: M is one of the easiest already."),
            ChangeGoal(),
        ),
        wrong(
            Text(
                "Presque. Un 5 rapporte moins, et M se trouve facilement.",
                "Almost. A 5 is worth less, and M is easy to find.",
            ),
            ChooseSignal(5),
        ),
        otherwise(
            Text(
                "Une carte faible rapporte peu : gardez-la pour une arrivée difficile.",
                "A low card is worth little: keep it for a hard goal.",
            )
        ),
    ),
)

EXCHANGE = Step(
    said=Text(
        "N est entourée de voisines : presque introuvable. La carte « Changement d’objectif » vous donne une autre "
        "arrivée.",
        "N lies among neighbours: almost impossible to find. The card “Change of goal” gives you another goal.",
    ),
    rules=rules(25, 26),
    position=pro_table(*open_round(FIRST, N)),
    points=(key(N), "change-goal"),
    answers=(
        right(
            Text(
                "La nouvelle arrivée est M. La carte est retournée : elle a servi.",
                "The new goal is M. The card is turned down: it has been used.",
            ),
            ChangeGoal(),
            then=stamp_moves((CHANCE, DealGoal(M)), since=60_000),
        ),
        wrong(
            Text(
                "Une carte faible prévient l’équipage, mais N resterait presque introuvable.",
                "A low card warns the crew, but N would remain almost impossible to find.",
            ),
            ChooseSignal(1),
            ChooseSignal(2),
        ),
        otherwise(
            Text(
                "Un beau pari, mais N serait presque introuvable. Changez d’objectif.",
                "A bold bet, but N would be almost impossible to find. Change the goal.",
            )
        ),
    ),
)

THE_STOP = Step(
    said=Text(
        "Écoutez : deux vols, et trop de possibilités. La carte « Première escale » montre où la fusée s’est d’abord "
        "posée.",
        "Listen: two flights, and too many possibilities. The card “First stopover” shows where the rocket landed "
        "first.",
    ),
    rules=rules(26, 29),
    position=pro_table(*BY_C),
    points=("listen", "aid-first-stopover"),
    answers=(
        right(
            Text("L’escale est C : la pastille 1 la marque.", "The stopover is C: the disc with the 1 marks it."),
            ShowStopover(),
        ),
        wrong(
            Text(
                "Redemander est gratuit, en pro aussi. Mais ici, essayez la carte.",
                "Asking again is free for pros too. But try the card here.",
            ),
            AskAgain(),
        ),
        Answer(
            said=Text(
                "50:50 en montre deux à la fois, mais il y en a bien plus de deux qui vont.",
                "50:50 points at two together, but far more than two would fit.",
            ),
            to=lambda _view, action: isinstance(action, GuessTwo),
        ),
        otherwise(
            Text(
                "Trop de planètes iraient avec ces deux vols. Prenez la carte.",
                "Too many planets would go with these two flights. Take the card.",
            )
        ),
    ),
)

FROM_C = Step(
    said=Text(
        "Le second vol part donc de C, et il est un peu plus long que le premier, de M à C. Quelle planète est à cette "
        "distance ?",
        "So the second flight starts at C, and it is a little longer than the first, from M to C. Which planet is that "
        "far?",
    ),
    rules=rules(12, 15),
    points=(key(C), key(M)),
    answers=(
        right(Text("R, et nulle autre à cette distance.", "R, and no other at that distance."), Guess(R)),
        wrong(
            Text(
                "De C à K, le second vol aurait été plus court que le premier.",
                "From C to K the second flight would have been shorter than the first.",
            ),
            Guess(K),
        ),
        otherwise(
            Text("Mesurez depuis C : un peu plus que de M à C.", "Measure from C: a little more than from M to C.")
        ),
    ),
)

TWO_AT_ONCE = Step(
    said=Text(
        "Trois transmissions du même vol : ce doit être C ou Q, presque à la même distance de M. Avec 50:50, montrez "
        "les deux à la fois.",
        "Three times the same flight: it must be C or Q, almost equally far from M. With 50:50, point at both.",
    ),
    rules=rules(14, 26),
    position=pro_table(*STRAIGHT),
    points=("aid-fifty-fifty", key(C), key(Q)),
    answers=(
        right(
            Text(
                "L’une des deux était la bonne : c’est gagné, comme un essai juste.",
                "One of the two was right: that counts like a right guess.",
            ),
            GuessTwo((C, Q)),
        ),
        wrong(
            Text(
                "Peut-être, mais rien n’est sûr. Avec 50:50 vous avez les deux.",
                "Perhaps, but nothing is certain. With 50:50 you have both.",
            ),
            Guess(C),
            Guess(Q),
        ),
        otherwise(
            Text(
                "C et Q vont le mieux avec ce vol. Montrez-les ensemble.",
                "C and Q fit that flight best. Point at both together.",
            )
        ),
    ),
)

FRESH_CARDS = Step(
    said=Text(
        "Un carburant, jamais le dernier, réactive les cartes Aide. Au bout : un certificat selon votre score.",
        "One fuel, never the last, reactivates the aid cards. At the end: a certificate for your score.",
    ),
    rules=rules(25, 28),
    points=("fuel", "aid-fifty-fifty"),
)

PRO = Chapter(
    slug="pro",
    title=Text("Pour les pros", "For pros"),
    about=Text(
        "Choisir sa carte Signal et jouer les cartes Aide au bon moment.",
        "Choose your signal card, and play the aid cards at the right time.",
    ),
    minutes=3,
    seat=FIRST,
    steps=(CHOOSE, EXCHANGE, THE_STOP, FROM_C, TWO_AT_ONCE, FRESH_CARDS),
)
