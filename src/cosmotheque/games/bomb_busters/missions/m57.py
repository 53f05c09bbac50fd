"""Mission 57: Twelve whims."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import DOUBLE_CARDS, Equipment
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, ONE, TWO, Cards, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.common_constraint.data import CommonConstraint

STABLE = Cards(doubles=tuple(card for card in DOUBLE_CARDS if card != Equipment.DISINTEGRATOR))
RECORD = Mission(12, ONE, NONE, STABLE, stuck="skip", box=5, parts=(CommonConstraint("BOM-5702", "paired"),))

SCENARIO = Scenario(
    name="57",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="Douze caprices", en="Twelve whims"),
    story=Text(
        fr="Le docteur a attaché un caprice à chaque nombre. Vous les connaissez tous d’avance : reste à choisir "
        "l’ordre dans lequel vous les subirez.",
        en="The Doctor has tied a whim to each number. You know them all in advance: it is for you to choose the "
        "order in which you suffer them.",
    ),
    special=Text(
        fr="Chaque nombre a sa contrainte : terminez le nombre, et elle s’impose à tous jusqu’à la suivante. Si "
        "personne ne peut jouer pendant un tour de table, la bombe explose.",
        en="Each number has a constraint: complete the number, and its constraint binds everybody until the next "
        "one. If nobody can play for a whole round, the bomb explodes.",
    ),
    rules=(
        rule(
            5701,
            "Chaque carte Nombre est associée au hasard à une contrainte ouverte.",
            "Each number card is paired at random with an open constraint.",
        ),
        rule(
            5702,
            "Quand un nombre est complet, sa contrainte vaut pour tous à la place de la précédente. Avant le premier "
            "il n’y en a pas.",
            "When a number is complete its constraint is in force for everybody, in place of the last. Before the "
            "first there is none.",
        ),
        rule(
            5703,
            "Si l’on ne peut rien faire, on passe. Si tous passent l’un après l’autre, la bombe explose.",
            "If you can cut nothing, you skip your turn. If everybody skips in a row, the bomb explodes.",
        ),
        rule(
            5704,
            "Deux nombres complets à la fois : celui qui a coupé choisit lequel vient en dernier.",
            "Two numbers complete at the same time: the cutter chooses which one comes last.",
        ),
    ),
)
