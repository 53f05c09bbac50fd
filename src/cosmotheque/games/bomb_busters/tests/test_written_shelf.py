"""Missions of players on the shelf: apart from the official ones, in this process alone, and never by other rules."""

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.ports import free_port
from tests.server.client import Player

from cosmotheque import registry, replay
from cosmotheque.cli.main import main
from cosmotheque.core import codec
from cosmotheque.core.errors import BadOptions, BadRecord, UnknownGame
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record
from cosmotheque.games.bomb_busters.missions.players import clashes
from cosmotheque.games.bomb_busters.missions.shelf import BY_SEATS, SCENARIOS, UNOFFICIAL
from cosmotheque.games.bomb_busters.rules.campaign import sequels
from cosmotheque.games.bomb_busters.tests.attic import EXAMPLE, FILE, SLUG, changed, written
from cosmotheque.missions import folder
from cosmotheque.missions.folder import NoFolder, put_up, read_folder
from cosmotheque.server.base import config
from cosmotheque.server.base.settings import Settings
from cosmotheque.server.features.shelf.routes import options_schema

NAME = written().name


@pytest.fixture
def missions(tmp_path: Path) -> Iterator[Path]:
    """A folder with the example, and one that cannot be read. In the end the shelf is as it was."""
    (tmp_path / FILE).write_text(EXAMPLE, encoding="utf-8")
    (tmp_path / "broken.toml").write_text(changed("blue = 12", "blue = 13"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a mission", encoding="utf-8")
    yield tmp_path
    put_up(None)
    read_folder.cache_clear()


def test_a_folder_is_put_up_but_for_what_cannot_be_read(missions: Path) -> None:
    usual = registry.load(SLUG).words
    found = put_up(missions)
    assert [one.file for one in found] == ["broken.toml", FILE]
    assert found[0].faults[0].en.startswith("wires.blue: 13")
    words = registry.load(SLUG).words
    assert words.options["mission.apart"].fr == "Missions des joueurs"
    assert words.options[f"mission.{NAME}"].en == "The lighthouse"
    assert words.options[f"mission.{NAME}.help"].en.startswith("A line of four")
    briefing = words.briefings[f"mission.{NAME}"]
    assert [words.rule(rule).fr[:12] for rule in briefing.rules] == ["Quatre carte", "Le dernier f"]
    assert len(words.rulebook) == len(usual.rulebook) + 1
    put_up(None)
    assert registry.load(SLUG).words == usual


def test_the_schema_lists_them_apart_in_this_process(missions: Path) -> None:
    def listed() -> Any:
        return options_schema(registry.load(SLUG).types.options)["properties"]["mission"]

    official = [*SCENARIOS]
    assert (listed()["enum"], listed()["apart"]) == (official, [])
    put_up(missions)
    assert (listed()["enum"], listed()["apart"]) == ([*official, NAME], [NAME])
    put_up(None)
    assert (listed()["enum"], listed()["apart"]) == (official, [])
    assert not UNOFFICIAL
    assert (NAME, 3) not in BY_SEATS


def test_options_count_for_missions_that_have_the_part(missions: Path) -> None:
    """The clock is for missions against time, those of players too."""

    def against_time() -> list[str]:
        schema = options_schema(registry.load(SLUG).types.options)
        return list(schema["properties"]["clock"]["when"]["mission"])

    official = against_time()
    (missions / FILE).write_text(changed('"x_wires"', '"timer"\nseconds = 600'), encoding="utf-8")
    (mission,) = (one.mission for one in put_up(missions) if one.mission is not None)
    assert against_time() == [*official, mission.name]
    put_up(None)
    assert against_time() == official


def test_they_are_in_no_campaign_and_earn_no_feat(missions: Path) -> None:
    put_up(missions)
    game = registry.load(SLUG)
    assert game.campaign is not None
    assert NAME not in {stage.key for stage in game.campaign.stages}
    assert all(options.mission != NAME for _, options in game.daily)
    state = Match(game, 3, options={"mission": NAME}, seed=1).state
    won = codec.decode(codec.encode(state).replace(b'"ended":""', b'"ended":"defused"'), game.types.state)
    assert won.ended == "defused"
    assert [options.mission for options in sequels(won)] == [NAME]
    assert not any(feat.done(won, Seat(0)) for feat in game.feats)


def test_a_record_is_played_again_by_the_mission_it_names_or_not_at_all(missions: Path) -> None:
    put_up(missions)
    game = registry.load(SLUG)
    match = Match(game, 3, options={"mission": NAME}, seed=1)
    match.concede(0)
    record = Record(match.header, tuple(match.moves), match.concession).to_jsonl()
    assert replay(record).state == match.state
    for other in ((), (written(changed("more = 1", "more = 2")),)):
        registry.put_up(SLUG, other)
        with pytest.raises(BadRecord, match="its file is wanted, as it was") as refusal:
            replay(record)
        assert NAME in refusal.value.said.fr
        assert "--missions" in refusal.value.said.fr


def test_an_official_name_that_does_not_exist_is_refused_as_before() -> None:
    with pytest.raises(BadOptions, match="'mission' cannot be '67'; it has to be 1–66, practice, cannes"):
        Match(registry.load(SLUG), 3, options={"mission": "67"})


def test_a_game_without_such_missions_takes_none() -> None:
    others = [slug for slug in registry.playable() if slug != SLUG]
    with pytest.raises(UnknownGame, match="takes no missions of players"):
        registry.put_up(others[0], [written()])


def test_processes_that_think_are_told_the_folder(tmp_path: Path) -> None:
    plain = Settings(data=tmp_path, bot_command=("think",))
    assert plain.worker_command == ("think",)
    assert Settings(data=tmp_path, bot_command=("think",), missions=tmp_path).worker_command == (
        *plain.worker_command,
        *("--missions", str(tmp_path)),
    )
    assert config.read(environment={"COSMOTHEQUE_MISSIONS": str(tmp_path)}).missions == tmp_path


def test_a_folder_is_read_once_and_bounded(missions: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "MOST_FILES", 1)
    *_, late = put_up(missions)
    assert late.mission is None
    assert "more than 1" in late.faults[0].en
    (missions / FILE).unlink()
    assert len(put_up(missions)) == 2
    with pytest.raises(NoFolder, match="no folder of missions"):
        put_up(missions / "nowhere")


@pytest.mark.long("page")
def test_the_check_plays_the_example_and_says_how_to_play_it(
    missions: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for_two = changed("seats = [2, 5]", "seats = [2, 2]")
    (missions / FILE).write_text(for_two, encoding="utf-8")
    assert main(["mission", "check", str(missions / FILE), "--seeds", "1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "“The lighthouse” can be played. Trials in which the laws hold: 1." in said
    assert re.search(r"Bots win \d+ of 20 games\.", said)
    assert f"cosmotheque play {SLUG} --missions FOLDER --option mission={written(for_two).name}" in said
    assert not UNOFFICIAL


def test_the_check_says_what_is_wrong_in_the_language_wanted(
    missions: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["mission", "check", str(missions / "broken.toml"), "--lang", "fr"]) == 1
    assert "n’est pas possible\u202f; il faut un nombre entier de 6 à 12." in capsys.readouterr().out
    assert main(["mission", "check", str(missions / "nowhere.toml"), "--lang", "en"]) == 1
    assert "nowhere.toml: The file cannot be read: No such file or directory." in capsys.readouterr().out
    (missions / "none").mkdir()
    assert main(["mission", "check", str(missions / "none"), "--lang", "en"]) == 2
    assert "has no file that ends with .toml" in capsys.readouterr().err


def test_parts_that_fail_together_are_told_with_seats_and_seed(
    missions: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: cards that nothing brings, which the reader would have refused."""
    monkeypatch.setattr(clashes, "_of_cards", lambda _setup, _names: iter(()))
    (missions / "planted.toml").write_text(changed('"x_wires"', '"like_red"'), encoding="utf-8")
    assert main(["mission", "check", str(missions / "planted.toml"), "--seeds", "1", "--lang", "en"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 4
    assert re.match(r"planted.toml: With 2 players and seed 0: (law 3 does not hold|the game fails)", said[0])
    assert "CardsTask" in said[0]


@contextlib.contextmanager
def served(missions: Path, *more: str) -> Iterator[str]:
    """The address of a server that was started with the folder, as an operator does."""
    port = free_port()
    command = [sys.executable, "-m", "cosmotheque", "serve", "--port", str(port), "--missions", str(missions)]
    process = subprocess.Popen(  # noqa: S603
        [*command, "--data", str(missions / "data"), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert process.stdout is not None
    told = "".join(process.stdout.readline() for _ in range(2))
    assert "broken.toml: left out. wires.blue: 13" in told
    assert f"{FILE}: The lighthouse ({NAME})" in told
    assert next(line for line in process.stdout if '"open"' in line)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.communicate(timeout=60)


def play_a_turn(address: str) -> None:
    """Play the mission from the shelf as a guest: two bots play until it is the guest's turn."""
    with Player(address) as guest:
        info = guest.get(f"/api/games/{SLUG}")
        assert info["options"]["properties"]["mission"]["apart"] == [NAME]
        assert info["words"]["briefings"][f"mission.{NAME}"]["title"]["fr"] == "Le phare"
        wishes: dict[str, Any] = {"seats": 3, "mine": [0], "options": {"mission": NAME, "captain": "1"}}
        table = guest.create(game=SLUG, bots={"1": "level-1", "2": "level-1"}, start=True, **wishes)["id"]
        with guest.live(table) as live:
            assert live.until_turn(0)["view"]["options"]["mission"] == NAME


@pytest.mark.long("page")
def test_a_server_offers_them_and_its_bots_play_them(missions: Path) -> None:
    with served(missions) as address:
        play_a_turn(address)
        with Player(address) as guest:
            wanted = {"mission": "the-lighthouse@00000000"}
            refused = guest.create(400, game=SLUG, seats=3, mine=[0], options=wanted)
            assert "its file is wanted" in refused["why"]["en"]


@pytest.mark.long("page")
def test_all_processes_of_a_server_play_them(missions: Path, postgres: Any) -> None:
    with served(missions, "--database", postgres.database(), "--processes", "2") as address:
        for _ in range(2):
            play_a_turn(address)
