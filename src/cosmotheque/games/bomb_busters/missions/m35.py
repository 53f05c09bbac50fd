"""Mission 35: Yellow comes first."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, THREE, Mission, Mix, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires

RECORD = Mission(12, Mix(2, 3), FOUR, cards_without(2), box=3, parts=(XWires(late=True),))

SCENARIO = Scenario(
    name="35",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Les jaunes d’abord", en="Yellow comes first"),
    story=Text(
        fr="Le clown a suspendu un fil bleu au bout de chaque support, loin des autres. Tant que son courant jaune "
        "passe, gare à qui y touche.",
        en="The clown has hung a blue wire at the end of every stand, away from the others. While his yellow "
        "current flows, woe to those who touch it.",
    ),
    special=Text(
        fr="Sur chaque support, un fil X bleu, hors de l’ordre : personne n’y touche avant que les quatre jaunes "
        "soient coupés. Si d’ici là vous n’avez plus rien d’autre, vous passez et le détonateur avance.",
        en="Each stand has one blue X wire, outside the order: nobody touches it before all four yellow wires are "
        "cut. If you have nothing else left until then, you skip your turn and the detonator advances.",
    ),
    rules=(
        rule(
            3501,
            "Avant de mêler les rouges et les jaunes, un fil bleu est distribué à chaque support : son fil X. Le reste "
            "est distribué comme d’habitude.",
            "Before the reds and yellows are mixed in, one blue wire is dealt to each stand: its X wire. Then the rest "
            "is dealt as usual.",
        ),
        rule(
            3502,
            "On ne vise et ne coupe les fils X, même les siens, qu’une fois les quatre jaunes coupés.",
            "You may point at and cut X wires, your own too, only after all four yellow wires are cut.",
        ),
        rule(
            3503,
            "Une coupe en solo prend tous les fils restants d’une valeur : si l’un d’eux est un fil X, elle doit "
            "attendre.",
            "A solo cut takes all uncut wires of a value: if one of them is an X wire, it has to wait.",
        ),
        rule(
            3504,
            "Un joueur qui n’a plus que des fils X (et des rouges) avant cela est bloqué : il passe son tour et le "
            "détonateur avance.",
            "A player with only X wires (and reds) before that is stuck: they skip the turn and the detonator "
            "advances.",
        ),
    ),
)
