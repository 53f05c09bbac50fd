"""Missions 43 to 54 (box 4)."""

from dataclasses import replace
from typing import Final

from cosmotheque.games.bomb_busters.options.mission import NONE, ONE, THREE, TWO, Fuse, Mission, Mix, Tokens, without
from cosmotheque.games.bomb_busters.options.numbers import Called, Sums

MISSIONS: Final[dict[str, Mission]] = {
    "45": Mission(12, TWO, NONE, without(10, 11), box=4, parts=(Called(4500, volunteers=True),)),
    "47": Mission(12, Mix(2, 3), NONE, without(10), box=4, parts=(Sums(),)),
    "51": Mission(
        12, ONE, NONE, without(10), Tokens(captain_for_two=False), Fuse(more=1), box=4, parts=(Called(5100),)
    ),
}
FOR_TWO: Final[dict[str, Mission]] = {
    "45": replace(MISSIONS["45"], red=THREE),
    "47": replace(MISSIONS["47"], red=THREE),
    "51": replace(MISSIONS["51"], red=TWO),
}
