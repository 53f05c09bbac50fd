"""The machines that this server may be made to reach. Browsers name them, and anybody can claim to be a browser.

A push service is known by its name in the settings, is asked by TLS on its usual port, and must not turn out to be a
machine of the house. Only a machine that the settings give as a whole address may be anywhere.
"""

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import msgspec

from cosmotheque.core.errors import CosmothequeError

TLS_PORT, PLAIN_PORT = 443, 80
LONGEST = 1000


class NoGateway(CosmothequeError):
    """An address to which nothing is sent."""


class Target(msgspec.Struct, frozen=True):
    """The machine and path that a push goes to. A `trusted` machine may have any address."""

    scheme: str
    host: str
    port: int
    path: str
    trusted: bool

    @property
    def origin(self) -> str:
        usual = TLS_PORT if self.scheme == "https" else PLAIN_PORT
        return f"{self.scheme}://{self.host}" + ("" if self.port == usual else f":{self.port}")


class Gateways:
    """`known` are names (`push.example.org`, `.example.org` for all below it) and whole addresses (`http://…:80`)."""

    def __init__(self, known: frozenset[str]) -> None:
        self._origins = {one.lower().rstrip("/") for one in known if "://" in one}
        self._names = {one.lower() for one in known if "://" not in one}

    def __bool__(self) -> bool:
        return bool(self._origins or self._names)

    def target(self, endpoint: str) -> Target:
        """The target of an endpoint; NoGateway where nothing is sent."""
        if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            raise NoGateway("The address cannot be read.")
        try:
            parts = urlsplit(endpoint)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError as fault:
            raise NoGateway("The address cannot be read.") from fault
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        target = Target(parts.scheme, host, port or (TLS_PORT if parts.scheme == "https" else PLAIN_PORT), path, False)
        if "@" in parts.netloc or not host:
            raise NoGateway("The address has more than a name in it.")
        if target.origin in self._origins:
            return msgspec.structs.replace(target, trusted=True)
        if parts.scheme != "https" or target.port != TLS_PORT or not self._is_known(host):
            raise NoGateway("This is no push service that is known here.")
        return target

    def _is_known(self, host: str) -> bool:
        above = host.split(".")
        return host in self._names or any(f".{'.'.join(above[n:])}" in self._names for n in range(1, len(above)))


async def addresses(target: Target) -> list[str]:
    """The addresses of the target's name now, without those that only this machine can reach.

    A name can point anywhere.
    """
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    reached = [str(entry[4][0]) for entry in found]
    if not target.trusted:
        reached = [one for one in reached if is_public(one)]
    if not reached:
        raise NoGateway("The name leads to no machine outside.")
    return reached


def is_public(address: str) -> bool:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    mapped = parsed.ipv4_mapped if parsed.version == 6 else None
    return (mapped or parsed).is_global and not (mapped or parsed).is_multicast
