"""Mission 20: A wolf in the shed."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, TWO, Mission, Mix, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires

RECORD = Mission(12, TWO, TWO, cards_without(2), box=2, parts=(XWires(),))

SCENARIO = Scenario(
    name="20",
    record=RECORD,
    others={2: replace(RECORD, red=Mix(2, 3), yellow=FOUR)},
    title=Text(fr="Un loup dans la baraque", en="A wolf in the shed"),
    story=Text(
        fr="Le Grand Méchant Loup a câblé sa bombe en soufflant dessus. Sur chaque support, un fil n’est plus à sa "
        "place.",
        en="The Big Bad Wolf wired this bomb by blowing at it. On every stand one wire is out of its place.",
    ),
    special=Text(
        fr="Sur chaque support, le dernier fil est un fil X : hors de l’ordre, et hors d’atteinte des équipements.",
        en="On every stand the last wire is an X wire: outside the order, and out of reach of all equipment.",
    ),
    rules=(
        rule(
            2001,
            "Le dernier fil distribué à chaque support, quelle que soit sa couleur, est son fil X.",
            "The last wire dealt to each stand, of whatever colour, is its X wire.",
        ),
        rule(2002, "Aucune autre règle spéciale.", "No other special rule."),
    ),
)
