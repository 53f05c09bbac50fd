"""Feats and heights: as a table keeps them at its end, and as they stand on a person's page."""

from typing import Any

from tests.server.campaigning import finish
from tests.server.client import Player
from tests.server.features.deals.test_deals import again, played
from tests.server.features.people.test_people import bring, phone

__all__ = ["phone"]


def feats_of(player: Player) -> list[dict[str, Any]]:
    return [feat for one in player.get("/api/me/figures") for feat in one["feats"]]


def reached(player: Player) -> list[dict[str, Any]]:
    return [height for one in player.get("/api/me/figures") for height in one["reached"]]


def test_a_game_tells_its_feats(ann: Player) -> None:
    (feat,) = ann.get("/api/games/pebbles")["feats"]
    assert (feat["key"], feat["name"]["fr"], feat["rules"]) == ("still-hands", "Mains calmes", ["PEB-1"])


def test_a_feat_stands_at_the_table_and_on_ones_page(ann: Player) -> None:
    first, second = (played(ann, options={"heap": heap}) for heap in (2, 3))
    assert ann.get(f"/api/tables/{first}")["feats"] == [["still-hands"], []]
    (feat,) = feats_of(ann)
    assert (feat["key"], feat["table"], feat["times"]) == ("still-hands", first, 2)
    assert ann.get(f"/api/tables/{second}")["feats"] == [["still-hands"], []]


def test_what_is_given_up_or_known_or_no_game_earns_nothing(ann: Player) -> None:
    lost = played(ann, won=False)
    assert ann.get(f"/api/tables/{lost}")["feats"] == []
    assert ann.get(f"/api/tables/{played(ann, options={'heap': 1})}")["feats"] == []
    assert feats_of(ann) == []
    repeated = again(ann, played(ann, options={"heap": 2}))["id"]
    finish(ann, repeated)
    assert ann.get(f"/api/tables/{repeated}")["feats"] == []
    assert [one["times"] for one in feats_of(ann)] == [1]


def test_a_game_against_oneself_earns_nothing(ann: Player) -> None:
    name = ann.create(mine=[0, 1], options={"heap": 2}, start=True)["id"]
    with ann.live(name) as live:
        live.until_turn(0)
        live.take(2, seat=0)
    assert ann.get(f"/api/tables/{name}")["feats"] == []


def test_the_next_game_begins_without(ann: Player) -> None:
    table = played(ann, options={"heap": 2})
    following = ann.table(table, "rematch")["id"]
    assert ann.get(f"/api/tables/{following}")["feats"] == []


def test_the_hardest_game_that_was_won_is_remembered(ann: Player) -> None:
    played(ann, options={"heap": 3})
    played(ann, options={"heap": 2})
    played(ann, won=False, options={"heap": 9})
    assert reached(ann) == [{"option": "heap", "value": 3}]


def test_the_easiest_is_no_height(ann: Player) -> None:
    played(ann, options={"heap": 1})
    assert reached(ann) == []


def test_feats_go_along_to_another_device(ann: Player, phone: Player) -> None:
    played(ann, options={"heap": 2})
    bring(ann, phone)
    assert [one["key"] for one in feats_of(phone)] == ["still-hands"]
