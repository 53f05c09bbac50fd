"""One request to a push service: to an address that was checked before, without redirects, and with a limit of time.

Libraries look a name up anew when they connect; here it is the very address that was found to be outside.
"""

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from functools import cache

import h11

from cosmotheque.server.push.gateways import Target, addresses

SECONDS = 10.0
MOST_ANSWER = 16 * 1024


async def post(target: Target, headers: Mapping[str, str], body: bytes) -> int:
    """The status of the answer. OSError, also as TimeoutError, or RemoteProtocolError where there is none."""
    async with asyncio.timeout(SECONDS):
        (address, *_) = await addresses(target)
        tls = _context() if target.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=tls, server_hostname=target.host if tls else None, limit=MOST_ANSWER
        )
        try:
            return await _exchange(reader, writer, target, headers, body)
        finally:
            writer.close()
            with contextlib.suppress(OSError, ssl.SSLError):
                await writer.wait_closed()


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, target: Target, headers: Mapping[str, str], body: bytes
) -> int:
    wire = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_ANSWER)
    named = {"Host": target.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
    asked = h11.Request(method="POST", target=target.path or "/", headers=list({**named, **headers}.items()))
    for part in (asked, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(wire.send(part) or b"")
    await writer.drain()
    while not isinstance(said := wire.next_event(), h11.Response):
        if said is h11.NEED_DATA:
            wire.receive_data(await reader.read(MOST_ANSWER))
        elif not isinstance(said, h11.InformationalResponse):
            raise ConnectionError("The push service said nothing.")
    return int(said.status_code)


@cache
def _context() -> ssl.SSLContext:
    """Reading the system's certificates takes a while: once."""
    return ssl.create_default_context()
