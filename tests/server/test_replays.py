"""Replays and the description of the interface as they are sent: packed or not they are the same."""

import msgspec
import pytest
from litestar.serialization import encode_json
from tests.server.client import Player
from tests.server.test_play import duel

from cosmotheque.server.wire import Replay


@pytest.mark.parametrize("query", ["", "?seat=1", "?drawn=true"])
def test_a_replay_is_the_same_packed_or_not(ann: Player, ben: Player, query: str) -> None:
    table = duel(ann, ben, options={"heap": 3})
    with ann.live(table) as live:
        live.next("frame")
        live.take(3)
    address = f"/api/tables/{table}/replay{query}"
    packed = ann.http.get(address, headers={"accept-encoding": "gzip"})
    plain = ann.http.get(address, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert encode_json(msgspec.json.decode(plain.content, type=Replay)) == plain.content


def test_the_interface_is_described_once_and_in_one_place(ann: Player) -> None:
    described = ann.http.get("/api/openapi.json")
    assert "/api/tables/{table_id}/replay" in described.json()["paths"]
    known = {"if-none-match": described.headers["etag"]}
    assert ann.http.get("/api/openapi.json", headers=known).status_code == 304
    for other in ("/api/openapi", "/api/openapi/openapi.json", "/api/openapi/anything"):
        assert ann.get(other, 404)["why"]["en"] == "There is nothing at this address."
