"""What a node needs that shares a PostgreSQL database with others."""

import secrets
from importlib import import_module

from cosmotheque.server.cluster.nodes import Nodes, postgres_ear
from cosmotheque.server.identity import Signer
from cosmotheque.server.metrics import Metrics
from cosmotheque.server.settings import Settings
from cosmotheque.server.store.postgres import PostgresStore
from cosmotheque.server.store.postgres_setup import prepare
from cosmotheque.server.workers.jobs import BotQueue


def lay(settings: Settings, metrics: Metrics) -> tuple[PostgresStore, Nodes, Signer, BotQueue]:
    """The store, the way to the other nodes, the key they have in common and the queue of their bots."""
    key = prepare(settings.database, settings.data)
    node = secrets.token_urlsafe(6)
    ears, tell = [postgres_ear(settings.database)], None
    if settings.redis:
        wire = import_module("cosmotheque.server.cluster.redis_wire").RedisWire(settings.redis)
        ears, tell = [*ears, wire.ear], wire.tell
    store = PostgresStore(settings.database, node, metrics.committed, tell)
    return store, Nodes(node, store, ears, tell), Signer(key), BotQueue(settings, metrics)
