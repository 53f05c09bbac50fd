"""Mission 36: From either end."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, TWO, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.sequences.data import Line

RECORD = Mission(12, Mix(1, 3), TWO, stuck="boom", box=3, parts=(Line("BOM-3602", 5, 2, ends=True),))

SCENARIO = Scenario(
    name="36",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(2, 3), yellow=FOUR)},
    title=Text(fr="Par un bout ou par l’autre", en="From either end"),
    story=Text(
        fr="La plage, les palmiers, et une guirlande de cinq pétards que le clown allume par les deux "
        "bouts. À vous de choisir lequel vous éteignez.",
        en="A beach, palm trees, and a string of five firecrackers that the clown lights at both ends. It "
        "is up to you which one you put out.",
    ),
    special=Text(
        fr="Cinq nombres en ligne : on n’y coupe que celui de la carte Séquence ; après deux de ses fils, celui "
        "qui les a coupés choisit le bout suivant. Si, à son tour, un joueur n’a plus que des nombres bloqués, la "
        "bombe explose.",
        en="Five numbers in a line: of these, only the one at the sequence card may be cut; after two of its "
        "wires, the cutter chooses the next end. If a player has only blocked numbers left on their turn, the "
        "bomb explodes.",
    ),
    rules=(
        rule(
            3601,
            "Cinq cartes Nombre en ligne, au hasard. Le capitaine, sans consulter, met la carte Séquence, face A, à "
            "l’un des bouts, avant les jetons et ayant vu ses fils.",
            "Five number cards in a line, at random. The captain, without consulting, puts the sequence card, side "
            "A, at one of the ends, before the tokens and having seen their wires.",
        ),
        rule(
            3602,
            "Des nombres de la ligne, seul celui à côté de la carte Séquence est permis ; tout le reste est permis, "
            "le jaune aussi.",
            "Of the numbers in the line only the one beside the sequence card is allowed; all other values are "
            "allowed, yellow too.",
        ),
        rule(
            3603,
            "Quand deux fils de ce nombre sont coupés, sa carte est retirée, et celui qui les a coupés choisit, sans "
            "consulter, à quel bout va la carte Séquence.",
            "When two wires of that number are cut its card is removed, and the player who cut them chooses, without "
            "consulting, at which end the sequence card lies now.",
        ),
        rule(
            3604,
            "Une carte déjà terminée quand vient son tour part aussitôt, et le dernier coupeur choisit encore. Un "
            "joueur bloqué fait tout exploser.",
            "A card that is already done when its turn comes goes right away, and the last cutter chooses again. A "
            "stuck player blows everything up.",
        ),
    ),
)
