"""Results of a game's bots against each other, for the page of the laboratory."""

from typing import Any

import msgspec

from cosmotheque.arena.ratings import Estimate
from cosmotheque.core.bot import Limit


class LadderBot(msgspec.Struct, frozen=True):
    """A bot that was measured: its rating on the Elo scale, where all of them together have 0, and how it may think."""

    name: str
    level: int
    rating: Estimate
    limit: Limit


class LadderPairing(msgspec.Struct, frozen=True):
    """Two opponents and the first one's share of points, or one bot that is a team and its mean score."""

    bots: tuple[str, ...]
    games: int
    score: Estimate


class LadderInfo(msgspec.Struct, frozen=True):
    """The measured strength of a game's bots, the strongest first, and the command that plays all of it again."""

    game: str
    version: int
    options: dict[str, Any]
    seats: int
    seed: int
    bots: tuple[LadderBot, ...]
    pairings: tuple[LadderPairing, ...]
    command: str
