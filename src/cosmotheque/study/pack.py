"""Puzzles as they are stored and sent: a static file a game, which a page can solve from without asking anybody."""

import gzip
from hashlib import sha256
from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.puzzle import Proof, Theme, Verdict
from cosmotheque.core.record import Record


class Puzzle(msgspec.Struct, frozen=True):
    """`record` leads to the position; the rest follows from it, and is there for pages.

    `right` are numbers of `actions`; `verdicts` has for each action the number of its verdict in the pack.
    """

    id: str
    theme: str
    rating: int
    record: Any
    seats: int
    seat: int
    view: Any
    actions: tuple[Any, ...]
    right: tuple[int, ...]
    verdicts: tuple[int, ...]


class Pack(msgspec.Struct, frozen=True):
    """The puzzles of a game, easy ones first."""

    game: str
    version: int
    themes: tuple[Theme, ...]
    verdicts: tuple[Verdict, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()

    def proof(self, puzzle: Puzzle) -> Proof:
        return Proof(puzzle.right, tuple(self.verdicts[number] for number in puzzle.verdicts))


def name_of(record: Record, theme: str) -> str:
    """A puzzle's name, the same wherever it is found."""
    return sha256(codec.encode((record.header.options, record.moves, theme))).hexdigest()[:10]


def record_lines(puzzle: Puzzle) -> bytes:
    """A puzzle's record as a file of it would be."""
    moves = puzzle.record.get("moves", ())
    return b"".join(codec.encode(line) + b"\n" for line in (puzzle.record["header"], *moves))


def write_pack(pack: Pack) -> bytes:
    """Equal packs have equal bytes."""
    return gzip.compress(codec.encode(pack), mtime=0)


def read_pack(data: bytes) -> Pack:
    try:
        pack: Pack = codec.decode(gzip.decompress(data), Pack)
    except (OSError, EOFError) as fault:
        raise BadNotation(str(fault)) from fault
    return pack
