"""Mission 12: Double lock."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, TWO, Cards, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.locks.data import Locks

RECORD = Mission(12, ONE, FOUR, Cards(unlock="own_and_number"), box=1, parts=(Locks(),))

SCENARIO = Scenario(
    name="12",
    record=RECORD,
    others={2: replace(RECORD, red=TWO)},
    title=Text(fr="Double verrou", en="Double lock"),
    story=Text(
        "À l’armurerie, chaque outil a deux serrures. Il vous faut les deux clés.",
        "The armoury has two locks on every tool. You need both keys.",
    ),
    special=Text(
        "On peut utiliser un équipement quand deux fils de son nombre et deux de celui de la carte posée dessus "
        "sont coupés.",
        "You may use an equipment card once two wires of its own number and two of the number on it are cut.",
    ),
    rules=(
        rule(
            1201,
            "Sur chaque carte Équipement en jeu est posée une carte Nombre tirée au sort, aucun nombre deux fois.",
            "On each equipment card in play lies an open number card, at random, no number twice.",
        ),
        rule(
            1202,
            "Une carte est utilisable quand deux fils de son propre nombre (pour la jaune : une paire jaune) et deux "
            "de la carte Nombre sont coupés, dans n’importe quel ordre ; une coupe peut servir aux deux. La carte "
            "Nombre s’en va alors.",
            "A card is usable when two wires of its own number (yellow: a yellow pair) and two of the number card’s "
            "value are cut, in any order; one cut can serve both. The number card then goes.",
        ),
        rule(
            1203,
            "Les deux cartes du double fond reçoivent aussi une carte Nombre, prise parmi celles qui restent ; elle "
            "s’en va aussitôt si deux fils de sa valeur sont coupés.",
            "The two cards of the false bottom get a number card each, from those left; it goes right away if two "
            "wires of its value are cut.",
        ),
    ),
)
