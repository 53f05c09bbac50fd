"""Mission 63: Wires and children first."""

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
    box=5,
    new_characters=NO_RAY,
    parts=(Air("round", "value", (14, 18, 24, 30), "BOM-6304"),),
)

SCENARIO = Scenario(
    name="63",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Femmes et fils d’abord", en="Wires and children first"),
    story=Text(
        fr="Le paquebot s’enfonce et l’air tient dans une seule valise, que vous vous passez de main en main "
        "dans la salle des machines.",
        en="The liner is going down and all the air fits into one suitcase, which you pass from hand to hand in "
        "the engine room.",
    ),
    special=Text(
        fr="Une coupe coûte sa valeur en oxygène, et ce qui reste va au joueur suivant ; on ne parle pas. Si vous "
        "ne pouvez pas payer, vous passez et le détonateur avance.",
        en="A cut costs its value in oxygen, and what is left goes to the next player; nobody speaks. If you "
        "cannot pay, you skip your turn and the detonator advances.",
    ),
    rules=(
        rule(
            6301,
            "Le capitaine a tous les jetons : 14 à deux joueurs, 18 à trois, 24 à quatre, 30 à cinq. La réserve est "
            "vide.",
            "The captain has all tokens: 14 with two players, 18 with three, 24 with four, 30 with five. The reserve "
            "is empty.",
        ),
        rule(
            6302,
            "Une coupe coûte sa valeur, versée à la réserve. À la fin du tour, le joueur actif donne tous les jetons "
            "qui restent au prochain joueur à gauche qui a des fils.",
            "A cut costs its value, paid into the reserve. At the end of the turn the active player passes all tokens "
            "left to the next player to the left who has wires.",
        ),
        rule(
            6303,
            "À partir du deuxième tour de table, le capitaine commence son tour en prenant la réserve. S’il ne joue "
            "pas, elle va à celui qui joue à sa place.",
            "From the second round on the captain begins the turn by taking the reserve. If the captain does not play, "
            "it goes to the player who does.",
        ),
        rule(
            6304,
            "Trop peu de jetons pour toute valeur en main : on passe, le détonateur avance et les jetons passent au "
            "suivant. Si l’on peut jouer, on le doit. Silence.",
            "Too few tokens for any value in hand: the turn is skipped, the detonator advances and the tokens pass on. "
            "If you can play, you must. Silence.",
        ),
        rule(
            6305,
            "Avec le thermos, les jetons vont au joueur désigné.",
            "With the thermos the tokens go to the player named.",
        ),
    ),
)
