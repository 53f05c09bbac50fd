"""Bing Bang cards: planets and sectors change places, and the way is short."""

from cosmotheque.core.lesson import Chapter, Step
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.actions import LayWhite, Rearrange, SwapPlanets, TakeWhite
from cosmotheque.games.bing_bang.lessons.cosmos import (
    BLUE_SHUTTLE_TO_JUPITER,
    LEARNER,
    RIVAL,
    deal_position,
    read_moves,
)
from cosmotheque.games.bing_bang.lessons.first_flight import ALL_ABOARD
from cosmotheque.games.bing_bang.lessons.replies import NOT_RED, TOO_EARLY_TO_END, no, rules, to_all_else, to_any, yes

FAR_FROM_MERCURY = deal_position(
    *ALL_ABOARD,
    *read_moves(LEARNER, "end"),
    *read_moves(RIVAL, "lay g5, move g5, end"),
    missions=((0, 0, 0, 1), BLUE_SHUTTLE_TO_JUPITER),
)
FAR_FROM_HOME = deal_position(
    *ALL_ABOARD,
    *read_moves(LEARNER, "move e17, end"),
    *read_moves(RIVAL, "lay g5, move g5, end"),
)
ONLY_AT_FIRST = (
    "Ensuite, il serait trop tard : on ne fait Bing Bang qu’au tout début d’un tour.",
    "Then it would be too late: you can only play a Bing Bang at the very start of a turn.",
)

BANGS = Chapter(
    slug="bing-bang",
    title=Text("Faire Bing Bang", "Bing Bang cards"),
    about=Text(
        "Rapprocher son but en bouleversant le cosmos.", "Bring your goal near by turning the cosmos upside down."
    ),
    minutes=2,
    seat=LEARNER,
    steps=(
        Step(
            said=Text(
                "Tout est à bord, mais votre planète, Mercure, est très loin. Touchez votre carte « Échange de "
                "planètes », puis Mars et Mercure, et jouez-la.",
                "All is aboard, but your planet, Mercury, is far away. Tap your card “Swap planets”, then Mars and "
                "Mercury, and play it.",
            ),
            rules=rules(36, 38),
            position=FAR_FROM_MERCURY,
            points=("books", "card-swap-planets", "e17"),
            answers=(
                yes(
                    "Bing Bang ! Mercure est juste à côté. La carte compte 9.",
                    "Bing Bang! Mercury is right beside you. The card counts 9.",
                    "swap-planets mercury-mars",
                ),
                to_any(
                    SwapPlanets,
                    "Cela ne rapproche pas Mercure de vous : échangez Mercure et Mars.",
                    "That does not bring Mercury to you: swap Mercury and Mars.",
                ),
                no(
                    "Mars n’est pas votre planète : vous y arrêter ne sert à rien.",
                    "Mars is not your planet: stopping there gains nothing.",
                    "move e17",
                ),
                to_any(LayWhite, *ONLY_AT_FIRST),
                to_any(TakeWhite, *ONLY_AT_FIRST),
                NOT_RED,
                TOO_EARLY_TO_END,
                to_all_else(
                    "Une bonne carte, mais ici « Échange de planètes » suffit.",
                    "A fine card, but here “Swap planets” will do.",
                ),
            ),
        ),
        Step(
            said=Text("Touchez Mercure pour y déposer l’objet.", "Tap Mercury to deliver the object."),
            rules=rules(46, 47),
            points=("e17",),
            answers=(
                yes("Déposé, en un seul tour !", "Delivered, in a single turn!", "move e17"),
                TOO_EARLY_TO_END,
                to_all_else("Mercure est juste devant vous.", "Mercury is right ahead of you."),
            ),
        ),
        Step(
            said=Text(
                "Une autre fois, vous rentrez de Mars, à 12 cases de la Terre. Échangez les deux secteurs de gauche, "
                "sans "
                "les tourner.",
                "Another time you come home from Mars, 12 cells from Earth. Swap the two sectors on the left, without "
                "turning them.",
            ),
            rules=rules(37, 40, 41, 42),
            position=FAR_FROM_HOME,
            points=("card-swap-my-sector", "card-swap-earth-sector", "card-swap-sectors"),
            answers=(
                yes(
                    "La Terre n’est plus qu’à 8 cases, et tout ce qui est posé a voyagé avec les secteurs.",
                    "Earth is 8 cells away now, and all that lies on the sectors went with them.",
                    "swap-my-sector 2103 0000",
                    "swap-earth-sector 2103 0000",
                    "swap-sectors 2103 0000",
                ),
                to_any(
                    Rearrange,
                    "Ici, échangez le nord-ouest et le sud-ouest, sans les tourner.",
                    "Here, swap the north-west and the south-west, without turning them.",
                ),
                TOO_EARLY_TO_END,
                to_any(LayWhite, *ONLY_AT_FIRST),
                to_any(TakeWhite, *ONLY_AT_FIRST),
                NOT_RED,
                to_all_else(
                    "Prenez plutôt une carte qui échange des secteurs.",
                    "Take a card that swaps sectors instead.",
                ),
            ),
        ),
        Step(
            said=Text(
                "À retenir : une carte par tour, tout au début, et pas de jeton rouge dans le même tour. Elle peut "
                "aussi "
                "éloigner un rival de son but.",
                "Remember: one card a turn, at its very beginning, and no red token in the same turn. It may also "
                "take a rival far from home.",
            ),
            rules=rules(35, 36, 45),
        ),
    ),
)
