"""Mission 24: Stocktaking."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mission, all_tokens
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, TWO, NONE, tokens=all_tokens("count"), box=2)  # BOM-2401, BOM-2402

SCENARIO = Scenario(
    name="24",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="L’inventaire", en="Stocktaking"),
    story=Text(
        fr="Un comptable inspecte l’équipe. Il ne demande pas ce que vous avez, seulement combien.",
        en="An accountant is inspecting the team. He does not ask what you have, only how many.",
    ),
    special=Text(
        fr="Les jetons disent combien de fois une valeur est sur le support, pas laquelle : ×1, ×2 ou ×3.",
        en="Tokens say how often a value is on the stand, not which one: ×1, ×2 or ×3.",
    ),
    rules=(
        rule(
            2401,
            "Tous les jetons sont ×1, ×2 ou ×3 : au départ, après une erreur, avec le post-it.",
            "All tokens are ×1, ×2 or ×3: at setup, after a mistake, with the post-it.",
        ),
        rule(
            2402,
            "Au départ chacun choisit un de ses fils bleus non coupés ; le jeton suit.",
            "At setup everybody chooses one of their uncut blue wires; the token follows.",
        ),
    ),
)
