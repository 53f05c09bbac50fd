"""Mission 13: Three fuses."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Mission, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce

SCENARIO = Scenario(
    name="13",
    record=Mission(
        12,
        THREE,
        NONE,
        tokens=Tokens(captain_for_two=False, random=True),
        apart="red",
        apart_to="first",
        box=1,
        parts=(AtOnce("BOM-1303", "BOM-1305", RED),),
    ),
    title=Text(fr="Les trois mèches", en="Three fuses"),
    story=Text(
        "Trois charges sont reliées entre elles. Qu’on en touche une seule et tout saute ; il faut les trois d’un "
        "geste.",
        "Three charges are linked. Touch one alone and all goes up; it takes all three in one move.",
    ),
    special=Text(
        "À votre tour, vous pouvez désigner les trois rouges d’un coup : un seul fil faux, et la bombe explose. "
        "Ici, on ne révèle pas ses rouges : un joueur qui n’a plus qu’eux doit tenter le coup.",
        "On your turn you may point at all three reds in one go: one wrong wire and the bomb explodes. Nobody "
        "reveals reds here; a player with only reds left must try.",
    ),
    rules=(
        rule(
            1301,
            "Les trois rouges sont distribués à part : au capitaine et aux deux suivants ; à deux joueurs, deux au "
            "capitaine, un sur chaque support, et un à l’autre.",
            "The three reds are dealt apart: to the captain and the next two; with two players two to the captain, "
            "one on each stand, and one to the other.",
        ),
        rule(
            1302,
            "Les jetons de départ sont tirés au sort. À deux joueurs le capitaine n’en pose pas.",
            "The setup tokens are random. With two players the captain places none.",
        ),
        rule(
            1303,
            "Action spéciale : désigner les trois rouges d’un coup. Réussie, ils sont posés tous les trois ; manquée, "
            "la bombe explose.",
            "Special action: point at all three reds in one go. Success: all three are laid down. Failure: the bomb "
            "explodes.",
        ),
        rule(
            1304,
            "Chacun peut la tenter à son tour ; à quatre ou cinq, même sans avoir de rouge.",
            "Anybody may do it on their turn; with four or five players even without a red wire.",
        ),
        rule(
            1305,
            "Un joueur qui n’a plus que des rouges doit la tenter ; dans cette mission, on ne révèle pas ses rouges.",
            "A player with only reds left must do it: nobody reveals reds in this mission.",
        ),
        rule(
            1306,
            "Ni équipement ni personnage n’y sert ; un détecteur ne peut pas annoncer le rouge. Les coupes ordinaires "
            "se font comme toujours, et viser un rouge fait exploser.",
            "Equipment and characters cannot be used for it; red is no value a detector can name. Ordinary cuts are "
            "as usual, and pointing at a red explodes.",
        ),
        rule(
            1307,
            "Les pions rouges montrent les trois valeurs.",
            "The red markers show the three values.",
        ),
    ),
)
