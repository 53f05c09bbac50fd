"""Puzzles as they are stored and sent: a static file a game, which a page can solve from without asking the server."""

import gzip
import zlib
from hashlib import sha256
from typing import Any

import msgspec

from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.puzzle import Answer, Proof, Theme, Verdict
from cosmotheque.core.record import Record
from cosmotheque.study.columns import fold, unfold


class Puzzle(msgspec.Struct, frozen=True):
    """`record` leads to the position; the rest follows from it, and is there for pages.

    One chooses from `actions`, or from `answers`, numbers of those in the pack; then no actions are kept. `right` are
    numbers in that list; `verdicts` has for each of it the number of its verdict in the pack.
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
    answers: tuple[int, ...] = ()


class Pack(msgspec.Struct, frozen=True):
    """The puzzles of a game, those of one match side by side: so they take little room."""

    game: str
    version: int
    themes: tuple[Theme, ...]
    verdicts: tuple[Verdict, ...] = ()
    answers: tuple[Answer, ...] = ()
    puzzles: tuple[Puzzle, ...] = ()

    def proof(self, puzzle: Puzzle) -> Proof:
        verdicts = tuple(self.verdicts[number] for number in puzzle.verdicts)
        return Proof(puzzle.right, verdicts, tuple(self.answers[number] for number in puzzle.answers))


class _Columns(msgspec.Struct):
    of: dict[str, msgspec.Raw]


class _Laid(msgspec.Struct):
    """A pack as it lies in its file, of which nothing is unfolded."""

    puzzles: _Columns | tuple[()] = ()


def name_of(record: Record, theme: str) -> str:
    """A puzzle's name, the same wherever it is found."""
    return sha256(codec.encode((record.header.options, record.moves, theme))).hexdigest()[:10]


def record_lines(puzzle: Puzzle) -> bytes:
    """A puzzle's record as a file of it would be."""
    moves = puzzle.record.get("moves", ())
    return b"".join(codec.encode(line) + b"\n" for line in (puzzle.record["header"], *moves))


def write_pack(pack: Pack) -> bytes:
    """Equal packs have equal bytes."""
    plain = codec.decode(codec.encode(pack), Any)
    return gzip.compress(codec.encode(fold(plain)), mtime=0)


def read_pack(data: bytes) -> Pack:
    """BadNotation when the bytes are no pack."""
    try:
        pack: Pack = msgspec.convert(unfold(codec.decode(gzip.decompress(data), Any)), Pack)
    except (OSError, EOFError, zlib.error, LookupError, TypeError, ValueError, StopIteration) as fault:
        raise BadNotation(str(fault)) from fault
    return pack


def read_right(data: bytes) -> dict[str, tuple[int, ...]]:
    """The puzzles of a pack by name, each with its right answers. All else stays folded: it takes a hundred times as
    long to read, and much room."""
    puzzles = codec.decode(gzip.decompress(data), _Laid).puzzles
    if not isinstance(puzzles, _Columns):
        return {}
    names, right = (unfold(codec.decode(puzzles.of[column], Any)) for column in ("id", "right"))
    return {name: tuple(numbers) for name, numbers in zip(names, right, strict=True)}
