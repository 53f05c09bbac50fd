"""Mission 37: The joker changes his mind."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.common_constraint.data import CommonConstraint

RECORD = Mission(12, TWO, NONE, stuck="skip", box=3, parts=(CommonConstraint("BOM-3701", "complete"),))

SCENARIO = Scenario(
    name="37",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Le joker change d’avis", en="The joker changes his mind"),
    story=Text(
        fr="À chaque nombre que vous validez, il éclate de rire et change les règles. Tant mieux, ou tant pis.",
        en="At every number you complete he bursts out laughing and changes the rules. All the better, or all the "
        "worse.",
    ),
    special=Text(
        fr="Une contrainte ouverte s’impose à tous, et chaque nombre terminé amène la suivante. Si personne ne "
        "peut jouer pendant un tour de table, le détonateur avance.",
        en="One open constraint binds everybody, and each completed number brings the next one. If nobody can "
        "play for a whole round, the detonator advances.",
    ),
    rules=(
        rule(
            3701,
            "Les douze contraintes forment une pioche, la première ouverte lie tout le monde ; on ne la remplace pas à "
            "volonté.",
            "The twelve constraints are a deck, the top one open binds everybody; it is not replaced at will.",
        ),
        rule(
            3702,
            "Chaque nombre complet remplace la carte ouverte par la suivante.",
            "Each complete number replaces the open card by the next one.",
        ),
        rule(
            3703,
            "Si l’on ne peut rien faire, on passe. Quand tous ont dû passer l’un après l’autre, le détonateur avance "
            "et la carte est remplacée.",
            "If you can do nothing, you skip your turn. If everybody skips in a row, the detonator advances and the "
            "card is replaced.",
        ),
        rule(
            3704,
            "Pioche vide : la dernière carte s’en va quand elle devrait être remplacée.",
            "With an empty deck the last card goes when it would be replaced.",
        ),
    ),
)
