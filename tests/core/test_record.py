"""Records: a header and the moves as JSON lines; whatever is wrong with one is named with its line."""

import msgspec
import pytest

from cosmotheque import Match
from cosmotheque.core.errors import BadRecord, OtherVersion
from cosmotheque.core.record import Concession, Record, read_header, read_record
from cosmotheque.core.replaying import replay

from .tally import TALLY, Add, Gamble, Tap


@pytest.fixture
def played() -> Match:
    """Two moves, one of them with what chance added."""
    match = Match(TALLY, seats=3, seed=3, options={"goal": 30}, names=("Ada", "Bo", "Cy"), started="2026-11-15")
    match.play(0, Tap(300))
    match.play(1, Gamble())
    return match


def lines(match: Match) -> list[bytes]:
    return match.record.to_jsonl().splitlines()


def read(parts: list[bytes]) -> Match:
    return replay(read_record(b"\n".join(parts), TALLY), TALLY)


def test_a_record_replays_without_a_seed(played: Match) -> None:
    again = read(lines(played))
    assert again.state == played.state
    assert again.events == played.events
    assert again.record == played.record


def test_a_header_says_what_was_played(played: Match) -> None:
    header = read_header(played.record.to_jsonl())
    assert (header.game, header.version, header.seats) == ("tally", 1, 3)
    assert header.options == {"goal": 30, "timed": False, "first": "low"}
    assert (header.names, header.started) == (("Ada", "Bo", "Cy"), "2026-11-15")


def test_a_concession_is_the_last_line(played: Match) -> None:
    played.concede(2, "time")
    again = read(lines(played))
    assert again.concession == Concession(2, "time", 0)
    assert again.outcome == played.outcome


def test_a_replayed_game_can_go_on(played: Match) -> None:
    again = read(lines(played))
    again.play(2, Add(1))
    assert len(again.moves) == 4


def test_a_restored_match_is_the_fold_of_its_moves(played: Match) -> None:
    restored = Match.restore(TALLY, played.header, played.moves, seed=1)
    assert restored.state == played.state
    assert restored.record == played.record


def test_blank_lines_are_skipped_and_counted(played: Match) -> None:
    header, *moves = lines(played)
    assert read([header, b"", *moves, b""]).state == played.state
    with pytest.raises(BadRecord, match="Line 3 is not a move of this game"):
        read([header, b"", b"nonsense", *moves])


@pytest.mark.parametrize("first", [b"", b"{}", b"[]", b"\xff", b'{"game":"tally"}'])
def test_a_file_without_a_header_is_no_record(first: bytes) -> None:
    with pytest.raises(BadRecord, match="Line 1 is not the header of a record"):
        read_record(first, TALLY)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("game", "ludo", "Line 1: this is a record of ludo, not of tally"),
        ("seats", 9, "Line 1: Tally is not played by 9 seats"),
        ("options", {"goal": 99}, "Line 1: The option 'goal' cannot be 99"),
        ("options", {"gaol": 9}, "Line 1: There is no option 'gaol'"),
        ("format", 2, "Line 1: this program reads records of format 1, not 2"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(played: Match, field: str, value: object, message: str) -> None:
    header = msgspec.structs.replace(played.header, **{field: value})
    with pytest.raises(BadRecord, match=message):
        read([msgspec.json.encode(header), *lines(played)[1:]])


def test_a_record_of_other_rules_says_so(played: Match) -> None:
    header = msgspec.structs.replace(played.header, version=2)
    with pytest.raises(OtherVersion, match="Line 1: played by rules version 2; there is 1"):
        read([msgspec.json.encode(header), *lines(played)[1:]])


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (b'{"seat":2,"action":{"type":"add","count":9}}', r"Line 5: A seat adds one, two or three\. \(TAL-1\)"),
        (b'{"seat":1,"action":{"type":"add","count":1}}', "Line 5: seat 1 is not to move"),
        (b'{"seat":-1,"action":{"type":"roll","face":1}}', "Line 5: seat -1 is not to move"),
        (b'{"seat":2,"action":{"type":"fly"}}', "Line 5 is not a move of this game"),
        (b'{"seat":2,"action":{"type":"add","count":1},"at":-5}', "Line 5: time runs backwards"),
        (b'{"type":"concession","seat":7,"why":"time"}', "Line 5: There are seats 0 to 2; 7 is none of them"),
        (b'{"type":"concession"}', "Line 5 is not a move of this game"),
    ],
)
def test_a_bad_line_is_named(played: Match, move: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read([*lines(played), move])


def test_what_is_wrong_with_a_record_is_said_in_french_too(played: Match) -> None:
    """Also what the rules, the options or the reader say of it."""
    header, *moves = lines(played)
    other = msgspec.json.encode(msgspec.structs.replace(played.header, options={"gaol": 9}))
    said = {
        "Ligne 5 : A seat adds one, two or three. (fr) (TAL-1)": [
            *lines(played),
            b'{"seat":2,"action":{"type":"add","count":9}}',
        ],
        "Ligne 5 : ce n’est pas au joueur 1 de jouer.": [
            *lines(played),
            b'{"seat":1,"action":{"type":"add","count":1}}',
        ],
        "Ligne 1 : L’option 'gaol' n’existe pas": [other, *moves],
        "La ligne 2 n’est pas un coup de ce jeu. Texte illisible : ": [header, b"nonsense"],
        "La ligne 1 n’est pas l’en-tête d’une partie. Texte illisible : ": [b"nonsense"],
    }
    for french, parts in said.items():
        with pytest.raises(BadRecord) as refused:
            read(parts)
        assert refused.value.in_language("fr").startswith(french)
        assert refused.value.in_language("en") == str(refused.value)


def test_a_chance_move_that_cannot_be_made_is_named(played: Match) -> None:
    *parts, _ = lines(played)
    with pytest.raises(BadRecord, match="Line 4: this move cannot be made here"):
        read([*parts, b'{"seat":-1,"action":{"type":"roll","face":6}}'])


def test_the_clock_makes_its_own_move_only() -> None:
    match = Match(TALLY, options={"timed": True})
    match.ring()
    assert read(lines(match)).state == match.state
    with pytest.raises(BadRecord, match="Line 2: the clock does not do that"):
        read([lines(match)[0], b'{"seat":-2,"action":{"type":"add","count":3},"at":1000}'])


def test_nothing_follows_the_end() -> None:
    match = Match(TALLY, options={"goal": 1})
    match.play(0, Add(1))
    record = match.record
    with pytest.raises(BadRecord, match="Line 3: seat 0 is not to move"):
        replay(Record(record.header, record.moves * 2), TALLY)
    with pytest.raises(BadRecord, match="Line 3: The game is over"):
        replay(Record(record.header, record.moves, Concession(0, "time")), TALLY)
