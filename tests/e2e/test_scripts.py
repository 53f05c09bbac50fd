"""Names and chat are other people's words: every page shows them as they are, and none of them runs."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import call, give_up, new_table, open_duel, open_tab
from tests.e2e.plugin import Visitor

pytestmark = pytest.mark.browser
NAME = "<img src=x onerror=hacked=1>"
LINE = '<script>hacked=1</script><a href="javascript:hacked=1">here</a>'


def is_unharmed(page: Page) -> bool:
    return bool(page.evaluate("typeof hacked === 'undefined' && !document.querySelector('img[src=x]')"))


def test_no_page_runs_what_somebody_wrote(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    call(host, "PUT", "/api/me", {"name": NAME})
    table = new_table(host, {"game": open_duel().slug, "seats": 2, "public": True})
    guest.goto("/")
    expect(guest.get_by_text(NAME).first).to_be_visible()
    assert is_unharmed(guest)
    guest.goto(f"/t/{table}")
    expect(guest.get_by_text(NAME).first).to_be_visible()
    guest.get_by_role("button", name="Sit down").first.click()
    host.goto(f"/t/{table}")
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        open_tab(page, "Chat")
    box = host.get_by_role("textbox").last
    box.fill(LINE)
    box.press("Enter")
    expect(guest.get_by_role("listitem").filter(has_text=LINE)).to_be_visible()
    expect(guest.get_by_text(NAME).first).to_be_visible()
    give_up(host)
    guest.goto(f"/replay/{table}")
    open_tab(guest, "Result")
    expect(guest.locator("option").filter(has_text=NAME)).to_have_count(1)
    assert is_unharmed(host)
    assert is_unharmed(guest)


def test_a_script_that_got_into_a_page_would_not_run(visitor: Visitor) -> None:
    """The policy of the site lets its own files run, and nothing else."""
    page = visitor("/")
    page.evaluate("""() => {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hacked=1">');
        const script = document.createElement('script');
        script.textContent = 'window.hacked = 1';
        document.body.append(script);
    }""")
    page.wait_for_timeout(300)
    assert page.evaluate("window.hacked") is None
