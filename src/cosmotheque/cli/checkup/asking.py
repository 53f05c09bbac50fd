"""One question to a server over HTTP: no redirect is followed, and the address that it was asked from is known."""

import http.client
import ssl
from urllib.parse import urlsplit

import msgspec

PATIENCE = 10.0
MOST_BYTES = 1 << 20


class Answer(msgspec.Struct, frozen=True):
    """`asked_from` is the address of this end of the connection."""

    status: int
    headers: dict[str, str]
    body: bytes
    asked_from: str


def ask(base: str, path: str, **headers: str) -> Answer:
    """OSError where nobody answers, or not as one should."""
    to = urlsplit(base)
    if to.scheme == "https":
        line: http.client.HTTPConnection = http.client.HTTPSConnection(
            to.hostname or "", to.port, timeout=PATIENCE, context=ssl.create_default_context()
        )
    else:
        line = http.client.HTTPConnection(to.hostname or "", to.port, timeout=PATIENCE)
    try:
        line.connect()
        asked_from: str = line.sock.getsockname()[0]
        line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = line.getresponse()
        said = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, said, answer.read(MOST_BYTES), asked_from)
    except http.client.HTTPException as fault:
        raise OSError(f"{type(fault).__name__}") from fault
    finally:
        line.close()
