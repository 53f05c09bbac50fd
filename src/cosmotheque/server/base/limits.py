"""Token buckets: how much of something a visitor may use in a while."""

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from typing import Protocol

from cosmotheque.server.base.settings import Rate

HOUSEHOLD_BITS = 64


class Bucket:
    """Fills with time up to its burst."""

    __slots__ = ("_at", "_burst", "_line", "_per_second", "_tokens")

    def __init__(self, rate: Rate) -> None:
        self._per_second, self._burst = rate.per_second, rate.burst
        self._tokens = rate.burst
        self._at = time.monotonic()
        self._line: asyncio.Lock | None = None

    def take(self) -> bool:
        """Use one, if there is one."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def reserve(self) -> float:
        """Use one in any case: the seconds to wait until it is due."""
        self._fill()
        self._tokens -= 1
        return max(0.0, -self._tokens / self._per_second)

    def spend(self, count: float) -> float:
        """Use so many, be it more than there are, or nothing once there are none; returns the seconds to wait."""
        self._fill()
        if self._tokens < 0:
            return -self._tokens / self._per_second
        self._tokens -= count
        return 0.0

    def charge(self, count: float) -> None:
        """Use so many in any case: what was used is known afterwards."""
        self._fill()
        self._tokens -= count

    def owes(self) -> float:
        """The seconds until nothing is owed any more."""
        if self._tokens >= 0:
            return 0.0
        self._fill()
        return max(0.0, -self._tokens / self._per_second)

    async def settle(self) -> None:
        """Wait until nothing is owed. Waiting visitors go one after another, and each may run into debt again."""
        if self._line is None:
            self._line = asyncio.Lock()
        async with self._line:
            while (seconds := self.owes()) > 0:
                await asyncio.sleep(seconds)

    def has_line(self) -> bool:
        """True while a visitor waits until nothing is owed."""
        return self._line is not None and self._line.locked()

    def _fill(self) -> None:
        now = time.monotonic()
        tokens = self._tokens + (now - self._at) * self._per_second
        self._tokens = tokens if tokens < self._burst else self._burst
        self._at = now


@lru_cache(4096)
def household(address: str) -> str:
    """The address or network that counts as one visitor: in IPv6 one visitor has a whole network of addresses."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4 or parsed.ipv4_mapped is not None:
        return address
    return str(ipaddress.ip_network((parsed, HOUSEHOLD_BITS), strict=False))


def is_loopback(address: str) -> bool:
    """True if the request comes from this very machine."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = parsed.ipv4_mapped if parsed.version == 6 else None
    return (mapped or parsed).is_loopback


class Buckets:
    """One bucket per visitor. Beyond `keep`, the longest unused is forgotten."""

    def __init__(self, rate: Rate, keep: int = 10_000) -> None:
        self._rate = rate
        self._keep = keep
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, visitor: str) -> Bucket:
        bucket = self._buckets.get(visitor)
        if bucket is None:
            bucket = self._buckets[visitor] = Bucket(self._rate)
            if len(self._buckets) > self._keep:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(visitor)
        return bucket


class Networks:
    """Addresses and whole networks by their `names`; ValueError where one is neither."""

    def __init__(self, names: Iterable[str]) -> None:
        self.names = sorted(names)
        self._networks = [ipaddress.ip_network(name) for name in self.names]

    def __contains__(self, address: str, /) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)


class Proxies(Protocol):
    """The proxies whose word about a visitor's address is believed: many visitors come by them."""

    def __contains__(self, address: str, /) -> bool: ...


class ConnectionRate:
    """A rate of new connections for each address; proxies are exempt."""

    def __init__(self, rate: Rate, proxies: Proxies) -> None:
        self._buckets = Buckets(rate)
        self._proxies = proxies

    def admits(self, address: str) -> bool:
        """Count a new connection; False where there are too many."""
        return address in self._proxies or self._buckets.of(household(address)).take()
