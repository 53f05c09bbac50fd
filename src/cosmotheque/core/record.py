"""A game as it was played: a header and the moves, one JSON document a line. No seed is needed to replay it."""

from typing import Any

import msgspec

from cosmotheque.core import codec, sentences
from cosmotheque.core.errors import BadNotation, BadRecord, OtherVersion
from cosmotheque.core.game import AnyGame, Move, Seat
from cosmotheque.core.proof import Proof
from cosmotheque.core.text import Text

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The terms that a game was played by. `version` is that of its rules, `format` that of this file.

    A finished game's header has the `proof` of its deal, if there is one, and may say how many `moves` follow.
    """

    game: str
    version: int
    seats: int
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    started: str = ""
    format: int = FORMAT
    proof: Proof | msgspec.UnsetType = msgspec.UNSET
    moves: int | msgspec.UnsetType = msgspec.UNSET


class Concession(msgspec.Struct, frozen=True, tag="concession"):
    """A seat gave up, or ran out of time (`why` is "resigned" or "time"). Always the last line."""

    seat: Seat
    why: str
    at: int = 0


class Record(msgspec.Struct, frozen=True):
    header: Header
    moves: tuple[Move[Any], ...] = ()
    concession: Concession | None = None

    def to_jsonl(self) -> bytes:
        lines: list[Any] = [self.header, *self.moves]
        if self.concession is not None:
            lines.append(self.concession)
        return b"".join(codec.encode(line) + b"\n" for line in lines)


def read_header(data: bytes) -> Header:
    """The first line of a record."""
    first = data.split(b"\n", 1)[0]
    try:
        header: Header = codec.decode(first, Header)
    except BadNotation as fault:
        raise BadRecord(sentences.NO_HEADER.filled(fault.said)) from fault
    if header.format != FORMAT:
        raise BadRecord(at_line(1, sentences.OTHER_FORMAT.filled(FORMAT, header.format)))
    return header


def read_record(data: bytes, game: AnyGame) -> Record:
    """A record with its actions decoded by the types of its game, as they were in its version."""
    header = read_header(data)
    game = rules_of(header, game)
    lines = [(number, line) for number, line in enumerate(data.split(b"\n"), start=1) if line.strip()][1:]
    concession = _concession(lines[-1][1]) if lines else None
    if concession is not None:
        lines.pop()
    kind = Move[game.types.action]  # type: ignore[name-defined]
    moves = tuple(_line(number, line, kind) for number, line in lines)
    return Record(header, moves, concession)


def read_torn(data: bytes, game: AnyGame) -> tuple[Record, int | None]:
    """A record as far as it goes and, where its last line breaks off in the middle, the number of that line."""
    whole, _, last = data.rpartition(b"\n")
    try:
        return read_record(data, game), None
    except BadRecord:
        if not (whole and last.strip()):
            raise
        return read_record(whole, game), data.count(b"\n") + 1


def rules_of(header: Header, game: AnyGame) -> AnyGame:
    """The game by the rules that a record was played by; OtherVersion where they are no longer there."""
    if header.game != game.meta.slug:
        raise BadRecord(at_line(1, sentences.OTHER_GAME.filled(header.game, game.meta.slug)))
    if header.version == game.meta.version:
        return game
    if header.version not in game.earlier:
        known = ", ".join(str(version) for version in sorted({*game.earlier, game.meta.version}))
        raise OtherVersion(at_line(1, sentences.OTHER_RULES.filled(header.version, known)))
    return game.earlier[header.version]


def at_line(number: int, what: Text) -> Text:
    """The fault of a record, with its line."""
    return sentences.LINE.filled(number, what)


def _concession(line: bytes) -> Concession | None:
    try:
        concession: Concession = codec.decode(line, Concession)
    except BadNotation:
        return None
    return concession


def _line(number: int, line: bytes, kind: Any) -> Any:
    try:
        return codec.decode(line, kind)
    except BadNotation as fault:
        raise BadRecord(sentences.NO_MOVE.filled(number, fault.said)) from fault
