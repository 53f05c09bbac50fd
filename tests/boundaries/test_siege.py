"""Every route of the application is besieged: one that nobody has said how to ask is found here."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, post, websocket

from cosmotheque.server.app import build
from cosmotheque.server.base.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # what a later Litestar will no longer do
BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(scope="module")
def siege_routes() -> Any:
    sys.path.insert(0, str(BENCH))
    try:
        return import_module("siege_routes")
    finally:
        sys.path.remove(str(BENCH))


@pytest.fixture(scope="module")
def routes(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    return build(Settings(data=tmp_path_factory.mktemp("siege"))).routes


def test_every_route_has_its_attack(siege_routes: Any, routes: list[Any]) -> None:
    class Names(dict[str, str]):
        def __missing__(self, name: str) -> str:
            return name

    for name in siege_routes.check(routes):
        request = siege_routes.request(name, Names(), "a=b")
        assert request.startswith(name.split(" ")[0].encode() + b" /")
        assert b"{" not in request.split(b"\r\n")[0]


def test_a_route_that_is_not_known_there_is_named(siege_routes: Any, routes: list[Any]) -> None:
    @post("/api/new/{thing:str}")
    async def new(thing: str) -> str:
        return thing

    @websocket("/api/newer")
    async def newer(socket: Any) -> None:
        del socket

    with pytest.raises(siege_routes.Unprepared) as fault:
        siege_routes.check([*routes, *Litestar([new, newer], openapi_config=None).routes])
    assert str(fault.value).splitlines() == [
        "No attack is known for POST /api/new/{thing:str}: say in bench/siege_routes.py what it is asked with.",
        "No attack is known for WEBSOCKET /api/newer: say in bench/siege_routes.py what it is asked with.",
    ]


def test_a_route_that_is_gone_is_named(siege_routes: Any, routes: list[Any]) -> None:
    kept = [route for route in routes if route.path != "/api/pairing"]
    with pytest.raises(siege_routes.Unprepared, match="There is no route POST /api/pairing any more"):
        siege_routes.check(kept)
