"""Mutes and blocks between people. Nobody is told that they are muted or blocked, nor could find it here.

`is_blocked_between` is asked by everything that would bring two people together.
"""

from cosmotheque.server.features.civility.record import MOST_SHUNS, SHUNNED, SHUNS, ShunRecord
from cosmotheque.server.store import Document, Store
from cosmotheque.server.store.documents import about, next_of

MOST_FOUND = 5000


async def mutes_and_blocks(store: Store, guest: str) -> list[ShunRecord]:
    """The people whom a guest has muted or blocked, newest first."""
    return await SHUNS.of(store, guest, MOST_SHUNS)


async def blocks(store: Store, one: str, other: str) -> bool:
    """True if `one` has blocked `other`."""
    return any(shun.blocked and shun.of == other for shun in await mutes_and_blocks(store, one))


async def is_blocked_between(store: Store, one: str, other: str) -> bool:
    """True if two people are not to be brought together because one of them wants that."""
    return await blocks(store, one, other) or await blocks(store, other, one)


async def apart_from(store: Store, guest: str) -> frozenset[str]:
    """All people whom a guest is not to meet: those they have blocked, and those who have blocked them.

    For lists. Of very many who have blocked a guest the oldest may be missing, so that decisions ask `blocks`.
    """
    mine = {shun.of for shun in await mutes_and_blocks(store, guest) if shun.blocked}
    theirs = {
        shun.by for shun in await SHUNNED.of(store, about(guest), MOST_FOUND) if shun.blocked and shun.of == guest
    }
    return frozenset(mine | theirs)


async def mute_or_block(store: Store, new: ShunRecord) -> None:
    """Mute or block a person, in place of the earlier mute or block between the two."""
    await store.keep(*await _endings(store, new.by, new.of), *_documents(new))


async def unblock(store: Store, by: str, of: str) -> None:
    """Hear and meet a person again."""
    endings = await _endings(store, by, of)
    if endings:
        await store.keep(*endings)


def _documents(new: ShunRecord) -> list[Document]:
    return [SHUNS.document(new), SHUNNED.document(new)]


async def _endings(store: Store, by: str, of: str) -> list[Document]:
    """The documents that end all mutes and blocks of one person against the other."""
    found: list[Document] = []
    for shun in await mutes_and_blocks(store, by):
        if shun.of == of:
            found.append(SHUNS.document(next_of(shun), gone=True))
            mirrored = await SHUNNED.find(store, shun.id)
            found += [] if mirrored is None else [SHUNNED.document(next_of(mirrored), gone=True)]
    return found
