"""The application put together from its settings."""

import asyncio
import contextlib
import hmac
from collections import Counter
from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any, TypeAlias, cast

from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.serialization import encode_json

from cosmotheque import registry
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.once import cache_once
from cosmotheque.core.text import Text
from cosmotheque.missions import folder
from cosmotheque.server.base import files, logs, sentences
from cosmotheque.server.base.admin_key import AdminKeys, KeyFile
from cosmotheque.server.base.budget import Budget
from cosmotheque.server.base.errors import Denied, to_denied
from cosmotheque.server.base.identity import Signer, read_key
from cosmotheque.server.base.limits import Buckets, is_loopback
from cosmotheque.server.base.metrics import Metrics
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.cluster.bot_presence import BotPresence
from cosmotheque.server.cluster.peers import NoPeers, Peers
from cosmotheque.server.door import manual, seen, socket, static
from cosmotheque.server.door.deliveries import Deliveries
from cosmotheque.server.door.gate import Application, Gate
from cosmotheque.server.door.guests import DEPENDENCIES
from cosmotheque.server.features.analysis.feature import Analysis
from cosmotheque.server.features.campaigns.feature import Campaigns
from cosmotheque.server.features.civility.feature import Civility
from cosmotheque.server.features.deals.feature import Deals
from cosmotheque.server.features.groups.feature import Groups
from cosmotheque.server.features.holidays.feature import Holidays
from cosmotheque.server.features.invitations.feature import Invitations
from cosmotheque.server.features.laboratory.feature import Laboratory
from cosmotheque.server.features.lessons.feature import Lessons
from cosmotheque.server.features.lobby.feature import Lobby
from cosmotheque.server.features.network_bots.feature import NetworkBots
from cosmotheque.server.features.notifications.feature import Notifications
from cosmotheque.server.features.own_games.feature import OwnGames
from cosmotheque.server.features.pairing.feature import QuickPairing
from cosmotheque.server.features.people.feature import Persons
from cosmotheque.server.features.puzzles.feature import Puzzles
from cosmotheque.server.features.ratings.feature import Ratings
from cosmotheque.server.features.replays.feature import Replays
from cosmotheque.server.features.shelf.feature import Shelf
from cosmotheque.server.live import cleanup
from cosmotheque.server.live.feature import Feature
from cosmotheque.server.live.moments import Features
from cosmotheque.server.live.persons import People
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.push.calls import Calls
from cosmotheque.server.store import Store, StoreFailed
from cosmotheque.server.store.health import Health
from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.wire.parts import Problem
from cosmotheque.server.workers.answers import Answers
from cosmotheque.server.workers.bots import BotPool, Bots
from cosmotheque.server.workers.charging import Asker
from cosmotheque.server.workers.pars import Pars
from cosmotheque.server.workers.reviews import Reviews
from cosmotheque.server.workers.turns import Turns

FEATURES: tuple[type[Feature], ...] = (
    Civility,
    Groups,
    Campaigns,
    Holidays,
    Deals,
    Ratings,
    OwnGames,
    NetworkBots,
    QuickPairing,
    Invitations,
    Persons,
    Lobby,
    Replays,
    Analysis,
    Shelf,
    Lessons,
    Puzzles,
    Laboratory,
    Notifications,
)
"""Every feature of the server, in the order in which they are asked at a moment of a table."""
BY_STATUS = {404: sentences.NO_PAGE, 405: sentences.WRONG_METHOD, 413: sentences.TOO_BIG}


_ahead: list[Litestar] = []


def make_ahead() -> None:
    """Make the application that the next `build` takes, here or in each process that is forked from this one."""
    _ahead.append(_make_application())


def build(settings: Settings) -> Gate:
    """The whole server as one ASGI application."""
    registry.admit(settings.outside_bots)
    folder.put_up(settings.missions)
    services = make_services(settings)
    tables = open_tables(services)
    app = _ahead.pop() if _ahead else _make_application()
    app.request_max_body_size = settings.limits.body_bytes
    app.state.update(
        {
            "tables": tables,
            "files": static.Files(settings.static),
            "manual": static.Files(settings.manual),
            "deliveries": Deliveries(),
            "description": cache_once(lambda: _openapi_file(app)),
        }
    )
    services.features.prepare()
    return Gate(cast(Application, app), services)


def _make_application() -> Litestar:
    """The application with all routes, before it has settings or a state."""
    return Litestar(
        [
            *(route for feature in FEATURES for route in feature.routes),
            socket.live,
            openapi,
            health,
            seen.show_request,
            metrics,
            manual.page,
            static.page,
        ],
        dependencies=DEPENDENCIES,
        exception_handlers={
            CosmothequeError: _answer_refusal,
            StoreFailed: _answer_not_stored,
            HTTPException: _answer_bad_request,
            RecursionError: _answer_too_deep,
            Exception: _answer_crash,
        },
        lifespan=[_lifespan],
        openapi_config=OpenAPIConfig(
            "Cosmothèque",
            "1",
            openapi_router=Router("/api/openapi", route_handlers=[], include_in_schema=False, guards=[_refuse_page]),
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key="is_compressed"
        ),
        logging_config=None,
        debug=False,
    )


def open_tables(services: Services) -> Tables:
    """All tables, with every feature put in."""
    tables = Tables(services)
    services.features.put_in(feature(tables) for feature in FEATURES)
    return tables


def make_services(settings: Settings) -> Services:
    files.make_folder(settings.data)
    limits, metrics = settings.limits, Metrics()
    found = _shared_foundation(settings, metrics) if settings.database else _single_foundation(settings, metrics)
    store, peers, signer, admin, bots = found
    budget = Budget(limits)

    def charge(asker: Asker, seconds: float) -> None:
        metrics.answering.inc(seconds)
        budget.charge_thinking(asker, seconds)

    return Services(
        settings=settings,
        features=Features(),
        signer=signer,
        admin=admin,
        store=store,
        peers=peers,
        people=People(store),
        bots=bots,
        reviews=Reviews(settings, charge),
        answers=Answers(settings, charge),
        pars=Pars(settings, store),
        bot_presence=BotPresence(peers),
        replays=Turns(1),
        analyses=Turns(1),
        calls=Calls(settings, signer, store, peers, metrics),
        metrics=metrics,
        health=Health(settings, store),
        chat=Buckets(limits.chat),
        chat_of_address=Buckets(limits.chat_of_address),
        chat_of_table=Buckets(limits.chat_of_table),
        messages=Buckets(limits.messages),
        messages_of_address=Buckets(limits.messages_of_address),
        undos=Buckets(limits.undos),
        frames=Buckets(limits.frames),
        new_tables=Buckets(limits.new_tables),
        requests=Buckets(limits.requests),
        budget=budget,
        costly=Buckets(limits.costly),
        guesses=Buckets(limits.guesses),
        arrivals_at_table=Buckets(limits.arrivals_at_table),
        blocks=Buckets(limits.shuns),
        reports=Buckets(limits.reports),
        reports_of_address=Buckets(limits.reports_of_address),
        invitations=Buckets(limits.invitations),
        admin_guesses=Buckets(limits.admin_guesses),
        new_network_bots=Buckets(limits.new_robots),
        addresses=Counter(),
    )


Foundation: TypeAlias = tuple[Store, Peers, Signer, AdminKeys, Bots]


def _single_foundation(settings: Settings, metrics: Metrics) -> Foundation:
    peers = NoPeers(files.Claim(settings.data))
    store = SqliteStore(settings.data / "cosmotheque.sqlite", metrics.observe_commit)
    return store, peers, Signer(read_key(settings.data)), KeyFile(settings.data), BotPool(settings, metrics)


def _shared_foundation(settings: Settings, metrics: Metrics) -> Foundation:
    """The foundation of a node among several; its modules are imported only here."""
    found: Foundation = import_module("cosmotheque.server.cluster.sharing").lay(settings, metrics)
    return found


@get("/api/openapi.json", include_in_schema=False, is_compressed=True)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The description of this interface for programs, made at the first request in a thread of its own."""
    return static.answer(request, await asyncio.to_thread(request.app.state.description))


def _openapi_file(app: Litestar) -> static.File:
    """The description is the same for as long as the server runs, and takes a second to write."""
    return static.file_of(encode_json(app.openapi_schema.to_schema()))


def _refuse_page(_connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard before Litestar's own pages about the interface, which it would write in the loop."""
    raise Denied(404, sentences.NO_PAGE)


@get("/health", include_in_schema=False)
async def health(tables: Tables) -> dict[str, str]:
    """Answer ok while the server is up, its store can be read and written, and the disk has room."""
    complaint = await tables.services.health.complaint()
    if complaint is not None:
        raise Denied(503, complaint)
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request[Any, Any, Any], tables: Tables) -> bytes:
    """The metrics, for this machine and for requests with the token."""
    token = tables.services.settings.metrics_token
    said = request.headers.get("authorization", "").encode()
    is_known = bool(token) and hmac.compare_digest(said, f"Bearer {token}".encode())
    if not is_known and not is_loopback(request.client.host if request.client is not None else ""):
        raise Denied(403, sentences.METRICS_ARE_PRIVATE)
    return tables.services.metrics.text()


@contextlib.asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    tables: Tables = app.state.tables
    bots = tables.services.bots
    await tables.services.peers.open(tables)
    await bots.open()
    await tables.services.calls.open()
    tasks = [
        asyncio.create_task(tables.sweep_forever()),
        asyncio.create_task(cleanup.drop_expired_forever(tables)),
    ]
    if tables.services.settings.bot_warmth:
        tasks.append(asyncio.create_task(bots.warm_up()))
    for problem in registry.problems():
        logs.warn("left out", why=problem.en)
    logs.info("open")
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        tables.stop()
        await tables.services.close()
        logs.info("closed")


def _answer_refusal(_request: Request[Any, Any, Any], fault: CosmothequeError) -> Response[Problem]:
    why = to_denied(fault)
    return _problem(why.status, why.why, why.rule, why.wait)


def _answer_not_stored(_request: Request[Any, Any, Any], fault: StoreFailed) -> Response[Problem]:
    logs.warn("not stored", why=str(fault))
    return _problem(503, sentences.NOT_STORED)


def _answer_bad_request(_request: Request[Any, Any, Any], fault: HTTPException) -> Response[Problem]:
    if isinstance(fault, ValidationException):
        return _problem(400, sentences.BAD_BODY.filled(_details(fault)))
    return _problem(fault.status_code, BY_STATUS.get(fault.status_code) or sentences.BAD_BODY.filled(fault.detail))


def _answer_too_deep(_request: Request[Any, Any, Any], fault: RecursionError) -> Response[Problem]:
    """JSON nested without end."""
    return _problem(400, sentences.BAD_BODY.filled(fault))


def _details(fault: ValidationException) -> str:
    """The faulty fields of a request, each with its fault."""
    found = fault.extra if isinstance(fault.extra, list) else []
    return "; ".join(f"{part.get('key', '')}: {part.get('message', '')}" for part in found) or fault.detail


def _answer_crash(request: Request[Any, Any, Any], _fault: Exception) -> Response[Problem]:
    request.app.state.tables.services.metrics.faults.inc()
    logs.fault("request", method=request.method)
    return _problem(500, sentences.CRASHED)


def _problem(status: int, why: Text, rule: str | None = None, wait: int | None = None) -> Response[Problem]:
    headers = None if wait is None else {"retry-after": str(wait)}
    return Response(Problem(why, rule), status_code=status, media_type="application/json", headers=headers)
