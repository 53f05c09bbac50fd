"""A bonus mission: Cannes: city of fear!"""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, Mission, Mix, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule

# BOM-80: two reds on each stand, told by tokens beside it; a value is said as soon as its tokens are out.
RECORD = Mission(12, Mix(8, 8), NONE, tokens=Tokens(again=False), apart="red", markers="beside")

SCENARIO = Scenario(
    name="cannes",
    record=RECORD,
    others={5: replace(RECORD, red=Mix(10, 10))},
    title=Text(fr="Cannes : La cité de la peur !", en="Cannes: city of fear!"),
    special=Text(
        "Deux rouges par support ; des jetons disent où. Pas de jaune.",
        "Two red wires on each stand; tokens show where. No yellow.",
    ),
    rules=(
        rule(
            80,
            "Cannes, « La cité de la peur ! » : deux rouges par support, distribués d’abord ; chacun pose à côté du "
            "support les jetons de leurs parties entières. Pas de pions rouges, pas de jaune. S’il manque un jeton, sa "
            "valeur est dite à voix haute.",
            '"Cannes: city of fear!": two red wires per stand, dealt first; everybody lays the tokens of their whole '
            "parts beside the stand. No red markers, no yellow. Where a token is missing, its value is said aloud.",
        ),
    ),
)
