"""Mission 48: Three yellows."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import YELLOW
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import THREE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce

RECORD = Mission(
    12,
    TWO,
    THREE,
    apart="yellow",
    apart_to="first",
    box=4,
    parts=(AtOnce("BOM-4802", "BOM-4801", YELLOW, shows=True),),
)

SCENARIO = Scenario(
    name="48",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="Trois jaunes", en="Three yellows"),
    story=Text(
        "Trois fils jaunes tiennent la porte fermée. L’ouvrir demande de les trouver tous, ensemble.",
        "Three yellow wires keep the door shut. To open it all must be found, together.",
    ),
    special=Text(
        "Coupez les trois jaunes d’un coup. Un fil faux coûte un cran et les trois reçoivent un jeton ; un rouge "
        "fait exploser la bombe.",
        "Cut the three yellow wires in one go. One wrong wire costs a step and marks all three; a red one blows "
        "up the bomb.",
    ),
    rules=(
        rule(
            4801,
            "Trois fils jaunes sont distribués à part, au capitaine et aux deux suivants, à deux joueurs deux au "
            "capitaine. Le jaune ne s’annonce pas.",
            "Three yellow wires are dealt apart, to the captain and the next two, with two players two to the "
            "captain. Yellow is not announced.",
        ),
        rule(
            4802,
            "Action spéciale : couper les trois jaunes d’un coup ; à quatre ou cinq, même sans en avoir.",
            "Special action: cut the three yellow wires in one go; with four or five players even without having one.",
        ),
        rule(
            4803,
            "Manqué : chaque fil désigné reçoit son jeton, les justes aussi et les siens, et le détonateur avance "
            "d’un cran. Un rouge parmi eux : la bombe explose.",
            "Failure: every wire pointed at gets its info token, right ones and own ones too, and the detonator "
            "advances once. A red among them: the bomb explodes.",
        ),
        rule(
            4804,
            "Un joueur qui n’a plus que des jaunes, ou des rouges avec eux, doit la tenter. Le double fond s’ouvre "
            "quand ils sont coupés.",
            "A player with only yellow (and red) wires must do it. The false bottom opens when they are cut.",
        ),
    ),
)
