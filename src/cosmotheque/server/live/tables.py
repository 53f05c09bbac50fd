"""All tables: in memory while they are in use, in the store always."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.server.base import logs, sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.live import deal_commitments, seats
from cosmotheque.server.live.bot_record import NETWORK_BOTS
from cosmotheque.server.live.connection import UNKNOWN
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.moments import Features
from cosmotheque.server.live.persons import PERSONS
from cosmotheque.server.live.services import Services
from cosmotheque.server.live.table import Table
from cosmotheque.server.record import table as table_record
from cosmotheque.server.record.info import info
from cosmotheque.server.record.parts import Access, Pace, Rating, Talk
from cosmotheque.server.record.table import TableRecord
from cosmotheque.server.store import Change, Conflict, Document, Head, StoreFailed
from cosmotheque.server.store.notices import Notice
from cosmotheque.server.wire.frames import SignalFrame
from cosmotheque.server.wire.table import NewTable, TableInfo

MOST_HEADS = 1000
MOST_PUBLIC = 1000
ORIGIN_LETTERS = 16


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._loaded: dict[str, Table] = {}
        self.queueing: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """Guests who ask for a pairing come in turn, in each queue."""
        self._dropping: asyncio.Task[None] | None = None

    def here(self, table: str) -> Table | None:
        """The table of that id where it is in memory."""
        return self._loaded.get(table)

    async def get(self, table: str) -> Table:
        """The table of that id, read from the store where it is not in memory."""
        found = self._loaded.get(table)
        if found is not None:
            return found
        stored = await self.services.store.record(table)
        if stored is None:
            raise Denied(404, sentences.NO_SUCH_TABLE)
        return self._loaded.get(table) or self._add(stored)

    async def look_at(self, table: str, guest: str | None) -> Table:
        """The table of that id for a guest who wants to look at it; refused where a feature says so."""
        found = await self.get(table)
        await self.services.features.check_look(found.record, guest)
        return found

    async def check_may_play_more(self, guest: str) -> None:
        """Refuse a guest who is banned or has too many unfinished tables."""
        limits = self.services.settings.limits
        await self.services.features.check_person(guest)
        if len(await self.list_unfinished(guest, days=1)) >= limits.tables_per_guest:
            raise Denied(409, sentences.TOO_MANY_TABLES)

    async def create(
        self, wanted: NewTable, guest: str, name: str, address: str, group: tuple[str, str] = ("", "")
    ) -> Table:
        """A new table as a guest wishes it, for a group by its id and name, or for all guests who have the link."""
        await self.check_may_play_more(guest)
        origin = self.origin(address)
        if wanted.public and not await self.has_public_room(origin):
            raise Denied(409, sentences.TOO_MANY_PUBLIC)
        promised = deal_commitments.promise(
            new_record(self.services.features, wanted, guest, name), guest, wanted.commitment
        )
        new = replace(promised, origin=origin, access=replace(promised.access, group=group[0], group_name=group[1]))
        table = await self.add(new)
        if wanted.start:
            await table.ask(table.state.start)
        return table

    def origin(self, address: str) -> str:
        """The mark that stands for an address on a table's record."""
        return self.services.signer.digest(f"address {address}").hex()[:ORIGIN_LETTERS]

    async def add(self, new: TableRecord, *documents: Document) -> Table:
        """A new table, stored at once with what speaks of it, or not at all."""
        filed = (*self.services.features.documents(new), *documents)
        await self.services.store.write(Change(table=new.id, record=new, documents=filed))
        return self._add(new)

    async def find_or_add(self, new: TableRecord) -> Table:
        """Store a new table, or find the same one that was set up by another request just now."""
        try:
            return await self.add(new)
        except Conflict:
            return await self.get(new.id)

    def hear(self, notice: Notice) -> None:
        """Apply another node's notice."""
        if not {PERSONS.name, NETWORK_BOTS.name}.isdisjoint(notice.kinds):
            self.services.people.forget()
            self._dropping = asyncio.get_running_loop().create_task(self.drop_changed_guests())
        for head in notice.heads:
            if (table := self._loaded.get(head.table)) is not None:
                table.post(partial(table.sync.follow, head))
        for name in notice.present:
            if (table := self._loaded.get(name)) is not None:
                table.post(table.sync.look_around)
        for name, seat, data in notice.signs:
            if (table := self._loaded.get(name)) is not None:
                table.audience.tell(SignalFrame(seat, msgspec.Raw(data.encode())))

    async def drop_changed_guests(self) -> None:
        """Drop the connections whose guest has become another person: their browsers come in again."""
        people = self.services.people
        people.forget()
        for table in list(self._loaded.values()):
            for connection in list(table.audience.connections):
                if connection.device and await people.person_of(connection.device) != connection.guest:
                    connection.give_up(UNKNOWN)

    async def catch_up(self) -> None:
        """Compare with the store after missed notices."""
        await self.drop_changed_guests()
        await self._compare()

    async def _compare(self) -> None:
        """Compare every table in memory with what is stored."""
        names = list(self._loaded)
        for start in range(0, len(names), MOST_HEADS):
            heads = await self.services.store.heads(names[start : start + MOST_HEADS])
            self.hear(Notice("", tuple(head for head in heads if self._is_behind(head))))

    def _is_behind(self, head: Head) -> bool:
        table = self._loaded.get(head.table)
        return table is not None and table.sync.is_behind(head)

    async def list_of(self, guest: str) -> list[TableInfo]:
        """The tables that concern a guest, newest first."""
        last = self.services.settings.limits.listed_tables
        return [await self.info(stored, guest) for stored in await self.services.store.tables_of(guest, last)]

    async def count_waiting(self, guest: str) -> tuple[int, int]:
        """The number of tables that wait for a move of a guest, and the number at which the guest plays."""
        last = self.services.settings.limits.listed_tables
        found = await self.services.store.tables_of(guest, last)
        theirs = [one for one in found if one.status == "running" and one.seats_of(guest)]
        shown = [await self.info(one, guest) for one in theirs]
        waits = [any(one.seats[seat].mine and one.seats[seat].kind == "guest" for seat in one.actors) for one in shown]
        return sum(waits), len(theirs)

    async def list_unfinished(self, guest: str, days: int) -> list[str]:
        """The tables of a guest, not older than that, that are not over."""
        return await self.services.store.unfinished(guest, now_text(-timedelta(days=days)))

    async def list_public(
        self, guest: str | None, page: int = 0, fits: Callable[[TableRecord], bool] = lambda _: True
    ) -> list[TableInfo]:
        """A page of the public tables that wait and `fits`: everybody's newest one, then everybody's next."""
        listed = self.services.settings.limits.listed_tables
        apart = frozenset[str]() if guest is None else await self.services.features.apart_from(guest)
        waiting = [stored for stored in await self._list_waiting() if stored.host not in apart and fits(stored)]
        return [await self.info(stored, guest) for stored in _take_turns(waiting)[page * listed :][:listed]]

    async def _list_waiting(self) -> list[TableRecord]:
        found = await self.services.store.public(MOST_PUBLIC)
        return [stored for stored in found if stored.access.public and any(seat.is_open for seat in stored.seats)]

    async def has_public_room(self, origin: str) -> bool:
        """True if an address may have one more public table. Full ones count: a guest may leave."""
        listed = await self.services.store.public(MOST_PUBLIC)
        theirs = sum(stored.access.public and stored.origin == origin for stored in listed)
        return theirs < self.services.settings.limits.public_tables_per_address

    async def sweep_forever(self) -> None:
        """Wake tables that are due, and let those go that nobody uses."""
        while True:
            try:
                await self.sweep()
            except StoreFailed as fault:
                logs.warn("sweep", why=str(fault))
            await asyncio.sleep(self.services.settings.sweep)

    async def sweep(self) -> None:
        settings = self.services.settings
        for name, table in list(self._loaded.items()):
            if table.is_idle(settings.idle, 2 * settings.sweep):
                table.stop()
                del self._loaded[name]
            else:
                table.rest(settings.idle)
        self.services.bot_presence.let_go()
        ahead = 0.0
        if self.services.peers.are_there:
            await self._compare()
        else:
            ahead = settings.sweep
        for due in await self.services.store.due(wall_ms() + round(1000 * ahead)):
            (await self.get(due)).wake()
        self.services.metrics.tables.set(len(self._loaded))
        self.services.metrics.games.set(sum(table.state.journal is not None for table in self._loaded.values()))

    def stop(self) -> None:
        for table in self._loaded.values():
            table.stop()

    def _add(self, stored: TableRecord) -> Table:
        table = self._loaded[stored.id] = Table(self.services, stored)
        self.services.metrics.tables.set(len(self._loaded))
        return table

    async def info(self, stored: TableRecord, guest: str | None) -> TableInfo:
        """The table's info: from the table itself where it is running, so that it says which seats are to move."""
        try:
            if stored.status == "running" or stored.id in self._loaded:
                table = await self.get(stored.id)
                return await table.ask(lambda: table.state.info(guest))
        except CosmothequeError as fault:
            logs.warn("cannot open", table=logs.short(stored.id), why=str(fault))
        return info(stored, guest, frozenset(), stored.v, (), now=wall_ms())


def _take_turns(tables: list[TableRecord]) -> list[TableRecord]:
    """The tables in turns: everybody's first, then everybody's second, so that one host does not fill a page alone."""
    seen: Counter[str] = Counter()
    ranked = []
    for place, stored in enumerate(tables):
        owner = stored.origin or stored.host
        ranked.append((seen[owner], place, stored))
        seen[owner] += 1
    return [stored for _, _, stored in sorted(ranked, key=lambda entry: entry[:2])]


def new_record(features: Features, wanted: NewTable, guest: str, name: str) -> TableRecord:
    """The record of a table as a guest wishes it, if it can be played."""
    game = registry.load(wanted.game)
    if wanted.seats not in game.meta.seats:
        raise Denied(400, sentences.BAD_SEATS.filled(", ".join(map(str, game.meta.seats))))
    for bot in wanted.bots.values():
        registry.bot(wanted.game, bot)
    arranged = seats.arrange(wanted.seats, guest, name, wanted.mine, wanted.bots)
    if wanted.start and any(seat.is_open for seat in arranged):
        raise Denied(409, sentences.SEATS_OPEN)
    options = codec.read_options(wanted.options, game.types.options)
    game.start(options, wanted.seats)  # options that no game can begin with are refused here, not among the guests
    if wanted.correspondence is not None:
        _must_wait_for_days(game, wanted, options)
    wanted = features.plan(game, wanted, options)
    new = TableRecord(
        id=table_record.new_id(),
        game=wanted.game,
        rules=game.meta.version,
        host=guest,
        seats=arranged,
        created=now_text(),
        options=codec.decode(codec.encode(options), dict),
        access=Access(public=wanted.public),
        talk=Talk(coach=wanted.coach),
        pace=Pace(clock=wanted.clock, correspondence=wanted.correspondence),
        rating=Rating(rated=wanted.rated),
    )
    return deal_commitments.with_draw(new, game)


def _must_wait_for_days(game: AnyGame, wanted: NewTable, options: Any) -> None:
    """Refuse a correspondence with another clock, the table's or one of the game's own."""
    if wanted.clock is not None:
        raise Denied(400, sentences.ONE_CLOCK)
    begun = Match(game, wanted.seats, options=options, clock=lambda: 0)
    if game.meta.live or begun.deadline is not None:
        raise Denied(409, sentences.TOO_LIVELY)


def now_text(shift: timedelta = timedelta()) -> str:
    """The time as tables note it."""
    return (datetime.now(UTC) + shift).isoformat(timespec="milliseconds")
