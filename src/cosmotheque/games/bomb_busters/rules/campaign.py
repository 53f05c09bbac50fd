"""From mission to mission (BOM-70): what comes next, and who is captain then. The table counts wins and losses."""

from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from cosmotheque.games.bomb_busters.options import Captain, MissionName, Options, mission_of
from cosmotheque.games.bomb_busters.rules.turns import WON
from cosmotheque.games.bomb_busters.state import NOBODY, State

NUMBERED: Final = [name for name in get_args(MissionName) if name.isdigit()]


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
