"""`cosmotheque verify`: what it says, in which language, and with which exit status."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from cosmotheque.core.game import CHANCE, AnyGame
from cosmotheque.core.match import Match
from cosmotheque.core.proof import House, Share, Together, bots_share, deal_from, seal
from cosmotheque.core.record import Record

Run = Callable[..., tuple[int, str, str]]
SECRET, NUMBER = "5" * 64, "1" * 64


@pytest.fixture
def proved(game: AnyGame, tmp_path: Path) -> Path:
    """A game whose deal a person and a bot have drawn, and which that person soon gives up."""
    seats = game.meta.seats[0]
    shares = (Share(seal(NUMBER), NUMBER), *(bots_share(SECRET, seat) for seat in range(1, seats)))
    proof = Together(seal(SECRET), SECRET, shares)
    match = Match(game, seats, seed=deal_from(SECRET, shares), names=("Ann",))
    assert any(move.seat == CHANCE for move in match.moves), "this game begins with a draw"
    match.concede(0)
    path, header = tmp_path / "proved.jsonl", replace(match.header, proof=proof, moves=len(match.moves))
    path.write_bytes(Record(header, tuple(match.moves), match.concession).to_jsonl())
    return path


def altered(path: Path, **changes: object) -> Path:
    """The record with another proof."""
    header, *lines = path.read_bytes().splitlines()
    known = msgspec.json.decode(header)
    known["proof"].update(changes)
    path.write_bytes(b"\n".join([msgspec.json.encode(known), *lines]))
    return path


def test_a_fair_deal_is_verified_in_words(run: Run, proved: Path) -> None:
    code, out, err = run("verify", proved)
    assert (code, err) == (0, "")
    assert "+ Ann took part: the number fits the commitment.\n" in out
    assert out.endswith("Verified: nobody chose what chance did.\n")
    code, out, _ = run("verify", proved, "--lang", "fr")
    assert code == 0
    assert out.endswith("Vérifié\u00a0: personne n’a choisi ce que le hasard a fait.\n")


def test_a_cheat_is_told_apart_from_an_old_record_by_the_exit_status(run: Run, proved: Path, record: Path) -> None:
    code, out, _ = run("verify", altered(proved, secret="6" * 64))
    assert code == 1
    assert "! The server’s secret does not fit its seal" in out
    assert out.endswith("Altered: something is not as it was promised.\n")
    code, out, _ = run("verify", record)
    assert code == 3
    assert out.endswith("Not verifiable.\n")


def test_a_record_that_is_not_whole_is_not_verified(run: Run, proved: Path, record: Path) -> None:
    """Cut to its header, before the concession, in the middle of a line; a game without proof as well."""
    lines = proved.read_bytes().splitlines(keepends=True)
    moves = len(lines) - 2
    cases = {
        b"".join(lines[:1]): (f"! The record should have {moves} moves; there are 0", "! The game is not there"),
        b"".join(lines[:-1]): (
            f"+ Moves played again, all by the rules: {moves} of {moves}.",
            "! The game is not there",
        ),
        b"".join(lines)[:-9]: (f"! Line {len(lines)} breaks off in the middle.", "! The game is not there"),
        b"".join(record.read_bytes().splitlines(keepends=True)[:-1]): (
            "+ Moves played again",
            "! The game is not there",
        ),
    }
    for data, told in cases.items():
        proved.write_bytes(data)
        code, out, err = run("verify", proved)
        assert (code, err) == (1, "")
        assert all(words in out for words in told), out
        assert out.endswith("Not whole: this is not the whole game.\n")
    assert run("verify", proved, "--lang", "fr")[1].endswith("Incomplet\u00a0: ce n’est pas la partie entière.\n")


def test_what_somebody_noted_is_held_against_the_record(run: Run, proved: Path) -> None:
    code, out, _ = run("verify", proved, "--seal", seal(SECRET), "--number", NUMBER)
    assert code == 0
    assert "+ It is the seal that you had noted." in out
    assert "+ Your number is among those that were used." in out
    code, out, _ = run("verify", proved, "--seal", seal("another"))
    assert (code, f"! It is not the seal that you had noted: the record has {seal(SECRET)}." in out) == (1, True)
    code, out, _ = run("verify", proved, "--number", "2" * 64)
    assert (code, "! Your number is not among those that were used." in out) == (1, True)


def test_the_deal_of_a_day_is_said_to_be_the_houses(run: Run, game: AnyGame, tmp_path: Path) -> None:
    match = Match(game, seed="of the day")
    match.concede(0)
    path = tmp_path / "day.jsonl"
    proof = House(seal("of the day"), "2026-11-16", "of the day")
    path.write_bytes(replace(match.record, header=replace(match.header, proof=proof)).to_jsonl())
    code, out, _ = run("verify", path)
    assert code == 0
    assert "the house chose it" in out
    assert out.endswith("Verified: chance followed the deal that the house had sealed.\n")


def test_a_record_comes_from_standard_input_too(proved: Path) -> None:
    words = [sys.executable, "-m", "cosmotheque", "verify", "-", "--lang", "en"]
    done = subprocess.run(words, input=proved.read_bytes(), capture_output=True, check=False, timeout=60)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Verified" in done.stdout


def test_what_is_no_record_is_refused_in_a_sentence(run: Run, proved: Path) -> None:
    proved.write_bytes(proved.read_bytes().replace(b'"together"', b'"alone"'))
    code, out, err = run("verify", proved)
    assert (code, out) == (2, "")
    assert "Line 1 is not the header of a record." in err


def test_a_name_does_not_steer_the_terminal(run: Run, proved: Path) -> None:
    header, *lines = proved.read_bytes().splitlines()
    named = {**msgspec.json.decode(header), "names": ["\x1b[2J\r\nFake"]}
    proved.write_bytes(b"\n".join([msgspec.json.encode(named), *lines]))
    code, out, _ = run("verify", proved)
    assert code == 0
    assert not set(out) & set("\x1b\r")
    assert "\nFake" not in out
