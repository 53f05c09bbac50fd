"""Attacks on identity: nobody can be another person, nor make another person be them."""

import re
from pathlib import Path

import pytest
from tests.server.client import Player
from tests.server.conftest import Server

from cosmotheque.server.base.identity import Signer, new_guest, read_key
from cosmotheque.server.record.table import ALPHABET, new_id


def cookie_of(player: Player) -> str:
    return str(player.http.cookies["cosmotheque"])


@pytest.mark.parametrize("chosen", ["somebody", "somebody.", "admin.0", "%00", "a" * 200])
def test_nobody_can_choose_their_own_id(server: Server, chosen: str) -> None:
    """Fixation: what a browser brings along unsigned is thrown away, in a cookie as in an address."""
    answer = server.get(f"/api/me?id={chosen}&guest={chosen}", cookie=f"cosmotheque={chosen}; id={chosen}")
    guest = answer.json()["id"]
    assert guest not in chosen
    assert chosen not in guest
    assert answer.headers["set-cookie"].startswith(f"cosmotheque={guest}.")


def test_one_guests_signature_is_not_anothers(server: Server, ann: Player, ben: Player) -> None:
    signature = cookie_of(ann).partition(".")[2]
    for mixed in (f"{ben.id}.{signature}", f"{ann.id}.{signature[:-1]}", f"{ann.id}.{signature.upper()}"):
        assert server.get("/api/me", cookie=f"cosmotheque={mixed}").json()["id"] not in (ann.id, ben.id)


def test_a_cookie_of_another_server_is_nobodys(server: Server, tmp_path: Path) -> None:
    foreign = Signer(read_key(tmp_path)).cookie("guest")
    assert server.get("/api/me", cookie=f"cosmotheque={foreign}").json()["id"] != "guest"


def test_ids_cannot_be_guessed(server: Server) -> None:
    assert len({new_id() for _ in range(2000)}) == len({new_guest() for _ in range(2000)}) == 2000
    assert len(ALPHABET) ** len(new_id()) > 10**17
    assert len(new_guest()) == 16


def test_ids_of_guests_are_shown_to_themselves_alone(server: Server, ann: Player, ben: Player) -> None:
    table = ann.create(public=True)["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ben.live(table) as live:
        live.send(type="say", text="hello")
        told = [str(live.next(kind)) for kind in ("table", "frame", "chat")]
    shown = " ".join([*told, str(ben.get(f"/api/tables/{table}")), server.get("/api/tables").text])
    assert ann.id not in shown
    assert ben.id not in shown
    assert cookie_of(ann) not in shown


def test_the_key_is_its_owners_alone(server: Server) -> None:
    key = server.data / "key"
    assert key.stat().st_mode & 0o077 == 0
    assert len(key.read_bytes()) == 32
    assert not re.search(key.read_bytes().hex(), server.log.read_text())


def test_behind_tls_a_planted_cookie_does_not_count(server: Server, ann: Player) -> None:
    """Browsers take a cookie with this prefix over TLS from this very host only, so that no neighbour can plant it."""
    tls = {"x-forwarded-proto": "https"}
    planted = server.get("/api/me", cookie=f"cosmotheque={cookie_of(ann)}", **tls)
    assert planted.json()["id"] != ann.id
    assert planted.headers["set-cookie"].startswith("__Host-cosmotheque=")
    own = server.get("/api/me", cookie=f"__Host-cosmotheque={cookie_of(ann)}", **tls)
    assert own.json()["id"] == ann.id
