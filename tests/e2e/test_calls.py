"""Slow games in a browser: days for a move, a bell at the table, a call that leads there, being away."""

import json
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import call, make_move, new_table, open_duel, open_tab, wait_for_turn
from tests.e2e.plugin import Site, Visitor
from tests.server.conftest import eventually
from tests.server.push_service import PushService

from cosmotheque.server.push.call import Call, push_content

pytestmark = pytest.mark.browser
DUEL = open_duel()
SUBSCRIBED = """
    PushManager.prototype.subscribe = PushManager.prototype.getSubscription = async () => ({ toJSON: () => (%s) });
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
"""
ACTIVE = "() => navigator.serviceWorker.controller?.state === 'activated'"
HEARD = "() => navigator.serviceWorker.addEventListener('message', ({ data }) => { window.heard = data.called; })"


@pytest.fixture
def site(tmp_path: Path, service: PushService) -> Iterator[Site]:
    """A server that knows the push service of the tests."""
    served = Site(tmp_path / "data", push=service.origin)
    served.start()
    yield served
    served.kill()


def subscribe(page: Page, service: PushService, name: str) -> None:
    """Subscribe as a browser with a push service and a screen would; Chromium without them refuses."""
    known = service.browser(name).subscription()
    keys = {"p256dh": known["p256dh"], "auth": known["auth"]}
    page.add_init_script(SUBSCRIBED % json.dumps({"endpoint": known["endpoint"], "keys": keys}))
    page.context.grant_permissions(["notifications"])


def test_a_friend_is_called_to_a_game_by_correspondence(visitor: Visitor, site: Site, service: PushService) -> None:
    host, friend = visitor(f"/new/{DUEL.slug}"), visitor(offline=True)
    host.get_by_role("radio", name="Correspondence").check()
    host.get_by_role("group", name="Days a move").get_by_role("radio", name="3", exact=True).check()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    expect(host.locator("dl")).to_contain_text("3 days a move")
    address = host.url.removeprefix(site.url)
    subscribe(friend, service, "friend")
    friend.goto(address)
    friend.get_by_role("button", name="Sit down").click()
    bell = friend.get_by_role("switch", name="Notify me when it is my turn")
    expect(bell).not_to_be_checked()
    bell.click()
    expect(friend.get_by_text("You will be notified on this device.")).to_be_visible()
    friend.reload()
    expect(bell).to_be_checked()
    friend.goto("/")
    expect(host.get_by_role("main")).to_contain_text("Not here yet: ")  # who is here is not called
    host.get_by_role("button", name="Start the game").click()
    if wait_for_turn(host, "mine", "theirs") == "mine":
        make_move(host)
    (said, *_) = eventually(
        lambda: [one.said for one in service.arrived if one.said["body"].startswith("It is your turn.")], bool
    )
    assert (said["title"], said["url"]) == (DUEL.title.en, address)
    again = friend.context.new_page()
    again.goto("/")
    first = again.get_by_role("region", name="Games in progress").get_by_role("link").first
    expect(first).to_contain_text("Your turn")
    expect(first).to_contain_text("3 days left")
    expect(again).to_have_title("(1) Cosmothèque")
    expect(again.get_by_role("link", name="Your turn in 1 game")).to_be_visible()


def test_a_push_reaches_the_service_worker_and_the_pages_that_are_open(visitor: Visitor, site: Site) -> None:
    """Chromium has no screen here to show it on: what is shown is for the worker's own tests."""
    page = visitor("/", offline=True)
    page.wait_for_function(ACTIVE)
    page.evaluate(HEARD)
    session, seen = page.context.new_cdp_session(page), list[dict[str, Any]]()
    session.on("ServiceWorker.workerRegistrationUpdated", lambda found: seen.extend(found["registrations"]))
    session.send("ServiceWorker.enable")
    while not seen:
        page.wait_for_timeout(50)
    said = push_content(Call(kind="turn", guest="", table="abc", game=DUEL.slug), "en").decode()
    sent = {"origin": site.url, "registrationId": seen[0]["registrationId"], "data": said}
    session.send("ServiceWorker.deliverPushMessage", sent)
    page.wait_for_function("() => window.heard === '/t/abc'")


def test_who_is_away_is_seen_to_be_and_why_nobody_is_called_is_told(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    pace = {"days": 2}
    table = new_table(host, {"game": DUEL.slug, "seats": 2, "mine": [0], "correspondence": pace})
    call(friend, "POST", f"/api/tables/{table}/sit", {"seat": 1})
    call(host, "POST", f"/api/tables/{table}/start")
    host.goto(f"/t/{table}")
    wait_for_turn(host, "mine", "theirs")
    open_tab(host, "Table")
    expect(host.get_by_text("Notifications of this site are refused.")).to_be_visible()
    friend.goto("/")
    friend.get_by_role("button", name="Settings").click()
    slow = friend.get_by_role("region", name="Correspondence games")
    today = date.today()
    slow.get_by_label("From").fill(today.isoformat())
    slow.get_by_label("To").fill((today + timedelta(days=4)).isoformat())
    slow.get_by_role("button", name="Announce").click()
    expect(slow).to_contain_text("You may be away for 25 more days within a year.")
    expect(host.get_by_role("tabpanel").get_by_text("away until")).to_be_visible()
    slow.get_by_role("button", name="I am back").click()
    expect(host.get_by_role("tabpanel").get_by_text("away until")).to_have_count(0)
