"""The coach at a table, and the review after a game."""

import json
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.e2e.play import BOT_PATIENCE, ask_hint, give_up, open_duel, open_tab, voice, wait_for_turn
from tests.e2e.plugin import Visitor

pytestmark = pytest.mark.browser
DUEL = open_duel()


def test_a_coach_is_followed_and_the_game_is_reviewed(visitor: Visitor) -> None:
    page = visitor(f"/new/{DUEL.slug}")
    page.get_by_label("Seat 2").select_option(index=2)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    for _ in range(2):
        wait_for_turn(page, "mine")
        ask_hint(page)
        open_tab(page, "Coach")
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
        page.keyboard.press("Escape")
        play = voice(page).get_by_role("button", name="Play it")
        play.click()
        expect(play).to_have_count(0)
    wait_for_turn(page, "mine")
    give_up(page)
    page.get_by_role("region", name="Result").get_by_role("link", name="Replay").click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/review" in request.url else None)
    since = time.monotonic()
    open_tab(page, "Review")
    review = page.get_by_role("region", name="Review")
    expect(review.get_by_role("table")).to_be_visible(timeout=BOT_PATIENCE)
    expect(review.get_by_role("progressbar")).to_have_count(0)
    assert 1 <= len(asked) <= 2 + time.monotonic() - since  # once a second, however soon the answers come
    curve = review.get_by_role("slider")
    curve.press("End")
    words = curve.get_attribute("aria-valuetext")
    assert words is not None
    assert "%" in words
    curve.press("ArrowLeft")
    expect(curve).not_to_have_attribute("aria-valuetext", words)
    expect(
        review.get_by_role("link", name="this game").or_(review.get_by_role("link", name="mistakes"))
    ).to_be_visible()
    remarks = review.locator("ol").last.get_by_role("listitem")
    assert remarks.count() >= 3
    remarks.nth(1).get_by_role("button").click()
    expect(remarks.nth(1)).to_contain_class("current")


def test_a_coach_that_found_nothing_in_time_is_asked_again(visitor: Visitor) -> None:
    page = visitor(f"/new/{DUEL.slug}")
    lost: list[object] = []

    def lose_the_first(live: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "advice" and message["advice"] is not None and not lost:
                lost.append(message["advice"])
                message["advice"] = None
            live.send(json.dumps(message))

        live.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/live?*", lose_the_first)
    page.get_by_label("Seat 2").select_option(index=2)
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page, "mine")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(voice(page)).to_contain_text("found no answer in time", timeout=BOT_PATIENCE)
    ask_hint(page)
    assert lost


def test_the_host_gives_a_running_table_a_coach(visitor: Visitor) -> None:
    page = visitor(f"/new/{DUEL.slug}", phone=True)
    page.get_by_label("Seat 2").select_option(index=2)
    page.get_by_label("Coach allowed").uncheck()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    wait_for_turn(page, "mine")
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    open_tab(page, "Table")
    page.get_by_label("Coach allowed").check()
    ask_hint(page)
