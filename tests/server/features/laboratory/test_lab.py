"""The laboratory over REST: what lies in a game's folder, and the command that plays it again."""

import shlex

import pytest
from tests.server.client import Player

from cosmotheque import registry
from cosmotheque.arena import Estimate, Rating, Rung, find_bot, house_names
from cosmotheque.arena.standing import Standing, read_standings
from cosmotheque.cli.main import build_parser
from cosmotheque.server.features.laboratory.routes import ladder_of

MEASURED = [slug for slug in registry.playable() if slug in read_standings(slug)]


@pytest.mark.parametrize("slug", MEASURED)
def test_a_ladder_is_sent_as_it_was_measured(ann: Player, slug: str) -> None:
    standing = read_standings(slug)[slug]
    sent = ann.get(f"/api/games/{slug}/ladder")
    assert (sent["game"], sent["version"], sent["seed"]) == (slug, standing.version, standing.seed)
    assert (sent["options"], sent["seats"]) == (standing.options, standing.seats)
    assert [(bot["name"], *bot["rating"].values()) for bot in sent["bots"]] == [
        (rating.name, rating.value, rating.low, rating.high) for rating in standing.ratings
    ]
    assert [(tuple(one["bots"]), one["games"], *one["score"].values()) for one in sent["pairings"]] == [
        (rung.pairing, rung.games, rung.score.value, rung.score.low, rung.score.high) for rung in standing.rungs
    ]
    specs = [find_bot(slug, rating.name) for rating in standing.ratings]
    assert [bot["level"] for bot in sent["bots"]] == [spec.level for spec in specs]
    counted = standing.limit.nodes if standing.limit else None
    limits = [{"seconds": None, "nodes": counted or spec.nodes} for spec in specs]
    assert [bot["limit"] for bot in sent["bots"]] == limits


def test_the_shelf_says_whose_bots_were_measured(ann: Player) -> None:
    boxes = {box["meta"]["slug"]: box["ladder"] for box in ann.get("/api/games")}
    assert not boxes.pop("pebbles")
    assert {slug for slug, measured in boxes.items() if measured} == set(MEASURED) != set()


def test_a_game_without_a_ladder_says_so(ann: Player) -> None:
    refused = ann.get("/api/games/pebbles/ladder", status=404)
    assert refused["why"]["en"] == "The bots of Pebbles have not been measured yet."
    assert ann.get("/api/games/nothing/ladder", status=404)["why"]["en"] == "This game is not on the shelf."


def test_the_command_says_what_was_played() -> None:
    slug = registry.playable()[0]
    weak, good, *_ = house_names(slug)
    rungs = (Rung((good,), 1050, Estimate(3, 2, 4)), Rung((weak,), 1000, Estimate(1, 0, 2)))
    ratings = (Rating(good, 40, 20, 60), Rating(weak, -40, -60, -20))
    standing = Standing(slug, 1, {"side": "a b"}, None, 3, 7, rungs, ratings)
    program, *words = shlex.split(ladder_of(standing).command)
    assert program == "cosmotheque"
    read = build_parser("arena").parse_args(words)
    assert (read.command, read.game, read.bots, read.ladder) == ("arena", slug, [good, weak], True)
    assert (read.seats, read.seed, read.options, read.games, read.most) == (3, 7, ["side=a b"], None, 1050)
