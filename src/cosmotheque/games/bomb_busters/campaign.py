"""From mission to mission (BOM-70): what comes next, wins and losses, and whose turn it is to be captain.

Pure bookkeeping over finished games; whoever hosts the team keeps the records.
"""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import Deal
from cosmotheque.games.bomb_busters.options import Captain, MissionName, Options
from cosmotheque.games.bomb_busters.rules.turns import WON
from cosmotheque.games.bomb_busters.state import NOBODY, State

FOLLOWING: Final[dict[str, MissionName]] = {
    "1": "2", "2": "3", "3": "4", "4": "5", "5": "6", "6": "7", "7": "8",
}  # fmt: skip


def sequels(state: State) -> tuple[Options, ...]:
    """The next mission after a success, or this one again, with the captaincy one seat to the left (BOM-4).

    All seats move on likewise, so the next captain has the number of the last one.
    """
    if state.captain == NOBODY:
        return ()
    again = replace(state.options, captain=msgspec.convert(str(state.captain), Captain))
    following = FOLLOWING.get(again.mission) if state.ended == WON else None
    return (again,) if following is None else (replace(again, mission=following), again)


class Tally(msgspec.Struct, frozen=True):
    wins: int = 0
    losses: int = 0


class Campaign(msgspec.Struct, frozen=True):
    """`captain` is the next one, "random" before the first mission."""

    seats: int
    captain: Captain = "random"
    missions: dict[str, Tally] = {}


def remember(campaign: Campaign, mission: str, captain: Seat, reason: str) -> Campaign:
    """The campaign after one more mission; the captaincy moves to the left (BOM-4)."""
    tally = campaign.missions.get(mission, Tally())
    won = reason == WON
    tally = Tally(tally.wins + won, tally.losses + (not won))
    return replace(
        campaign,
        captain=msgspec.convert(str((captain + 1) % campaign.seats), Captain),
        missions={**campaign.missions, mission: tally},
    )


def next_options(campaign: Campaign, options: Options) -> Options:
    """The options of the team's next mission."""
    return replace(options, captain=campaign.captain)


def look_back(seats: int, games: Iterable[tuple[Options, Deal, str]]) -> Campaign:
    """The campaign of a team, from the options, the deal and the end reason of each game in order."""
    campaign = Campaign(seats)
    for options, deal, reason in games:
        campaign = remember(campaign, options.mission, deal.captain, reason)
    return campaign
