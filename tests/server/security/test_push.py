"""Being called back is no way to reach others' machines, to learn anything, or to disturb anybody."""

import asyncio

import pytest
from msgspec.structs import replace
from tests.server.conftest import GENEROUS, Serve, Server, eventually
from tests.server.features.notifications.test_push import heard, ring
from tests.server.push_service import Browser, PushService
from tests.server.test_correspondence import duel, take

from cosmotheque.server.base.identity import Signer
from cosmotheque.server.base.settings import PUSH_SERVICES, Rate
from cosmotheque.server.push.gateways import Gateways, NoGateway, addresses, is_public
from cosmotheque.server.push.keys import PushKey

KNOWN = Gateways(PUSH_SERVICES)
EVIL = (
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/fcm.googleapis.com",
    "https://push.apple.com.evil.example/",
    "https://notify.windows.com/x",
    "https://127.0.0.1/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://169.254.169.254/latest/meta-data",
    "https://FCM.googleapis.com\n.evil.example/x",
    "https://fcm.googleapis.com/ x",
    "https://[fcm.googleapis.com/x",
    "file:///etc/passwd",
    "gopher://fcm.googleapis.com/x",
    "https://",
    "",
    "https://fcm.googleapis.com/" + "x" * 1000,
)


@pytest.fixture
def house(serve: Serve, service: PushService) -> Server:
    return serve(push_services=frozenset({service.origin}))


@pytest.mark.parametrize("endpoint", EVIL)
def test_only_known_push_services_are_reached(endpoint: str) -> None:
    with pytest.raises(NoGateway):
        KNOWN.target(endpoint)


def test_the_push_services_of_todays_browsers_are_known() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/a:b",
        "https://updates.push.services.mozilla.com/wpush/v2/a",
        "https://wns2-par02p.notify.windows.com/w/?token=a",
        "https://web.push.apple.com/a",
    ):
        assert KNOWN.target(endpoint).port == 443


def test_a_known_name_that_leads_into_the_house_is_not_followed() -> None:
    """The owner of a name can point it anywhere."""
    inside = Gateways(frozenset({"localhost"})).target("https://localhost/x")
    with pytest.raises(NoGateway):
        asyncio.run(addresses(inside))
    for address in ("127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "::1", "fe80::1%eth0", "fd00::1"):
        assert not is_public(address)
    assert not is_public("::ffff:10.0.0.1")
    assert not is_public("224.0.0.1")
    assert is_public("8.8.8.8")


def test_a_browser_at_an_unknown_service_is_refused_and_so_are_broken_keys(house: Server, service: PushService) -> None:
    with house.player() as ann:
        for endpoint in ("https://evil.example/x", "http://127.0.0.1:1/x", "https://fcm.googleapis.com/x"):
            ann.put("/api/me/device", Browser(endpoint).subscription(), 400)
        good = service.browser("phone").subscription()
        for broken in ({"p256dh": "AAAA"}, {"p256dh": good["p256dh"][:-4] + "AAAA"}, {"auth": "é"}, {"auth": "AAAA"}):
            ann.put("/api/me/device", {**good, **broken}, 400)
        ann.put("/api/me/device", {**good, "locale": "xx"}, 400)
        assert house.get("/api/me/device").status_code in (404, 405)


def test_no_redirect_is_followed(house: Server, service: PushService) -> None:
    with house.player() as ann, house.player() as ben:
        service.subscribe(ben, "phone")
        service.answers["phone"] = 307
        table = duel(ann, ben)
        ring(ben, table)
        take(ann, table)
        heard(service, "phone", 1)
        eventually(lambda: house.get("/metrics").text, lambda text: 'pushes_total{how="failed"} 1.0' in text)
        assert [one.browser for one in service.arrived] == ["phone"]


def test_nobody_puts_a_bell_at_a_table_where_they_do_not_sit(house: Server) -> None:
    with house.player() as ann, house.player() as ben, house.player() as eve:
        table = duel(ann, ben)
        assert ring(eve, table, 403)["why"]["en"] == "You have no seat at this table."
        assert ring(ben, table)["bell"]
        assert not ann.get(f"/api/tables/{table}")["bell"]


def test_nobody_takes_over_or_ends_the_calls_of_anothers_browser(house: Server, service: PushService) -> None:
    """Its address is not enough: its keys are known to itself and to this server alone."""
    with house.player() as ann, house.player() as ben, house.player() as eve:
        service.subscribe(ben, "phone")
        stolen = Browser(service.browser("phone").endpoint).subscription(auth="A" * 22)
        eve.put("/api/me/device", stolen, 409)
        eve.post("/api/me/device/forget", {"endpoint": stolen["endpoint"]})
        table = duel(ann, ben)
        ring(ben, table)
        take(ann, table)
        assert len(heard(service, "phone", 1)) == 1
        ben.post("/api/me/device/forget", {"endpoint": stolen["endpoint"]})
        service.subscribe(ben, "desk")
        take(ben, table)
        take(ann, table)
        heard(service, "desk", 1)
        assert len(service.said("phone")) == 1


def test_nobody_is_called_too_often(serve: Serve, service: PushService) -> None:
    limits = replace(GENEROUS, pushes=Rate(1e-6, 2))
    house = serve(push_services=frozenset({service.origin}), limits=limits)
    with house.player() as ann, house.player() as ben:
        service.subscribe(ben, "phone")
        table = duel(ann, ben)
        ring(ben, table)
        for _ in range(4):
            take(ann, table)
            take(ben, table)
        eventually(lambda: house.get("/metrics").text, lambda text: 'pushes_total{how="held"} 2.0' in text)
        assert len(service.said("phone")) == 2


def test_a_person_has_so_many_browsers_and_the_oldest_are_forgotten(house: Server, service: PushService) -> None:
    with house.player() as ann, house.player() as ben:
        for number in range(10):
            service.subscribe(ben, f"browser{number}")
        table = duel(ann, ben)
        ring(ben, table)
        take(ann, table)
        eventually(lambda: len(service.arrived), lambda count: count == 8)
        assert {one.browser for one in service.arrived} == {f"browser{number}" for number in range(2, 10)}


def test_each_server_signs_with_a_key_of_its_own() -> None:
    one, other = (PushKey(Signer(bytes([byte]) * 32), "https://here") for byte in (1, 2))
    assert one.public == PushKey(Signer(b"\1" * 32), "mailto:a@b.c").public != other.public


def test_a_server_without_push_services_calls_nobody(serve: Serve, service: PushService) -> None:
    house = serve(push_services=frozenset())
    assert house.get("/api/push").json() == {"key": ""}
    with house.player() as ann:
        service.subscribe(ann, "phone", 400)
