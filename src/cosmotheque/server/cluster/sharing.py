"""The foundation of a node that shares a PostgreSQL database with others."""

import secrets
from importlib import import_module

from cosmotheque.server.base import admin_key
from cosmotheque.server.base.identity import Signer
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.cluster.nodes import Nodes, postgres_ear
from cosmotheque.server.store import StoreFailed
from cosmotheque.server.store.postgres import PostgresStore
from cosmotheque.server.store.postgres_setup import make_admin_key, prepare
from cosmotheque.server.workers.jobs import BotQueue


class CommonKey:
    """The administrator's key of all nodes, in their database."""

    def __init__(self, settings: Settings, store: PostgresStore) -> None:
        self._store = store
        self.fresh = make_admin_key(settings.database, settings.data)

    async def read(self) -> str:
        rows = await self._store.read("SELECT value FROM secrets WHERE name = 'admin'")
        key = rows[0][0].decode() if rows else ""
        if not admin_key.is_whole(key):
            raise StoreFailed("The database does not give the administrator's key.")
        return key


def lay(settings: Settings, metrics: Metrics) -> tuple[PostgresStore, Nodes, Signer, CommonKey, BotQueue]:
    """The store, the way to the other nodes, the keys they have in common and the queue of their bots."""
    key = prepare(settings.database, settings.data)
    node = secrets.token_urlsafe(6)
    ears, tell = [postgres_ear(settings.database)], None
    if settings.redis:
        wire = import_module("cosmotheque.server.cluster.redis_wire").RedisWire(settings.redis)
        ears, tell = [*ears, wire.ear], wire.tell
    store = PostgresStore(settings.database, node, metrics.observe_commit, tell)
    keys = Signer(key), CommonKey(settings, store)
    return store, Nodes(node, store, ears, tell), *keys, BotQueue(settings, metrics)
