"""Mission 38: Inside out, captain."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import NONE, THREE, TWO, Mission
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.outward.data import Outward

RECORD = Mission(12, TWO, NONE, box=3, parts=(Outward(everybody=False),))

SCENARIO = Scenario(
    name="38",
    record=RECORD,
    others={2: replace(RECORD, red=THREE)},
    title=Text(fr="À l’envers, capitaine", en="Inside out, captain"),
    story=Text(
        fr="Quelqu’un a retourné un fil du capitaine. Toute l’équipe le lit, sauf la seule personne qui a le droit "
        "de le couper.",
        en="Somebody has turned one of the captain’s wires round. The whole team reads it, except the one person "
        "who may cut it.",
    ),
    special=Text(
        fr="Tous lisent le dernier fil du capitaine, sauf lui, et lui seul peut le couper, sans outil. S’il se "
        "trompe sur ce fil, la bombe explose.",
        en="Everybody except the captain can read the captain’s last wire, but only the captain may cut it, "
        "without tools. If that cut fails, the bomb explodes.",
    ),
    rules=(
        rule(
            3801,
            "Le capitaine a un fil retourné, tout à droite de son dernier support.",
            "The captain has one outward wire, at the far right of the last stand.",
        ),
        rule(
            3802,
            "Personne d’autre ne peut le couper. Si l’on ne peut rien faire d’autre, on est bloqué : on passe son "
            "tour et le détonateur avance.",
            "Nobody else may cut it. If you can do nothing else, you are stuck: you skip your turn and the detonator "
            "advances.",
        ),
        rule(
            3803,
            "Si c’est le seul fil restant du capitaine, ou si tous les autres sont rouges, il doit le couper, ou le "
            "révéler s’il est rouge.",
            "If it is the captain’s only uncut wire, or all others are red, the captain must cut it, or reveals it "
            "when it is red.",
        ),
    ),
)
