"""Mission 58: Not a token."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mission, all_tokens, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(  # BOM-5801, BOM-5802
    12, TWO, NONE, cards=cards_without(4, 7), tokens=all_tokens("none"), characters="endless", box=5, new_characters=()
)

SCENARIO = Scenario(
    name="58",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Silence radar", en="Not a token"),
    story=Text(
        fr="Plus un seul jeton dans le tiroir, mais les détecteurs viennent d’être rechargés et n’arrêtent plus.",
        en="Not one token left in the drawer, but the detectors have just been charged and will not stop.",
    ),
    special=Text(
        fr="Aucun jeton. Chacun peut utiliser son double détecteur à chaque tour.",
        en="No tokens. Everybody may use their double detector every turn.",
    ),
    rules=(
        rule(
            5801,
            "Aucun jeton, ni au départ ni après une erreur : le propriétaire dit seulement que c’est faux.",
            "No tokens, neither at setup nor after a mistake: the owner only says that it is wrong.",
        ),
        rule(
            5802,
            "Chacun a un double détecteur à chaque tour ; il ne s’use pas.",
            "Everybody has a double detector every turn; it is never spent.",
        ),
    ),
)
