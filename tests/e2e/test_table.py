"""People at a table: with bots, by a link, at one screen, taking back, coming back."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.play import (
    against_bots,
    box,
    give_up,
    make_move,
    moves,
    new_table,
    open_duel,
    open_tab,
    play_now,
    spoken,
    turn,
    two_players,
    wait_for_turn,
    with_boards,
)
from tests.e2e.plugin import Site, Visitor
from tests.e2e.test_pages import violations

from cosmotheque import registry

pytestmark = pytest.mark.browser
DUEL = open_duel()


def open_table(page: Page, second: str) -> None:
    """Open a new table from the shelf whose second seat is as given."""
    page.goto(f"/new/{DUEL.slug}")
    page.get_by_label("Seat 2").select_option(label=second)
    page.get_by_role("button", name="Start the game" if second.startswith("Me") else "Open the table").click()
    page.wait_for_url("**/t/*")


def duel(visitor: Visitor) -> tuple[Page, Page]:
    host, friend = visitor(), visitor()
    two_players(host, friend, DUEL.slug)
    return host, friend


def test_two_browsers_play_each_other_and_a_spectator_watches(visitor: Visitor) -> None:
    """They meet by a link."""
    host = visitor()
    open_table(host, "Open, by invitation")
    friend = visitor(host.url)
    friend.get_by_role("button", name="Sit down").first.click()
    host.get_by_role("button", name="Start").click()
    for page in (host, friend):
        wait_for_turn(page, "mine", "theirs")
    watcher = visitor(host.url)
    for player, other in [(host, friend), (friend, host)] * 2:
        make_move(player)
        wait_for_turn(other, "mine")
    expect(watcher.get_by_text("Watching", exact=False).first).to_be_visible()
    expect(moves(watcher)).to_have_count(0)
    expect(turn(watcher)).to_have_attribute("data-turn", "theirs")


def test_a_reload_in_mid_game_loses_nothing(visitor: Visitor) -> None:
    host, friend = duel(visitor)
    make_move(host)
    wait_for_turn(friend, "mine")
    before = friend.locator("main svg").first.get_attribute("aria-label")
    friend.reload()
    wait_for_turn(friend, "mine")
    expect(friend.locator("main svg").first).to_have_attribute("aria-label", before or "")
    make_move(friend)
    wait_for_turn(host, "mine")


def test_a_killed_server_loses_nothing(visitor: Visitor, site: Site) -> None:
    host, friend = duel(visitor)
    make_move(host)
    wait_for_turn(friend, "mine")
    before = friend.locator("main svg").first.get_attribute("aria-label")
    open_tab(friend, "Moves")
    friend.locator("section.actions details:not([open])").first.wait_for()  # a group of one move stands open
    groups = friend.locator("section.actions details")
    group = groups.nth(groups.evaluate_all("all => all.findIndex((one) => !one.open)"))
    group.locator("summary").click()
    site.kill()
    expect(friend.get_by_text(re.compile("reconnecting", re.I))).to_be_visible()
    site.start()
    expect(friend.get_by_text(re.compile("reconnecting", re.I))).to_be_hidden()
    expect(friend.locator("main svg").first).to_have_attribute("aria-label", before or "")
    wait_for_turn(friend, "mine")
    expect(group).to_have_attribute("open", "")
    make_move(friend)
    wait_for_turn(host, "mine")


def test_two_share_one_screen(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, "Me, on this screen")
    seen, sentence = set(), turn(page).locator("p")
    for _ in range(4):
        wait_for_turn(page, "mine")
        words = sentence.inner_text()
        seen.add(words)
        make_move(page)
        expect(sentence).not_to_have_text(words)
    assert len(seen) == 2
    page.get_by_role("button", name="Undo my move").click()  # the board has turned to the next already
    expect(sentence).to_have_text(words)


def test_secrets_go_from_hand_to_hand_at_one_screen(visitor: Visitor) -> None:
    metas = [registry.shelf()[slug] for slug in with_boards()]
    game = next(meta for meta in metas if meta.cooperative and meta.secrets)
    page = visitor()
    page.goto(f"/t/{new_table(page, {'game': game.slug, 'seats': 2, 'mine': [0, 1], 'start': True})}")
    main, curtain = page.get_by_role("main"), page.get_by_role("button", name="I am")
    expect(curtain).to_be_focused()
    expect(spoken(page)).to_contain_text("Everybody else, look away!")
    words = turn(page).inner_text()
    open_tab(page, "Moves")
    expect(page.get_by_role("tabpanel")).to_have_text(words)
    expect(page).to_have_title(re.compile("to move"))
    page.keyboard.press("Escape")
    curtain.press("Enter")
    expect(main).to_be_focused()
    make_move(page)
    hand_over = page.get_by_role("button", name="It is me")
    expect(hand_over).to_be_focused()
    expect(spoken(page)).to_contain_text("Hand the screen to")
    hand_over.press("Enter")
    expect(curtain).to_be_focused()


def test_whoever_has_no_pointer_is_not_thrown_out_of_the_page(visitor: Visitor) -> None:
    page = visitor("/")
    shelf, main = box(page, DUEL.title.en), page.get_by_role("main")
    shelf.get_by_role("button", name="Play now").press("Enter")
    shelf.get_by_role("button", name="Beginner", exact=True).press("Enter")
    wait_for_turn(page, "mine")
    expect(main).to_be_focused()
    expect(spoken(page)).to_contain_text(DUEL.title.en)
    expect(spoken(page)).not_to_contain_text("●")
    page.keyboard.press("m")
    search, found = page.get_by_role("searchbox"), page.locator("section.actions").get_by_role("status")
    search.fill("no such move")
    expect(found).to_have_text("No move matches.")
    search.fill("")
    expect(found).to_have_text("")
    make_move(page)
    expect(page.locator("section.actions")).to_be_focused()
    wait_for_turn(page, "mine")  # while the bot moves, a wish may come too late
    undo = page.get_by_role("button", name="Undo my move")
    undo.press("Enter")
    expect(undo).to_have_count(0)
    expect(main).to_be_focused()


def test_a_finger_lets_go_of_the_move_that_it_has_made(visitor: Visitor) -> None:
    page = visitor(phone=True)
    against_bots(page, DUEL.slug)
    wait_for_turn(page, "mine")
    open_tab(page, "Moves")
    group = page.locator("section.actions details:not([open])").first
    group.locator("summary").tap()
    moves(page).first.tap()
    expect(page.get_by_role("button", name="Undo my move")).to_be_visible()
    assert page.evaluate("document.activeElement === document.body")


def test_the_moves_of_a_folded_group_are_made_when_the_keyboard_opens_it(visitor: Visitor) -> None:
    page = visitor()
    against_bots(page, DUEL.slug)
    wait_for_turn(page, "mine")
    page.get_by_role("button", name="List of moves").press("Enter")
    page.locator("section.actions details:not([open])").first.wait_for()  # a group of one move stands open
    groups = page.locator("section.actions details")
    group = groups.nth(groups.evaluate_all("all => all.findIndex((one) => !one.open)"))
    count = int(group.locator("summary span").inner_text())
    expect(group.locator("button")).to_have_count(0)
    group.locator("summary").press("Enter")
    expect(group.get_by_role("button")).to_have_count(count)
    page.keyboard.press("ArrowDown")
    expect(group.get_by_role("button").first).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    wait_for_turn(page, "theirs", "mine")
    expect(page.get_by_role("button", name="Undo my move")).to_be_visible()


def test_a_move_is_taken_back_from_a_bot_at_once(visitor: Visitor) -> None:
    page = visitor()
    against_bots(page, DUEL.slug)
    wait_for_turn(page, "mine")
    before = page.locator("main svg").first.get_attribute("aria-label")
    make_move(page)
    undo = page.get_by_role("button", name="Undo my move")
    undo.wait_for()
    wait_for_turn(page, "mine")
    undo.click()
    expect(page.locator("main svg").first).to_have_attribute("aria-label", before or "")


@pytest.mark.parametrize("agrees", [True, False])
def test_a_person_is_asked_before_a_move_is_taken_back(visitor: Visitor, agrees: bool) -> None:
    host, friend = duel(visitor)
    before = host.locator("main svg").first.get_attribute("aria-label") or ""
    make_move(host)
    wait_for_turn(friend, "mine")
    host.get_by_role("button", name="Undo my move").click()
    friend.get_by_role("button", name="Allow" if agrees else "No, keep it").click()
    if agrees:
        wait_for_turn(host, "mine")
        expect(host.locator("main svg").first).to_have_attribute("aria-label", before)
    else:
        expect(host.get_by_text("The move stands.").first).to_be_visible()
        expect(host.get_by_role("button", name="Undo my move")).to_have_count(0)


def test_they_talk(visitor: Visitor) -> None:
    host, friend = duel(visitor)
    for page in (host, friend):
        open_tab(page, "Chat")
    box = host.get_by_role("textbox").last
    box.fill("<b>bonjour</b> & bon jeu")
    box.press("Enter")
    expect(friend.get_by_role("listitem").filter(has_text="<b>bonjour</b> & bon jeu")).to_be_visible()


def test_giving_up_ends_the_game_and_a_rematch_follows(visitor: Visitor) -> None:
    host, friend = duel(visitor)
    make_move(host)
    give_up(host)
    wait_for_turn(friend, "over")
    expect(spoken(host)).to_contain_text("You lose. A player gave up.")
    expect(spoken(friend)).to_contain_text("You win! A player gave up.")
    expect(friend.get_by_role("region", name="Result You win!")).to_be_focused()
    old = host.url
    host.get_by_role("button", name="Rematch").first.click()
    host.wait_for_url(lambda url: url != old)
    expect(host.get_by_text(re.compile("^Not here yet: "))).to_be_visible()
    friend.get_by_role("link", name="Join the rematch").first.click()
    for page in (host, friend):
        wait_for_turn(page, "mine", "theirs")


@pytest.mark.parametrize("slug", with_boards())
def test_play_now_reaches_a_running_game_in_two_clicks(visitor: Visitor, slug: str) -> None:
    page = visitor(locale="fr-FR")
    play_now(page, registry.shelf()[slug].title.fr, level="Débutant", button="Jouer")
    wait_for_turn(page, "mine", "theirs")


def test_the_connection_is_made_before_the_board_has_come(visitor: Visitor) -> None:
    """The table is told of somebody whose board is still on its way."""
    page = visitor()
    table = new_table(page, {"game": DUEL.slug, "seats": 2, "mine": [0, 1], "start": True})
    board = f"**/assets/{registry.folder(DUEL.slug)}-*.js"
    page.route(board, lambda _: None)
    with page.expect_websocket(), page.expect_request(board):
        page.goto(f"/t/{table}", wait_until="commit")
    expect(page.locator("main svg")).to_have_count(0)
    page.unroute_all()  # what was held goes on
    wait_for_turn(page, "mine")
    make_move(page)


def test_what_does_not_come_is_said_and_the_game_goes_on(visitor: Visitor) -> None:
    page = visitor()
    page.route("**/assets/parts-*.js", lambda route: route.abort())
    table = new_table(page, {"game": DUEL.slug, "seats": 2, "mine": [0, 1], "start": True})
    page.goto(f"/t/{table}")
    wait_for_turn(page, "mine")
    open_tab(page, "Log")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    open_tab(page, "Moves")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute_all()
    open_tab(page, "Log")
    expect(page.get_by_role("tabpanel").get_by_role("list").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
