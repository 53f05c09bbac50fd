"""Box 1: missions 9 to 19."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.mission import (
    FOUR,
    NO_CARDS,
    NONE,
    ONE,
    THREE,
    TWO,
    Cards,
    Mission,
    Mix,
    Tokens,
    without,
)
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.parts.called.data import Called
from cosmotheque.games.bomb_busters.parts.face_down.data import FaceDown
from cosmotheque.games.bomb_busters.parts.free_order.data import FreeOrder
from cosmotheque.games.bomb_busters.parts.like_red.data import LikeRed
from cosmotheque.games.bomb_busters.parts.locks.data import Locks
from cosmotheque.games.bomb_busters.parts.roles.data import Role
from cosmotheque.games.bomb_busters.parts.script.data import Cue, Script
from cosmotheque.games.bomb_busters.parts.sequences.data import Line

PACE: Final = 20  # seconds a turn, in all missions against time


def timer(seconds: int) -> Script:
    """Nothing but the end (BOM-1001)."""
    return Script(PACE, (Cue(seconds, "BOM-1001", ("boom",)),))


BELLY_OF_THE_BEAST: Final = Script(
    PACE,
    (
        Cue(0, "BOM-1903"),
        Cue(80, "BOM-1904", tools=False),
        Cue(180, "BOM-1905", reverse=True),
        Cue(300, "BOM-1906", ("drop",), reverse=True),
        Cue(420, "BOM-1907", ("tokens",), reverse=True),
        Cue(540, "BOM-1908", ("yellow",), reverse=True),
        Cue(600, "BOM-1909", reverse=True, more=1),
        Cue(720, "BOM-1910", ("boom",)),
    ),
)


MISSIONS: Final[dict[str, Mission]] = {
    "9": Mission(12, ONE, TWO, stuck="boom", box=1, parts=(Line("BOM-902", 3, 2),)),
    "10": Mission(12, ONE, FOUR, without(11), box=1, parts=(timer(15 * 60), FreeOrder())),
    "11": Mission(12, NONE, TWO, Cards(at_once=False), box=1, parts=(LikeRed(),)),
    "12": Mission(12, ONE, FOUR, Cards(unlock="own_and_number"), box=1, parts=(Locks(),)),
    "13": Mission(
        12,
        THREE,
        NONE,
        tokens=Tokens(captain_for_two=False, random=True),
        apart="red",
        apart_to="first",
        box=1,
        parts=(AtOnce("BOM-1303", "BOM-1305", RED),),
    ),
    "14": Mission(  # BOM-1401, BOM-1402
        12, TWO, Mix(2, 3), box=1, parts=(Role("rookie", "BOM-1402", fatal=True, stabilizer=False),)
    ),
    "15": Mission(12, Mix(1, 3), NONE, Cards(unlock="number_deck", at_once=False), box=1, parts=(FaceDown(),)),
    "16": Mission(12, ONE, Mix(2, 3), stuck="boom", box=1, parts=(Line("BOM-1601", 3, 4),)),
    "17": Mission(  # BOM-1701 to BOM-1705
        12, Mix(2, 3), NONE, box=1, parts=(Role("liar", "BOM-1704", tools=False, lies=True),)
    ),
    "18": Mission(12, TWO, NONE, NO_CARDS, Tokens(at_setup=False), box=1, parts=(Called(1800, radar=True),)),
    "19": Mission(12, ONE, Mix(2, 3), box=1, parts=(BELLY_OF_THE_BEAST,)),
}


FOR_TWO: Final[dict[str, Mission]] = {
    "9": replace(MISSIONS["9"], red=TWO, yellow=FOUR),
    "10": replace(MISSIONS["10"], parts=(timer(12 * 60), FreeOrder())),
    "11": replace(MISSIONS["11"], yellow=FOUR, tokens=Tokens(captain_for_two=False)),
    "12": replace(MISSIONS["12"], red=TWO),
    "14": replace(MISSIONS["14"], red=THREE, yellow=FOUR),
    "15": replace(MISSIONS["15"], red=Mix(2, 3)),
    "16": replace(MISSIONS["16"], red=TWO, yellow=FOUR),
    "17": replace(MISSIONS["17"], red=THREE),
    "18": replace(MISSIONS["18"], red=THREE),
}
