"""Files of missions that somebody else has written: bounded, never run, and nothing in them steers a terminal."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cosmotheque.core.written import Unreadable
from cosmotheque.missions.files import MOST_BYTES, authorships, read, read_file

(SLUG, *_) = authorships()


def refusal(data: str | bytes, name: str = "my-mission.toml") -> str:
    """All that is said against a file."""
    with pytest.raises(Unreadable) as unreadable:
        read(name, data.encode() if isinstance(data, str) else data)
    assert all(one.fr and one.en for one in unreadable.value.faults)
    return unreadable.value.said.en


def test_a_mission_file_is_bounded(tmp_path: Path) -> None:
    assert "more than 65536 bytes" in refusal("#" * (MOST_BYTES + 1))
    long = tmp_path / "long.toml"
    long.write_bytes(b"#" * 10 * MOST_BYTES)
    with pytest.raises(Unreadable, match="more than 65536 bytes"):
        read_file(long)
    assert "too deeply" in refusal("a = " + "[" * 20_000) or "TOML" in refusal("a = " + "[" * 20_000)
    assert len(refusal("a" * 50_000)) < 500


@pytest.mark.parametrize(
    "name", ["My-Mission.toml", "4.toml", "a b.toml", "a.json", ".toml", "é.toml", "a" * 41 + ".toml"]
)
def test_the_name_of_a_mission_file_is_bounded(name: str) -> None:
    assert "small letters" in refusal(f'game = "{SLUG}"', name)


@pytest.mark.parametrize("code", ["001b", "0007", "202e", "2066", "200b", "e001", "feff"])
def test_signs_that_steer_or_hide_are_refused(code: str) -> None:
    said = refusal(f'game = "{SLUG}"\n[title]\nfr = "a\\u{code}b"')
    assert said == f"title.fr: the sign U+{code.upper()} is not shown, or turns the direction of writing."
    assert code.upper() in refusal(f'game = "{SLUG}"\n"a\\u{code}" = 1')


def test_a_mission_names_its_game() -> None:
    assert refusal("a = 1") == f"game: the name of the game is wanted; it has to be {SLUG}."
    assert "game: " in refusal('game = "none-such"')
    assert "game: " in refusal("game = []")
    assert "UTF-8" in refusal(b"\xff")
    assert "not TOML" in refusal("a = ")


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=80) | st.text(max_size=80).map(lambda text: text.encode(errors="surrogatepass")))
def test_no_bytes_make_the_reader_of_missions_fail(data: bytes) -> None:
    assert refusal(data)
    assert refusal(f'game = "{SLUG}"\n'.encode() + data)
