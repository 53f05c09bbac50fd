"""A bot over the network shows its maker a hand: everybody is told whose it is, and its maker has no other there."""

from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.client import Player
from tests.server.conftest import Server, eventually
from tests.server.features.people.test_people import bring, claim, pick
from tests.server.network_bot import BotProgram, made
from tests.server.test_store import table as record_of

from cosmotheque import registry
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import makers
from cosmotheque.server.record.table import Maker, SeatRecord

WORDS = "cannot both have a seat while others play"


def shared(server: Server, maker: Player, name: str = "Ada") -> str:
    """The key of a bot that every host may bring, which is there."""
    key, token = made(maker, name, shared=True)
    BotProgram(server.base, token).tables()
    return key


def hosted(host: Player, *keys: str, **wishes: Any) -> str:
    """A table for three at which bots have the seats after the host's."""
    table: str = host.create(seats=3, **wishes)["id"]
    for seat, key in enumerate(keys, start=1):
        host.table(table, "bring", seat=seat, robot=key)
    return table


def refused(player: Player, table: str, action: str, **fields: Any) -> bool:
    return WORDS in player.table(table, action, 409, **fields)["why"]["en"]


def give_up(player: Player, table: str, seat: int = 0) -> None:
    with player.live(table) as live:
        live.next("frame")
        live.send(type="concede", seat=seat)
        while live.table.get("status") != "over":
            live.next("table")


def test_everybody_is_told_whose_bot_it_is_until_the_game_is_over(server: Server, ann: Player, ben: Player) -> None:
    ann.put("/api/me", {"name": "Annabel"})
    table: str = ben.create()["id"]
    ben.table(table, "bring", seat=1, robot=shared(server, ann))
    with server.player() as anybody:
        shown = anybody.http.get(f"/api/tables/{table}")
        assert [seat["maker"] for seat in shown.json()["seats"]] == ["", "Annabel"]
        assert ann.id not in shown.text
    assert ann.get("/api/me/tables") == [], "it is no table of hers"
    ann.put("/api/me", {"name": "Bella"})
    assert ben.table(table, "start")["seats"][1]["maker"] == "Bella"
    give_up(ben, table)
    assert ben.get(f"/api/tables/{table}")["seats"][1]["maker"] == ""


def test_nothing_says_whose_bot_it_was_once_they_are_gone(server: Server, ben: Player) -> None:
    with server.player() as gone:
        gone.put("/api/me", {"name": "Zebulon"})
        table = hosted(ben, shared(server, gone))
        gone.post("/api/me/delete", {"name": "Zebulon"})
    assert [seat["maker"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == ["", "", ""]


def test_nobody_brings_a_bot_of_theirs_to_see_two_hands(server: Server, ann: Player, ben: Player) -> None:
    table = hosted(ann)
    ben.table(table, "sit", seat=1)
    key = shared(server, ann)
    assert refused(ann, table, "bring", seat=2, robot=key)
    ann.table(table, "leave", seat=0)
    assert ann.table(table, "bring", seat=2, robot=key)["seats"][2]["robot"], "who does not play may bring it"
    assert refused(ann, table, "sit", seat=0)
    assert refused(ann, table, "bring", seat=0, robot=shared(server, ann, "Bob")), "two bots are two hands"


def test_nobody_sits_down_beside_a_bot_of_theirs(server: Server, ann: Player, ben: Player) -> None:
    """Neither before the game, nor in it; and a bot whose token has ended has shown its maker a hand as well."""
    key = shared(server, ann)
    table = hosted(ben, key)
    assert refused(ann, table, "sit", seat=2)
    ben.table(table, "bot", seat=2, bot="steady")
    ben.table(table, "start")
    assert refused(ann, table, "sit", seat=2)
    ann.delete(f"/api/bots/{key}")
    assert refused(ann, table, "sit", seat=2)
    assert ben.get(f"/api/tables/{table}")["seats"][1]["maker"] == "", "an ended bot is nobody's"


def test_whoever_tries_out_their_bot_alone_may_and_nobody_else_sits_down_there(
    server: Server, ann: Player, ben: Player
) -> None:
    table = hosted(ann, shared(server, ann))
    assert refused(ben, table, "sit", seat=2)
    ann.table(table, "bot", seat=2, bot="steady")
    assert ann.table(table, "start")["status"] == "running"
    assert refused(ben, table, "sit", seat=2), "nor later"


def test_who_plays_with_a_bot_does_not_become_its_maker_meanwhile(server: Server, ann: Player, ben: Player) -> None:
    with server.player() as phone:
        table = hosted(ann, shared(server, phone), options={"heap": 1})
        ben.table(table, "sit", seat=2)
        ann.table(table, "start")
        why = pick(ann, claim(ann, phone), 409)["why"]["en"]
        assert "A bot of one of these devices plays with the other" in why
        with ann.live(table) as live:
            live.until_turn(0)
            live.take(1)
        eventually(lambda: ann.get(f"/api/tables/{table}")["status"], lambda status: status == "over")
        bring(ann, phone)
    again = ann.table(table, "rematch")
    assert [seat["kind"] for seat in again["seats"]] == ["open", "guest", "guest"], "and then the bot stays away"


def test_where_nothing_is_hidden_a_maker_plays_with_their_bot_and_others() -> None:
    bot = SeatRecord("robot.1", "Ada", maker=Maker("ann", "Ann"))
    seats = (SeatRecord("ann", "Ann"), bot, SeatRecord("ben", "Ben"))
    for slug in registry.playable():
        table = replace(record_of("t"), game=slug, seats=seats)
        if registry.load(slug).meta.secrets:
            with pytest.raises(Denied):
                makers.must_be_apart(table)
        else:
            makers.must_be_apart(table)
