"""Mutes and blocks between people. No answer shows a person that they are muted or blocked.

`is_blocked_between` is asked by everything that would bring two people together.
"""

from cosmotheque.server.features.civility.record import BLOCKED_BY, BLOCKS, MOST_BLOCKS, BlockRecord
from cosmotheque.server.store import Document, Store
from cosmotheque.server.store.documents import about, next_of

MOST_FOUND = 5000


async def mutes_and_blocks(store: Store, guest: str) -> list[BlockRecord]:
    """The people whom a guest has muted or blocked, newest first."""
    return await BLOCKS.of(store, guest, MOST_BLOCKS)


async def has_blocked(store: Store, one: str, other: str) -> bool:
    """True if `one` has blocked `other`."""
    return any(record.blocked and record.of == other for record in await mutes_and_blocks(store, one))


async def is_blocked_between(store: Store, one: str, other: str) -> bool:
    """True if two people are not to be brought together because one of them wants that."""
    return await has_blocked(store, one, other) or await has_blocked(store, other, one)


async def apart_from(store: Store, guest: str) -> frozenset[str]:
    """All people whom a guest is not to meet: those they have blocked, and those who have blocked them.

    For lists. Of very many who have blocked a guest the oldest may be missing, so that decisions ask `has_blocked`.
    """
    mine = {record.of for record in await mutes_and_blocks(store, guest) if record.blocked}
    theirs = {
        record.by
        for record in await BLOCKED_BY.of(store, about(guest), MOST_FOUND)
        if record.blocked and record.of == guest
    }
    return frozenset(mine | theirs)


async def mute_or_block(store: Store, new: BlockRecord) -> None:
    """Mute or block a person, in place of the earlier mute or block between the two."""
    await store.keep(*await _endings(store, new.by, new.of), *_documents(new))


async def unblock(store: Store, by: str, of: str) -> None:
    """Hear and meet a person again."""
    endings = await _endings(store, by, of)
    if endings:
        await store.keep(*endings)


def _documents(new: BlockRecord) -> list[Document]:
    return [BLOCKS.document(new), BLOCKED_BY.document(new)]


async def _endings(store: Store, by: str, of: str) -> list[Document]:
    """The documents that end all mutes and blocks of one person against the other."""
    found: list[Document] = []
    for record in await mutes_and_blocks(store, by):
        if record.of == of:
            found.append(BLOCKS.document(next_of(record), gone=True))
            mirrored = await BLOCKED_BY.find(store, record.id)
            found += [] if mirrored is None else [BLOCKED_BY.document(next_of(mirrored), gone=True)]
    return found
