"""Mission 28: The captain is daydreaming."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, THREE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.roles.data import Role

RECORD = Mission(  # BOM-2801, BOM-2802
    12, TWO, FOUR, box=2, parts=(Role("careless", "BOM-2801", drawn=False, fatal=True, tools=False),)
)

SCENARIO = Scenario(
    name="28",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Le chef a la tête ailleurs", en="The captain is daydreaming"),
    story=Text(
        fr="Le capitaine n’a pas dormi et a perdu sa trousse. Il tient quand même à passer en premier.",
        en="The captain has not slept and has lost the tool bag. Going first is still a matter of honour.",
    ),
    special=Text(
        fr="Le capitaine joue sans équipement et sans double détecteur. S’il rate une coupe, la bombe explose.",
        en="The captain has no equipment and no double detector. If the captain’s cut fails, the bomb explodes.",
    ),
    rules=(
        rule(
            2801,
            "Le capitaine n’a ni personnage ni outils, et ses erreurs sont fatales.",
            "The captain has no character and no tools, and their failures are fatal.",
        ),
        rule(
            2802,
            "Pour le reste, ses coupes comptent comme d’habitude, et les autres jouent comme d’habitude.",
            "Otherwise their cuts count as usual, and the others play as usual.",
        ),
    ),
)
