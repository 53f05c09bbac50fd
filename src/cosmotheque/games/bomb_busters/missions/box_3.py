"""Box 3: missions 31 to 42."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.model.mission import (
    FOUR,
    NO_CARDS,
    NONE,
    ONE,
    THREE,
    TWO,
    Cards,
    Fuse,
    Mission,
    Mix,
    Tokens,
    all_tokens,
    without,
)
from cosmotheque.games.bomb_busters.parts.at_once.data import AtOnce
from cosmotheque.games.bomb_busters.parts.clues.data import Clues
from cosmotheque.games.bomb_busters.parts.common_constraint.data import CommonConstraint
from cosmotheque.games.bomb_busters.parts.outward.data import Outward
from cosmotheque.games.bomb_busters.parts.own_constraints.data import OwnConstraints
from cosmotheque.games.bomb_busters.parts.script.data import Cue, Script
from cosmotheque.games.bomb_busters.parts.sequences.data import Line
from cosmotheque.games.bomb_busters.parts.trapeze.data import Trapeze
from cosmotheque.games.bomb_busters.parts.tripwires.data import Tripwires
from cosmotheque.games.bomb_busters.parts.weak_link.data import WeakLink
from cosmotheque.games.bomb_busters.parts.x_wires.data import XWires

BY_SEAT: Final = ("count", "parity", "count", "parity", "count")  # BOM-4001


CIRCUS: Final = Script(  # BOM-4202
    20,
    (
        Cue(0, "BOM-4203", reverse=True),
        Cue(120, "BOM-4204", reverse=True, mime=True),
        Cue(240, "BOM-4205", ("trapeze",), reverse=True),
        Cue(360, "BOM-4206", reverse=True, cage=True),
        Cue(480, "BOM-4207", reverse=True, more=1),
        Cue(600, "BOM-4208", ("yellow+1", "steady")),
        Cue(840, "BOM-4209", ("boom",)),
    ),
)


MISSIONS: Final[dict[str, Mission]] = {
    "31": Mission(12, Mix(2, 3), NONE, box=3, parts=(OwnConstraints("BOM-3102", "chosen"),)),
    "32": Mission(12, TWO, NONE, stuck="skip", box=3, parts=(CommonConstraint("BOM-3201", "captain"),)),
    "33": Mission(12, Mix(2, 3), NONE, tokens=all_tokens("parity"), box=3),  # BOM-3301
    "34": Mission(12, ONE, NONE, seats=(3, 5), box=3, new_characters=(), parts=(WeakLink(),)),
    "35": Mission(12, Mix(2, 3), FOUR, without(2), box=3, parts=(XWires(late=True),)),
    "36": Mission(12, Mix(1, 3), TWO, stuck="boom", box=3, parts=(Line("BOM-3602", 5, 2, ends=True),)),
    "37": Mission(12, TWO, NONE, stuck="skip", box=3, parts=(CommonConstraint("BOM-3701", "complete"),)),
    "38": Mission(12, TWO, NONE, box=3, parts=(Outward(everybody=False),)),
    "39": Mission(
        12, Mix(2, 3), FOUR, NO_CARDS, Tokens(random=True), box=3, parts=(AtOnce("BOM-3903", "BOM-3903", deck=8),)
    ),
    "40": Mission(12, THREE, NONE, tokens=Tokens(by_seat=BY_SEAT, captain_for_two=False), box=3),  # BOM-4001, BOM-4002
    "41": Mission(
        12,
        Mix(1, 3),
        FOUR,
        Cards(false_bottom=False),
        Tokens(random=True),
        Fuse(start=1, rises=True),
        apart="yellow",
        apart_to="last",
        stuck="skip",
        box=3,
        parts=(Tripwires(),),
    ),
    "42": Mission(12, Mix(1, 3), FOUR, stuck="skip", box=3, parts=(CIRCUS, Clues(acts=True), Trapeze())),
}


FOR_TWO: Final[dict[str, Mission]] = {
    "32": replace(MISSIONS["32"], red=THREE),
    "33": replace(MISSIONS["33"], red=THREE),
    "35": replace(MISSIONS["35"], red=THREE),
    "36": replace(MISSIONS["36"], red=Mix(2, 3), yellow=FOUR),
    "37": replace(MISSIONS["37"], red=THREE),
    "38": replace(MISSIONS["38"], red=THREE),
    "39": replace(MISSIONS["39"], red=THREE),
    "41": replace(MISSIONS["41"], red=Mix(2, 3), yellow=TWO),
}


FOR_THREE: Final[dict[str, Mission]] = {
    "41": replace(MISSIONS["41"], yellow=THREE),
}
