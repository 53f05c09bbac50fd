"""Mission 49: One breath."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, THREE, TWO, Mission, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air

RECORD = Mission(
    12,
    TWO,
    NONE,
    cards_without(10),
    box=4,
    new_characters=NO_RAY,
    parts=(Air("own", "value", (7, 6, 5, 4), "BOM-4903", may_pass=True),),
)

SCENARIO = Scenario(
    name="49",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Le même souffle", en="One breath"),
    story=Text(
        fr="Une grotte noyée, un seul détendeur par plongeur, et un mécanisme qui s’étend d’une salle à l’autre. "
        "Ce que l’un expire, un autre en a besoin.",
        en="A flooded cave, one regulator per diver, and a mechanism that runs from chamber to chamber. What one "
        "of you breathes out, another needs.",
    ),
    special=Text(
        fr="Une coupe coûte sa valeur en oxygène, que vous donnez à un coéquipier ; on ne parle pas. Si vous ne "
        "pouvez pas payer, vous passez et le détonateur avance.",
        en="A cut costs its value in oxygen, and you give it to a teammate; nobody speaks. If you cannot pay, you "
        "skip your turn and the detonator advances.",
    ),
    rules=(
        rule(
            4901,
            "Chacun a 7 jetons à deux joueurs, 6 à trois, 5 à quatre, 4 à cinq.",
            "Each player has 7 tokens with two players, 6 with three, 5 with four, 4 with five.",
        ),
        rule(
            4902,
            "Avant une coupe, on donne son prix, la valeur annoncée, à un seul coéquipier qui a encore des fils, pas "
            "forcément celui qu’on vise. Si l’on ne dit rien, c’est le prochain à jouer.",
            "Before a cut its price, the value announced, is given to one teammate who still has wires, not "
            "necessarily the one pointed at. If nothing is said, it is the next to play.",
        ),
        rule(
            4903,
            "Trop peu de jetons pour toute valeur en main : on passe et le détonateur avance. On peut aussi passer "
            "exprès. Silence.",
            "Too few tokens for any value in hand: the turn is skipped and the detonator advances. One may also pass "
            "at will. Silence.",
        ),
        rule(
            4904,
            "Un joueur qui n’a plus de fils à couper, ou révèle ses rouges, perd ses jetons : ils quittent le jeu.",
            "A player who has no uncut wires left, or reveals reds, loses their tokens: they leave the game.",
        ),
        rule(
            4905,
            "À deux joueurs, le coéquipier est l’autre. Quand un seul joueur a encore des fils, les jetons payés "
            "quittent le jeu.",
            "With two players the teammate is the other one. Once only one player has uncut wires, tokens are paid out "
            "of the game.",
        ),
    ),
)
