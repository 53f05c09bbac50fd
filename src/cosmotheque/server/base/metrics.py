"""The server's counters, in Prometheus' terms. Several processes behind one port count together, in a folder."""

import os
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from cosmotheque.server.base.settings import COUNTED_IN

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2)
SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10)


class Metrics:
    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        gauge = partial(Gauge, multiprocess_mode="livesum", registry=registry)
        self._moved = 0  # moves that are not counted yet
        self._moves = Counter("cosmotheque_moves", "Moves that everybody noticed", registry=registry)
        self.refusals = Counter("cosmotheque_refusals", "Messages refused", registry=registry)
        self.conflicts = Counter("cosmotheque_conflicts", "Changes another node was first with", registry=registry)
        self.faults = Counter("cosmotheque_faults", "Errors nobody expected", registry=registry)
        self.connections = gauge("cosmotheque_connections", "Open websockets")
        self.tables = gauge("cosmotheque_tables", "Tables in memory")
        self.games = gauge("cosmotheque_games", "Games in memory, of those tables")
        self.requests = Counter("cosmotheque_requests", "HTTP requests by status", ["status"], registry=registry)
        self.commits = Histogram("cosmotheque_commit_seconds", "Time to store a batch", buckets=FAST, registry=registry)
        self.batches = Histogram("cosmotheque_commit_changes", "Changes per batch", buckets=SIZES, registry=registry)
        self.thinking = Histogram("cosmotheque_bot_seconds", "Time a bot took", buckets=SLOW, registry=registry)
        self.answering = Counter("cosmotheque_answering_seconds", "Processor time for long answers", registry=registry)
        self.pushes = Counter("cosmotheque_pushes", "Calls to browsers, by their fate", ["how"], registry=registry)
        self.bot_failures = Counter("cosmotheque_bot_failures", "Bots replaced by a fallback", registry=registry)

    def count_moves(self, moves: int) -> None:
        """Count moves, with the next batch or when the metrics are read: a counter takes its time."""
        self._moved += moves

    def observe_commit(self, changes: int, seconds: float) -> None:
        self._flush_moves()
        self.batches.observe(changes)
        self.commits.observe(seconds)

    def text(self) -> bytes:
        self._flush_moves()
        if COUNTED_IN not in os.environ:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def _flush_moves(self) -> None:
        self._moves.inc(self._moved)
        self._moved = 0
