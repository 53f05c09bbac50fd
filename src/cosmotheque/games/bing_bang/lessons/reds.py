"""Red tokens: a rival on its way home is held up."""

from cosmotheque.core.lesson import Chapter, Step
from cosmotheque.core.text import Text
from cosmotheque.games.bing_bang.actions import LayRed, MovePawn, TakeWhite
from cosmotheque.games.bing_bang.lessons.cosmos import (
    BLUE_SHUTTLE_TO_JUPITER,
    LEARNER,
    RED_SHUTTLE_TO_MARS,
    RIVAL,
    TO_OBJECT,
    TO_PILOT,
    TO_SCIENTIST,
    TO_SHUTTLE,
    TO_THE_LAST_CELL,
    deal_position,
    read_moves,
)
from cosmotheque.games.bing_bang.lessons.replies import TOO_EARLY_TO_END, no, rules, to_all_else, to_any, yes

RIVAL_ON_ITS_WAY_HOME = deal_position(
    *read_moves(RIVAL, f"{TO_PILOT}, {TO_SHUTTLE}, {TO_SCIENTIST}"),
    *read_moves(LEARNER, "lay f5, move f5, lay g5, lay h5, lay g4, lay g3, lay h3, lay i3, lay j3, end"),
    *read_moves(RIVAL, f"{TO_OBJECT}, {TO_THE_LAST_CELL}, move e17, end"),
    *read_moves(
        LEARNER, "move g5, lay g6, lay g7, lay g8, lay h7, lay i6, lay j6, lay j7, move g6, move g7, move g8, end"
    ),
    *read_moves(RIVAL, "move e16, move e15, move e14, lay d14, lay d13, lay d12, lay d11"),
    *read_moves(RIVAL, "move d14, move d13, move d12, move d11, take e16, take e15, take e14, take d14, end"),
    first=RIVAL,
    missions=(BLUE_SHUTTLE_TO_JUPITER, RED_SHUTTLE_TO_MARS),
)
REDS_FIRST = (
    "Les rouges se posent avant tout le reste : d’abord d10.",
    "Red tokens come before everything else: d10 first.",
)

REDS = Chapter(
    slug="reds",
    title=Text("Les jetons rouges", "Red tokens"),
    about=Text("Barrer la route à un rival qui va gagner.", "Bar the way of a rival who is about to win."),
    minutes=1,
    seat=LEARNER,
    steps=(
        Step(
            said=Text(
                "Votre rival a son témoin : il lui faut compter 12 pour être sur la Terre. Barrez sa route : touchez "
                "d10, puis « Rouge ».",
                "Your rival has its witness: a count of 12 takes it to Earth. Bar its way: tap d10, then “Red”.",
            ),
            rules=rules(33, 34),
            position=RIVAL_ON_ITS_WAY_HOME,
            points=("d10",),
            answers=(
                yes(
                    "Personne ne traverse ni ne survole un jeton rouge. Le détour lui coûte plus de 15.",
                    "Nobody enters or flies over a red token. The way around counts more than 15.",
                    "red d10",
                ),
                to_any(
                    LayRed,
                    "Barrez-lui la route juste devant son vaisseau, en d10.",
                    "Bar its way right ahead of its ship, at d10.",
                ),
                to_any(TakeWhite, *REDS_FIRST),
                to_any(MovePawn, *REDS_FIRST),
                no(
                    "Alors votre rival pourrait gagner dès son tour.",
                    "Then your rival could win on its next turn.",
                    "end",
                ),
                to_all_else(
                    "Un Bing Bang l’arrêterait peut-être aussi, mais essayez un jeton rouge.",
                    "A Bing Bang might stop it, too; but try a red token.",
                ),
            ),
        ),
        Step(
            said=Text(
                "Trois rouges au plus par tour, 3 chacun. Ils se touchent par un côté, jamais par un angle : "
                "posez-en un à "
                "gauche, en c10.",
                "Three reds a turn at most, 3 each. They touch by sides, never by corners: lay one to the left, at "
                "c10.",
            ),
            rules=rules(33, 34),
            points=("c10",),
            answers=(
                yes("Un petit mur. Le compte est à 6.", "A little wall. The count is at 6.", "red c10"),
                to_any(LayRed, "Prolongez plutôt le mur en c10.", "Make the wall longer instead, at c10."),
                TOO_EARLY_TO_END,
                to_all_else(
                    "Après cela, plus de rouge dans ce tour : d’abord c10.",
                    "After that you may not lay reds this turn: c10 first.",
                ),
            ),
        ),
        Step(
            said=Text(
                "Il vous reste 9 pour vos propres affaires. Ici, finissez le tour et voyez ce que fait votre rival.",
                "There are 9 left for your own business. Here, end the turn and see what your rival does.",
            ),
            rules=rules(16, 33),
            points=("end-turn",),
            answers=(
                yes(
                    "Il doit faire le tour, et vous avez gagné du temps.",
                    "It has to go around, and you have won time.",
                    "end",
                    then=read_moves(
                        RIVAL, "lay c11, lay b11, lay b10, lay b9, move c11, move b11, move b10, move b9, end"
                    ),
                ),
                to_all_else("Permis ; mais ici, finissez le tour.", "You may; but here, end the turn."),
            ),
        ),
        Step(
            said=Text(
                "Un rouge ne s’enlève plus : jamais plus de trois en ligne, et pensez à votre propre chemin.",
                "A red stays for good: never more than three in a line, and think of your own way.",
            ),
            rules=rules(34, 35),
            points=("d10", "c10"),
        ),
    ),
)
