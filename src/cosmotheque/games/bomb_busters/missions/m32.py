"""Mission 32: One prank after the other."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.common_constraint.data import CommonConstraint

RECORD = Mission(12, TWO, NONE, stuck="skip", box=3, parts=(CommonConstraint("BOM-3201", "captain"),))

SCENARIO = Scenario(
    name="32",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Farces en série", en="One prank after the other"),
    story=Text(
        fr="Le clown ouvre une boîte de farces : tout le monde fait ce que dit la carte. Seul le capitaine peut "
        "en changer.",
        en="The clown opens a box of pranks: everybody does what the card says. Only the captain can swap it.",
    ),
    special=Text(
        fr="Une contrainte ouverte s’impose à tous. Avant chaque tour, le capitaine peut la remplacer.",
        en="One open constraint binds everybody. Before each turn the captain may replace it.",
    ),
    rules=(
        rule(
            3201,
            "Les douze contraintes forment une pioche, la première ouverte : elle lie tout le monde.",
            "The twelve constraints are a deck, the top one open: it binds everybody.",
        ),
        rule(
            3202,
            "Au début de chaque tour, le capitaine peut remplacer la carte ouverte par la suivante, une fois, même "
            "s’il n’a plus de fils.",
            "At the start of each turn the captain may replace the open card by the next one, once, also without uncut "
            "wires.",
        ),
        rule(
            3203,
            "Si l’on ne peut rien faire, on passe. Quand tous ont dû passer, la carte est remplacée.",
            "If you can do nothing, you skip your turn. After everybody had to, the card is replaced.",
        ),
        rule(
            3204,
            "Pioche vide et carte remplacée : il n’y a plus de contrainte.",
            "When the deck is empty and the card is replaced, no constraint is left.",
        ),
    ),
)
