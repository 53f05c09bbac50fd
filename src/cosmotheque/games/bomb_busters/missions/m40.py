"""Mission 40: Two languages."""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, Mission, Tokens
from cosmotheque.games.bomb_busters.model.rule import rule

SCENARIO = Scenario(
    name="40",
    record=Mission(
        12,
        THREE,
        NONE,
        tokens=Tokens(by_seat=("count", "parity", "count", "parity", "count"), captain_for_two=False),
        box=3,
    ),  # BOM-4001, BOM-4002
    title=Text(fr="Deux langages", en="Two languages"),
    story=Text(
        fr="Les uns comptent, les autres trient. Il faudra bien que les deux moitiés de l’équipe se comprennent.",
        en="Some of you count, the others sort. The two halves of the team will have to understand each other.",
    ),
    special=Text(
        fr="Un joueur sur deux, à partir du capitaine, a des jetons ×1 ×2 ×3, les autres pair ou impair.",
        en="Starting with the captain, every other player uses ×1 ×2 ×3 tokens, the others even or odd ones.",
    ),
    rules=(
        rule(
            4001,
            "Le capitaine, le troisième et le cinquième joueur ont des jetons ×, les autres pairs ou impairs, pour "
            "toute la mission.",
            "The captain, the third and the fifth player use ×-tokens, the others even or odd ones, all mission long.",
        ),
        rule(
            4002,
            "À deux, seul le second joueur pose un jeton au départ. Jamais devant un rouge.",
            "With two players only the second one places a token at setup. Never in front of a red wire.",
        ),
        rule(
            4003,
            "Un fil qui change de main perd un jeton × et garde un jeton pair ou impair.",
            "A wire that changes hands loses a ×-token and keeps an even or odd one.",
        ),
    ),
)
