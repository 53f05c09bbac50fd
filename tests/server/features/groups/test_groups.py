"""Groups: who is in, by which link, whose tables and campaigns they are, and that nobody else gets at them."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from tests.server.campaigning import ask as ask_campaign
from tests.server.campaigning import look as look_at_campaign
from tests.server.campaigning import win
from tests.server.civil import admin_of, duel, key_of, open_report, report, shun
from tests.server.client import Player
from tests.server.conftest import GENEROUS, Serve, Server

from cosmotheque.server.base.settings import Limits, Rate


def found(player: Player, name: str = "Friday", status: int = 201) -> Any:
    return player.post("/api/groups", {"name": name}, status)


def look(player: Player, key: str, status: int = 200) -> Any:
    return player.get(f"/api/groups/{key}", status)


def ask(player: Player, key: str, what: str, status: int = 200, **body: Any) -> Any:
    return player.post(f"/api/groups/{key}/{what}", body or None, status)


def set_up(player: Player, group: str, status: int = 201, **wishes: Any) -> Any:
    return ask(player, group, "tables", status, **{"game": "pebbles", "seats": 2, **wishes})


def who(player: Player, group: str, name: str) -> str:
    mark: str = next(one["who"] for one in look(player, group)["members"] if one["name"] == name)
    return mark


def test_a_group_has_a_name_a_link_and_members(ann: Player, ben: Player) -> None:
    made = found(ann, "  Friday   evening ")
    assert (made["name"], made["joined"], made["hosting"]) == ("Friday evening", True, True)
    assert made["link"] != made["id"]
    seen = look(ben, made["link"])
    assert (seen["id"], seen["link"], seen["joined"], len(seen["members"])) == ("", "", False, 1)
    joined = ask(ben, made["link"], "join")
    assert (joined["id"], joined["joined"], joined["hosting"]) == (made["id"], True, False)
    assert [member["mine"] for member in joined["members"]] == [False, True]
    assert len(ask(ben, made["link"], "join")["members"]) == 2
    assert [group["name"] for group in ben.get("/api/me/groups")] == ["Friday evening"]
    assert ask(ben, made["id"], "leave") == {"done": True}
    assert ben.get("/api/me/groups") == []
    assert len(look(ann, made["id"])["members"]) == 1


def test_members_go_by_the_names_they_have_now(ann: Player, ben: Player) -> None:
    group = found(ann)
    ask(ben, group["link"], "join")
    ben.put("/api/me", {"name": "Benjamin"})
    assert "Benjamin" in [member["name"] for member in look(ann, group["id"])["members"]]


def test_the_tables_of_a_group_are_found_and_taken_by_its_members(ann: Player, ben: Player) -> None:
    group = found(ann)
    ask(ben, group["link"], "join")
    table = set_up(ann, group["id"], public=True)
    assert (table["group"], table["public"]) == ({"id": group["id"], "name": "Friday"}, False)
    listed = look(ben, group["id"])
    assert [one["id"] for one in listed["tables"]] == [table["id"]]
    assert (ben.get("/api/me/groups")[0]["waiting"], ann.get("/api/me/groups")[0]["waiting"]) == (1, 0)
    assert ben.table(table["id"], "sit", seat=1)["group"]["name"] == "Friday"
    ann.table(table["id"], "start")
    assert ben.get("/api/me/groups")[0] | {"id": ""} == {
        "id": "", "name": "Friday", "members": 2, "waiting": 0, "running": 1,
    }  # fmt: skip
    with ann.live(table["id"]) as live:
        live.next("frame")
        live.send(type="concede", seat=0)
        while not live.frame["outcome"]:
            live.next("frame")
    over = look(ben, group["id"])
    assert (over["tables"], [one["id"] for one in over["past"]]) == ([], [table["id"]])
    assert over["past"][0]["outcome"]
    again = ben.table(table["id"], "rematch")
    assert [one["id"] for one in look(ann, group["id"])["tables"]] == [again["id"]]


def test_tables_of_a_group_are_neither_seen_nor_taken_by_others(ann: Player, ben: Player, cleo: Player) -> None:
    group = found(ann)
    table = set_up(ann, group["id"])["id"]
    assert look(cleo, group["link"])["tables"] == []
    assert look(cleo, group["id"], 404)["why"]["en"] == "There is no such group, or its link has changed."
    assert table not in [one["id"] for one in cleo.get("/api/tables")]
    refused = cleo.table(table, "sit", 403, seat=1)
    assert refused["why"]["en"] == "Seats here are for members of the group. Ask them for its link."
    assert cleo.get(f"/api/tables/{table}")["group"] is None
    assert set_up(cleo, group["link"], 403)
    ask(ben, group["link"], "join")
    assert ben.table(table, "sit", seat=1)["seats"][1]["mine"]


def test_the_campaign_of_a_group_is_all_its_members(ann: Player, ben: Player, cleo: Player) -> None:
    group = found(ann)
    ask(ben, group["link"], "join")
    campaign = ask(ben, group["id"], "campaigns", 201, game="pebbles")
    assert (campaign["name"], len(campaign["members"])) == ("Friday", 2)
    assert look_at_campaign(ann, campaign["id"])["joined"]
    ask(cleo, group["link"], "join")
    assert look_at_campaign(cleo, campaign["id"])["joined"]
    win(ann, campaign["id"], "1")
    (listed,) = look(cleo, group["id"])["campaigns"]
    assert (listed["id"], listed["done"]) == (campaign["id"], 1)
    ask(cleo, group["id"], "leave")
    assert not look_at_campaign(cleo, campaign["id"])["joined"]
    assert ask_campaign(cleo, campaign["id"], "join", 403)


def test_a_removed_member_finds_no_way_back(ann: Player, ben: Player, cleo: Player) -> None:
    ben.put("/api/me", {"name": "Removed Ben"})
    group = found(ann)
    for player in (ben, cleo):
        ask(player, group["link"], "join")
    campaign = ask(ann, group["id"], "campaigns", 201, game="pebbles")["id"]
    table = set_up(ann, group["id"])["id"]
    left = ask(ann, group["id"], "remove", who=who(ann, group["id"], "Removed Ben"))
    assert (len(left["members"]), left["link"] == group["link"]) == (2, False)
    for key in (group["id"], group["link"]):
        assert look(ben, key, 404)
        assert ask(ben, key, "join", 404)
        assert set_up(ben, key, 404)
    assert ben.get("/api/me/groups") == []
    assert ben.table(table, "sit", 403, seat=1)
    assert ask_campaign(ben, campaign, "join", 403)
    assert not look_at_campaign(ben, campaign)["joined"]
    assert ask(ann, group["id"], "remove", 404, who="0" * 12)


def test_only_the_leader_removes_members_and_renews_the_link(ann: Player, ben: Player, cleo: Player) -> None:
    ann.put("/api/me", {"name": "Ann the First"})
    group = found(ann)
    for player in (ben, cleo):
        ask(player, group["link"], "join")
    first = who(ben, group["id"], "Ann the First")
    assert ask(ben, group["id"], "remove", 403, who=first)
    assert ask(ben, group["id"], "link", 403)
    assert ask(ann, group["id"], "remove", 409, who=first)["why"]["en"] == "That is you."
    link = ask(ann, group["id"], "link")["link"]
    assert link not in (group["link"], group["id"])
    assert look(ben, group["link"], 404)
    ask(ann, group["id"], "leave")
    assert look(ben, group["id"])["hosting"]
    assert not look(cleo, group["id"])["hosting"]
    assert ask(ben, group["id"], "link")["link"] != link


def test_with_the_last_member_a_group_is_gone(ann: Player, ben: Player) -> None:
    group = found(ann)
    ask(ann, group["id"], "leave")
    assert look(ben, group["link"], 404)
    assert look(ann, group["id"], 404)


def test_a_link_to_a_group_cannot_be_guessed(ann: Player, ben: Player) -> None:
    group = found(ann)
    wrong = "2" * len(group["link"])
    answers = {ben.http.get(f"/api/groups/{key}").text for key in (wrong, group["id"], "", "%20")}
    assert ben.http.get(f"/api/groups/{wrong}").text == ben.http.get(f"/api/groups/{group['id']}").text
    assert len(group["link"]) == 12
    assert not any(group["name"] in answer for answer in answers)


def test_a_group_tells_nobodys_id(ann: Player, ben: Player) -> None:
    group = found(ann)
    ask(ben, group["link"], "join")
    set_up(ann, group["id"])
    for player, other in ((ann, ben), (ben, ann)):
        text = player.http.get(f"/api/groups/{group['id']}").text
        assert player.id not in text
        assert other.id not in text
    elsewhere = found(ann, "Elsewhere")
    mine = [one["who"] for key in (group, elsewhere) for one in look(ann, key["id"])["members"] if one["mine"]]
    assert mine[0] != mine[1]
    assert ben.id not in ann.http.get("/api/me/everything").text


def test_groups_and_their_members_are_bounded(serve: Serve) -> None:
    few = Limits(groups_per_guest=1, members_per_group=2, campaigns_per_group=1, costly=Rate(999, 999))
    server = serve(limits=few)
    with server.player() as ann, server.player() as ben, server.player() as cleo:
        group = found(ann)
        assert found(ann, "Another", 409)["why"]["en"].startswith("You are in many groups")
        ask(ben, group["link"], "join")
        assert ask(cleo, group["link"], "join", 409)["why"]["en"] == "This group has as many members as it can."
        assert ask(ben, found(cleo)["link"], "join", 409)
        ask(ann, group["id"], "campaigns", 201, game="pebbles")
        assert ask(ben, group["id"], "campaigns", 409, game="pebbles")
    server.stop()
    often = serve(limits=Limits(new_tables=Rate(0.001, 2)))
    with often.player() as ann:
        for name in ("one", "two"):
            found(ann, name)
        assert found(ann, "three", 429)
        assert found(ann, "\u200b", 400)


def test_a_banned_person_founds_and_joins_no_group(server: Server, ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Barred Group Ben"})
    report(ann, duel(ann, ben), 1)
    with admin_of(server.base, key_of(server.data)) as admin:
        admin.post(f"/api/admin/reports/{open_report(admin, 'Barred Group Ben')['id']}/bar", {"why": "no", "days": 3})
    assert found(ben, "Mine", 403)
    assert ask(ben, found(ann)["link"], "join", 403)


def test_in_a_group_a_block_holds(ann: Player, ben: Player) -> None:
    shun(ann, duel(ann, ben), block=True)
    group = found(ann)
    ask(ben, group["link"], "join")
    table = set_up(ann, group["id"])["id"]
    assert ben.table(table, "sit", 409, seat=1)["why"]["en"].startswith("This table is not open to anybody else")


def test_a_stranger_does_not_learn_from_a_groups_table_who_is_blocked(ann: Player, ben: Player, cleo: Player) -> None:
    shun(ann, duel(ann, ben), block=True)
    table = set_up(ann, found(ann)["id"])["id"]
    assert ben.table(table, "sit", 403, seat=1) == cleo.table(table, "sit", 403, seat=1)


def test_a_stranger_does_not_use_up_the_arrivals_of_members(serve: Serve) -> None:
    few = serve(limits=msgspec.structs.replace(GENEROUS, arrivals_at_table=Rate(0.0001, 1)))
    with few.player() as ann, few.player() as ben, few.player() as cleo:
        group = found(ann)
        ask(ben, group["link"], "join")
        table = set_up(ann, group["id"])["id"]
        for _ in range(3):
            cleo.table(table, "sit", 403, seat=1)
        assert ben.table(table, "sit", seat=1)["seats"][1]["mine"]


def test_many_who_join_at_once_are_all_members(server: Server, ann: Player) -> None:
    group = found(ann)
    players = [server.player() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        list(pool.map(lambda player: ask(player, group["link"], "join"), players))
    assert len(look(ann, group["id"])["members"]) == 7
    for player in players:
        player.http.close()
