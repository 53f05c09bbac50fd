"""A seat in a running game with secrets shows a hand: a newcomer has it only if everybody who plays agrees."""

from typing import Any

from tests.server.client import Live, Player
from tests.server.conftest import Serve, Server

from cosmotheque.server.base.settings import Limits, Rate


def shared(ann: Player, ben: Player) -> str:
    """A running game of two people and a bot."""
    table: str = ann.create(seats=3, bots={"2": "steady"}, options={"heap": 500})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    return table


def until_newcomer(live: Live, waiting: list[int] | None) -> dict[str, Any]:
    """The table once so many have yet to agree; None once nobody asks any more."""
    while True:
        table: dict[str, Any] = live.next("table")["table"]
        newcomer = table["newcomer"]
        if (newcomer and newcomer["waiting"]) == waiting:
            return table


def answer(live: Live, seat: int, *, agree: bool) -> None:
    """Answer the guest who asks now."""
    while live.table.get("newcomer") is None:
        live.next("table")
    live.send(type="admit", number=live.table["newcomer"]["number"], seat=seat, agree=agree)


def test_a_second_cookie_does_not_look_into_a_bots_hand(ann: Player, ben: Player, cleo: Player) -> None:
    """Cleo may be Ann herself: what Ann does alone, as the host, opens nothing."""
    table = shared(ann, ben)
    ann.table(table, "bot", seat=2, bot=None)
    asked = cleo.table(table, "sit", seat=2)
    shown = {"seat": 2, "name": cleo.get("/api/me")["name"], "waiting": [0, 1], "mine": True}
    assert asked["newcomer"] == {"number": asked["newcomer"]["number"], **shown}
    with ann.live(table) as left, cleo.live(table) as late:
        assert late.next("frame")["view"]["secret"] is None
        answer(left, 0, agree=True)
        until_newcomer(left, [1])
        late.send(type="look", seat=2)
        assert late.next("refused")["why"]["en"] == "This seat is not yours."
        answer(late, 1, agree=True)
        assert late.next("refused")["why"]["en"] == "This seat is not yours."


def test_a_friend_who_comes_late_takes_over_from_a_bot_when_all_agree(ann: Player, ben: Player, cleo: Player) -> None:
    table = shared(ann, ben)
    cleo.table(table, "sit", seat=2)
    with ann.live(table) as left, ben.live(table) as right, cleo.live(table) as late:
        late.next("frame")
        answer(left, 0, agree=True)
        assert until_newcomer(late, [1])["newcomer"]["mine"]
        until_newcomer(left, [1])
        answer(right, 1, agree=True)
        seat = until_newcomer(left, None)["seats"][2]
        assert (seat["kind"], seat["mine"]) == ("guest", False)
        while late.frame["seat"] != 2:
            late.next("frame")
        assert late.frame["view"]["secret"] is not None


def test_one_who_plays_may_turn_a_newcomer_away(ann: Player, ben: Player, cleo: Player) -> None:
    table = shared(ann, ben)
    cleo.table(table, "sit", seat=2)
    with ann.live(table) as left:
        answer(left, 0, agree=False)
        assert until_newcomer(left, None)["seats"][2]["kind"] == "bot"
        left.send(type="admit", number=0, seat=0, agree=True)
        assert left.next("refused")["why"]["en"] == "Nobody is asking for a seat right now."


def test_who_left_the_seat_to_a_bot_is_asked_as_well(ann: Player, ben: Player, cleo: Player) -> None:
    table = shared(ann, ben)
    ben.table(table, "leave", seat=1)
    assert cleo.table(table, "sit", seat=2)["newcomer"]["waiting"] == [0, 1]
    assert cleo.table(table, "sit", 409, seat=1)["why"]["en"] == "This seat is taken."


def test_a_yes_to_one_newcomer_is_none_to_the_next(ann: Player, ben: Player, cleo: Player) -> None:
    table = shared(ann, ben)
    first = cleo.table(table, "sit", seat=2)["newcomer"]["number"]
    cleo.table(table, "leave", seat=2)
    second = cleo.table(table, "sit", seat=2)["newcomer"]["number"]
    assert first != second
    with ann.live(table) as left:
        left.send(type="admit", number=first, seat=0, agree=True)
        assert left.next("refused")["why"]["en"] == "Nobody is asking for a seat right now."
        answer(left, 0, agree=True)
        until_newcomer(left, [1])
        assert cleo.table(table, "sit", seat=2)["newcomer"]["waiting"] == [1], "asking again loses nothing"


def test_who_asked_and_went_away_keeps_nobody_out(ann: Player, ben: Player, cleo: Player, server: Server) -> None:
    table = shared(ann, ben)
    with ann.live(table) as left, server.player() as dan:
        with cleo.live(table) as late:
            late.next("frame")
            cleo.table(table, "sit", seat=2)
            until_newcomer(left, [0, 1])
            assert dan.table(table, "sit", 409, seat=2)["why"]["en"].startswith("Somebody else is asking")
        until_newcomer(left, None)
        assert dan.table(table, "sit", seat=2)["newcomer"]["mine"]


def test_nobody_speaks_by_asking_for_a_seat(serve: Serve) -> None:
    """In silence a newcomer has the name of a star, and fresh cookies of one address ask only so often."""
    server = serve(limits=Limits(chat_of_address=Rate(0.01, 2), requests=Rate(1000, 1000)))
    with server.player() as ann, server.player() as ben:
        table: str = ann.create(seats=3, bots={"2": "steady"}, options={"heap": 500, "talk": "closed"})["id"]
        ben.table(table, "sit", seat=1)
        ann.table(table, "start")
        for status in (200, 200, 429):
            with server.player() as stranger:
                stranger.put("/api/me", {"name": "It is seven"})
                asked = stranger.table(table, "sit", status, seat=2)
                if status == 200:
                    assert asked["newcomer"]["name"] != "It is seven"
                    stranger.table(table, "leave", seat=2)
