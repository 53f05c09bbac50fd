"""Groups and invitations at two nodes: what is founded, joined, ended or asked at one is so at the other, at once."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle
from typing import Any

import pytest
from tests.server.campaigning import look as look_at_campaign
from tests.server.civil import admin_of, duel, open_report, report, shun
from tests.server.client import Player
from tests.server.features.groups.test_groups import ask, found, look, set_up, who
from tests.server.features.invitations.test_company import company, invite, invited_to
from tests.server.test_nodes import WITHOUT_REDIS, Nodes, ann, ben, nodes, together

from cosmotheque.server.upkeep import commands as upkeep

__all__ = ["ann", "ben", "nodes"]
pytestmark = WITHOUT_REDIS


@pytest.fixture
def crowd(nodes: Nodes) -> Iterator[list[Player]]:
    """Six people, every second one at the other node."""
    with ExitStack() as stack:
        yield [stack.enter_context(node.player()) for node, _ in zip(cycle(nodes.both), range(6), strict=False)]


def members(player: Player, group: str) -> int:
    return len(look(player, group)["members"])


def test_a_group_of_one_node_is_joined_at_the_other_and_has_tables_at_both(ann: Player, ben: Player) -> None:
    group = found(ann)
    ask(ben, group["link"], "join")
    assert members(ann, group["id"]) == members(ben, group["id"]) == 2
    hers, his = set_up(ann, group["id"])["id"], set_up(ben, group["id"])["id"]
    for player in (ann, ben):
        assert {one["id"] for one in look(player, group["id"])["tables"]} == {hers, his}
        assert player.get("/api/me/groups")[0]["waiting"] == 1
    ben.table(hers, "sit", seat=1)
    with ann.live(hers) as left, ben.live(hers) as right:
        ann.table(hers, "start")
        left.next("frame")
        right.next("frame")
    assert ben.get("/api/me/groups")[0]["running"] == ann.get("/api/me/groups")[0]["running"] == 1


def test_all_who_join_at_once_are_members(crowd: list[Player], ann: Player) -> None:
    group = found(ann)
    joined = together(*(lambda one=one: ask(one, group["link"], "join") for one in crowd))
    assert {one["id"] for one in joined} == {group["id"]}
    assert members(ann, group["id"]) == 1 + len(crowd)


def test_all_who_leave_at_once_are_gone_and_so_is_the_group(crowd: list[Player]) -> None:
    group = found(crowd[0])
    for one in crowd[1:]:
        ask(one, group["link"], "join")
    together(*(lambda one=one: ask(one, group["id"], "leave") for one in crowd))
    for one in crowd:
        assert one.get("/api/me/groups") == []
        assert look(one, group["link"], 404)


def test_a_removed_member_finds_no_way_back_by_the_other_node(ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Removed Ben"})
    group = found(ann)
    ask(ben, group["link"], "join")
    table = set_up(ann, group["id"])["id"]
    ask(ann, group["id"], "remove", who=who(ann, group["id"], "Removed Ben"))
    for key in (group["id"], group["link"]):
        assert look(ben, key, 404)
        assert ask(ben, key, "join", 404)
    assert ben.table(table, "sit", 403, seat=1)
    assert look(ben, look(ann, group["id"])["link"])["joined"] is False


def test_of_two_who_renew_the_link_at_once_one_link_leads_in(nodes: Nodes, ann: Player, ben: Player) -> None:
    group = found(ann)
    with ann.returned(nodes.both[1].base) as elsewhere:
        renewed = together(*(lambda one=one: ask(one, group["id"], "link") for one in (ann, elsewhere, ann, elsewhere)))
    link = look(ann, group["id"])["link"]
    assert link in {one["link"] for one in renewed}
    for old in {group["link"], *(one["link"] for one in renewed)} - {link}:
        assert look(ben, old, 404)
    assert ask(ben, link, "join")["id"] == group["id"]


def test_who_is_removed_while_they_join_again_is_out_or_in_and_never_half(ann: Player, ben: Player) -> None:
    """In either order, a guest who is no member of the group is a member of none of its campaigns."""
    ben.put("/api/me", {"name": "Half Ben"})
    group = found(ann)
    campaign = ask(ann, group["id"], "campaigns", 201, game="pebbles")["id"]
    for _ in range(5):
        link = look(ann, group["id"])["link"]
        ask(ben, link, "join")
        mark = who(ann, group["id"], "Half Ben")
        together(
            lambda mark=mark: ask(ann, group["id"], "remove", who=mark),
            lambda link=link: ben.http.post(f"/api/groups/{link}/join"),
        )
        is_in = any(one["name"] == "Half Ben" for one in look(ann, group["id"])["members"])
        assert look_at_campaign(ben, campaign)["joined"] == is_in
        assert not is_in


def test_campaigns_begun_at_once_all_count(ann: Player, ben: Player) -> None:
    group = found(ann)
    ask(ben, group["link"], "join")
    begun = together(
        *(lambda one=one: ask(one, group["id"], "campaigns", 201, game="pebbles") for one in (ann, ben, ann, ben))
    )
    for player in (ann, ben):
        assert {one["id"] for one in look(player, group["id"])["campaigns"]} == {one["id"] for one in begun}
        assert all(look_at_campaign(player, one["id"])["joined"] for one in begun)


def test_in_a_group_a_ban_and_a_block_of_the_other_node_hold(nodes: Nodes, ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Barred Group Ben"})
    played = duel(ann, ben)
    group = found(ann)
    ask(ben, group["link"], "join")
    shun(ann, played, block=True)
    assert ben.table(set_up(ann, group["id"])["id"], "sit", 409, seat=1)
    report(ann, played, 1)
    with admin_of(nodes.both[0].base, upkeep.admin_key(nodes.both[0].settings)) as admin:
        found_ = open_report(admin, "Barred Group Ben")
        admin.post(f"/api/admin/reports/{found_['id']}/bar", {"why": "insults", "days": 3})
    assert set_up(ben, group["id"], 403)
    assert found(ben, status=403)


def known(player: Player, table: str, name: str) -> Any:
    return next(one for one in company(player, table) if one["name"] == name)


def test_an_invitation_of_one_node_is_found_at_the_other_and_ends_there(ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Invited Ben"})
    duel(ann, ben)
    first, second = ann.create()["id"], ann.create()["id"]
    for table in (first, second):
        invite(ann, table, known(ann, table, "Invited Ben")["who"])
    assert set(invited_to(ben)) == {first, second}
    before = company(ann, second)
    assert ben.post(f"/api/me/invitations/{second}/decline")[0]["table"] == first
    assert company(ann, second) == before == invite(ann, second, known(ann, second, "Invited Ben")["who"])
    ben.table(first, "sit", seat=1)
    assert invited_to(ben) == []
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{first}")["seats"]] == ["guest", "guest"]


def test_who_is_asked_by_two_at_two_nodes_is_asked_once(nodes: Nodes, ann: Player, ben: Player) -> None:
    with nodes.both[0].player() as cleo:
        cleo.put("/api/me", {"name": "Wanted Cleo"})
        for player in (ann, ben):
            duel(player, cleo)
        table = ann.create(seats=3)["id"]
        ben.table(table, "sit", seat=1)
        marks = {player: known(player, table, "Wanted Cleo")["who"] for player in (ann, ben)}
        together(*(lambda one=one, mark=mark: invite(one, table, mark) for one, mark in marks.items()))
        assert invited_to(cleo) == [table]


def test_who_has_blocked_at_one_node_sees_no_invitation_from_the_other(ann: Player, ben: Player) -> None:
    ben.put("/api/me", {"name": "Shy Ben"})
    shun(ben, duel(ann, ben), 0, block=True)
    table = ann.create()["id"]
    assert invite(ann, table, known(ann, table, "Shy Ben")["who"])[0]["invited"]
    assert invited_to(ben) == []
