"""Mission 33: Red, even and low."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Mission, Mix, all_tokens
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, Mix(2, 3), NONE, tokens=all_tokens("parity"), box=3)  # BOM-3301

SCENARIO = Scenario(
    name="33",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Rouge, pair et manque", en="Red, even and low"),
    story=Text(
        fr="La bombe est sous la table de roulette. Le croupier n’annonce que ce qu’il sait : pair ou impair.",
        en="The bomb is under the roulette table. The croupier only calls what croupiers call: even or odd.",
    ),
    special=Text(
        fr="Les jetons disent seulement pair ou impair, et il y a plus de rouges que d’habitude.",
        en="Tokens only say even or odd, and there are more reds than usual.",
    ),
    rules=(rule(3301, "Comme la mission 21 : pair ou impair.", "As mission 21: even or odd."),),
)
