"""Mission 9: In order."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.sequences.data import Line

RECORD = Mission(12, ONE, TWO, stuck="boom", box=1, parts=(Line("BOM-902", 3, 2),))

SCENARIO = Scenario(
    name="9",
    record=RECORD,
    others={2: replace(RECORD, red=TWO, yellow=FOUR)},
    title=Text(fr="Dans l’ordre", en="In order"),
    story=Text(
        fr="Le coffre du savant a trois molettes, et il ne pardonne pas qu’on les tourne dans le désordre. "
        "La première cède facilement. Les autres attendent leur tour.",
        en="The scientist’s safe has three dials, and does not forgive those who turn them out of order. "
        "The first gives way easily. The others wait for their turn.",
    ),
    special=Text(
        fr="Trois nombres en ligne : coupez deux fils du premier avant de toucher au deuxième, puis deux du "
        "deuxième avant le troisième. Si, à son tour, un joueur n’a plus que des nombres bloqués, la bombe "
        "explose.",
        en="Three numbers in a line: cut two wires of the first before you touch the second, and two of the "
        "second before the third. If a player has only blocked numbers left on their turn, the bomb explodes.",
    ),
    rules=(
        rule(
            901,
            "Trois cartes Nombre en ligne, au hasard ; la carte Séquence, face A, à la première.",
            "Three number cards in a line, at random; the sequence card, side A, at the first.",
        ),
        rule(
            902,
            "Le deuxième nombre est bloqué jusqu’à ce que deux fils du premier soient coupés, le troisième jusqu’à ce "
            "qu’il y en ait deux de chacun des deux autres. Tout le reste est permis, le jaune aussi.",
            "The second number is blocked until two wires of the first are cut, and the third until two of each of "
            "the others are. Everything else is allowed, yellow too.",
        ),
        rule(
            903,
            "Un joueur qui n’a plus que des valeurs bloquées, et des rouges, est bloqué à son tour : la bombe "
            "explose. Le jaune n’est jamais bloqué.",
            "A player with only blocked values left, and reds, is stuck on their turn: the bomb explodes. Yellow "
            "wires are never blocked.",
        ),
    ),
)
