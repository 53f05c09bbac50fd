"""From mission to mission (BOM-70): what comes next, and who is captain then. The table counts wins and losses."""

from itertools import pairwise
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from cosmotheque.games.bomb_busters.options import Captain, MissionName, Options
from cosmotheque.games.bomb_busters.rules.turns import WON
from cosmotheque.games.bomb_busters.state import NOBODY, State

NUMBERED: Final = [name for name in get_args(MissionName) if name.isdigit()]
FOLLOWING: Final[dict[str, MissionName]] = dict(pairwise(NUMBERED))


def sequels(state: State) -> tuple[Options, ...]:
    """The next mission after a success, or this one again, with the captaincy one seat to the left (BOM-4).

    All seats move on likewise, so the next captain has the number of the last one.
    """
    if state.captain == NOBODY:
        return ()
    again = replace(state.options, captain=msgspec.convert(str(state.captain), Captain))
    following = FOLLOWING.get(again.mission) if state.ended == WON else None
    return (again,) if following is None else (replace(again, mission=following), again)
