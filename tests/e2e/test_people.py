"""Oneself on several devices, as people do it: a code from one screen to the other, a passkey, and going for good."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import give_up, open_duel, play_now, wait_for_turn
from tests.e2e.plugin import Site, Visitor
from tests.e2e.test_pages import violations

pytestmark = pytest.mark.browser
DUEL = open_duel()


def name_of(page: Page) -> str:
    name: str = page.evaluate("fetch('/api/me').then((answer) => answer.json()).then((me) => me.name)")
    return name


def code_on(page: Page) -> str:
    page.goto(f"{page.url.split('/', 3)[0]}//{page.url.split('/')[2]}/me#self")
    page.get_by_role("button", name="Sign in on another device").click()
    shown = page.locator("[data-code]")
    expect(shown).to_be_visible()
    return shown.inner_text()


def number_on(page: Page) -> str:
    """The number on a device that waits to be let in."""
    expect(page.get_by_role("heading", name="Waiting for the other device")).to_be_visible()
    return page.locator("[data-number]").inner_text()


def test_a_code_makes_two_devices_one_person(visitor: Visitor) -> None:
    desk = visitor("/")
    play_now(desk, DUEL.title.en)
    wait_for_turn(desk, "mine", "theirs")
    table = desk.url
    desk.goto(table.split("/t/")[0])
    desk.get_by_role("link", name=name_of(desk), exact=True).click()
    expect(desk.get_by_role("heading", name="My page")).to_be_visible()
    expect(desk.get_by_role("tabpanel")).to_contain_text("1 game")
    assert violations(desk) == []
    desk.get_by_role("tab", name="Me", exact=True).click()
    expect(desk.get_by_role("heading", name="My devices")).to_be_visible()
    assert violations(desk) == []
    code = code_on(desk)
    expect(desk.get_by_role("img", name="The link with this code as a picture for the camera")).to_be_visible()
    assert violations(desk) == []
    phone = visitor("/join", phone=True)
    assert violations(phone) == []
    phone.get_by_role("textbox", name="Code from the other device").fill(code.lower())
    phone.get_by_role("button", name="Continue").click()
    expect(phone.get_by_role("heading", name=f"Sign in here as {name_of(desk)}?")).to_be_visible()
    assert violations(phone) == []
    desk.reload()
    expect(desk.locator("[data-code]")).to_have_text(code)
    phone.get_by_role("button", name="Ask to be let in").click()
    number = number_on(phone)
    assert violations(phone) == []
    expect(desk.get_by_role("dialog")).to_contain_text("wants to sign in as you")
    assert violations(desk) == []
    choice = desk.get_by_role("group", name="Which number does it show?").get_by_role("button")
    expect(choice).to_have_count(3)
    offered = choice.all_inner_texts()
    for page in (desk, phone):
        page.reload()
    assert number_on(phone) == number
    expect(choice).to_have_text(offered)
    chosen = desk.get_by_role("button", name=number, exact=True)
    chosen.focus()
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("dialog")).to_contain_text("signed in on both devices")
    phone.wait_for_url("**/me*")
    expect(phone.get_by_role("button", name="Sign out:")).to_have_count(2)
    assert name_of(phone) == name_of(desk)
    phone.goto(table)
    wait_for_turn(phone, "mine", "theirs")
    desk.get_by_role("button", name="Close").first.click()
    desk.reload()
    desk.get_by_role("button", name="Sign out:").nth(1).click()
    expect(desk.get_by_role("button", name="Sign out:")).to_have_count(1)
    phone.goto(table)
    expect(phone.locator("[data-turn]")).to_have_attribute("data-turn", "theirs")


def test_a_rated_game_is_found_on_my_page_with_what_it_says(visitor: Visitor) -> None:
    page = visitor(f"/new/{DUEL.slug}", phone=True)
    page.get_by_role("switch", name="Rated").click()
    page.get_by_label("Seat 2").select_option(index=2)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page, "mine", "theirs")
    give_up(page)
    expect(page.get_by_role("region", name="Result")).to_contain_text("Your rating: ")
    page.goto("/me#figures")
    card = page.get_by_role("region", name=DUEL.title.en)
    expect(card).to_contain_text("±")
    expect(card).to_contain_text("0 of 1 won")
    expect(card.get_by_role("heading", name="Feats: 0 of ")).to_be_visible()
    expect(card.get_by_text("Not done yet").first).to_be_attached()
    assert violations(page) == []
    page.get_by_role("tab", name="My games").click()
    page.get_by_role("searchbox").fill("nobody of that name")
    expect(page.get_by_role("tabpanel")).to_contain_text("0 games")
    page.get_by_role("searchbox").fill(DUEL.title.en)
    expect(page.get_by_role("link", name=DUEL.title.en)).to_contain_text("Lost")
    assert violations(page) == []


def test_a_link_with_a_code_asks_before_it_does_anything(visitor: Visitor) -> None:
    desk = visitor("/")
    code = code_on(desk)
    phone = visitor(f"/join#{code}", phone=True)
    was = name_of(phone)
    expect(phone.get_by_role("button", name="Ask to be let in")).to_be_visible()
    assert "#" not in phone.url, "the code does not stay in the history"
    phone.get_by_role("button", name="Ask to be let in").click()
    desk.get_by_role("button", name="Keep it out").click()
    expect(desk.get_by_role("dialog")).to_contain_text("kept out")
    expect(phone.get_by_role("heading", name="Not let in")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("region", name="Not let in")).to_contain_text("has said no")
    assert name_of(phone) == was


def test_a_wrong_number_ends_the_code_for_both(visitor: Visitor) -> None:
    desk = visitor("/")
    code = code_on(desk)
    phone = visitor(f"/join#{code}", phone=True)
    phone.get_by_role("button", name="Ask to be let in").click()
    number = number_on(phone)
    choice = desk.get_by_role("group", name="Which number does it show?").get_by_role("button")
    expect(choice).to_have_count(3)
    wrong = next(one for one in choice.all_inner_texts() if one != number)
    desk.get_by_role("button", name=wrong, exact=True).click()
    expect(desk.get_by_role("dialog")).to_contain_text("not its number")
    expect(phone.get_by_role("region", name="Not let in")).to_contain_text("another number was picked")
    assert violations(phone) == []
    desk.get_by_role("button", name="A new code").click()
    expect(desk.locator("[data-code]")).to_be_visible()
    phone.get_by_role("button", name="Type a new code").click()
    expect(phone.get_by_role("textbox", name="Code from the other device")).to_be_visible()


def test_a_visitor_leaves_the_browser_as_it_was(visitor: Visitor) -> None:
    """The browser is its owner's until the visit is allowed, and again when the visitor signs out."""
    desk, phone = visitor("/"), visitor(phone=True)
    assert phone.request.post("/api/tables", data={"game": DUEL.slug, "seats": 2}).ok
    phone.goto(f"/join#{code_on(desk)}")
    phone.get_by_role("radio", name="Somebody else’s: I only visit").check()
    phone.get_by_role("button", name="Ask to be let in").click()
    number = number_on(phone)
    phone.reload()
    assert number_on(phone) == number
    desk.get_by_role("button", name=number, exact=True).click()
    phone.wait_for_url("**/me*")
    expect(phone.get_by_text("You are visiting here.")).to_be_visible()
    assert name_of(phone) == name_of(desk)
    phone.get_by_role("button", name="Sign out:").nth(1).click()
    phone.wait_for_url("**/")
    expect(phone.get_by_role("region", name="Games in progress")).to_be_visible()
    phone.goto("/join")
    expect(phone.get_by_role("textbox", name="Code from the other device")).to_be_visible()


def test_who_asks_no_longer_is_not_let_in(visitor: Visitor) -> None:
    desk = visitor("/")
    phone = visitor(f"/join#{code_on(desk)}", phone=True)
    phone.get_by_role("button", name="Ask to be let in").click()
    number_on(phone)
    expect(desk.get_by_role("dialog")).to_contain_text("wants to sign in as you")
    phone.get_by_role("button", name="Cancel").click()
    expect(phone.get_by_role("textbox", name="Code from the other device")).to_be_visible()
    expect(desk.get_by_role("dialog")).to_contain_text("no longer asking")


def test_a_passkey_leads_back_to_oneself(visitor: Visitor, site: Site) -> None:
    page = visitor("/")
    here = site.url.replace("127.0.0.1", "localhost")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**kind, "isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto(f"{here}/me#self")
    page.get_by_role("textbox", name="Your name").fill("Ada Lovelace")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    page.context.clear_cookies()
    page.goto(f"{here}/join")
    page.get_by_role("button", name="Use a passkey").click()
    page.wait_for_url("**/me*")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("Ada Lovelace")
    expect(page.get_by_role("button", name="Sign out:")).to_have_count(2)
    page.context.clear_cookies()
    page.goto(f"{here}/join")
    session.send("WebAuthn.setUserVerified", {"authenticatorId": made["authenticatorId"], "isUserVerified": False})
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("turn on the screen lock")


def test_somebody_takes_everything_along_and_is_gone(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("/")
    play_now(page, DUEL.title.en)
    wait_for_turn(page, "mine", "theirs")
    name = name_of(page)
    page.goto(f"{page.url.split('/t/')[0]}/me#self")
    with page.expect_download() as started:
        page.get_by_role("link", name="Download everything").click()
    started.value.save_as(tmp_path / "mine.jsonl")
    kinds = [json.loads(line)["kind"] for line in (tmp_path / "mine.jsonl").read_text().splitlines()]
    assert kinds[0] == "cosmotheque-person"
    assert "table" in kinds
    page.get_by_role("button", name="Delete my data", exact=True).click()
    sure = page.get_by_role("button", name="Delete my data for good")
    expect(sure).to_be_disabled()
    page.get_by_label(f"Write your name to confirm: {name}").fill(name)
    assert violations(page) == []
    sure.click()
    page.wait_for_url("**/")
    expect(page.get_by_role("region", name="Games in progress")).to_have_count(0)
