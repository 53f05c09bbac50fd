"""Mission 22: What is missing."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, Mission, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.windfall.data import Windfall

SCENARIO = Scenario(
    name="22",
    record=Mission(  # BOM-2201 to BOM-2206
        12, ONE, FOUR, tokens=Tokens(setup="absent"), box=2, parts=(Windfall("gift", "BOM-2204"),)
    ),
    title=Text(fr="Ce qui manque", en="What is missing"),
    story=Text(
        fr="L’artificier a caché ses plans, mais sa liste de courses est restée sur la table. Elle dit au moins ce "
        "qu’il n’avait pas.",
        en="The bomb maker hid the plans but left a shopping list on the table. It tells at least what was not there.",
    ),
    special=Text(
        fr="Au départ chacun dit deux valeurs qu’il n’a pas. Après les deux premiers jaunes, chacun offre un jeton "
        "à son voisin de gauche.",
        en="At the start everybody tells two values they do not have. After the first two yellow wires, everybody "
        "gives a token to the player on their left.",
    ),
    rules=(
        rule(
            2201,
            "Au départ chacun pose à côté de son support deux jetons différents de valeurs qu’il n’a pas. Le jaune est "
            "permis.",
            "At setup everybody lays two different tokens of values they do not have beside the stand. Yellow is "
            "allowed.",
        ),
        rule(
            2202,
            "Avec deux supports, un jeton à côté de chacun, et il ne parle que de celui-là.",
            "With two stands, one token beside each, and it speaks of that one only.",
        ),
        rule(
            2203,
            "Deux jetons par valeur : ce qui n’est plus là ne se choisit pas, et un joueur à qui il manque peu de "
            "valeurs pose moins de jetons.",
            "Two tokens of each value: what is gone cannot be chosen, and a player who lacks few values places fewer.",
        ),
        rule(
            2204,
            "Dès que les deux premiers jaunes sont coupés, chacun, à partir du capitaine, choisit un jeton de la "
            "réserve pour son voisin de gauche, qui le pose devant un de ses fils, ou à côté de son support.",
            "As soon as the first two yellow wires are cut, everybody from the captain on chooses a token from the "
            "supply for their left neighbour, who puts it in front of a wire, or beside the stand.",
        ),
        rule(
            2205,
            "L’un après l’autre, avant que le tour passe, devant un fil non coupé et sans jeton ; si tous en ont, à "
            "côté, en le disant. Un joueur qui n’a plus de fils donne sans recevoir.",
            "One after the other, before the turn passes on, in front of an uncut wire without a token; if all have "
            "one, beside, and that is said. A player without wires gives and does not receive.",
        ),
        rule(
            2206,
            "Un jeton reçu et posé à côté dit : aucun fil non coupé de cette valeur dans ce jeu.",
            "A token received and laid beside says: no uncut wire of this value in the hand.",
        ),
    ),
)
