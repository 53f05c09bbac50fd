"""The law that guards hands, for everything else: exchange what ann may not know, and compare every byte she is told.

Planted faults show that the law would notice.
"""

import asyncio
import json
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server import exchange, village
from tests.server.conftest import Server
from tests.server.eavesdropping import LEFT_OUT, World, answers, arrivals, deeds, stop_clocks, tap
from tests.server.exchange import EXCHANGES, Stored
from tests.server.village import Village

from cosmotheque import games, registry, server
from cosmotheque.server.base.identity import former_guest
from cosmotheque.server.features.civility.record import REPORTS, ReportRecord
from cosmotheque.server.features.groups import rules as groups
from cosmotheque.server.features.invitations import rules as company
from cosmotheque.server.features.people.own_tables import OwnTable
from cosmotheque.server.live import audience, chat_log, frames, player_calls
from cosmotheque.server.record import info
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store.documents import KINDS, Kind, Reader
from cosmotheque.server.store.migrations.versions.step_0007 import PARTS
from cosmotheque.server.wire.table import DrawInfo, TableInfo

EXPORT = "/api/me/everything"
SHELF = Path(__file__).parents[2] / "shelf"


@pytest.fixture(scope="module")
def pebbles() -> Iterator[None]:
    """The game of the tests on this process's shelf."""
    games.__path__.append(str(SHELF))
    forget_shelf()
    yield
    games.__path__.remove(str(SHELF))
    forget_shelf()


def forget_shelf() -> None:
    for found in vars(registry).values():
        if hasattr(found, "cache_clear"):
            found.cache_clear()


@pytest.fixture(scope="module")
def settled(tmp_path_factory: pytest.TempPathFactory) -> Village:
    return village.settle(Server(tmp_path_factory.mktemp("village") / "data"))


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


Worlds = tuple[World, World]


@pytest.fixture
def worlds(
    settled: Village, pebbles: None, loop: asyncio.Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Worlds]:
    """The village as it is, and with everything exchanged that ann may not know."""
    stop_clocks(monkeypatch)
    here = open_world(settled, tmp_path / "here", (), monkeypatch)
    there = open_world(settled, tmp_path / "there", EXCHANGES, monkeypatch)
    tap(monkeypatch, here, there)
    for world in (here, there):
        loop.run(world.open())
    yield here, there
    for world in (here, there):
        loop.run(world.close())


def open_world(settled: Village, folder: Path, exchanges: Any, patch: pytest.MonkeyPatch) -> World:
    shutil.copytree(settled.data.parent, folder)
    stored = Stored(folder / settled.data.name, settled)
    aliases = exchange.aliases(stored) if exchange.be_somebody_else in exchanges else {}
    for work in exchanges:
        work(stored)
    stored.db.commit()
    stored.db.close()
    return World(folder, settled, aliases, patch)


class Leak(AssertionError):
    """A person is told what they may not know."""


def compare(here: dict[str, bytes], there: dict[str, bytes]) -> None:
    """Both are told the same, to the byte."""
    assert here.keys() == there.keys()
    for what, one in here.items():
        if (other := there[what]) != one:
            same = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
            start = max(0, len(list(same)) - 60)
            raise Leak(f"{what}: …{one[start : start + 160]!r}… or …{other[start : start + 160]!r}…")


async def told(world: World) -> dict[str, bytes]:
    """All that ann is told, before any deed and then by all deeds."""
    return await answers(world, "ann") | await arrivals(world, "ann") | await deeds(world)


def test_nobody_is_told_what_they_may_not_know(worlds: Worlds, loop: asyncio.Runner) -> None:
    here, there = worlds
    assert LEFT_OUT.keys() <= here.patterns()
    compare(loop.run(told(here)), loop.run(told(there)))


def test_no_answer_to_anybody_holds_anothers_id(worlds: Worlds, loop: asyncio.Runner) -> None:
    here, _ = worlds
    ids = here.village.ids
    for name in ("ben", "cleo", "dora", "eve", "finn"):
        told = loop.run(answers(here, name, lambda path: not path.endswith(("qr.svg", "proof", "deal"))))
        others = [known.encode() for known in ids.values() if known != ids[name]]
        assert [path for path, answer in told.items() if any(known in answer for known in others)] == []
        assert ids[name].encode() in told["/api/me"]


def whole(record: msgspec.Struct, _reader: Reader) -> Any:
    return msgspec.to_builtins(record)


def invited_unless_declined(work: Any) -> Any:
    async def sent(tables: Any, me: str) -> Any:
        return [one for one in await work(tables, me) if not one.declined]

    return sent


def with_secret(_work: Any) -> Any:
    return lambda record: None if record.deal.draw is None else DrawInfo(record.deal.draw.secret)


def ringing_for_all(work: Any) -> Any:
    return lambda record, *more, **named: msgspec.structs.replace(work(record, *more, **named), bell=bool(record.bells))


def naming_ids(work: Any) -> Any:
    def after(record: TableRecord, journal: Any, *, begins: bool) -> Any:
        ids = tuple(sorted(record.guests()))
        return [msgspec.structs.replace(call, others=ids) for call in work(record, journal, begins=begins)]

    return after


def asked(words: str) -> Callable[[World], Any]:
    """All answers to ann at addresses with these words."""
    return lambda world: answers(world, "ann", lambda path: words in path)


async def arriving(world: World) -> dict[str, bytes]:
    return await arrivals(world, "ann")


UNVEILED = (
    "campaign", "challenge", "group", "invitation", "passing", "passkey", "report", "reviewed", "robot", "shun",
    "shunned",
)  # fmt: skip
"""Kinds of which ann has, or is the subject of, a record that holds more than she may know."""
PLANTED: tuple[tuple[Any, str, Callable[[Any], Any], Callable[[World], Any]], ...] = (
    *((KINDS[name], "tell", lambda _: whole, asked(EXPORT)) for name in UNVEILED),
    (company, "_mark", lambda _: lambda _tables, _me, guest: guest, asked("/company")),
    (company, "_list_sent", invited_unless_declined, asked("/company")),
    (groups, "_mark", lambda _: lambda _tables, _record, guest: guest, asked("/api/groups/")),
    (info, "_draw_info", with_secret, asked("/api/me/tables")),
    (audience, "info", ringing_for_all, asked("/api/me/tables")),
    (chat_log.ChatLog, "mark", lambda _: lambda _log, guest: guest, arriving),
    (frames.Frames, "view", lambda _: lambda frames, _seat: frames._journal.match.state, arriving),
    (player_calls, "after", naming_ids, deeds),
)
"""Faults: of what, what is done instead, and where it has to show."""


def test_a_planted_leak_is_noticed(worlds: Worlds, loop: asyncio.Runner) -> None:
    here, there = worlds
    for where, name, fault, told in PLANTED:
        with pytest.MonkeyPatch.context() as planted:
            planted.setattr(where, name, fault(getattr(where, name)))
            one, other = loop.run(told(here)), loop.run(told(there))
            with pytest.raises(Leak):
                compare(one, other)


def test_every_kind_of_document_states_what_its_owner_may_read() -> None:
    """Those that the server has; all of them are known once it can be built."""
    ours = [kind for kind in KINDS.values() if kind.record.__module__.startswith(server.__name__)]
    assert len(ours) > 20
    assert [kind.name for kind in ours if kind.tell is None] == [], "give it a `tell`: `only(…)`, `nothing`, or its own"


def test_what_states_nothing_is_not_handed_out() -> None:
    class Diary(msgspec.Struct, frozen=True):
        id: str
        created: str = ""
        revision: int = 0

    kind = Kind("diary", Diary, lambda diary: (diary.id,))
    try:
        assert kind.readable_part(kind.document(Diary("ann")), Reader("ann")) is None
    finally:
        del KINDS["diary"]


def test_a_report_names_nobody_who_is_gone() -> None:
    report = ReportRecord(by="ann", by_name="Ann", of="ben", of_name="Ben", table="x", game="pebbles", reason="spam")
    gone = msgspec.structs.replace(report, of=former_guest())
    told = [REPORTS.readable_part(REPORTS.document(one), Reader("ann")) or {} for one in (report, gone)]
    assert [one["of_name"] for one in told] == ["Ben", ""]
    assert REPORTS.readable_part(REPORTS.document(report), Reader("ben")) is None


TOLD_AS = {
    "host": "hosting", "holidays": "seats", "bells": "bell", "entrants": "ratings", "counting": "ratings",
    "group_name": "group",
}  # fmt: skip
"""Parts of a table's record that its page shows under another name."""
WITHHELD = {
    "rules": "stands in the record of the game",
    "started": "is for reckoning times",
    "stopped": "is for reckoning times",
    "opening": "is for reckoning times",
    "undo": "may be about moves that others do not know of",
    "refused": "may be about moves that others do not know of",
    "origin": "stands for the address of whoever set it up",
    "without": "is about others",
    "deal": "is told when the game is over, with its proof",
    "rewritten": "is for other nodes",
    "revision": "is for other nodes",
}


def test_every_part_of_a_table_is_told_or_withheld() -> None:
    told = {*TableInfo.__struct_fields__, *OwnTable.__struct_fields__}
    fields = set(_fields_of_a_record())
    assert {field for field in fields if TOLD_AS.get(field, field) not in told} == WITHHELD.keys()
    assert TOLD_AS.keys() <= fields


def _fields_of_a_record() -> Iterator[str]:
    """All fields of a table's record, those that lie in parts by the names that they had before."""
    for field in msgspec.structs.fields(TableRecord):
        if field.name in PARTS:
            yield from (PARTS[field.name].get(one, one) for one in field.type.__struct_fields__)
        else:
            yield field.name


def test_somebody_takes_along_all_that_is_theirs(worlds: Worlds, loop: asyncio.Runner) -> None:
    here, _ = worlds
    (text,) = loop.run(asked(EXPORT)(here)).values()
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    kinds = Counter(line["kind"] for line in lines)
    assert kinds >= Counter({
        "cosmotheque-person": 1, "bar": 1, "campaign": 2, "device": 1, "group": 1, "holidays": 1, "invitation": 2,
        "invited": 1, "note": 1, "passing": 2, "passkey": 1, "person": 1, "report": 1, "reviewed": 1, "robot": 1,
        "said": 1, "shun": 1, "table": 10, "tries": 1,
    })  # fmt: skip
    content = {line["kind"]: line["content"] for line in lines if "content" in line}
    assert content["group"]["members"] == ["Ann", "Benoît"]
    assert content["campaign"]["members"] == ["Ann", "Ben"]
    assert (content["group"]["hosting"], content["campaign"]["hosting"]) == (True, True)
    assert {line["content"]["invited"] for line in lines if line["kind"] == "invitation"} == {"Cleo", "Benoît"}
    assert (content["invited"]["name"], content["shun"]["called"]) == ("Dora", "Ben")
    assert content["report"]["words"] == "never lets me win"
    assert content["tries"] == {"game": "pebbles", "tries": [["first", True, 1]]}
    assert [one["values"] for one in content["reviewed"]["figures"]] == [["3", "4"]]
    assert content["reviewed"]["seats"] == [0]
    assert len(content["person"]["devices"]) == 2
    said = {words["text"] for line in lines for words in line.get("said", ())}
    assert said == {"ann was here", "well played"}
    assert {known for known in here.village.ids.values() if known.encode() in text} == {here.village.ids["ann"]}
