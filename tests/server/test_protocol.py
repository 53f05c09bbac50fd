"""Reading of messages: whole frames at once, everything else bit by bit, and both mean the same."""

import contextlib
import json
import socket
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.client import Player
from tests.server.conftest import Server
from tests.server.security.test_floods import wired
from websockets.frames import Frame, Opcode

from cosmotheque.server.door.protocol import AT_ONCE, whole_text

LOOK = b'{"type":"look","seat":null}'


def framed(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """A frame as a browser sends it."""
    return Frame(opcode, text, fin=fin).serialize(mask=True)


@contextlib.contextmanager
def listening(server: Server, table: str) -> Iterator[socket.socket]:
    """A spectator who has been told all there is, and whose every piece is sent by itself."""
    with wired(server, table) as wire:
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += wire.recv(1)
        assert answers(wire, 3) == ["table", "chat", "frame"]
        yield wire


def answers(wire: socket.socket, count: int) -> list[str]:
    """The types of the next messages from the server; its frames are shorter than 64 kB and not compressed."""
    found, data = list[str](), b""
    while len(found) < count:
        more = wire.recv(65_536)
        assert more, found
        data += more
        while len(data) >= 4:
            length, start = (int.from_bytes(data[2:4], "big"), 4) if data[1] == 126 else (data[1], 2)
            if len(data) < start + length:
                break
            if data[0] == 0x81:
                found.append(json.loads(data[start : start + length])["type"])
            data = data[start + length :]
    return found


@given(st.binary(max_size=2 * AT_ONCE))
def test_a_short_message_in_one_frame_is_read_whole(text: bytes) -> None:
    data = framed(text)
    assert whole_text(data) == (text if len(data) <= AT_ONCE else None)


@given(st.binary(max_size=300), st.integers(0, 400))
def test_less_or_more_than_a_frame_is_not_taken_for_one(text: bytes, cut: int) -> None:
    data = framed(text)
    assert whole_text(data[:cut] if cut < len(data) else data + b"\x81") is None


@pytest.mark.parametrize("kind", [Opcode.BINARY, Opcode.PING, Opcode.CLOSE, Opcode.CONT])
def test_other_frames_are_left_to_the_library(kind: Opcode) -> None:
    assert whole_text(framed(b"", kind)) is None
    assert whole_text(framed(LOOK, fin=False)) is None


def test_what_is_compressed_open_or_long_by_its_head_is_left_to_the_library() -> None:
    assert whole_text(b"\xc1" + framed(LOOK)[1:]) is None
    assert whole_text(Frame(Opcode.TEXT, LOOK).serialize(mask=False)) is None
    assert whole_text(b"\x81\xff" + bytes(4 + 127)) is None


def test_it_does_not_matter_in_which_pieces_messages_come(ann: Player, server: Server) -> None:
    table = ann.create(mine=[0, 1], start=True)["id"]
    parts = framed(LOOK[:9], fin=False), framed(LOOK[9:], Opcode.CONT)
    look = framed(LOOK)
    pieces = (look, look + look, look[:1], look[1:], *(bytes([byte]) for byte in look), *parts, look, look[:20])
    with listening(server, table) as wire:
        for piece in (*pieces, look[20:]):
            wire.sendall(piece)
        assert answers(wire, 8) == ["frame"] * 8


def test_what_is_inside_a_message_is_no_message(ann: Player, server: Server) -> None:
    """Bytes that would be a whole frame by themselves come in the middle of a long one, or between its parts."""
    table = ann.create(mine=[0, 1], start=True)["id"]
    mask = b"\x80" * 4  # under which a whole frame, unmasked once more, is a text
    look = bytes((0x81, 0x80 | len(LOOK))) + mask + bytes(byte ^ 0x80 for byte in LOOK)
    assert whole_text(look) == LOOK
    with listening(server, table) as wire:
        for piece in (bytes((0x81, 0x80 | len(look))) + mask, look, look):
            wire.sendall(piece)
        assert answers(wire, 2) == ["refused", "frame"]
        for piece in (framed(LOOK[:9], fin=False), look):
            wire.sendall(piece)
        assert b"expected a continuation frame" in wire.recv(65_536)
