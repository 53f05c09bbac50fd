"""Presence of people's bots: those that have asked for their games lately, at this node or another."""

import time

from cosmotheque.server.cluster.peers import Peers

PLACE = "robots"
"""The name under which bots are present, as people are at tables."""
AWAY_SECONDS = 15.0


class BotPresence:
    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._seen: dict[str, float] = {}

    def note_seen(self, bot: str) -> None:
        """Note that a bot has asked for its games."""
        if bot not in self._seen:
            self._peers.note_arrival(PLACE, bot)
        self._seen[bot] = time.monotonic()

    async def online(self) -> frozenset[str]:
        self.let_go()
        return frozenset(self._seen) | await self._peers.elsewhere(PLACE)

    def let_go(self) -> None:
        """Forget bots that have not asked lately."""
        long_ago = time.monotonic() - AWAY_SECONDS
        for bot in [bot for bot, at in self._seen.items() if at < long_ago]:
            del self._seen[bot]
            self._peers.note_departure(PLACE, bot)
