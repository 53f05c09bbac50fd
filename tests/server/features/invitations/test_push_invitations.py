"""Called to a table to which one is invited: in the browsers that want it, once, and by nobody one has blocked."""

from collections.abc import Iterator

import pytest
from tests.server.civil import duel, shun
from tests.server.client import Player
from tests.server.conftest import Serve, Server
from tests.server.features.invitations.test_company import company, invite, invited_to
from tests.server.features.notifications.test_push import heard, house, settle
from tests.server.push_service import PushService
from tests.server.services import Postgres

__all__ = ["house"]


@pytest.fixture
def cleo(house: Server, service: PushService) -> Iterator[Player]:
    """Wants to be called in one browser and not in another."""
    with house.player() as player:
        player.put("/api/me", {"name": "Cleo"})
        service.subscribe(player, "phone", locale="fr", slow=True)
        service.subscribe(player, "desk")
        yield player


@pytest.fixture
def ann(house: Server) -> Iterator[Player]:
    with house.player() as player:
        player.put("/api/me", {"name": "Ann"})
        yield player


def mark(player: Player, table: str, name: str = "Cleo") -> str:
    found: str = next(one["who"] for one in company(player, table) if one["name"] == name)
    return found


def test_who_is_invited_is_called_with_the_way_to_the_table(service: PushService, ann: Player, cleo: Player) -> None:
    duel(ann, cleo)
    table = ann.create()["id"]
    invite(ann, table, mark(ann, table))
    assert heard(service, "phone", 1) == ["On vous invite à une partie. Avec Ann."]
    shown = service.arrived[0].said
    assert (shown["url"], shown["tag"]) == (f"/t/{table}", table)
    assert cleo.id not in str(shown)
    assert ann.id not in str(shown)
    assert service.said("desk") == []


def test_who_is_asked_twice_to_a_table_is_called_once(
    house: Server, service: PushService, ann: Player, cleo: Player
) -> None:
    with house.player() as ben:
        for player in (ann, ben):
            duel(player, cleo)
        table = ann.create(seats=3)["id"]
        ben.table(table, "sit", seat=1)
        for player in (ann, ann, ben):
            invite(player, table, mark(player, table))
        settle(house, ann, service)
        assert len(service.said("phone")) == 1
        cleo.post(f"/api/me/invitations/{table}/decline")
        invite(ben, table, mark(ben, table))
        settle(house, ann, service)
        assert len(service.said("phone")) == 1


def test_nobody_is_called_by_somebody_they_have_blocked(
    house: Server, service: PushService, ann: Player, cleo: Player
) -> None:
    shun(cleo, duel(ann, cleo), 0, block=True)
    table = ann.create()["id"]
    assert invite(ann, table, mark(ann, table))[0]["invited"]
    settle(house, ann, service)
    assert service.said("phone") == []


def test_who_looks_at_the_table_already_is_not_called_to_it(
    house: Server, service: PushService, ann: Player, cleo: Player
) -> None:
    duel(ann, cleo)
    table = ann.create()["id"]
    with cleo.live(table) as live:
        live.next("chat")
        invite(ann, table, mark(ann, table))
        settle(house, ann, service)
    assert service.said("phone") == []
    assert invited_to(cleo) == [table]


def test_who_is_invited_by_way_of_two_nodes_is_called_once(
    serve: Serve, postgres: Postgres, service: PushService
) -> None:
    wishes = {"database": postgres.database(), "push_services": frozenset({service.origin})}
    left, right = serve(**wishes), serve(**wishes)
    with left.player() as ann, right.player() as cleo:
        cleo.put("/api/me", {"name": "Cleo"})
        service.subscribe(cleo, "phone", slow=True)
        duel(ann, cleo)
        first, second = ann.create()["id"], ann.create()["id"]
        with cleo.live(first) as live:
            live.next("chat")
            invite(ann, first, mark(ann, first))
            invite(ann, second, mark(ann, second))
            heard(service, "phone", 1)
        settle(left, ann, service)
        assert [one.said["url"] for one in service.arrived if one.browser == "phone"] == [f"/t/{second}"]
