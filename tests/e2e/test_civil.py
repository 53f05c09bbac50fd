"""Keeping it civil, with finger and keyboard: mute, block, report, and the page for whoever runs the server."""

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.e2e.play import call, open_duel, open_tab, two_players
from tests.e2e.plugin import Site, Visitor
from tests.e2e.test_pages import violations

pytestmark = pytest.mark.browser
DUEL = open_duel().slug
NAME = "<img src=x onerror=hacked=1>"
LINE = "<script>hacked=1</script> you oaf"


def talk(page: Page, text: str) -> None:
    open_tab(page, "Chat")
    box = page.get_by_role("textbox").last
    box.fill(text)
    box.press("Enter")


def lines(page: Page) -> Locator:
    return page.get_by_role("list", name="Chat").get_by_role("listitem")


def enter(page: Page, site: Site) -> None:
    """Show the key; a wrong one is refused in words."""
    page.goto("/admin")
    key = page.get_by_label("The key of this page")
    key.fill("2345-6789")
    key.press("Enter")
    expect(page.get_by_text("That is not the key.")).to_be_visible()
    key.fill(site.admin_key)
    key.press("Enter")
    page.get_by_role("tab", name="To read").wait_for()


def decide(page: Page, report: Locator, deed: str, **fields: str) -> None:
    """Do something about a report, and wait until it is done."""
    report.get_by_role("button", name=deed, exact=True).click()
    dialog = page.get_by_role("dialog", name=deed)
    for label, value in fields.items():
        dialog.get_by_label(label.replace("_", " "), exact=False).fill(value)
    dialog.get_by_role("button", name=deed, exact=True).click()
    expect(dialog).to_have_count(0)


def test_a_line_is_hidden_shown_and_heard_again(visitor: Visitor) -> None:
    host, rude = visitor(), visitor(phone=True)
    call(rude, "PUT", "/api/me", {"name": "Rude Rita"})
    two_players(host, rude, DUEL)
    talk(rude, "you oaf")
    open_tab(host, "Chat")
    expect(lines(host)).to_contain_text("you oaf")
    host.get_by_role("button", name="Options for Rude Rita").click()
    assert violations(host) == []
    host.get_by_role("button", name="Mute", exact=True).click()
    expect(lines(host)).to_contain_text("Hidden message")
    expect(lines(host)).not_to_contain_text("you oaf")
    talk(rude, "and again")
    expect(lines(host)).to_have_count(2)
    expect(lines(host).last).not_to_contain_text("and again")
    host.reload()
    open_tab(host, "Chat")
    expect(lines(host).first).to_contain_text("Hidden message")
    lines(host).first.get_by_role("button", name="Show").click()
    expect(lines(host).first).to_contain_text("you oaf")
    expect(lines(rude).first).to_contain_text("you oaf")
    host.get_by_role("button", name="Settings").click()
    host.get_by_text("Muted and blocked (1)").click()
    host.get_by_role("button", name="Remove: Rude Rita").click()
    expect(host.get_by_text("Muted and blocked")).to_have_count(0)
    host.reload()
    open_tab(host, "Chat")
    expect(lines(host).last).to_contain_text("and again")


def test_who_runs_the_server_reads_a_report_and_decides(visitor: Visitor, site: Site) -> None:
    """The words of strangers are shown as they wrote them, and none of them runs as code."""
    host, rude, admin = visitor(), visitor(phone=True), visitor(phone=True)
    call(rude, "PUT", "/api/me", {"name": NAME})
    two_players(host, rude, DUEL)
    talk(rude, LINE)
    open_tab(host, "Table")
    host.get_by_role("button", name=f"Options for {NAME}").click()
    host.get_by_role("button", name="Report").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_label("Insults or threats").check()
    dialog.get_by_label(LINE).check()
    dialog.get_by_label("A few more words").fill("since the first move")
    assert violations(host) == []
    dialog.get_by_role("button", name="Send to the admin").click()
    expect(host.get_by_text("The admin will read it.")).to_be_visible()

    enter(admin, site)
    report = admin.get_by_role("article").filter(has_text=NAME)
    expect(report).to_contain_text(LINE)
    expect(report).to_contain_text("since the first move")
    assert admin.evaluate("typeof hacked === 'undefined' && !document.querySelector('img[src=x]')")
    assert violations(admin) == []
    decide(admin, report, "Bar", Why="insults")
    expect(report).to_contain_text("Barred at the moment.")
    decide(admin, report, "Rename", The_new_name="A guest", Why="that is no name")
    expect(report).to_contain_text("Called A guest now.")
    decide(admin, report, "Close the table", Why="no insults here")
    for page in (host, rude):
        expect(page.locator('[data-turn="over"]')).to_contain_text("Table closed")
        told = page.get_by_role("status").filter(has_text="no insults here")
        expect(told).to_be_visible()
    decide(admin, report, "Settle")
    expect(report).to_have_count(0)
    admin.get_by_role("tab", name="Log").click()
    expect(admin.get_by_text("Table", exact=False).filter(has_text="closed").first).to_be_visible()

    rude.goto("/")
    for told in ("Until", "You are called “A guest” now."):
        note = rude.get_by_role("dialog", name="A message from the admin")
        expect(note).to_contain_text(told)
        note.get_by_role("button", name="I have read it").click()
    expect(rude.get_by_role("dialog")).to_have_count(0)
    assert not rude.request.post("/api/tables", data={"game": DUEL, "seats": 2}).ok

    admin.get_by_role("button", name="Leave").click()
    expect(admin.get_by_label("The key of this page")).to_be_visible()
    admin.reload()
    expect(admin.get_by_label("The key of this page")).to_be_visible()
