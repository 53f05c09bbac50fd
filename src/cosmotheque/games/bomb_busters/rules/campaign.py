"""The way from mission to mission (BOM-70): the next mission, its captain, and the boxes of missions (BOM-401).

The table counts wins and losses.
"""

from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace

from cosmotheque.core.errors import BadOptions
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.options import OFFICIAL, Captain, MissionName, Options
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.rules.deal import start
from cosmotheque.games.bomb_busters.rules.turns import WON

NUMBERED: Final[tuple[MissionName, ...]] = tuple(sorted((name for name in OFFICIAL if name.isdigit()), key=int))
"""The missions of the campaign, as far as there are any; the others have names."""
LAST_OF_BOX: Final[dict[str, int]] = {"training": 8, "box-1": 19, "box-2": 30, "box-3": 42, "box-4": 54, "box-5": 66}


def sequels(state: State) -> tuple[Options, ...]:
    """The next mission after a success, or this one again, with the captaincy one seat to the left (BOM-4).

    All seats move on likewise, so the next captain has the number of the last one.
    """
    if state.captain == NOBODY:
        return ()
    again = replace(state.options, captain=msgspec.convert(str(state.captain), Captain))
    following = _following(again, state.seats) if state.ended == WON else None
    return (again,) if following is None else (following, again)


def _following(options: Options, seats: int) -> Options | None:
    """The next mission that so many can play; the others count as won (BOM-407)."""
    if options.mission not in NUMBERED:
        return None
    later = NUMBERED[NUMBERED.index(options.mission) + 1 :]
    missions = (replace(options, mission=name) for name in later)
    return next((one for one in missions if mission_of(one, seats).seats[0] <= seats), None)


def missions_in(box: str) -> tuple[MissionName, ...]:
    """The missions of a box that there are already."""
    bounds = dict(zip(LAST_OF_BOX, pairwise((0, *LAST_OF_BOX.values())), strict=True))
    before, last = bounds[box]
    return tuple(mission for mission in NUMBERED if before < int(mission) <= last)


def seats_for(mission: MissionName) -> tuple[int, ...]:
    """The numbers of players that a mission is for (BOM-407)."""
    return tuple(seats for seats in METAS[0].seats if _begins(mission, seats))


def _begins(mission: MissionName, seats: int) -> bool:
    try:
        start(Options(mission=mission), seats)
    except BadOptions:
        return False
    return True
