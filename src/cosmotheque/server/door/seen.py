"""A request as it looks after the proxies before this server."""

from typing import Any

import msgspec
from litestar import Request, get


class Seen(msgspec.Struct, frozen=True):
    """The scheme, the name and the address of a visitor's own request, which hold nothing that is new to them."""

    scheme: str
    host: str
    address: str


@get("/api/seen", include_in_schema=False)
async def show_request(request: Request[Any, Any, Any]) -> Seen:
    """Tell a client how its request arrived, for `cosmotheque doctor`, which asks through the proxy."""
    address = request.client.host if request.client is not None else ""
    return Seen(request.scope["scheme"], request.headers.get("host", ""), address)
