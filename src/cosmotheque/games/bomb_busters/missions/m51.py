"""Mission 51: Your number is up."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NO_RAY, NONE, ONE, TWO, Fuse, Mission, Tokens, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.called.data import Called

RECORD = Mission(
    12,
    ONE,
    NONE,
    cards_without(10),
    Tokens(captain_for_two=False),
    Fuse(more=1),
    box=4,
    new_characters=NO_RAY,
    parts=(Called(5100),),
)

SCENARIO = Scenario(
    name="51",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="C’est tombé sur toi", en="Your number is up"),
    story=Text(
        fr="La roue tourne, un nombre sort, et quelqu’un doit dire un nom sans demander à personne.",
        en="The wheel turns, a number comes up, and somebody has to say a name without asking anybody.",
    ),
    special=Text(
        fr="À chaque tour un nombre sort, et vous désignez, sans demander, qui le coupe. Si ce joueur ne l’a pas, "
        "il montre un de ses fils et le détonateur avance.",
        en="Each turn a number comes up and you name, without asking, who cuts it. If that player does not have "
        "it, they show one of their wires and the detonator advances.",
    ),
    rules=(
        rule(
            5101,
            "Le détonateur a un cran de plus que de joueurs. Une pioche de cartes Nombre. À deux, le capitaine ne "
            "pose pas de jeton.",
            "The detonator has one step more than players. A deck of number cards. With two players the captain "
            "places no token.",
        ),
        rule(
            5102,
            "À son tour, on révèle la première carte et désigne, sans consulter, qui doit couper cette valeur, "
            "soi-même peut-être.",
            "At their turn the active player reveals the top card and names, without consulting, who must cut that "
            "value, themselves included.",
        ),
        rule(
            5103,
            "S’il l’a, il la coupe ; sinon, il marque un de ses fils bleus d’un vrai jeton, et le détonateur avance.",
            "If that player has it, they cut it; if not, they mark one of their blue wires with a true token, and the "
            "detonator advances.",
        ),
        rule(
            5104,
            "Le tour suivant est celui du voisin de gauche de celui qui a désigné. Un joueur qui n’a que des rouges "
            "au début de son tour les révèle.",
            "The next turn is that of the namer’s left neighbour. A player with only reds at the start of their turn "
            "reveals them instead.",
        ),
    ),
)
