"""Sights and words at a table: others' turns, the end, a move on its way, and the game once more by turns."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, WebSocketRoute, expect
from tests.e2e.play import (
    BOT_PATIENCE,
    against_bots,
    give_up,
    make_move,
    moves,
    new_table,
    open_duel,
    open_tab,
    turn,
    two_players,
    voice,
    wait_for_turn,
    with_boards,
)
from tests.e2e.plugin import Visitor
from tests.e2e.shapes import play_on
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


def test_the_pace_is_kept_and_told_to_the_table(visitor: Visitor) -> None:
    page = visitor()
    sent: list[list[str]] = []

    def listen(socket: WebSocket) -> None:
        said: list[str] = []
        sent.append(said)
        socket.on("framesent", lambda text: said.append(str(text)))

    page.on("websocket", listen)
    against_bot(page)
    open_tab(page, "Log")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Calm").check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    make_move(page)
    told = [message["pace"] for message in map(json.loads, sent[-1]) if message["type"] == "pace"]
    assert told == ["normal", "calm"]
    page.reload()
    make_move(page)
    assert json.loads(sent[-1][0]) == {"type": "pace", "pace": "calm"}


def test_whoever_comes_back_is_told_what_they_missed(visitor: Visitor) -> None:
    host, friend = visitor(), visitor()
    two_players(host, friend, DUEL.slug)
    missed = voice(friend).get_by_role("button", name="1 turn")
    expect(missed).to_have_count(0)
    make_move(host)
    wait_for_turn(friend, "mine")
    expect(missed).to_have_count(0)  # it was seen happening
    board = friend.get_by_role("main").bounding_box()
    friend.reload()
    missed.click()
    expect(voice(friend)).to_contain_class("scene")
    expect(missed).to_have_count(0)
    assert violations(friend) == []
    make_move(friend)
    assert friend.get_by_role("main").bounding_box() == board  # nothing moves for it


def test_the_log_tells_a_turn_in_a_sentence_and_unfolds(visitor: Visitor) -> None:
    """The game has many seats, and its turns have several events."""
    page = visitor()
    meta = next(meta for meta in map(registry.shelf().get, with_boards()) if meta and meta.cooperative and meta.secrets)
    bots = {str(seat): next(iter(registry.bots(meta.slug))) for seat in range(1, meta.seats[-1])}
    table = new_table(page, {"game": meta.slug, "seats": meta.seats[-1], "mine": [0], "bots": bots, "start": True})
    page.goto(f"/t/{table}")
    assert list(play_on(page, 1)) == [0]  # everybody has had a turn, or it was the last one
    open_tab(page, "Log")
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
    expect(voice(page).get_by_role("status")).to_have_text("Sending your move…")
    expect(moves(page).and_(page.locator(":enabled"))).to_have_count(0)
    held.clear()
    for server, text in waiting:
        server.send(text)
    expect(going).to_have_count(0)
    make_move(page)


def test_the_voice_knows_of_no_end_that_the_board_does_not_show(visitor: Visitor) -> None:
    """The table is told to be over before the last frame comes."""
    page = visitor()
    waiting: list[Any] = []
    held: list[bool] = []

    def hold_back(live: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            waiting.append((live, text)) if held and json.loads(text)["type"] == "frame" else live.send(text)

        live.connect_to_server().on_message(pass_on)

    page.route_web_socket("**/live?*", hold_back)
    against_bot(page)
    wait_for_turn(page, "mine")
    held.append(True)
    open_tab(page, "Table")
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)
    expect(turn(page)).to_have_attribute("data-turn", "mine")
    for live, text in waiting:
        live.send(text)
    wait_for_turn(page, "over")
    expect(result(page)).to_be_visible()


def test_the_end_is_spoken_of_once_it_was_seen_and_leaves_most_of_the_board(visitor: Visitor) -> None:
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
    assert end["y"] >= board["y"] + 0.6 * board["height"] - 1
    page.reload()
    expect(result(page)).to_be_visible()  # at once: the clock of the page stands still


def test_the_end_leaves_a_phone_its_board_and_is_shared_as_a_picture(visitor: Visitor) -> None:
    page = visitor(phone=True)
    against_bot(page)
    make_move(page)
    wait_for_turn(page, "mine")
    give_up(page)
    expect(result(page)).to_be_visible()
    board, end = page.get_by_role("main").bounding_box(), result(page).bounding_box()
    assert board is not None
    assert end is not None
    assert end["y"] >= board["y"] + 0.55 * board["height"]
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
        expect(result(page).get_by_role("button", name="Rematch")).to_have_count(0)
        expect(result(page).get_by_role("button", name=re.compile("^Play"))).not_to_have_count(0)


def test_a_remark_is_read_beside_its_position_on_a_phone(visitor: Visitor) -> None:
    page = visitor(phone=True)
    against_bot(page)
    assert list(play_on(page, 2)) == [0, 1]
    give_up(page)
    result(page).get_by_role("button", name="All results").click()
    result(page).get_by_role("link", name="Review").click()
    drawer = page.locator("[data-zone=drawer]")
    remark = page.get_by_role("region", name="Review", exact=True).locator("ol").last.locator("li").nth(1)
    remark.wait_for(timeout=BOT_PATIENCE)
    number = remark.inner_text().strip().partition(".")[0].split()[-1]
    remark.get_by_role("button").click()
    expect(drawer).to_have_count(0)  # it covered the board that the remark speaks of
    expect(voice(page)).to_contain_text(f"Before move {number} / ")
    expect(page.locator("main svg").first).to_be_in_viewport(ratio=0.99)
    open_tab(page, "Review")
    expect(remark).to_be_in_viewport()
    assert violations(page) == []
