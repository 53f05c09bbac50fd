"""Bad input gets one clear sentence on stderr and exit code 2; nothing is printed to stdout."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmotheque import registry
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import AnyGame

Run = Callable[..., tuple[int, str, str]]


def refused(result: tuple[int, str, str]) -> str:
    code, out, err = result
    assert code == 2
    assert out == ""
    assert err.endswith(".\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("", "COMMAND"),
        ("plya GAME", "'plya'"),
        ("play", "GAME"),
        ("play nothing-like-it", "'nothing-like-it'"),
        ("play GAME --seats 99", "99"),
        ("play GAME --seats many", "'many'"),
        ("play GAME --seat 9", "'9'"),
        ("play GAME --seat me", "'me'"),
        ("play GAME --bot nobody", "'nobody'"),
        ("play GAME --option colour", "NAME=VALUE"),
        ("play GAME --option =1", "NAME=VALUE"),
        ("play GAME --option no-such=1", "'no-such'"),
        ("play GAME --lang de", "'de'"),
        ("play GAME --seconds 0", "'0'"),
        ("play GAME --seconds soon", "'soon'"),
        ("play GAME --colour red", "--colour"),
        ("games nothing-like-it", "'nothing-like-it'"),
        ("simulate GAME --games 0", "'0'"),
        ("simulate GAME --bots random,,random", "commas"),
        ("simulate GAME --bots random,nobody", "'nobody'"),
        ("simulate GAME --bots random,random,random,random,random,random,random,random,random", "9"),
        ("simulate GAME --option no-such=1", "'no-such'"),
        ("simulate GAME --jobs 0", "'0'"),
        ("simulate GAME --cluster 127.0.0.1:8786", "tcp://HOST:PORT"),
        ("simulate GAME --jobs 2 --cluster tcp://127.0.0.1:8786", "--jobs"),
        ("arena GAME", "--bots"),
        ("arena GAME --bots random", "two bots"),
        ("arena GAME --ladder --width 1.5", "'1.5'"),
        ("arena GAME --ladder --bots random,greedy --out /no/such/folder/file", "/no/such/folder/file"),
        ("arena GAME --bots random,random", "two bots"),
        ("arena GAME --bots random,nobody", "'nobody'"),
        ("perft GAME", "--depth"),
        ("perft GAME --depth -1", "'-1'"),
        ("perft GAME --depth 1 --option no-such=1", "'no-such'"),
        ("replay /no/such/file", "/no/such/file"),
        ("laws nothing-like-it", "'nothing-like-it'"),
        ("benchmark scripted --out /no/such/folder --games nothing-like-it", "'nothing-like-it'"),
        ("bench nothing-like-it", "'nothing-like-it'"),
        ("serve --port 99999", "'99999'"),
    ],
)
def test_one_sentence(run: Run, slug: str, words: str, told: str) -> None:
    assert told in refused(run(*words.replace("GAME", slug).split()))


def test_more_bots_than_seats(run: Run, slug: str) -> None:
    seats = registry.load(slug).meta.seats[0]
    bots = ",".join(["random"] * (seats + 1))
    assert f"{seats + 1} bots" in refused(run("simulate", slug, "--seats", seats, "--bots", bots))


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    assert str(tmp_path) in refused(run("replay", tmp_path))


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"hello", b"[]", b'{"game": 1}', b'{"format": 7}'])
def test_a_garbled_record_names_the_line(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "garbled.jsonl"
    path.write_bytes(content)
    assert "Line 1" in refused(run("replay", path))


def change_header(record: Path, **changes: Any) -> None:
    first, rest = record.read_bytes().split(b"\n", 1)
    record.write_bytes(msgspec.json.encode({**msgspec.json.decode(first), **changes}) + b"\n" + rest)


def test_a_record_of_other_rules_says_so(run: Run, record: Path) -> None:
    change_header(record, version=99)
    assert "version 99" in refused(run("replay", record))


def test_a_record_of_an_unknown_game_says_so(run: Run, record: Path) -> None:
    change_header(record, game="nothing-like-it")
    assert "'nothing-like-it'" in refused(run("replay", record))


def test_a_record_with_an_illegal_move_names_the_line(run: Run, record: Path) -> None:
    lines = record.read_bytes().splitlines()
    record.write_bytes(b"\n".join([lines[0], *lines[2:]]))
    assert "Line" in refused(run("replay", record))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play nothing-like-it", "Il n’y a pas de jeu 'nothing-like-it' ; choix possibles : "),
        ("play GAME --option no-such=1", "L’option 'no-such' n’existe pas ; "),
        ("play GAME --option colour", "Une option s’écrit NOM=VALEUR, et non 'colour'."),
        ("play GAME --bot nobody", "GAME n’a pas de robot 'nobody' ; choix possibles : random, "),
        ("play GAME --seat 9", "Une place est un numéro de 0 à "),
        ("games nothing-like-it", "Il n’y a pas de jeu 'nothing-like-it' ; choix possibles : "),
        ("replay /no/such/file", "Impossible de lire /no/such/file : "),
        ("replay RECORD --seat 99", "Les places vont de 0 à "),
    ],
)
def test_the_sentence_is_in_the_language_that_was_chosen(
    run: Run, slug: str, record: Path, words: str, told: str
) -> None:
    called = words.replace("GAME", slug).replace("RECORD", str(record)).split()
    assert refused(run(*called, "--lang", "fr")).startswith(told.replace("GAME", slug))


def test_without_a_choice_the_locale_decides(run: Run, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert "au moins deux robots" in refused(run("arena", slug, "--bots", "random"))


def test_a_rule_that_a_record_breaks_is_told_in_french(run: Run, record: Path, game: AnyGame) -> None:
    """The first move of seat 0 is made twice."""
    lines = record.read_bytes().splitlines()
    first, later = [number for number, line in enumerate(lines) if b'"seat":0,' in line][:2]
    lines[later] = lines[first]
    record.write_bytes(b"\n".join(lines))
    code, out, told = run("replay", record, "--list", "--lang", "fr")
    assert (code, out) == (2, "")
    rules = [rule for section in game.words.rulebook for rule in section.rules]
    assert told in {f"Ligne {later + 1} : {rule.text.fr} ({rule.id})\n" for rule in rules}


@pytest.mark.parametrize("command", ["replay", "review"])
def test_a_record_from_a_seat_that_is_not_there(run: Run, record: Path, command: str) -> None:
    assert "99" in refused(run(command, record, "--seat", 99))


def test_records_into_a_folder_that_cannot_be_made(run: Run, slug: str, record: Path) -> None:
    """A file stands where the folder should be."""
    assert str(record) in refused(run("simulate", slug, "--games", 1, "--records", record))


def test_a_position_where_the_game_cannot_read_it(run: Run, slug: str) -> None:
    assert "position" in refused(run("perft", slug, "--depth", 1, "--position", "not a position"))


def test_benchmarks_are_missing_from_an_installed_package(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("cosmotheque.__file__", str(tmp_path / "a" / "b" / "c.py"))
    assert "checkout" in refused(run("bench"))


def test_a_server_without_its_packages_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(f"No module named {name!r}", name="litestar")

    monkeypatch.setattr("cosmotheque.cli.serve.import_module", missing)
    assert "cosmotheque[server]" in refused(run("serve"))


def test_a_server_whose_games_cannot_be_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Server:
        @staticmethod
        def serve(*_settings: object, **_wishes: object) -> None:
            raise PermissionError(13, "Permission denied", "/no/such/folder")

    monkeypatch.setattr("cosmotheque.cli.serve.import_module", lambda _name: Server)
    assert "/no/such/folder" in refused(run("serve"))


def test_any_refusal_of_the_package_becomes_a_sentence(run: Run, slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_slug: str) -> None:
        raise CosmothequeError("Not today.")

    monkeypatch.setattr("cosmotheque.registry.load", refuse)
    assert refused(run("perft", slug, "--depth", 1)) == "Not today.\n"
