"""Mission 21: Heads or tails."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, TWO, Mission, Mix, all_tokens
from cosmotheque.games.bomb_busters.model.rule import rule

RECORD = Mission(12, Mix(1, 2), NONE, tokens=all_tokens("parity"), box=2)  # BOM-2101

SCENARIO = Scenario(
    name="21",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="Pile ou face", en="Heads or tails"),
    story=Text(
        fr="La peinture des jetons a coulé dans la soute. On y lit encore si le nombre est pair, et c’est tout.",
        en="The paint of the tokens has run in the hold. You can still read whether a number is even, and no more.",
    ),
    special=Text(
        fr="Les jetons disent seulement pair ou impair.",
        en="Tokens only say even or odd.",
    ),
    rules=(
        rule(
            2101,
            "Tous les jetons sont pairs ou impairs : au départ, après une erreur, avec le post-it.",
            "All tokens are even or odd: at setup, after a mistake, with the post-it.",
        ),
    ),
)
