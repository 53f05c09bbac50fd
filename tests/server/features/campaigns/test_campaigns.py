"""Campaigns: what is open and what is veiled, who plays, and that every table counts once."""

import asyncio
from pathlib import Path

import pytest
from tests.server.campaigning import ask, begin, finish, look, set_up, stages, tally, win
from tests.server.client import Player
from tests.server.conftest import Serve, Server

from cosmotheque import registry
from cosmotheque.server.app import make_services, open_tables
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.campaigns import rules as campaigns
from cosmotheque.server.features.campaigns.tables import find_next, play
from cosmotheque.server.features.campaigns.wire import NewCampaign, PlayStage
from cosmotheque.server.features.shelf.closed_boxes import open_words
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest


def test_a_campaign_begins_with_its_first_stage(ann: Player) -> None:
    shown = look(ann, begin(ann, "  Friday   evening "))
    assert (shown["name"], shown["next"], shown["joined"], shown["hosting"]) == ("Friday evening", "1", True, True)
    assert stages(shown) == {"1": "open", "2": "shut", "3": "veiled", "4": "veiled", "5": "veiled"}
    first, second = shown["boxes"]
    assert first["open"]
    assert first["stages"][1]["title"]["en"] == "surprise 2"
    assert (second["open"], second["story"], second["news"]) == (False, None, None)


def test_a_stage_that_is_won_leads_on_and_opens_boxes(ann: Player) -> None:
    campaign = begin(ann)
    win(ann, campaign, "1")
    assert stages(look(ann, campaign))["2"] == "open"
    assert look(ann, campaign)["next"] == "2"
    win(ann, campaign, "2")
    shown = look(ann, campaign)
    assert shown["boxes"][1]["open"]
    assert shown["boxes"][1]["story"]["en"] == "Later…"
    assert stages(shown) == {"1": "won", "2": "won", "3": "open", "4": "shut", "5": "shut"}


def test_what_so_many_cannot_play_is_passed_over(ann: Player) -> None:
    campaign = begin(ann)
    win(ann, campaign, "1", "2", "3")
    assert look(ann, campaign, 2)["next"] == "5"
    assert stages(look(ann, campaign, 2))["4"] == "passed"
    assert look(ann, campaign, 3)["next"] == "4"
    refused = ask(ann, campaign, "play", 400, stage="4", players=[0], bots=["steady"])
    assert refused["why"]["en"] == "This game is played by 3."
    assert ask(ann, campaign, "play", 409, stage="5", players=[0], bots=["steady"] * 2)["why"]["en"].startswith(
        "This is"
    )


def test_the_table_leads_on_to_the_next_stage_or_to_the_same_again(ann: Player) -> None:
    campaign = begin(ann)
    table = set_up(ann, campaign, "1")
    assert (table["campaign"], table["status"], table["options"]["heap"]) == (campaign, "running", 11)
    finish(ann, table["id"])
    over = ann.get(f"/api/tables/{table['id']}")
    assert [options["heap"] for options in over["sequels"]] == [12, 11]
    following = ann.table(table["id"], "rematch?sequel=0")
    assert (following["campaign"], following["options"]["heap"]) == (campaign, 12)
    assert [seat["mine"] for seat in following["seats"]] == [False, True]
    finish(ann, following["id"], won=False)
    assert [options["heap"] for options in ann.get(f"/api/tables/{following['id']}")["sequels"]] == [12]
    assert tally(look(ann, campaign), "2") == (0, 1)


def test_wins_and_losses_are_kept_with_their_tables(ann: Player) -> None:
    campaign = begin(ann)
    lost = set_up(ann, campaign, "1")["id"]
    assert look(ann, campaign)["tables"] == [
        {"id": lost, "stage": "1", "running": True, "names": [ann.get("/api/me")["name"]], "mine": True}
    ]
    finish(ann, lost, won=False)
    shown = look(ann, campaign)
    assert (tally(shown, "1"), shown["next"], shown["tables"]) == ((0, 1), "1", [])
    win(ann, campaign, "1")
    shown = look(ann, campaign)
    assert tally(shown, "1")[0] == 1
    assert shown["boxes"][0]["stages"][0]["tables"][-1] == lost
    assert ann.get("/api/me/campaigns")[0] | {"created": ""} == {
        "id": campaign, "game": "pebbles", "name": "Friday", "created": "", "done": 1, "stages": 5,
        "open_boxes": ["first"],
    }  # fmt: skip


def test_members_find_each_other_at_one_table_that_begins_when_all_have_come(ann: Player, ben: Player) -> None:
    campaign = begin(ann)
    assert not look(ben, campaign)["joined"]
    assert [member["mine"] for member in ask(ben, campaign, "join")["members"]] == [False, True]
    assert len(ask(ben, campaign, "join")["members"]) == 2
    table = set_up(ann, campaign, "1", (0, 1))
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("open", ["guest", "guest"])
    assert set_up(ben, campaign, "1", (0, 1))["id"] == table["id"]
    with ann.live(table["id"]) as at_anns, ben.live(table["id"]) as at_bens:
        at_anns.next("frame")
        at_bens.next("frame")
    finish(ann, table["id"], won=False)
    again = set_up(ben, campaign, "1", (0, 1))
    assert [seat["mine"] for seat in again["seats"]] == [True, False]


def test_a_table_is_found_by_just_those_who_are_to_play_there(ann: Player, ben: Player, cleo: Player) -> None:
    campaign = begin(ann)
    for player in (ben, cleo):
        ask(player, campaign, "join")
    with_ben, with_cleo = (set_up(ann, campaign, "1", (0, other)) for other in (1, 2))
    assert with_ben["id"] != with_cleo["id"]
    assert set_up(cleo, campaign, "1", (2, 0))["id"] == with_cleo["id"]
    ann.table(with_ben["id"], "start")
    finish(ben, with_ben["id"], won=False)
    waiting = set_up(ben, campaign, "1", (0, 1))["id"]
    assert ann.table(with_ben["id"], "rematch")["id"] == waiting


async def begun(folder: Path, guest: Guest) -> tuple[Tables, str]:
    """All tables of a server in this process, and a campaign of the first game that has one."""
    tables = open_tables(make_services(Settings(data=folder / "data")))
    game = next(slug for slug in registry.playable() if registry.load(slug).campaign is not None)
    return tables, (await campaigns.begin(tables, NewCampaign(game=game, name="Friday"), guest, "Friday")).id


def test_what_was_to_follow_is_not_played_before_what_a_game_has_got_since(tmp_path: Path) -> None:
    async def run() -> None:
        ann = Guest("ann", "Ann")
        tables, campaign = await begun(tmp_path, ann)
        await campaigns.join(tables, campaign, Guest("ben", "Ben"))
        table = await play(tables, campaign, PlayStage(stage="1", players=(0, 1)), ann, "", lambda: None)
        first, _, third = registry.load(table.record.game).campaign.stages[:3]  # type: ignore[union-attr]
        assert await find_next(tables, table.record, first.options, "ann") == table.record.id
        with pytest.raises(Denied, match="not open yet"):
            await find_next(tables, table.record, third.options, "ann")
        with pytest.raises(Denied, match="no such stage"):
            await find_next(tables, table.record, {}, "ann")
        tables.stop()
        await tables.services.close()

    asyncio.run(run())


def test_two_who_ask_at_once_find_each_other_and_no_other_team(tmp_path: Path) -> None:
    ann, ben, cleo, dan = (Guest(name, name) for name in ("ann", "ben", "cleo", "dan"))

    async def run() -> list[set[str]]:
        tables, campaign = await begun(tmp_path, ann)
        for guest in (ben, cleo, dan):
            await campaigns.join(tables, campaign, guest)
        crews = [(ann, (0, 1)), (cleo, (2, 3)), (dan, (3, 2))]
        asked = [
            play(tables, campaign, PlayStage(stage="1", players=crew), guest, "", lambda: None) for guest, crew in crews
        ]
        found = [table.record.guests() for table in await asyncio.gather(*asked)]
        tables.stop()
        await tables.services.close()
        return found

    assert asyncio.run(run()) == [{"ann", "ben"}, {"cleo", "dan"}, {"cleo", "dan"}]


def test_who_leaves_may_come_back_by_the_link(ann: Player, ben: Player) -> None:
    campaign = begin(ann)
    ask(ben, campaign, "join")
    assert not ask(ben, campaign, "leave")["joined"]
    assert ben.get("/api/me/campaigns") == []
    assert ask(ben, campaign, "join")["joined"]


def test_the_crew_may_change_from_table_to_table(ann: Player, ben: Player) -> None:
    campaign = begin(ann)
    finish(ann, set_up(ann, campaign, "1")["id"])
    ask(ben, campaign, "join")
    three = set_up(ann, campaign, "2", (0, 1), bots=["historian"])
    assert [seat["bot"] for seat in three["seats"]] == ["historian", None, None]
    assert [seat["mine"] for seat in three["seats"]] == [False, True, False]
    assert (look(ann, campaign)["bots"], look(ann, campaign)["seats"]) == (["historian"], 3)


def test_the_host_opens_a_stage_of_an_open_box_and_a_box_being_sure(ann: Player) -> None:
    campaign = begin(ann)
    assert stages(ask(ann, campaign, "open", stage="2"))["2"] == "open"
    assert ask(ann, campaign, "open", 409, stage="5", sure=True)["why"]["en"].startswith("This box is still closed.")
    assert ask(ann, campaign, "open", 409, box="second")["why"]["en"].startswith("This box would give")
    assert stages(ask(ann, campaign, "open", box="second", sure=True))["3"] == "open"
    assert stages(ask(ann, campaign, "open", stage="5"))["5"] == "open"
    for nothing in ({}, {"stage": "99"}, {"box": "third", "sure": True}, {"stage": "1", "box": "first", "sure": True}):
        ask(ann, campaign, "open", 404, **{"sure": True, **nothing})
    assert set_up(ann, campaign, "5")["options"]["heap"] == 15


def test_a_table_counts_once_whatever_becomes_of_the_server(serve: Serve) -> None:
    server = serve()
    with server.player() as ann:
        campaign = begin(ann)
        won, running = set_up(ann, campaign, "1"), set_up(ann, campaign, "1", players=(0,), bots=["steady"] * 2)
        finish(ann, won["id"])
        server.kill()
        server.start()
        with ann.returned(server.base) as again:
            assert tally(look(again, campaign), "1") == (1, 0)
            finish(again, running["id"], won=False)
            with again.live(running["id"]) as live:
                live.next("frame")
            assert tally(look(again, campaign), "1") == (1, 1)


def test_the_shelf_says_which_games_have_a_campaign(ann: Player, server: Server) -> None:
    boxes = {box["meta"]["slug"]: box["campaign"] for box in ann.get("/api/games")}
    assert boxes["pebbles"]
    assert not all(boxes.values())
    outline = ann.get("/api/games/pebbles")["campaign"]
    assert outline[0] == {
        "key": "first",
        "title": {"fr": "Un", "en": "One"},
        "options": [{"heap": 11, "together": True}, {"heap": 12, "together": True}],
    }
    assert b"<svg" in server.get(f"/api/campaigns/{begin(ann)}/qr.svg").content


def test_the_rules_of_a_closed_box_are_sent_to_who_asks_for_them(ann: Player) -> None:
    told = ann.get("/api/games/pebbles")
    rules = [rule["id"] for section in told["words"]["rulebook"] for rule in section["rules"]]
    assert rules == ["PEB-1", "PEB-2"]
    assert [(box["key"], box["title"]["en"]) for box in told["campaign"]] == [("first", "One"), ("second", "Two")]
    (section,) = ann.get("/api/games/pebbles/boxes/second")
    assert [rule["id"] for rule in section["rules"]] == ["PEB-3"]
    assert ann.get("/api/games/pebbles/boxes/first") == []
    assert ann.get("/api/games/pebbles/boxes/third", status=404)


def test_no_sentence_about_events_tells_of_closed_boxes() -> None:
    games = [registry.load(slug) for slug in registry.playable()]
    assert any(game.campaign and game.words.events for game in games)
    for game in games:
        assert open_words(game).events == ({} if game.campaign else game.words.events)
