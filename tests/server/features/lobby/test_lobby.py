"""The lobby: guests, the shelf, tables and their seats, rematches."""

import re

import pytest
from tests.server.client import Player
from tests.server.conftest import Serve

from cosmotheque.core.text import Text
from cosmotheque.server.base import sentences
from cosmotheque.server.base.text_safety import BLANK
from cosmotheque.server.door.pictures import qr_svg


def seats(table: dict[str, object]) -> list[tuple[str, str, bool]]:
    found: list[dict[str, object]] = table["seats"]  # type: ignore[assignment]
    return [(str(seat["kind"]), str(seat["bot"] or seat["name"]), bool(seat["mine"])) for seat in found]


def name_of(player: Player) -> str:
    name: str = player.get("/api/me")["name"]
    return name


def test_a_guest_keeps_name_and_cookie(ann: Player) -> None:
    assert ann.get("/api/me") == {"id": ann.id, "name": name_of(ann)}
    assert ann.put("/api/me", {"name": "  Ann   Other "}) == {"id": ann.id, "name": "Ann Other"}
    assert ann.get("/api/me")["name"] == "Ann Other"


@pytest.mark.parametrize("name", ["", "x" * 33])
def test_a_name_is_neither_nothing_nor_endless(ann: Player, name: str) -> None:
    assert set(ann.put("/api/me", {"name": name}, 400)) == {"why", "rule"}


UNREADABLE = ["\u0000", "a\u202eb", "a\u2066b", "A\u200dnn", "Ann\u200c", "\u200bAnn", "é\u200d\u200dé"]


@pytest.mark.parametrize("name", UNREADABLE, ids=ascii)
def test_names_that_cannot_be_read_are_refused(ann: Player, name: str) -> None:
    refused = ann.put("/api/me", {"name": name}, 400)["why"]
    assert refused["fr"] == "Ce nom contient des caractères invisibles. Retirez-les."
    assert refused["en"] == "This name has invisible characters. Write it without them."


@pytest.mark.parametrize("name", ["Zoé 👩\u200d🚀", "می\u200cخواهم", "क्\u200dष", "❤️\u200d🔥", "Hwang 황", "7", "…"])
def test_names_of_every_script_are_welcome(ann: Player, name: str) -> None:
    assert ann.put("/api/me", {"name": name})["name"] == name


@pytest.mark.parametrize("name", [" ", *BLANK, BLANK, "\u0301", "\ufe0f"], ids=ascii)
def test_a_name_has_to_show_something(ann: Player, name: str) -> None:
    assert ann.put("/api/me", {"name": name}, 400)["why"]["en"] == "This name is empty."


def test_nothing_to_see_makes_no_other_name(ann: Player) -> None:
    assert ann.put("/api/me", {"name": "Ann\u3164\u2800"})["name"] == "Ann"


def test_a_new_name_shows_at_the_tables_where_one_sits(ann: Player, ben: Player) -> None:
    table = ann.create(mine=[0])["id"]
    with ben.live(table) as live:
        live.next("chat")
        ann.put("/api/me", {"name": "Anna"})
        live.next("table")
        assert live.table["seats"][0]["name"] == "Anna"


def test_the_shelf_shows_every_box(ann: Player) -> None:
    boxes = {box["meta"]["slug"]: box for box in ann.get("/api/games")}
    assert boxes["pebbles"]["playable"]
    assert boxes["pebbles"]["folder"] == "pebbles"
    opened = ann.get("/api/games/pebbles")
    assert [bot["name"] for bot in opened["bots"]][-2:] == ["historian", "steady"]
    assert opened["options"]["properties"]["talk"] == {"enum": ["closed", "open", "phrases"], "default": "open"}
    assert opened["words"]["phrases"]["hello"] == {"fr": "Bonjour", "en": "Hello"}
    assert ann.get("/api/games/nothing", 404)["why"]["en"] == "This game is not on the shelf."


def test_a_table_is_set_up_joined_and_started(ann: Player, ben: Player) -> None:
    table = ann.create(seats=3, bots={"2": "steady"})
    assert seats(table) == [("guest", name_of(ann), True), ("open", "", False), ("bot", "steady", False)]
    assert table["status"] == "open"
    assert table["hosting"]
    name = table["id"]
    assert ann.table(name, "start", 409)["why"]["en"] == "Some seats are still open."
    joined = ben.table(name, "sit", seat=1)
    assert seats(joined)[1] == ("guest", name_of(ben), True)
    assert not joined["hosting"]
    started = ben.table(name, "start")
    assert started["status"] == "running"
    assert started["actors"] == [0]
    assert ann.table(name, "start", 409)["why"]["en"] == "The game has already started."


def test_a_game_against_a_bot_runs_at_once(ann: Player) -> None:
    assert ann.create(bots={"1": "steady"}, start=True)["status"] == "running"


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"game": "chess"}, sentences.NO_SUCH_GAME),
        ({"seats": 5}, sentences.BAD_SEATS.filled("2, 3")),
        ({"bots": {"1": "genius"}}, sentences.NO_SUCH_BOT),
        ({"mine": [0, 0]}, sentences.SEATS_TWICE),
        ({"bots": {"0": "steady"}}, sentences.SEATS_TWICE),
        ({"mine": [2]}, sentences.NO_SEAT),
        ({"bots": {"x": "steady"}}, sentences.NO_SEAT),
        ({"bots": {"-1": "steady"}}, sentences.NO_SEAT),
        ({"start": True}, sentences.SEATS_OPEN),
        ({"options": {"heap": 0}}, None),
        ({"options": {"colour": "red"}}, None),
        ({"seats": "two"}, None),
        ({"nonsense": 1}, None),
        ({"clock": {"minutes": 0}}, None),
    ],
)
def test_wishes_that_cannot_be_met_are_refused(ann: Player, wishes: dict[str, object], why: Text | None) -> None:
    answer = ann.http.post("/api/tables", json={"game": "pebbles", "seats": 2, **wishes})
    assert 400 <= answer.status_code < 500
    assert all(answer.json()["why"].values())
    assert why is None or answer.json()["why"] == {"fr": why.fr, "en": why.en}


def test_only_public_tables_that_wait_are_listed(ann: Player, ben: Player) -> None:
    private, public = ann.create(), ann.create(public=True)
    listed = [table["id"] for table in ben.get("/api/tables")]
    assert public["id"] in listed
    assert private["id"] not in listed
    ben.table(public["id"], "sit", seat=1)
    assert public["id"] not in [table["id"] for table in ben.get("/api/tables")]


def test_my_tables_are_mine_newest_first(ann: Player, ben: Player) -> None:
    first, second = ann.create()["id"], ann.create(mine=[0, 1], start=True)["id"]
    ben.create()
    mine = ann.get("/api/me/tables")
    assert [table["id"] for table in mine] == [second, first]
    assert [table["actors"] for table in mine] == [[0], []]
    ben.table(first, "sit", seat=1)
    assert first in [table["id"] for table in ben.get("/api/me/tables")]


def test_a_table_that_could_never_start_is_refused_in_both_languages(ann: Player) -> None:
    assert ann.create(400, options={"heap": 666})["why"] == {
        "fr": "Ces options ne sont pas permises\u00a0: Pas ce tas-là.",
        "en": "These options are not allowed: Not this heap.",
    }


def test_a_taken_seat_stays_taken(ann: Player, ben: Player) -> None:
    table = ann.create(seats=3, bots={"2": "steady"})["id"]
    for seat in (0, 2):
        assert ben.table(table, "sit", 409, seat=seat)["why"]["en"] == "This seat is taken."
    assert ben.table(table, "leave", 403, seat=0)["why"]["en"] == "This seat is not yours."
    assert ben.table(table, "sit", 400, seat=9)["why"]["en"] == "This table does not have that seat."


def test_who_plays_cannot_look_at_the_secrets_of_another_seat(ann: Player, cleo: Player) -> None:
    """The host may open a bot's seat in mid-game, for a guest who does not play and whom all players admit."""
    table = ann.create(bots={"1": "steady"}, start=True)["id"]
    ann.table(table, "bot", seat=1, bot=None)
    assert ann.table(table, "sit", 409, seat=1)["why"]["en"].startswith("A player cannot take")
    ann.table(table, "leave", seat=0)
    assert ann.table(table, "sit", 409, seat=1)["why"]["en"].startswith("A player cannot take")
    assert seats(cleo.table(table, "sit", seat=1))[1] == ("open", "", False)
    with ann.live(table) as live:
        number = live.next("table")["table"]["newcomer"]["number"]
        live.send(type="admit", number=number, seat=0, agree=True)
        while seats(live.next("table")["table"])[1][0] != "guest":
            pass
    assert seats(ann.table(table, "sit", seat=0))[0] == ("guest", name_of(ann), True)


def test_a_seat_that_was_given_up_is_remembered_with_its_secrets(ann: Player, cleo: Player) -> None:
    table = ann.create(bots={"1": "steady"}, start=True)["id"]
    ann.table(table, "bot", seat=1, bot=None)
    assert seats(ann.table(table, "bot", seat=0, bot=None))[0] == ("open", "", False)
    assert ann.table(table, "sit", 409, seat=1)["why"]["en"].startswith("A player cannot take")
    assert seats(cleo.table(table, "sit", seat=1))[1] == ("guest", name_of(cleo), True)
    assert cleo.table(table, "sit", 409, seat=0)["why"]["en"].startswith("A player cannot take")
    assert seats(ann.table(table, "sit", seat=0))[0] == ("guest", name_of(ann), True)


@pytest.mark.parametrize("seat", ["2", "-1", "01", "\N{ARABIC-INDIC DIGIT ONE}", "1" * 5000, "one", ""])
def test_a_bot_needs_a_seat_that_there_is(ann: Player, seat: str) -> None:
    assert ann.create(400, bots={seat: "steady"})["why"]["en"] == "This table does not have that seat."


def test_before_the_start_leaving_opens_the_seat(ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    ben.table(table, "sit", seat=1)
    assert seats(ben.table(table, "leave", seat=1))[1] == ("open", "", False)


def test_who_leaves_a_running_game_is_stood_in_for_and_may_return(ann: Player, ben: Player) -> None:
    table = ann.create(options={"heap": 100})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ann.live(table) as live:
        live.next("frame")
        left = ben.table(table, "leave", seat=1)["seats"][1]
        assert (left["kind"], left["bot"], left["left"], left["mine"]) == ("bot", "steady", True, True)
        live.take(1)
        live.until_turn(0)
        assert live.frame["last"] == 1
        assert ann.table(table, "sit", 409, seat=1)["why"]["en"] == "This seat is taken."
        back = ben.table(table, "sit", seat=1)["seats"][1]
        assert (back["kind"], back["left"], back["mine"]) == ("guest", False, True)
        live.take(1)
        live.send(type="look", seat=0)
        assert live.next("frame")["actors"] == [1]


def test_who_lost_their_seat_is_shown_what_spectators_see(ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ben.live(table) as live:
        assert live.next("frame")["view"]["secret"] is not None
        ann.table(table, "bot", seat=1, bot="steady")
        frame = live.next("frame")
        assert (frame["seat"], frame["view"]["secret"]) == (None, None)
        live.send(type="act", v=frame["v"], seat=1, action={"type": "take", "count": 1})
        assert live.next("refused")["why"]["en"] == "A bot is playing this seat. Take it over first."
        ben.table(table, "sit", seat=1)
        assert live.next("frame")["seat"] == 1


def test_bots_are_put_on_seats_by_host_or_owner(ann: Player, ben: Player, cleo: Player) -> None:
    table = ann.create(seats=3)["id"]
    ben.table(table, "sit", seat=1)
    assert cleo.table(table, "bot", 403, seat=2, bot="steady")["why"]["en"].startswith("Only the host")
    assert seats(ann.table(table, "bot", seat=2, bot="steady"))[2][:2] == ("bot", "steady")
    assert seats(ann.table(table, "bot", seat=2, bot="historian"))[2][:2] == ("bot", "historian")
    assert ann.table(table, "bot", 404, seat=2, bot="genius")["why"]["en"] == "This game does not have that bot."
    assert seats(ann.table(table, "bot", seat=2, bot=None))[2][0] == "open"
    assert seats(ben.table(table, "bot", seat=1, bot="steady"))[1][:2] == ("bot", "steady")


def test_a_rematch_rotates_the_seats_and_keeps_the_score(ann: Player, ben: Player, cleo: Player) -> None:
    table = ann.create(options={"heap": 1})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    assert ann.table(table, "rematch", 409)["why"]["en"] == "The game is not over yet."
    with ann.live(table) as left, ben.live(table) as right:
        left.next("frame")
        left.take(1)
        assert cleo.table(table, "rematch", 403)["why"]["en"] == "You have no seat at this table."
        again = ben.table(table, "rematch")
        right.until_version(2)
        right.next("table")
        assert right.table["rematch"] == again["id"]
    assert again["status"] == "open"
    assert seats(again) == [("guest", name_of(ben), True), ("guest", name_of(ann), False)]
    assert again["score"] == [0, 1]
    assert again["games"] == 2
    assert ann.table(table, "rematch")["id"] == again["id"]
    with ben.live(again["id"]) as live, ann.live(again["id"]):
        live.next("frame")
        live.take(1)
        assert live.table["score"] == [1, 1]


def test_a_rematch_with_bots_begins_at_once(ann: Player) -> None:
    table = ann.create(options={"heap": 1}, bots={"1": "steady"}, start=True)["id"]
    with ann.live(table) as live:
        live.next("frame")
        live.take(1)
        assert ann.table(table, "rematch")["status"] != "open"


def test_a_rematch_goes_on_as_the_game_says_and_remembers_the_series(ann: Player) -> None:
    table = ann.create(options={"heap": 1}, mine=[0, 1], start=True)["id"]
    for heap in (1, 11):
        with ann.live(table) as live:
            live.next("frame")
            assert live.table["sequels"] == []
            while live.frame["view"]["heap"]:
                live.send(type="look", seat=live.frame["awaited"][0])
                live.next("frame")
                live.take(min(3, live.frame["view"]["heap"]))
        over = ann.get(f"/api/tables/{table}")
        assert [options["heap"] for options in over["sequels"]] == [heap, heap + 10]
        assert (
            ann.post(f"/api/tables/{table}/rematch?sequel=2", None, 400)["why"]["en"]
            == "That does not follow this game."
        )
        again = ann.post(f"/api/tables/{table}/rematch?sequel=1", None, 200)
        assert again["options"]["heap"] == heap + 10
        table = again["id"]
    assert [(game["options"]["heap"], game["reason"]) for game in again["series"]] == [(1, "last"), (11, "last")]
    assert [sorted(game["scores"]) for game in again["series"]] == [[0, 1], [0, 1]]
    assert again["sequels"] == []


def test_a_rematch_waits_for_those_who_have_not_come(ann: Player, ben: Player) -> None:
    """Nobody's clock runs before they have seen the new table."""
    table = ann.create(options={"heap": 1})["id"]
    ben.table(table, "sit", seat=1)
    ann.table(table, "start")
    with ann.live(table) as live, ben.live(table):
        live.next("frame")
        live.take(1)
        again = ann.table(table, "rematch")
        assert seats(again)[0] == ("guest", name_of(ben), False)
        with ann.live(again["id"]) as early:
            early.next("chat")
            assert ann.get(f"/api/tables/{again['id']}")["status"] == "open"
            with ben.live(again["id"]):
                early.next("frame")


def test_the_link_comes_as_a_qr_code(ann: Player) -> None:
    table = ann.create()["id"]
    answer = ann.http.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert re.search(r"<svg[^>]*>.*</svg>", answer.text, re.DOTALL)
    assert ann.get("/api/tables/nowhere/qr.svg", 404)["why"]["en"] == "There is no such table."


def test_the_qr_code_leads_phones_to_an_address_they_can_reach(serve: Serve) -> None:
    server = serve(reached_at="http://192.0.2.7:8017/")
    with server.player() as ann:
        table = ann.create()["id"]
        here, there = (
            ann.http.get(f"/api/tables/{table}/qr.svg", headers={"host": host}).content
            for host in ("localhost:8017", "192.0.2.9:80")
        )
    assert here == qr_svg(f"http://192.0.2.7:8017/t/{table}")
    assert there == qr_svg(f"http://192.0.2.9:80/t/{table}")


def test_guests_never_see_each_others_ids(ann: Player, ben: Player) -> None:
    table = ann.create()["id"]
    ben.table(table, "sit", seat=1)
    assert ann.id not in ben.http.get(f"/api/tables/{table}").text
    with ben.live(table) as live:
        assert ann.id not in str(live.next("table"))
