"""Messages that are too big, too deep or not what they seem. The table goes on, and so does the server."""

import zlib
from collections.abc import Iterable

import pytest
from tests.server.client import Live, Player
from tests.server.conftest import Server
from websockets.exceptions import ConnectionClosed

ACT = '{"type":"act","v":1,"seat":0,"action":%s}'
DEEP = [
    ACT % ("[" * 7000 + "]" * 7000),
    ACT % ('{"a":' * 2500 + "1" + "}" * 2500),
    ACT % ('{"type":"take","count":' + "[" * 15_000),
    '{"type":"act","v":' + "9" * 5000 + ',"seat":0,"action":null}',
    '{"type":"act","v":1e999,"seat":0,"action":{"type":"take","count":1}}',
    '{"type":"act","v":1,"seat":99999999999999999999,"action":null}',
    ACT % '{"type":"take","count":9223372036854775808}',
    ACT % '{"type":"take","count":NaN}',
    '{"type":"say","text":"' + "x" * 281 + '"}',
    '{"type":"say","text":"\\ud800"}',
    '{"type":"signal","seat":0,"data":"' + "x" * 65 + '"}',
    '{"type":"signal","seat":0,"data":' + "[" * 7000 + "]" * 7000 + "}",
    '{"type":"act","type":"look","seat":0}',
    '{"type":"look","seat":0,"extra":1}',
]


def ends_with(live: Live, sent: str | Iterable[str]) -> int | None:
    """The code with which the server closes the connection after this, None where it just cuts it off."""
    try:
        live.send_parts(sent) if not isinstance(sent, str) else live.send_text(sent)
        while True:
            live.receive()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


@pytest.mark.parametrize("text", DEEP, ids=range(len(DEEP)))
def test_what_is_nested_huge_or_strange_is_refused_in_words(ann: Player, text: str) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    with ann.live(table) as live:
        live.next("frame")
        live.send_text(text)
        assert all(live.next("refused")["why"].values())
        assert live.take(1)["v"] == 2


def test_a_message_beyond_the_limit_closes_its_connection_alone(ann: Player) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    with ann.live(table) as quiet:
        quiet.next("frame")
        with ann.live(table) as live:
            assert ends_with(live, "x" * 16_385) == 1009
        assert quiet.take(1)["v"] == 2


def test_a_message_that_swells_when_unpacked_is_too_big_as_well(ann: Player) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    with ann.live(table, compression="deflate") as live:
        assert ends_with(live, " " * 8_000_000) == 1009


def test_a_message_in_endless_parts_is_cut_off(ann: Player) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    with ann.live(table) as live:
        assert ends_with(live, ("" for _ in range(100_000))) is None
    with ann.live(table) as live:
        live.next("frame")
        live.send_parts(['{"type":', '"look",', '"seat":1}'])
        assert live.next("frame")["seat"] == 1


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b'{"game":' * 3000,
        b'{"game":"pebbles","seats":' + b"9" * 5000 + b"}",
        b'"' + b"x" * 31_000 + b'"',
    ],
    ids=range(4),
)
def test_a_nested_or_huge_body_is_refused_in_words(ann: Player, body: bytes) -> None:
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert all(answer.json()["why"].values())


def test_a_body_that_swells_when_unpacked_is_not_unpacked(ann: Player, server: Server) -> None:
    packed = zlib.compress(b" " * 10_000_000)
    headers = {"content-type": "application/json", "content-encoding": "deflate"}
    assert ann.http.post("/api/tables", content=packed, headers=headers).status_code == 400
