"""Packs over REST: the same bytes for everybody, and a word where there are none."""

import gzip

import pytest
from tests.server.client import Player, browser
from tests.server.conftest import Server

from cosmotheque import registry
from cosmotheque.study.shipped import has_pack, shipped_bytes, shipped_pack

PUZZLED = [slug for slug in registry.playable() if has_pack(slug)]


@pytest.mark.parametrize("slug", PUZZLED)
def test_a_pack_is_served_as_it_ships(server: Server, slug: str) -> None:
    with browser(server.base) as http:
        answer = http.get(f"/api/games/{slug}/puzzles")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.content == gzip.decompress(shipped_bytes(slug))
        again = http.get(f"/api/games/{slug}/puzzles", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        assert http.get(f"/api/games/{slug}").json()["puzzles"] == len(shipped_pack(slug).puzzles)


def test_a_game_without_puzzles_says_so(ann: Player) -> None:
    refused = ann.get("/api/games/pebbles/puzzles", status=404)
    assert refused["why"]["en"] == "There are no puzzles of Pebbles yet."
    ann.get("/api/games/nothing/puzzles", status=404)
    assert {box["puzzles"] for box in ann.get("/api/games") if box["meta"]["slug"] == "pebbles"} == {0}
