"""Mission 10: Against the clock."""

from dataclasses import replace

from cosmotheque.core.text import Text
from cosmotheque.games.bomb_busters.missions.pace import PACE
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import FOUR, ONE, Mission, cards_without
from cosmotheque.games.bomb_busters.model.rule import rule
from cosmotheque.games.bomb_busters.parts.free_order.data import FreeOrder
from cosmotheque.games.bomb_busters.parts.script.data import Cue, Script


def timer(seconds: int) -> Script:
    """A script with nothing but the end (BOM-1001)."""
    return Script(PACE, (Cue(seconds, "BOM-1001", ("boom",)),))


RECORD = Mission(12, ONE, FOUR, cards_without(11), box=1, parts=(timer(15 * 60), FreeOrder()))

SCENARIO = Scenario(
    name="10",
    record=RECORD,
    others={2: replace(RECORD, parts=(timer(12 * 60), FreeOrder()))},
    title=Text(fr="Contre la montre", en="Against the clock"),
    story=Text(
        fr="La minuterie du professeur tourne déjà. Pas le temps de se demander à qui le tour : vous savez ? Coupez !",
        en="The professor’s timer is running already. There is no time to ask whose turn it is: if you know, cut!",
    ),
    special=Text(
        fr="Quinze minutes (douze à deux) et pas d’ordre de jeu : le premier prêt joue, mais jamais deux fois de "
        "suite, sauf à deux. À zéro, la bombe explose.",
        en="You have 15 minutes (12 with two players) and no turn order: the first player ready plays, but never "
        "twice in a row, except with two. At zero, the bomb explodes.",
    ),
    rules=(
        rule(
            1001,
            "Mission 10 : la minuterie dure 15 minutes, 12 à deux joueurs. Si les tours comptent, un tour vaut 20 "
            "secondes : 45 tours, 36 à deux.",
            "Mission 10: the timer runs 15 minutes, 12 with two players. Where turns count, a turn is 20 seconds: 45 "
            "turns, 36 with two.",
        ),
        rule(
            1002,
            "Ordre libre ; le capitaine n’a aucun privilège, même au premier tour.",
            "Free order; the captain has no privilege, not even for the first turn.",
        ),
        rule(
            1003,
            "L’équipement qui sert à tout moment sert à chacun, entre les tours comme pendant un tour. Il n’y a pas de "
            "thermos.",
            "Equipment for any time is used, by anybody, between turns or in one, as usual. There is no thermos.",
        ),
        rule(
            1004,
            "Révéler ses fils rouges est un tour qu’on prend comme un autre ; le dernier joueur qui a des fils joue "
            "sans le demander.",
            "Revealing reds is a turn that is taken like any other; the last player with wires plays without asking.",
        ),
    ),
    lines={"BOM-1001": Text(fr="Le temps est écoulé.", en="Time is up.")},
)
