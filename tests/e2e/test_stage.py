"""What is seen and told at a table: others' turns, the end, what is on its way, and the game once more by turns."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from tests.e2e.play import (
    BOT_PATIENCE,
    against_bots,
    give_up,
    make_move,
    moves,
    new_table,
    open_duel,
    two_players,
    wait_for_turn,
    with_boards,
)
from tests.e2e.plugin import Visitor
from tests.e2e.test_pages import violations

from cosmotheque import registry

pytestmark = pytest.mark.browser
DUEL = open_duel()
PNG = b"\x89PNG\r\n"
AN_HOUR = 3_600_000


def against_bot(page: Page) -> None:
    """A running game of two, nobody else beside it."""
    against_bots(page, DUEL.slug, coach=False)


def result(page: Page) -> Locator:
    return page.get_by_role("region", name="Result")


def told_since(page: Page) -> Locator:
    return page.locator(".since")


def test_the_pace_is_kept_and_told_to_the_table(visitor: Visitor) -> None:
    page = visitor()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    against_bot(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Calm").check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    make_move(page)
    told = [message["pace"] for message in map(json.loads, sent) if message["type"] == "pace"]
    assert told == ["normal", "calm"]
    sent.clear()
    page.reload()
    make_move(page)
    assert json.loads(sent[0]) == {"type": "pace", "pace": "calm"}


def test_what_happened_since_my_turn_stays_until_i_have_acted(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    two_players(host, friend, DUEL.slug)
    expect(told_since(friend)).to_have_text("")
    make_move(host)
    wait_for_turn(friend, "mine")
    expect(told_since(friend)).to_contain_text("Since your last turn:")
    words = told_since(friend).inner_text()
    board = friend.get_by_role("main").bounding_box()
    friend.reload()
    wait_for_turn(friend, "mine")
    expect(told_since(friend)).to_have_text(words, use_inner_text=True)
    assert violations(friend) == []
    make_move(friend)
    expect(told_since(friend)).to_have_text("")
    assert friend.get_by_role("main").bounding_box() == board  # nothing moves for it
    expect(told_since(host)).to_contain_text("Since your last turn:")


def test_the_log_tells_a_turn_in_a_sentence_and_unfolds(visitor: Visitor) -> None:
    """Of a game of many, whose turns have several events."""
    page = visitor()
    meta = next(meta for meta in map(registry.shelf().get, with_boards()) if meta and meta.cooperative and meta.secrets)
    bots = {str(seat): next(iter(registry.bots(meta.slug))) for seat in range(1, meta.seats[-1])}
    table = new_table(page, {"game": meta.slug, "seats": meta.seats[-1], "mine": [0], "bots": bots, "start": True})
    page.goto(f"/t/{table}")
    make_move(page)
    wait_for_turn(page, "mine", "over")  # everybody has had a turn, or it was the last one
    page.get_by_role("tab", name="Log").click()
    log = page.get_by_role("list", name="Log", exact=True)
    log.get_by_role("button", expanded=False).first.press("Enter")
    expect(log.get_by_role("list", name="Details of the turn").get_by_role("listitem").first).to_be_visible()
    log.get_by_role("button", expanded=True).press("Enter")
    expect(log.get_by_role("list", name="Details of the turn")).to_have_count(0)


def test_what_was_pressed_is_on_its_way_until_the_answer_comes(visitor: Visitor) -> None:
    page = visitor()
    waiting: list[Any] = []
    held: list[bool] = []

    def hold_back(live: WebSocketRoute) -> None:
        server = live.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            waiting.append((server, text)) if held and json.loads(text)["type"] == "act" else server.send(text)

        live.on_message(pass_on)

    page.route_web_socket("**/live?*", hold_back)
    against_bot(page)
    wait_for_turn(page, "mine")
    held.append(True)
    label = make_move(page)
    going = page.locator("section.actions button[aria-busy=true]")
    expect(going).to_have_text(label)
    expect(going).to_have_attribute("title", "Sending your move…")
    expect(going).to_have_accessible_description("Sending your move…")
    expect(told_since(page)).to_have_text("Sending your move…")
    expect(moves(page).and_(page.locator(":enabled"))).to_have_count(0)
    held.clear()
    for server, text in waiting:
        server.send(text)
    expect(going).to_have_count(0)
    make_move(page)


def test_the_end_is_spoken_of_once_it_was_seen_and_never_over_the_board(visitor: Visitor) -> None:
    page = visitor()
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    against_bot(page)
    page.clock.pause_at(AN_HOUR)
    give_up(page)
    expect(result(page)).to_have_count(0)
    page.clock.run_for(3000)
    expect(result(page)).to_be_focused()
    board, end = page.get_by_role("main").bounding_box(), result(page).bounding_box()
    assert board is not None
    assert end is not None
    assert end["x"] >= board["x"] + board["width"]
    page.reload()
    expect(result(page)).to_be_visible()  # at once: the clock of the page stands still


def test_the_end_leaves_a_phone_its_board_and_is_shared_as_a_picture(visitor: Visitor) -> None:
    page = visitor(phone=True)
    against_bot(page)
    make_move(page)
    wait_for_turn(page, "mine")
    give_up(page)
    expect(result(page)).to_be_visible()
    board, end = page.get_by_role("main").bounding_box(), page.locator(".sheet").bounding_box()
    assert board is not None
    assert end is not None
    assert end["y"] >= board["y"] + board["height"] - 1
    assert board["height"] > 200
    with page.expect_download() as download:
        result(page).get_by_role("button", name="Share").click()
    assert Path(download.value.path()).read_bytes().startswith(PNG)
    assert violations(page) == []


def test_a_team_ends_together(visitor: Visitor) -> None:
    page = visitor()
    for meta in (meta for meta in map(registry.shelf().get, with_boards()) if meta and meta.cooperative):
        bots = {"1": next(iter(registry.bots(meta.slug)))}
        table = new_table(page, {"game": meta.slug, "seats": 2, "mine": [0], "bots": bots, "start": True})
        page.goto(f"/t/{table}")
        wait_for_turn(page, "mine", "theirs")
        give_up(page)
        expect(result(page)).to_have_accessible_name(re.compile("Mission|We scored"))
        expect(result(page).get_by_role("table")).to_have_count(0)
        expect(result(page).get_by_role("button", name="Rematch")).to_have_count(0)
        expect(result(page).get_by_role("button", name=re.compile("^Play"))).not_to_have_count(0)


def test_a_remark_is_read_beside_its_position_on_a_phone(visitor: Visitor) -> None:
    page = visitor(phone=True)
    against_bot(page)
    for _ in range(2):
        make_move(page)
    wait_for_turn(page, "mine")
    give_up(page)
    result(page).get_by_role("link", name="Review").click()
    sheet, controls = page.locator(".sheet"), page.get_by_role("region", name="Playback")
    expect(sheet).to_have_attribute("data-height", "half")
    remark = page.get_by_role("region", name="Review", exact=True).locator("ol").last.locator("li").nth(1)
    remark.wait_for(timeout=BOT_PATIENCE)
    page.get_by_role("button", name="Raise the panel").click()
    expect(sheet).to_have_attribute("data-height", "full")
    number = remark.inner_text().strip().partition(".")[0].split()[-1]
    remark.get_by_role("button").click()
    expect(sheet).to_have_attribute("data-height", "half")
    expect(controls).to_contain_text(f"Before move {number} / ")
    expect(remark).to_be_in_viewport()
    expect(page.locator("main svg").first).to_be_in_viewport(ratio=0.99)
    assert violations(page) == []


def test_a_sheet_is_dragged_from_height_to_height(visitor: Visitor) -> None:
    page = visitor(phone=True)
    against_bot(page)
    sheet = page.locator(".sheet")
    for to, height in ((440, "half"), (90, "full"), (700, "peek")):
        box = page.locator(".sheet .grip").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 2)
        page.mouse.down()
        page.mouse.move(box["x"], (box["y"] + to) / 2)
        page.mouse.move(box["x"], to)
        page.wait_for_timeout(300)  # held still: no flick
        page.mouse.move(box["x"], to + 1)
        page.mouse.up()
        expect(sheet).to_have_attribute("data-height", height)
    lower = page.get_by_role("button", name="Lower the panel")
    expect(lower).to_be_disabled()
    page.get_by_role("button", name="Raise the panel").press("Enter")
    expect(sheet).to_have_attribute("data-height", "half")
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_in_viewport(ratio=1)
