"""Packs as files: what is written is read again, and what is no pack is refused."""

import gzip

import pytest

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.puzzle import Theme, Verdict
from cosmotheque.core.text import Text
from cosmotheque.study.pack import Pack, Puzzle, read_pack, write_pack

WORDS = Text("oui", "yes")
PUZZLE = Puzzle(
    "abc", "any", 900, {"header": {}}, 2, 1, {"a": 1}, ({"type": "pass"}, {"type": "go", "at": 2}), (1,), (0, 0)
)
PACK = Pack("game", 1, (Theme("any", WORDS, WORDS, ()),), (Verdict(WORDS, ("a1",)),), puzzles=(PUZZLE,))


def test_a_pack_is_read_as_it_was_written() -> None:
    assert read_pack(write_pack(PACK)) == PACK


def test_equal_packs_have_equal_bytes() -> None:
    assert write_pack(PACK) == write_pack(read_pack(write_pack(PACK)))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no gzip",
        write_pack(PACK)[:-20],
        gzip.compress(b"[]", mtime=0),
        gzip.compress(b'{"$": "lists"}', mtime=0),
        gzip.compress(b'{"$": "sorts", "by": [5], "of": []}', mtime=0),
    ],
)
def test_what_is_no_pack_is_refused(data: bytes) -> None:
    with pytest.raises(BadNotation):
        read_pack(data)
