"""Finding one's pace: twice as far is twice as long, and always at the same speed."""

from cosmotheque.core.lesson import Chapter, Step, otherwise
from cosmotheque.core.text import Text
from cosmotheque.games.contact.actions import AskAgain
from cosmotheque.games.contact.lessons.holding import (
    accept_hold,
    correct_hold,
    is_anything,
    is_as_before,
    is_hastier,
    is_in_proportion,
    is_last_too_short,
)
from cosmotheque.games.contact.lessons.scene import (
    FIRST,
    SECOND,
    C,
    G,
    K,
    M,
    N,
    base_table,
    draw_route,
    open_round,
    point_right,
    rules,
    stamp_moves,
)

TO_C = (*open_round(FIRST, C, 4, C), *draw_route(FIRST, K, C))
TO_N = (*open_round(FIRST, N, 6, N), *draw_route(FIRST, K, N))

KEEP_ROUTE = otherwise(
    Text(
        "L’itinéraire est déjà tracé : gardez-le, et maintenez le bouton.",
        "The route is drawn already: keep it, and hold the button.",
    )
)

TWICE = Step(
    said=Text(
        "Pas de pendule : l’allure est la vôtre. De K à C, c’est deux fois plus loin que de la Terre à K : maintenez "
        "deux fois plus longtemps.",
        "No clock: the pace is yours. K to C is twice as far as Earth to K: hold it twice as long.",
    ),
    rules=rules(10, 11),
    position=base_table(*TO_C, goals=(G, M)),
    points=("pad",),
    answers=(
        accept_hold(
            Text(
                "Deux fois plus loin, deux fois plus long. L’équipage redemande.",
                "Twice as far, twice as long. The crew asks again.",
            ),
            is_in_proportion,
            320,
            620,
            then=stamp_moves((SECOND, AskAgain()), since=60_000),
        ),
        correct_hold(
            Text(
                "Le second vol est trop court : à votre allure, la fusée se serait posée avant C.",
                "The second flight is too short: at your pace the rocket would have landed before C.",
            ),
            is_last_too_short,
            600,
            400,
        ),
        correct_hold(
            Text(
                "Le second vol est trop long : à votre allure, la fusée aurait dépassé C.",
                "The second flight is too long: at your pace the rocket would have flown past C.",
            ),
            is_anything,
            150,
            1500,
        ),
        KEEP_ROUTE,
    ),
)

SAME_AGAIN = Step(
    said=Text(
        "Un équipage compare. Renvoyez la même chose, à la même allure : s’il entend autre chose, il croira à un autre "
        "itinéraire.",
        "A crew compares. Send the same again at the same pace: if it hears something else, it will think of another "
        "route.",
    ),
    rules=rules(12, 14),
    points=("pad",),
    answers=(
        accept_hold(
            Text(
                "La même allure : voilà une main sûre. L’équipage montre C.",
                "The same pace: a steady hand. The crew points at C.",
            ),
            is_as_before,
            320,
            620,
            then=stamp_moves(point_right(FIRST, C), since=120_000),
        ),
        correct_hold(
            Text(
                "Plus vite que tout à l’heure. Revenez à l’allure de votre première transmission.",
                "Faster than before. Go back to the pace of your first transmission.",
            ),
            is_hastier,
            100,
            150,
        ),
        correct_hold(
            Text(
                "Ce n’est plus comme tout à l’heure. Bref, puis deux fois plus long, à la même allure.",
                "That is not as it was before. Short, then twice as long, at the same pace.",
            ),
            is_anything,
            4000,
            8000,
        ),
        KEEP_ROUTE,
    ),
)

LOGBOOK = Step(
    said=Text(
        "Après chaque manche, le carnet de vol montre à tous l’itinéraire et les durées. C’est là que l’équipe apprend "
        "votre allure.",
        "After every round the logbook shows everybody the route and the times. That is how the team learns your pace.",
    ),
    rules=rules(18),
    points=("logbook",),
)

LONG_WAY = Step(
    said=Text(
        "Les longs vols sont les plus difficiles : on se dépêche. De la Terre à K 5 cm, puis de K à N quatre fois "
        "plus. Tenez bon.",
        "Long flights are the hard ones: everybody hurries. Earth to K is 5 cm, then K to N four times as much. Hold "
        "on.",
    ),
    rules=rules(10, 11),
    position=base_table(*TO_N, goals=(G, M)),
    points=("pad",),
    answers=(
        accept_hold(
            Text("Quatre fois plus long : l’équipage voit N.", "Four times as long: the crew sees N."),
            is_in_proportion,
            300,
            1220,
            then=stamp_moves(point_right(FIRST, N), since=60_000),
        ),
        correct_hold(
            Text(
                "Lâché trop tôt : à votre allure, la fusée se serait posée avant N, du côté de G.",
                "Let go too soon: at your pace the rocket would have landed before N, near G.",
            ),
            is_last_too_short,
            400,
            600,
        ),
        correct_hold(
            Text(
                "Trop long : à votre allure, la fusée serait sortie de la table.",
                "Too long: at your pace the rocket would have left the table.",
            ),
            is_anything,
            100,
            3000,
        ),
        KEEP_ROUTE,
    ),
)

TUNE_UP = Step(
    said=Text(
        "« Allure » : six petits exercices. « Essai » : vos durées pour vous seulement, avant de transmettre.",
        "“Pace”: six short exercises. “Try”: your times for you alone, before you transmit.",
    ),
    rules=rules(12),
    position=base_table(goals=(G, M)),
    points=("tune-up",),
)

PACE = Chapter(
    slug="pace",
    title=Text("Trouver son allure", "Finding your pace"),
    about=Text(
        "Tenir des vols à proportion, toujours à la même allure.", "Hold flights in proportion, always at one pace."
    ),
    minutes=3,
    seat=FIRST,
    steps=(TWICE, SAME_AGAIN, LOGBOOK, LONG_WAY, TUNE_UP),
)
