"""A seat is its guest's: nobody else plays, looks, takes back or gives up there."""

from typing import Any

import pytest
from tests.server.client import Player
from tests.server.conftest import Server

STRANGE = [
    {"type": "act", "v": 1, "seat": 0, "action": {"type": "take", "count": 1}},
    {"type": "look", "seat": 0},
    {"type": "undo", "v": 1, "seat": 0},
    {"type": "concede", "seat": 0},
    {"type": "signal", "seat": 0, "data": "psst"},
    {"type": "advise", "seat": 0},
]


def running(ann: Player, ben: Player, **wishes: Any) -> str:
    table: str = ann.create(options={"heap": 50, "signs": True}, **wishes)["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


@pytest.mark.parametrize("message", STRANGE, ids=lambda message: str(message["type"]))
def test_a_seat_obeys_its_guest_alone(ann: Player, ben: Player, cleo: Player, message: dict[str, Any]) -> None:
    table = running(ann, ben, coach=True)
    for thief in (ben, cleo):
        with thief.live(table) as live:
            live.next("frame")
            live.send(**message)
            assert live.next("refused")["why"]["en"] == "This seat is not yours."
            assert live.silent()
    assert ann.get(f"/api/tables/{table}")["v"] == 1


def test_a_seat_that_is_taken_stays_taken(ann: Player, ben: Player, cleo: Player) -> None:
    table = running(ann, ben)
    for thief in (ben, cleo):
        assert thief.table(table, "sit", 409, seat=0)["why"]["en"] == "This seat is taken."
        assert thief.table(table, "leave", 403, seat=0)["why"]["en"] == "This seat is not yours."
        assert thief.table(table, "bot", 403, seat=0, bot="steady")["why"]["en"].startswith("Only the host")
        assert thief.put(f"/api/tables/{table}/chat", {"open": False}, 403)
    assert ann.get(f"/api/tables/{table}")["seats"][0]["mine"]


def test_a_host_cannot_get_at_a_guests_seat_in_a_running_game(ann: Player, ben: Player) -> None:
    """Opening it and sitting down there would show what the guest knows."""
    table = running(ann, ben)
    assert ann.table(table, "bot", 409, seat=1, bot=None)["why"]["en"] == "This seat is taken."
    ann.table(table, "bot", seat=1, bot="steady")
    assert ann.table(table, "bot", 409, seat=1, bot=None)["why"]["en"] == "This seat is taken."
    assert ann.table(table, "sit", 409, seat=1)["why"]["en"] == "This seat is taken."
    with ann.live(table) as live:
        live.next("frame")
        live.send(type="look", seat=1)
        live.next("refused")
    assert ben.table(table, "sit", seat=1)["seats"][1]["mine"]


def test_a_seat_that_was_left_waits_for_its_guest(ann: Player, ben: Player, cleo: Player) -> None:
    table = running(ann, ben)
    ben.table(table, "leave", seat=1)
    assert cleo.table(table, "sit", 409, seat=1)["why"]["en"] == "This seat is taken."
    assert ben.table(table, "sit", seat=1)["seats"][1]["mine"]


def test_whoever_has_only_the_link_sees_nobodys_secrets(ann: Player, ben: Player, server: Server) -> None:
    table = running(ann, ben)
    with ann.live(table) as mine, ben.live(table) as theirs:
        secrets = [mine.next("frame")["view"]["secret"], theirs.next("frame")["view"]["secret"]]
    with server.player() as stranger, stranger.live(table) as live:
        frame = live.next("frame")
        assert frame["seat"] is None
        assert frame["actions"] == []
        assert not any(str(secret) in str(frame) for secret in secrets)
