"""Seats for bots over the network: the host of a table brings such a bot, and it plays there as people do."""

import contextlib
from collections.abc import Sequence

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.errors import CosmothequeError
from cosmotheque.server.base import identity
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.network_bots import sentences
from cosmotheque.server.features.network_bots.wire import BringNetworkBot
from cosmotheque.server.live import chat, makers, seating, seats
from cosmotheque.server.live.bot_record import MOST_NETWORK_BOTS, NETWORK_BOTS, NetworkBotRecord
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.record.table import Maker, SeatRecord, TableRecord
from cosmotheque.server.store import Store
from cosmotheque.server.wire.table import TableInfo


async def bring(tables: Tables, table: Table, wanted: BringNetworkBot, host: str) -> TableInfo:
    """Put a bot of the host's, or one that is shared and online, on an open seat, in the table's own task."""
    record = table.record
    if host != record.host:
        raise Denied(403, common.HOST_ONLY)
    found = await _find(tables, wanted.robot, host)
    _must_allow_bots(record)
    if not seats.seat_of(record, wanted.seat).is_open:
        raise Denied(409, common.SEAT_TAKEN)
    await _must_be_wanted(tables, record, found)
    await tables.check_may_play_more(found.robot)
    name = await chat.name_at(table.state, found.robot, found.name)
    brought = SeatRecord(found.robot, name, maker=await _maker(tables.services.store, found))
    new = seats.put(record, wanted.seat, brought)
    makers.must_be_apart(new)
    await seating.change(table.state, new)
    return await table.state.info(host)


async def refresh_makers(store: Store, game: str, seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats of the next game, with the makers that bots have now.

    A bot that has ended is gone, and one that may not sit beside its maker leaves its seat: its maker may have come in
    the meantime, or be another person now.
    """
    made = tuple([await _refresh_maker(store, seat) for seat in seats])
    leaving = makers.crowded_seats(made) if registry.load(game).meta.secrets else []
    return tuple(SeatRecord() if number in leaving else seat for number, seat in enumerate(made))


async def _refresh_maker(store: Store, seat: SeatRecord) -> SeatRecord:
    if seat.guest is None or not identity.is_network_bot(seat.guest):
        return seat
    found = await NETWORK_BOTS.of(store, seat.guest, 1)
    return replace(seat, maker=await _maker(store, found[0])) if found else SeatRecord(bot=seat.bot)


async def call_maker(tables: Tables, person: str, maker: Maker | None, *, is_forced: bool = False) -> None:
    """Give the bots of a person another maker, or none, wherever they play.

    Their name stays where the game keeps people from talking, unless it `is_forced`.
    """
    for bot in await NETWORK_BOTS.of(tables.services.store, person, MOST_NETWORK_BOTS):
        await call_maker_of(tables, bot.robot, maker, is_forced=is_forced)


async def call_maker_of(tables: Tables, bot: str, maker: Maker | None, *, is_forced: bool = False) -> None:
    for name in await tables.services.store.unfinished(bot, ""):
        with contextlib.suppress(CosmothequeError):  # one that cannot be opened keeps the old name
            table = await tables.get(name)
            await table.ask(lambda table=table: _call_maker(table, bot, maker, is_forced))  # type: ignore[misc]


async def _call_maker(table: Table, bot: str, maker: Maker | None, is_forced: bool) -> None:
    """Give a bot another maker at a table, in the table's own task."""
    is_silent = not is_forced and await chat.is_silent(table.state, bot)

    def replace_maker(seat: SeatRecord) -> SeatRecord:
        if seat.guest != bot or seat.maker is None:
            return seat
        if maker is not None and is_silent:
            return replace(seat, maker=Maker(maker.guest, seat.maker.name))
        return replace(seat, maker=maker)

    new = replace(table.record, seats=tuple(map(replace_maker, table.record.seats)))
    if new != table.record:
        await seating.change(table.state, new)


async def _maker(store: Store, bot: NetworkBotRecord) -> Maker:
    """The person whose bot it is, with their name at tables."""
    return Maker(bot.person, await store.name(bot.person) or identity.first_name(bot.person))


async def _find(tables: Tables, key: str, host: str) -> NetworkBotRecord:
    found = await NETWORK_BOTS.of(tables.services.store, identity.BOT_PREFIX + key, 1)
    if found and found[0].person == host:
        return found[0]
    if found and found[0].shared and found[0].robot in await tables.services.bot_presence.online():
        return found[0]
    raise Denied(404, sentences.NO_SUCH_BOT)


def _must_allow_bots(record: TableRecord) -> None:
    """Refuse bots at tables where guests asked for people, or where the result counts."""
    if record.status != "open" or record.is_drawing:
        raise Denied(409, common.HAS_STARTED)
    if record.rating.rated or record.pairing is not None or record.deal.day or record.campaign is not None:
        raise Denied(409, sentences.NO_BOTS_HERE)


async def _must_be_wanted(tables: Tables, record: TableRecord, bot: NetworkBotRecord) -> None:
    """Refuse the bot of a person whom a guest of the table has blocked, or who is banned."""
    services = tables.services
    for one in (bot.person, bot.robot):
        await services.features.check_person(one)
        for guest in sorted(record.guests()):
            if guest != one and not await services.features.may_meet(guest, one):
                raise Denied(409, common.NOBODY_ELSE)
