"""Box 5: missions 55 to 66."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.components import DOUBLE_CARDS, Equipment
from cosmotheque.games.bomb_busters.model.mission import (
    NO_RAY,
    NONE,
    ONE,
    THREE,
    TWO,
    Cards,
    Fuse,
    Mission,
    Mix,
    all_tokens,
    without,
)
from cosmotheque.games.bomb_busters.parts.bunker.data import Bunker
from cosmotheque.games.bomb_busters.parts.challenges.data import Nope
from cosmotheque.games.bomb_busters.parts.common_constraint.data import CommonConstraint
from cosmotheque.games.bomb_busters.parts.outward.data import Outward
from cosmotheque.games.bomb_busters.parts.own_cards.data import OwnCards
from cosmotheque.games.bomb_busters.parts.own_constraints.data import OwnConstraints
from cosmotheque.games.bomb_busters.parts.oxygen.data import Air
from cosmotheque.games.bomb_busters.parts.robots.data import Lineup
from cosmotheque.games.bomb_busters.parts.targets.data import Targets

ROUND_AIR: Final = Air("round", "value", (14, 18, 24, 30), "BOM-6304")


STABLE: Final = Cards(doubles=tuple(card for card in DOUBLE_CARDS if card != Equipment.DISINTEGRATOR))  # mission 57


MISSIONS: Final[dict[str, Mission]] = {
    "55": Mission(12, TWO, NONE, fuse=Fuse(start=1, rises=True), box=5, parts=(Nope(),)),
    "56": Mission(12, Mix(2, 3), NONE, box=5, parts=(Outward(),)),
    "57": Mission(12, ONE, NONE, STABLE, stuck="skip", box=5, parts=(CommonConstraint("BOM-5702", "paired"),)),
    "58": Mission(  # BOM-5801, BOM-5802
        12, TWO, NONE, cards=without(4, 7), tokens=all_tokens("none"), characters="endless", box=5, new_characters=()
    ),
    "59": Mission(12, Mix(2, 3), NONE, without(10), box=5, new_characters=NO_RAY, parts=(Lineup(),)),
    "60": Mission(12, Mix(2, 3), NONE, fuse=Fuse(start=1, rises=True), box=5, parts=(Nope(),)),
    "61": Mission(12, ONE, NONE, stuck="skip", box=5, parts=(OwnConstraints("BOM-6102", "ring"),)),
    "62": Mission(12, TWO, NONE, fuse=Fuse(start=1, rises=True), box=5, parts=(Targets(),)),
    "63": Mission(12, TWO, NONE, without(10), box=5, new_characters=NO_RAY, parts=(ROUND_AIR,)),
    "64": Mission(12, ONE, NONE, box=5, parts=(Outward(count=2),)),
    "65": Mission(12, THREE, NONE, without(10), seats=(3, 5), box=5, new_characters=NO_RAY, parts=(OwnCards(),)),
    "66": Mission(12, TWO, TWO, stuck="skip", box=5, parts=(Bunker(),)),
}


FOR_TWO: Final[dict[str, Mission]] = {
    "55": replace(MISSIONS["55"], red=Mix(2, 3)),
    "56": replace(MISSIONS["56"], red=THREE),
    "57": replace(MISSIONS["57"], red=TWO),
    "58": replace(MISSIONS["58"], red=THREE),
    "59": replace(MISSIONS["59"], red=THREE),
    "60": replace(MISSIONS["60"], red=THREE),
    "61": replace(MISSIONS["61"], red=TWO),
    "62": replace(MISSIONS["62"], red=THREE),
    "63": replace(MISSIONS["63"], red=THREE),
    "64": replace(MISSIONS["64"], red=TWO),
}
