"""Mission 16: To the very end."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, TWO, Mission, Mix
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.sequences.data import Line

RECORD = Mission(12, ONE, Mix(2, 3), stuck="boom", box=1, parts=(Line("BOM-1601", 3, 4),))

SCENARIO = Scenario(
    name="16",
    record=RECORD,
    others={2: replace(RECORD, red=TWO, yellow=FOUR)},
    title=Text(fr="Jusqu’au bout", en="To the very end"),
    story=Text(
        fr="Le même coffre, en mieux gardé : cette fois chaque molette doit être ouverte en entier avant "
        "qu’on touche à la suivante.",
        en="The same safe, better guarded: this time each dial must be opened all the way before anybody "
        "touches the next.",
    ),
    special=Text(
        fr="Trois nombres en ligne : coupez les quatre fils de l’un avant de toucher au suivant. Si, à son tour, "
        "un joueur n’a plus que des nombres bloqués, la bombe explose.",
        en="Three numbers in a line: cut all four wires of one before you touch the next. If a player has only "
        "blocked numbers left on their turn, the bomb explodes.",
    ),
    rules=(
        rule(
            1601,
            "Comme la mission 9, mais face B : un nombre ouvre le suivant quand ses quatre fils sont coupés.",
            "As mission 9, but side B: a number opens the next one when all four of its wires are cut.",
        ),
        rule(
            1602,
            "Un joueur bloqué fait tout exploser.",
            "A stuck player blows everything up.",
        ),
    ),
)
