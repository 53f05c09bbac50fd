"""Mission 46: Number seven."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.components import yellow
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, NONE, Mission, Tokens, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce

RECORD = Mission(
    12,
    NONE,
    FOUR,
    cards_without(7),
    yellows=(yellow(5), yellow(6), yellow(7), yellow(8)),
    box=4,
    parts=(AtOnce("BOM-4602", "BOM-4601", 7, last=True),),
)

SCENARIO = Scenario(
    name="46",
    record=RECORD,
    others={2: replace(RECORD, tokens=Tokens(captain_for_two=False))},
    title=Text(fr="Le numéro sept", en="Number seven"),
    story=Text(
        "L’agent ne sort qu’à la fin, quand tous les autres sont partis, et jamais seul : ils sont quatre.",
        "The agent comes out last, when all others have left, and never alone: there are four.",
    ),
    special=Text(
        "Les 7 se coupent en dernier. Un joueur qui n’a plus que des 7 doit couper les quatre d’un coup : un seul "
        "fil faux, et la bombe explose.",
        "The 7s come last. A player with only 7s left must cut all four in one go: one wrong wire and the bomb "
        "explodes.",
    ),
    rules=(
        rule(
            4601,
            "Jaunes 5,1, 6,1, 7,1 et 8,1, pas de rouge. Les 7 viennent en dernier : on ne peut pas les couper par une "
            "coupe ordinaire.",
            "Yellow wires 5.1, 6.1, 7.1, 8.1, no reds. The 7s come last: you cannot cut them with an ordinary cut.",
        ),
        rule(
            4602,
            "Un joueur qui n’a que des 7 au début de son tour doit couper les quatre d’un coup. Manqué : la bombe "
            "explose.",
            "A player with only 7s at the start of their turn must cut all four in one go. Failure: the bomb explodes.",
        ),
        rule(
            4603,
            "Il le doit même si les autres ont encore d’autres fils ; c’est réussi si les quatre sont justes.",
            "They must do so even if others still have other wires; it succeeds if all four are right.",
        ),
        rule(
            4604,
            "Viser un 7 plus tôt par erreur est un échec ordinaire. Le jaune 7,1 n’est pas un 7.",
            "A 7 pointed at earlier by mistake is an ordinary failure. Yellow 7.1 is no 7.",
        ),
        rule(
            4605,
            "Un joueur qui a des 7 et d’autres fils ne peut pas encore couper les 7.",
            "A player with 7s and other wires cannot cut the 7s yet.",
        ),
    ),
)
