"""The queue of calls to browsers: each is sent once, not too often, and without keeping a table waiting.

A call lives in memory alone, at the node that stored what it is about. Where that node is killed in between it is lost;
the table itself, its list and the reminder are not.
"""

import asyncio
import contextlib

import h11
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec

from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import logs
from cosmotheque.server.base.identity import Signer
from cosmotheque.server.base.limits import Buckets
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.cluster.peers import Peers
from cosmotheque.server.push import device_record
from cosmotheque.server.push.call import Call, push_content
from cosmotheque.server.push.device_record import DEVICES, DeviceRecord
from cosmotheque.server.push.gateways import Gateways
from cosmotheque.server.push.keys import CURVE, PushKey, bytes_of
from cosmotheque.server.push.posting import post
from cosmotheque.server.store import Store, StoreFailed

AT_ONCE = 4
MOST_WAITING = 1000
KEPT_SECONDS = 24 * 3600
"""The seconds for which a push service keeps a call for a browser that is not there."""
TOPIC_LETTERS = 32
GONE = (404, 410)
FAULTS = (OSError, CosmothequeError, StoreFailed, h11.RemoteProtocolError, ValueError)


class Calls:
    def __init__(self, settings: Settings, signer: Signer, store: Store, peers: Peers, metrics: Metrics) -> None:
        operator = settings.push_operator or f"https://{min(settings.hosts, default='localhost')}"
        self.key = PushKey(signer, operator)
        self.gateways = Gateways(settings.push_services)
        self._signer, self._store, self._peers, self._metrics = signer, store, peers, metrics
        self._allowances = Buckets(settings.limits.pushes)
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def post(self, call: Call) -> None:
        """Put a call into the queue; it is dropped where the queue is full."""
        if not self.gateways or not (call.bell or call.slow):
            return
        try:
            self._waiting.put_nowait(call)
        except asyncio.QueueFull:
            self._count("dropped")

    async def open(self) -> None:
        self._tasks = [asyncio.create_task(self._call_forever()) for _ in range(AT_ONCE if self.gateways else 0)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _call_forever(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                await self._call(call)
            except FAULTS as fault:
                logs.warn("call", table=logs.short(call.table), why=type(fault).__name__)
            except Exception:
                self._metrics.faults.inc()
                logs.fault("call", table=logs.short(call.table))

    async def _call(self, call: Call) -> None:
        """Call a guest in all browsers that want it, unless the guest looks at the table by way of another node."""
        wanted = [one for one in await device_record.list_devices(self._store, call.guest) if call.bell or one.slow]
        if not wanted or call.guest in await self._peers.elsewhere(call.table):
            return
        if not self._allowances.of(call.guest).take():
            self._count("held")
            return
        for device in wanted:
            await self._send(device, call)

    async def _send(self, device: DeviceRecord, call: Call) -> None:
        try:
            target = self.gateways.target(device.endpoint)
            headers = {
                "Authorization": self.key.authorization(target.origin),
                "Content-Encoding": "aes128gcm",
                "TTL": str(KEPT_SECONDS),
                "Urgency": "normal",
                "Topic": self._signer.digest(f"topic {call.table}").hex()[:TOPIC_LETTERS],
            }
            status = await post(target, headers, _encrypt(device, push_content(call, device.locale)))
        except FAULTS as fault:
            self._count("failed")
            logs.info("push failed", why=type(fault).__name__)
            return
        self._count("sent" if status < 300 else "gone" if status in GONE else "failed")
        if status in GONE:
            with contextlib.suppress(StoreFailed):  # it was renewed meanwhile, or another node was first
                await DEVICES.drop(self._store, device)

    def _count(self, how: str) -> None:
        self._metrics.pushes.labels(how).inc()


def _encrypt(device: DeviceRecord, content: bytes) -> bytes:
    """The content encrypted for that browser alone (RFC 8291)."""
    sealed: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(CURVE),
        dh=bytes_of(device.p256dh),
        auth_secret=bytes_of(device.auth),
        version="aes128gcm",
    )
    return sealed
