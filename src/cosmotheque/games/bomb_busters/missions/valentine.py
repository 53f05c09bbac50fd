"""A bonus mission: Valentine’s Day: my heart goes BOOM!"""

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, Cards, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.hearts.data import Hearts

SCENARIO = Scenario(
    name="valentine",
    record=Mission(12, ONE, FOUR, Cards(count=1), apart="yellow", seats=(2, 2), parts=(Hearts(),)),  # BOM-84
    title=Text(fr="Saint-Valentin : Mon cœur fait BOUM !", en="Valentine’s Day: my heart goes BOOM!"),
    special=Text(
        "Pour deux joueurs : on ne vise que le support où est le cœur de l’autre.",
        "For two players: you only point at the stand with the other’s heart.",
    ),
    rules=(
        rule(
            84,
            "Saint-Valentin, « Mon cœur fait BOUM ! » : à deux, quatre jaunes distribués un par support, un rouge. On "
            "vise seulement le support où est le cœur du partenaire ; à la fin de son tour on peut déplacer le sien, "
            "ce qu’il faut faire quand son support est vide. Le nombre d’années passées ensemble décide des cartes "
            "Équipement, chiffre par chiffre ; un 0 ou un chiffre répété, une carte au choix. Deux joueurs qui ne sont "
            "pas un couple en reçoivent une au hasard.",
            '"Valentine’s Day: my heart goes BOOM!": for two, four yellow dealt one per stand, one red. Only the stand '
            "with the partner’s heart may be pointed at; at the end of your turn you may move your own, and must when "
            "its stand is empty. The years a couple has spent together decide the equipment cards, digit by digit; a 0 "
            "or a repeated digit, a card of choice. Two players who are not a couple get one at random.",
        ),
    ),
)
