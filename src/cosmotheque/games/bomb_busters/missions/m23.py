"""Mission 23: Smaller than the bomb."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, Cards, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce

RECORD = Mission(
    12,
    Mix(1, 3),
    NONE,
    Cards(count=7, unlock="at_once_done", at_once=False),
    box=2,
    parts=(AtOnce("BOM-2302", "BOM-2305"),),
)

SCENARIO = Scenario(
    name="23",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(2, 3))},
    title=Text(fr="Plus petit que la bombe", en="Smaller than the bomb"),
    story=Text(
        "Dans la plus petite ville du royaume l’atelier ferme tôt. À chaque tour de table, une caisse d’outils repart.",
        "In the smallest town of the kingdom the workshop closes early. Every round a crate of tools is taken away.",
    ),
    special=Text(
        "Un joueur doit couper d’un coup les quatre fils du nombre affiché : un seul fil faux, et la bombe "
        "explose. Jusque-là, vous perdez une carte Équipement à chaque tour de table.",
        "One player must cut all four wires of the number shown in one go: one wrong wire and the bomb explodes. "
        "Until then you lose one equipment card every round.",
    ),
    rules=(
        rule(
            2301,
            "Sept cartes Équipement tirées au sort forment une pioche face cachée. Une carte Nombre tirée au sort est "
            "visible.",
            "Seven random equipment cards are a face-down deck. One number card, at random, is open.",
        ),
        rule(
            2302,
            "Un joueur doit couper d’un coup les quatre fils de ce nombre, à son tour, qu’il en ait ou non. Manqué : "
            "la bombe explose.",
            "One player must cut the four wires of that number in one go, on their turn, whether or not they have "
            "one. Failure: the bomb explodes.",
        ),
        rule(
            2303,
            "À la fin de chaque tour de table, avant le tour du capitaine, la première carte de la pioche est "
            "défaussée sans être vue, tant que ce n’est pas fait.",
            "At the end of each round, before the captain’s turn, the top card of the deck is discarded unseen until "
            "it is done.",
        ),
        rule(
            2304,
            "Quand c’est fait, toutes les cartes qui restent sont visibles et utilisables aussitôt.",
            "When it is done, all cards left lie open and are usable right away.",
        ),
        rule(
            2305,
            "D’ici là, ce nombre ne peut être coupé autrement, et un joueur qui n’a plus que lui et des rouges doit "
            "tenter l’action.",
            "Until then the number cannot be cut otherwise, and a player with only that number and reds left must try.",
        ),
    ),
)
