"""The guest behind a request's cookie, as handlers ask for it by parameter name."""

import re
from collections.abc import Iterable
from math import ceil

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler

from cosmotheque.server.base import identity, sentences, text_safety
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.limits import household
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest

BOT_PATHS = re.compile(r"/api/bots/me|/api/tables/[^/]+(/(leave|record|replay|proof))?")
"""All that a bot may ask for, beside the websockets of its tables."""
BEFORE = "-before"
"""Suffix of the cookie of the guest who had a browser before a visit."""
LOOPBACKS = ("127.0.0.1", "localhost", "::1")


async def visitor_of(connection: ASGIConnection, services: Services) -> str | None:  # type: ignore[type-arg]
    """The id of the person behind a device; None without a cookie of ours that is still good.

    A request with a token is that of a bot, with a cookie or without, and may do what bots may.
    """
    if (token := token_in(connection.scope["headers"])) is not None:
        bot = await services.features.recognise(token)
        if bot is None:
            raise Denied(401, sentences.NO_SUCH_TOKEN)
        if isinstance(connection, Request) and not BOT_PATHS.fullmatch(connection.scope["path"]):
            raise Denied(403, sentences.NOT_FOR_BOTS)
        return bot
    device = device_of(connection, services)
    return None if device is None else await services.people.person_of(device)


def device_of(connection: ASGIConnection, services: Services) -> str | None:  # type: ignore[type-arg]
    """The guest in a cookie of ours."""
    return services.signer.guest(
        cookie_in(connection.scope["headers"], identity.cookie_name(connection.scope["scheme"]))
    )


def cookie_for(
    connection: ASGIConnection,  # type: ignore[type-arg]
    services: Services,
    guest: str | None,
    beside: str = "",
) -> Cookie:
    """The cookie that names a guest from now on; with None one that ends the last.

    `beside` ends the name of another cookie, which counts for nothing until it is put in place of the first.
    """
    scheme = connection.scope["scheme"]
    return Cookie(
        identity.cookie_name(scheme) + beside,
        value="" if guest is None else services.signer.cookie(guest),
        max_age=0 if guest is None else identity.YEARS,
        httponly=True,
        samesite="lax",
        secure=scheme in identity.SECURE_SCHEMES,
    )


def visitor_cookies(
    connection: ASGIConnection,  # type: ignore[type-arg]
    services: Services,
    device: str,
    visitor: str,
) -> list[Cookie]:
    """The cookies by which a device is a visitor's; whose it was stays aside, also when visitors follow each other."""
    owner = owner_of(connection, services) or device
    return [cookie_for(connection, services, visitor), cookie_for(connection, services, owner, BEFORE)]


def owner_of(connection: ASGIConnection, services: Services) -> str | None:  # type: ignore[type-arg]
    """The guest to whom a device goes back when its visitor signs out."""
    name = identity.cookie_name(connection.scope["scheme"]) + BEFORE
    return services.signer.guest(cookie_in(connection.scope["headers"], name))


def cookie_in(headers: Iterable[tuple[bytes, bytes]], name: str) -> str | None:
    """The first cookie of a name, read by hand: ours needs no quoting, and whole parsers can be slow."""
    wanted = name.encode("latin-1")
    pairs = (pair for key, value in headers if key == b"cookie" for pair in value.split(b";"))
    found = (value for found, _, value in (pair.strip().partition(b"=") for pair in pairs) if found == wanted)
    return next((value.decode("latin-1") for value in found), None)


def token_in(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The token in a request's headers, shown in place of a cookie."""
    found = (value for name, value in headers if name == b"authorization" and value[:7].lower() == b"bearer ")
    return next((value[7:].strip().decode("latin-1") for value in found), None)


def label_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """A label for the browser, such as its name and system."""
    return identity.label(connection.headers.get("user-agent", "")[:400])


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The address or network that a visitor counts as."""
    return household(connection.client.host) if connection.client is not None else ""


async def guest_of(services: Services, guest: str) -> Guest:
    """The guest with their name."""
    return Guest(guest, await services.store.name(guest) or identity.first_name(guest))


def good_name(wanted: str) -> str:
    """A name as others will read it, if they can."""
    name = text_safety.clean_name(wanted)
    if not text_safety.is_readable(name):
        raise Denied(400, sentences.UNREADABLE_NAME)
    if not text_safety.is_visible(name):
        raise Denied(400, sentences.EMPTY_NAME)
    return name


async def provide_tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


async def provide_visitor(request: Request, tables: Tables) -> str | None:  # type: ignore[type-arg]
    return await visitor_of(request, tables.services)


async def provide_me(visitor: str | None, tables: Tables) -> Guest:
    if visitor is None:
        raise Denied(401, sentences.NO_GUEST)
    return await guest_of(tables.services, visitor)


def count_new_table(request: ASGIConnection, tables: Tables) -> None:  # type: ignore[type-arg]
    """Count a new table or campaign of an address, for a first game or for the next; refuse one over the limit."""
    if not tables.services.new_tables.of(address_of(request)).take():
        raise Denied(429, sentences.TOO_MANY_REQUESTS)


def count_guess(request: ASGIConnection, tables: Tables) -> None:  # type: ignore[type-arg]
    """Count an address's try with a code or a passkey; refuse one over the limit."""
    if not tables.services.guesses.of(address_of(request)).take():
        raise Denied(429, sentences.TOO_MANY_GUESSES)


def link_to(request: ASGIConnection, tables: Tables, page: str) -> str:  # type: ignore[type-arg]
    """A page's address, which a phone reaches, too, where this machine itself is asking."""
    here = request.base_url.hostname in LOOPBACKS
    return f"{(tables.services.settings.reached_at if here else '') or request.base_url}{page}"


async def costly(connection: ASGIConnection, _handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """A guard before what takes the server long to answer: it may be asked less often, and has a budget."""
    services, address = connection.app.state.tables.services, address_of(connection)
    if not services.costly.of(address).take():
        raise Denied(429, sentences.TOO_MANY_REQUESTS)
    must_afford_thinking(services, address, await visitor_of(connection, services))


def must_afford_thinking(services: Services, *owners: str | None) -> None:
    """Refuse more work by other processes for an address or a person that owes for the last."""
    if seconds := ceil(services.budget.owes_thinking(owners)):
        raise Denied(429, sentences.TOO_MUCH_WORK.filled(seconds), wait=seconds)


DEPENDENCIES = {
    "tables": Provide(provide_tables),
    "visitor": Provide(provide_visitor),
    "me": Provide(provide_me),
}
