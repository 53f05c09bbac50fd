"""A finished game told again over REST, position by position, from a requested point of view.

The frames are the same for all who share it: they are packed once. Around them stands the table as each of them sees
it.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, cast

import msgspec
from litestar.serialization import encode_json
from msgspec.structs import replace

from cosmotheque.core.record import Record
from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live.journal import Journal, header_of
from cosmotheque.server.live.seats import seat_of
from cosmotheque.server.live.table import Table
from cosmotheque.server.wire.replay import Replay
from cosmotheque.server.workers import retelling
from cosmotheque.server.workers.charging import Asker
from cosmotheque.server.workers.orders import ReplayOrder
from cosmotheque.server.workers.packed import Packed, pack, splice, unpack

AT_ONCE = 16
SHORT = 200
"""The most moves of a game that this process retells itself: that is faster than asking a worker. Drawing never is."""
HOLE = b"\0"  # JSON never has it


class PackedReplay(msgspec.Struct, frozen=True):
    """A replay as it is sent: packed frames, and what stands before and after them."""

    begin: bytes
    frames: Packed
    end: bytes

    def gzip(self) -> bytes:
        return splice(self.begin, self.frames, self.end)

    async def plain(self) -> AsyncIterator[bytes]:
        for part in unpack(self.begin, self.frames, self.end):
            yield part


async def replay(table: Table, seat: int | None, asker: Asker, *, drawn: bool = False) -> PackedReplay:
    """Every position of the game, as a seat or a spectator saw it; `drawn` for a browser without a board for it."""
    if seat is not None:
        seat_of(table.record, seat)
    journal = await table.ask(table.state.load_finished)
    outcome = journal.match.outcome
    if outcome is None:
        raise Denied(409, sentences.NOT_OVER)
    if drawn or len(journal.match.moves) > SHORT:
        frames = await _have_told(table, journal, seat, asker, drawn=drawn)
    else:
        frames = await _tell(table, journal, seat, asker)
    info = await table.ask(lambda: table.state.info(asker.guest))
    begin, _, end = encode_json(Replay(info, seat, cast(Any, msgspec.Raw(HOLE)), outcome)).partition(HOLE)
    return PackedReplay(begin, frames, end)


async def _tell(table: Table, journal: Journal, seat: int | None, asker: Asker) -> Packed:
    """The frames of a game, packed here: requests come in turn, and others are served in between."""
    parts: list[bytes] = []
    async with table.services.replays.turn(asker.address):
        try:
            for part in retelling.write_frames(retelling.frames_of(journal.match, seat, drawn=False)):
                parts.append(part)
                if len(parts) % AT_ONCE == 0:
                    await asyncio.sleep(0)
        except retelling.TooLong as fault:
            raise Denied(413, sentences.TOO_LONG_TO_REPLAY) from fault
        return pack(parts)


async def _have_told(table: Table, journal: Journal, seat: int | None, asker: Asker, *, drawn: bool) -> Packed:
    """The frames of a game, packed by a process of its own, which is handed the moves and no names."""

    def order() -> ReplayOrder:
        match = journal.match
        record = Record(replace(header_of(table.record), names=()), tuple(match.moves), match.concession)
        return ReplayOrder(record.to_jsonl().decode(), seat, drawn)

    key = f"replay/{table.record.id}/{journal.v}/{seat}/{drawn}"
    packed = await table.services.answers.get(key, asker, order)
    if not packed:
        raise Denied(413, sentences.TOO_LONG_TO_REPLAY)
    return msgspec.msgpack.decode(packed, type=Packed)
