"""Notices between nodes over Redis. While it is away PostgreSQL takes over, to which every node listens anyway."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from litestar.channels import ChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from cosmotheque.server.base import logs
from cosmotheque.server.store.notices import CHANNEL

ANSWER_SECONDS = 2.0
QUIET_SECONDS = 2.0


class RedisWire:
    def __init__(self, url: str) -> None:
        self._url = url
        self._backend: RedisChannelsPubSubBackend | None = None
        self._quiet_until = 0.0

    async def tell(self, notices: list[bytes]) -> bool:
        """Pass notices on; False while Redis is away."""
        if time.monotonic() < self._quiet_until:
            return False
        try:
            self._backend = self._backend or self._connect()
            for notice in notices:
                await self._backend.publish(notice, [CHANNEL])
        except (RedisError, OSError) as fault:
            logs.warn("redis", why=str(fault))
            self._quiet_until = time.monotonic() + QUIET_SECONDS
            return False
        return True

    @contextlib.asynccontextmanager
    async def ear(self) -> AsyncIterator[tuple[ChannelsBackend, "asyncio.Future[None]"]]:
        """Listen until it breaks off, which the backend itself notices."""
        backend = self._connect()
        try:
            yield backend, asyncio.get_running_loop().create_future()
        finally:
            with contextlib.suppress(RedisError, OSError):
                await backend.on_shutdown()

    def _connect(self) -> RedisChannelsPubSubBackend:
        """Connect without retries, so that nodes notice a break: they may have missed notices."""
        client = Redis.from_url(self._url, socket_timeout=ANSWER_SECONDS, retry=Retry(NoBackoff(), 0))
        return RedisChannelsPubSubBackend(redis=client)
