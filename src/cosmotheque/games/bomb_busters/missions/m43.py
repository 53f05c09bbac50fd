"""Mission 43: The little porter."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Mission, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.carrier.data import Carrying

RECORD = Mission(12, THREE, NONE, box=4, parts=(Carrying(),))

SCENARIO = Scenario(
    name="43",
    record=RECORD,
    others={2: replace(RECORD, tokens=Tokens(captain_random_for_two=True))},
    title=Text(fr="Le petit porteur", en="The little porter"),
    story=Text(
        fr="Un robot de poche a ramassé quelques fils et fait les cent pas sur la piste des nombres. Il ne les "
        "rend qu’à qui tombe juste.",
        en="A pocket robot has picked up some wires and paces the number track. It hands them over only to those "
        "who cut where it stands.",
    ),
    special=Text(
        fr="Le robot promène des fils sur la piste des nombres : coupez celui où il se trouve, et vous en prenez "
        "un. Si tous les jeux sont vides et qu’il lui en reste, la bombe explose.",
        en="The robot carries some wires along the number track: cut the number it is on and you take one. If all "
        "hands are empty and it still has wires, the bomb explodes.",
    ),
    rules=(
        rule(
            4301,
            "Le robot part du 1 et reçoit, des fils mélangés avant la distribution, 5 fils à deux joueurs, 4 à trois "
            "ou quatre, 3 à cinq.",
            "The robot starts on 1 and gets, from the shuffled wires before they are dealt, 5 with two players, 4 with "
            "three or four, 3 with five.",
        ),
        rule(
            4302,
            "Il avance à la fin de chaque tour ; le thermos ne l’arrête pas.",
            "It moves at the end of each turn; the thermos does not stop it.",
        ),
        rule(
            4303,
            "Si l’on coupe des fils du nombre où il se trouve, on prend un de ses fils, sans le montrer, et on le "
            "range dans l’ordre ; avec deux supports, on choisit lequel. Tous voient où il va. Un seul fil par coupe "
            "réussie.",
            "If you cut wires of the number it is on, you take one of its wires, unseen by the others, and file it in "
            "order; with two stands you choose which. All see where it goes. One for each successful cut action.",
        ),
        rule(
            4304,
            "Ses fils doivent eux aussi être coupés ou révélés. Pour une coupe en solo, ils comptent comme non coupés "
            "et hors de votre jeu.",
            "Its wires must be cut or revealed too. For solo cuts they count as uncut and as not in hand.",
        ),
        rule(
            4305,
            "À deux joueurs, le jeton de départ du capitaine est tiré au hasard.",
            "With two players the captain’s setup token is drawn at random.",
        ),
        rule(
            4306,
            "Si plus personne n’a de fils et que le robot en porte encore, la bombe explose. Si l’on ne peut rien "
            "couper, on passe son tour et le détonateur avance.",
            "If nobody has uncut wires and the robot still has some, the bomb explodes. If you can cut nothing, you "
            "skip your turn and the detonator advances.",
        ),
    ),
)
