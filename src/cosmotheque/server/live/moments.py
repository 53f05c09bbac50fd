"""Moments of a table and of a person, at which features of the server take part."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, ClassVar, TypeAlias

from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.store import Document
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import NewTable

Keep: TypeAlias = Callable[..., Awaitable[None]]
"""Stores the next record of a table, and documents with it."""


class Moments:
    """The part of a feature. At a moment that it does not define it does nothing.

    `routes` are its REST handlers. Methods that refuse raise Denied.
    """

    routes: ClassVar[Sequence[Any]] = ()

    def prepare(self) -> None:
        """Load what is the same for everybody, before the port is opened."""

    async def check_person(self, person: str) -> None:
        """Refuse a person who may not set up tables, sit down or speak."""

    async def check_newcomer(self, record: TableRecord, guest: str) -> None:
        """Refuse a guest who has no seat at this table yet and may not have one, and say why."""

    async def is_wanted(self, record: TableRecord, guest: str) -> bool:
        """True unless a guest is to be refused a seat at this table without knowing why."""
        return True

    async def check_look(self, record: TableRecord, guest: str | None) -> None:
        """Refuse a guest who may not look at this table."""

    async def may_meet(self, one: str, other: str) -> bool:
        """True unless one of two people does not want to be brought together with the other."""
        return True

    async def apart_from(self, guest: str) -> frozenset[str]:
        """The people whom a guest is not to meet; for lists, where `may_meet` decides."""
        return frozenset()

    async def recognise(self, token: str) -> str | None:
        """The guest who shows a token in place of a cookie; None where it is no token of this feature."""
        return None

    def plan(self, game: AnyGame, wanted: NewTable, options: Any) -> NewTable:
        """The table that is set up where a guest wishes this one."""
        return wanted

    def documents(self, record: TableRecord) -> Iterable[Document]:
        """The documents that are stored together with a new table."""
        return ()

    async def refresh(self, record: TableRecord, now: int) -> TableRecord:
        """The record of an unfinished table with what is stored elsewhere about its guests."""
        return record

    async def begin(self, record: TableRecord, now: int) -> TableRecord:
        """The record of a table whose game begins now."""
        return record

    def finish(self, record: TableRecord, match: Match) -> TableRecord:
        """The record of a table whose game has just ended, before it is stored."""
        return record

    def follow_up(self, record: TableRecord) -> None:
        """Begin what can wait after the end of a game; it is not repeated after a crash."""

    def is_unsettled(self, record: TableRecord) -> bool:
        """True while `settle` has work to do; the table is woken for it until it is done."""
        return False

    async def settle(self, record: TableRecord, keep: Keep) -> None:
        """Do the work that is due once after the end, in the table's own task, and `keep` a record that says so."""

    async def keep_seats(self, game: str, seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
        """The seats that people keep at the next table; others are free."""
        return tuple(seats)

    async def find_next(self, old: TableRecord, options: dict[str, Any], guest: str) -> str | None:
        """The id of the table that waits already for the players of one that is over."""
        return None

    async def check_next(self, old: TableRecord) -> None:
        """Refuse another table like one that is over."""

    async def rename(self, person: str, name: str, *, is_forced: bool) -> None:
        """Follow a person's new name."""

    async def move(self, old: str, new: str, name: str) -> None:
        """Follow a guest who becomes another person, before their tables and documents do."""

    async def forget(self, person: str) -> None:
        """Follow a person who goes for good, before their tables and documents are rewritten."""

    async def tell_person(self, person: str) -> list[tuple[str, str, Any]]:
        """The facts about a person beside their own documents: kind, time and content of each."""
        return []

    async def clean_up(self) -> None:
        """Drop what nobody can need any more."""

    async def join_group(self, campaigns: Sequence[str], me: Guest) -> None:
        """Follow a guest into a group that has these campaigns."""

    async def leave_group(self, campaigns: Sequence[str], guest: str) -> None:
        """Follow a guest out of a group that has these campaigns."""

    async def show_campaigns(self, campaigns: Sequence[str]) -> tuple[Any, ...]:
        """The campaigns of a group as its members see them."""
        return ()


class Features(Moments):
    """All features in one, in the order of `app.py`."""

    def __init__(self) -> None:
        self._features: tuple[Moments, ...] = ()

    def put_in(self, features: Iterable[Moments]) -> None:
        """Ask these features from now on."""
        self._features = tuple(features)

    def prepare(self) -> None:
        for feature in self._features:
            feature.prepare()

    async def check_person(self, person: str) -> None:
        for feature in self._features:
            await feature.check_person(person)

    async def check_newcomer(self, record: TableRecord, guest: str) -> None:
        for feature in self._features:
            await feature.check_newcomer(record, guest)

    async def is_wanted(self, record: TableRecord, guest: str) -> bool:
        return all([await feature.is_wanted(record, guest) for feature in self._features])

    async def check_look(self, record: TableRecord, guest: str | None) -> None:
        for feature in self._features:
            await feature.check_look(record, guest)

    async def may_meet(self, one: str, other: str) -> bool:
        for feature in self._features:
            if not await feature.may_meet(one, other):
                return False
        return True

    async def apart_from(self, guest: str) -> frozenset[str]:
        return frozenset[str]().union(*[await feature.apart_from(guest) for feature in self._features])

    async def recognise(self, token: str) -> str | None:
        for feature in self._features:
            if (guest := await feature.recognise(token)) is not None:
                return guest
        return None

    def plan(self, game: AnyGame, wanted: NewTable, options: Any) -> NewTable:
        for feature in self._features:
            wanted = feature.plan(game, wanted, options)
        return wanted

    def documents(self, record: TableRecord) -> Iterable[Document]:
        return [document for feature in self._features for document in feature.documents(record)]

    async def refresh(self, record: TableRecord, now: int) -> TableRecord:
        for feature in self._features:
            record = await feature.refresh(record, now)
        return record

    async def begin(self, record: TableRecord, now: int) -> TableRecord:
        for feature in self._features:
            record = await feature.begin(record, now)
        return record

    def finish(self, record: TableRecord, match: Match) -> TableRecord:
        for feature in self._features:
            record = feature.finish(record, match)
        return record

    def follow_up(self, record: TableRecord) -> None:
        for feature in self._features:
            feature.follow_up(record)

    def is_unsettled(self, record: TableRecord) -> bool:
        return any(feature.is_unsettled(record) for feature in self._features)

    async def settle(self, record: TableRecord, keep: Keep) -> None:
        feature = next((one for one in self._features if one.is_unsettled(record)), None)
        if feature is not None:
            await feature.settle(record, keep)

    async def keep_seats(self, game: str, seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
        for feature in self._features:
            seats = await feature.keep_seats(game, seats)
        return tuple(seats)

    async def find_next(self, old: TableRecord, options: dict[str, Any], guest: str) -> str | None:
        for feature in self._features:
            if (found := await feature.find_next(old, options, guest)) is not None:
                return found
        return None

    async def check_next(self, old: TableRecord) -> None:
        for feature in self._features:
            await feature.check_next(old)

    async def rename(self, person: str, name: str, *, is_forced: bool) -> None:
        for feature in self._features:
            await feature.rename(person, name, is_forced=is_forced)

    async def move(self, old: str, new: str, name: str) -> None:
        for feature in self._features:
            await feature.move(old, new, name)

    async def forget(self, person: str) -> None:
        for feature in self._features:
            await feature.forget(person)

    async def tell_person(self, person: str) -> list[tuple[str, str, Any]]:
        return [told for feature in self._features for told in await feature.tell_person(person)]

    async def clean_up(self) -> None:
        for feature in self._features:
            await feature.clean_up()

    async def join_group(self, campaigns: Sequence[str], me: Guest) -> None:
        for feature in self._features:
            await feature.join_group(campaigns, me)

    async def leave_group(self, campaigns: Sequence[str], guest: str) -> None:
        for feature in self._features:
            await feature.leave_group(campaigns, guest)

    async def show_campaigns(self, campaigns: Sequence[str]) -> tuple[Any, ...]:
        return tuple([one for feature in self._features for one in await feature.show_campaigns(campaigns)])
