"""Mission 52: The liars’ ball."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, NONE, THREE, Mission, Tokens, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule

LIES = Tokens("false", "false", "false", lies_on_reds=True)  # BOM-5201, BOM-5202
RECORD = Mission(12, THREE, NONE, cards=cards_without(1, 12), tokens=LIES, box=4)  # BOM-5203

SCENARIO = Scenario(
    name="52",
    record=RECORD,
    others={2: replace(RECORD, yellow=FOUR)},
    title=Text(fr="Le bal des menteurs", en="The liars’ ball"),
    story=Text(
        fr="Dans cette salle, tout le monde est agent double. Rien de ce qui s’y dit n’est vrai.",
        en="Everybody in this room is a double agent. Nothing anybody says here is true.",
    ),
    special=Text(
        fr="Tous les jetons sont faux : ils disent ce qu’un fil n’est pas. Chacun en pose deux au départ.",
        en="All tokens are false: they say what a wire is not. Everybody places two at the start.",
    ),
    rules=(
        rule(
            5201,
            "Au départ chacun pose deux faux jetons devant deux fils différents, bleus ou rouges : des nombres, pas "
            "devant un jaune.",
            "At setup everybody puts two false tokens in front of two different wires, blue or red: numbers, not in "
            "front of yellow.",
        ),
        rule(
            5202,
            "Tous les jetons sont faux. Après un « jaune » raté, c’est le jeton jaune. Le post-it met un faux jeton au "
            "choix devant un de ses fils bleus.",
            "All tokens are false. After a failed “yellow” it is the yellow one. The post-it puts a false token of "
            "your choice in front of one of your blue wires.",
        ),
        rule(5203, "Sans les deux étiquettes.", "Without both labels."),
    ),
)
