"""Presence of people's bots: those that have asked for their games lately, at this node or another."""

import time

from cosmotheque.server.cluster.peers import Peers

PLACE = "robots"
"""The name under which bots are present, as people are at tables."""
AWAY_SECONDS = 15.0


class Robots:
    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._seen: dict[str, float] = {}

    def note_seen(self, robot: str) -> None:
        """A bot has asked for its games."""
        if robot not in self._seen:
            self._peers.note_arrival(PLACE, robot)
        self._seen[robot] = time.monotonic()

    async def online(self) -> frozenset[str]:
        self.let_go()
        return frozenset(self._seen) | await self._peers.elsewhere(PLACE)

    def let_go(self) -> None:
        """Those that ask no longer are gone."""
        long_ago = time.monotonic() - AWAY_SECONDS
        for robot in [robot for robot, at in self._seen.items() if at < long_ago]:
            del self._seen[robot]
            self._peers.note_departure(PLACE, robot)
