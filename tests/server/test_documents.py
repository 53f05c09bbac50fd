"""Documents of any kind in the stores: together or not at all, and gone when they are gone."""

import asyncio
import io
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.test_store import Place, place

from cosmotheque.server.store import Conflict, Document, Store
from cosmotheque.server.store.documents import Kind, next_of
from cosmotheque.server.store.sqlite import SqliteStore
from cosmotheque.server.upkeep import transfer

__all__ = ["place"]


class Note(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: str
    created: str = "2026-01-01"
    of: tuple[str, ...] = ()
    words: str = ""
    revision: int = 0


NOTES = Kind("memo", Note, lambda note: note.of)
OTHERS = Kind("other", Note, lambda note: note.of)
ELSEWHERE = Kind("memo", Note, lambda note: note.of)
"""The notes of another node: changes there and here do not wait for each other."""


def test_kinds_do_not_meet(place: Place) -> None:
    async def use(store: Store) -> None:
        await NOTES.keep(store, Note(id="a", of=("ann", "ann", "ben")))
        await OTHERS.keep(store, Note(id="a", of=("ann",), words="other"))
        assert [note.words for note in await NOTES.of(store, "ann", 10)] == [""]
        assert [note.words for note in await OTHERS.of(store, "ann", 10)] == ["other"]
        assert await OTHERS.of(store, "ben", 10) == []
        found = await store.document("memo", "a")
        assert found is not None
        assert found.owners == ("ann", "ben")

    place.use(use)


def test_documents_are_stored_together_or_not_at_all(place: Place) -> None:
    async def use(store: Store) -> None:
        first, second = Note(id="a"), Note(id="b")
        await store.keep(NOTES.document(first), NOTES.document(second))
        await NOTES.keep(store, replace(second, words="quicker", revision=1))
        with pytest.raises(Conflict):
            await store.keep(NOTES.document(next_of(first), gone=True), NOTES.document(next_of(second)))
        assert await NOTES.find(store, "a") == first

    place.use(use)


def test_what_is_dropped_is_gone_unless_it_was_changed_meanwhile(place: Place) -> None:
    async def use(store: Store) -> None:
        note = Note(id="a", of=("ann",))
        await NOTES.keep(store, note)
        await NOTES.keep(store, replace(note, words="new", revision=1))
        with pytest.raises(Conflict):
            await NOTES.drop(store, note)
        await NOTES.drop(store, replace(note, words="new", revision=1))
        assert await NOTES.find(store, "a") is None
        assert await NOTES.of(store, "ann", 10) == []
        await NOTES.keep(store, note)

    place.use(use)


def test_who_comes_second_does_it_anew(place: Place) -> None:
    async def use(store: Store) -> None:
        def longer(note: Note | None) -> Note:
            return Note(id="a", words="x") if note is None else replace(note, words=note.words + "x")

        await asyncio.gather(*(kind.change(store, "a", longer) for kind in (NOTES, ELSEWHERE) for _ in range(30)))
        found = await NOTES.find(store, "a")
        assert found is not None
        assert found.words == "x" * 60
        same = await NOTES.change(store, "a", lambda note: note or Note(id="a"))
        assert same == found

    place.use(use)


def test_what_goes_with_a_change_is_stored_with_it_once(place: Place) -> None:
    async def use(store: Store) -> None:
        def longer(note: Note | None) -> Note:
            return Note(id="a", words="x") if note is None else replace(note, words=note.words + "x")

        def copy(old: Note | None, new: Note) -> list[Document]:
            assert (old is None) == (new.words == "x")
            return [OTHERS.document(Note(id=new.words, of=("ann",)))]

        await asyncio.gather(*(kind.change(store, "a", longer, copy) for kind in (NOTES, ELSEWHERE) for _ in range(3)))
        assert {note.id for note in await OTHERS.of(store, "ann", 10)} == {"x" * count for count in range(1, 7)}

    place.use(use)


def test_every_kind_moves_to_another_store(place: Place, tmp_path: Path) -> None:
    file = io.BytesIO()

    async def write(store: Store) -> None:
        await NOTES.keep(store, Note(id="a", of=("ann",)))
        await NOTES.change(store, "a", lambda _: Note(id="a", of=("ann",), words="later"))
        assert (await transfer.write(store, file)).documents == 1

    async def read() -> None:
        elsewhere = SqliteStore(tmp_path / "elsewhere.sqlite")
        try:
            for _ in range(2):
                await transfer.read(elsewhere, io.BytesIO(file.getvalue()))
            assert await NOTES.of(elsewhere, "ann", 10) == [Note(id="a", of=("ann",), words="later")]
        finally:
            await elsewhere.close()

    place.use(write)
    asyncio.run(read())


def test_campaigns_of_the_second_format_are_read(tmp_path: Path) -> None:
    record = b'{"id":"c","game":"pebbles","name":"x","host":"ann","created":"","members":[{"guest":"ann","name":"A"}]}'
    lines = [
        b'{"kind":"cosmotheque","format":2}',
        b'{"kind":"campaign","record":' + record + b"}",
        b'{"kind":"end","guests":0,"tables":0,"entries":0,"campaigns":1}',
    ]
    assert transfer.check(lines).campaigns == 1

    async def read() -> None:
        store = SqliteStore(tmp_path / "x.sqlite")
        try:
            await transfer.read(store, lines)
            assert [one.id for one in await store.documents_of("campaign", "ann", 10)] == ["c"]
        finally:
            await store.close()

    asyncio.run(read())
