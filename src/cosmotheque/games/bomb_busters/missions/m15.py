"""Mission 15: Frozen crates."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, Cards, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown

RECORD = Mission(12, Mix(1, 3), NONE, Cards(unlock="number_deck", at_once=False), box=1, parts=(FaceDown(),))

SCENARIO = Scenario(
    name="15",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(2, 3))},
    title=Text(fr="Colis gelés", en="Frozen crates"),
    story=Text(
        "Le matériel est arrivé par le froid, dans des caisses sans étiquette. Elles ne s’ouvrent qu’une à une.",
        "The gear has come through the cold in crates without labels. They open one at a time only.",
    ),
    special=Text(
        "L’équipement est face cachée : terminez le nombre affiché, et une carte se retourne.",
        "The equipment lies face down: complete the number shown, and one card is turned up.",
    ),
    rules=(
        rule(
            1501,
            "Autant de cartes Équipement que de joueurs sont en rang, face cachée, inconnues de tous. Les douze "
            "cartes Nombre forment une pioche dont la première est visible.",
            "As many equipment cards as players lie face down in a row, unknown to all. The twelve number cards are a "
            "deck whose top card is open.",
        ),
        rule(
            1502,
            "Quand le nombre visible est complet, la première carte cachée est retournée et utilisable aussitôt, quel "
            "que soit son nombre. Puis le nombre suivant est retourné.",
            "When the open number is complete, the first face-down card is turned up and usable right away, whatever "
            "its number. Then the next number is turned up.",
        ),
        rule(
            1503,
            "Un nombre déjà complet quand on le retourne est remplacé, sans équipement.",
            "A number that is complete when turned up is replaced, without equipment.",
        ),
        rule(
            1504,
            "Quand tout l’équipement est visible, ou la pioche vide, plus rien n’arrive. L’équipement ne se débloque "
            "pas autrement.",
            "When all equipment is up, or the deck is empty, nothing more happens. Equipment is unlocked in no other "
            "way.",
        ),
        rule(
            1505,
            "On retourne les cartes après la coupe, avant le tour suivant ; elles peuvent servir aussitôt.",
            "Cards are turned after the cut is settled, before the next turn; they may be used right away.",
        ),
    ),
)
