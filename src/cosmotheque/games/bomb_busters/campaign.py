"""What a team remembers from mission to mission (BOM-70): wins and losses, and whose turn it is to be captain.

Pure bookkeeping over finished games; whoever hosts the team keeps the records.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import Deal
from cosmotheque.games.bomb_busters.options import Captain, Options
from cosmotheque.games.bomb_busters.rules.turns import WON


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
