"""A seat in a running game with secrets shows a hand: whoever comes late has it only if everybody who plays agrees."""

from typing import Any

from tests.server.client import Live, Player


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


def test_a_second_cookie_does_not_look_into_a_bots_hand(ann: Player, ben: Player, cleo: Player) -> None:
    """Cleo may be Ann herself: what Ann does alone, as the host, opens nothing."""
    table = shared(ann, ben)
    ann.table(table, "bot", seat=2, bot=None)
    asked = cleo.table(table, "sit", seat=2)
    assert asked["newcomer"] == {"seat": 2, "name": cleo.get("/api/me")["name"], "waiting": [0, 1], "mine": True}
    with ann.live(table) as left, cleo.live(table) as late:
        assert late.next("frame")["view"]["secret"] is None
        left.send(type="admit", seat=0, agree=True)
        until_newcomer(left, [1])
        late.send(type="look", seat=2)
        assert late.next("refused")["why"]["en"] == "This seat is not yours."
        late.send(type="admit", seat=1, agree=True)
        assert late.next("refused")["why"]["en"] == "This seat is not yours."


def test_a_friend_who_comes_late_takes_over_from_a_bot_when_all_agree(ann: Player, ben: Player, cleo: Player) -> None:
    table = shared(ann, ben)
    cleo.table(table, "sit", seat=2)
    with ann.live(table) as left, ben.live(table) as right, cleo.live(table) as late:
        late.next("frame")
        left.send(type="admit", seat=0, agree=True)
        assert until_newcomer(late, [1])["newcomer"]["mine"]
        until_newcomer(left, [1])
        right.send(type="admit", seat=1, agree=True)
        seat = until_newcomer(left, None)["seats"][2]
        assert (seat["kind"], seat["mine"]) == ("guest", False)
        while late.frame["seat"] != 2:
            late.next("frame")
        assert late.frame["view"]["secret"] is not None


def test_one_who_plays_may_turn_a_newcomer_away(ann: Player, ben: Player, cleo: Player) -> None:
    table = shared(ann, ben)
    cleo.table(table, "sit", seat=2)
    with ann.live(table) as left:
        left.send(type="admit", seat=0, agree=False)
        assert until_newcomer(left, None)["seats"][2]["kind"] == "bot"
        left.send(type="admit", seat=0, agree=True)
        assert left.next("refused")["why"]["en"] == "Nobody is asking for a seat just now."


def test_who_left_the_seat_to_a_bot_is_asked_as_well(ann: Player, ben: Player, cleo: Player) -> None:
    table = shared(ann, ben)
    ben.table(table, "leave", seat=1)
    assert cleo.table(table, "sit", seat=2)["newcomer"]["waiting"] == [0, 1]
    assert cleo.table(table, "sit", 409, seat=1)["why"]["en"] == "This seat is taken."
