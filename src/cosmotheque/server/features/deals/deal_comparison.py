"""A deal that more than one table has played: how they compare, and how it is handed on to another one.

Nothing is added up anywhere: what became of a deal is read from the tables that have it. Those that still run are
counted and no more.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core.game import Meta, Outcome
from cosmotheque.server.base import sentences as common
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.deals import sentences
from cosmotheque.server.features.deals.wire import DealInfo, DealSeat, DealTable, ParInfo, ParStatus, PlayDeal
from cosmotheque.server.live import seats
from cosmotheque.server.live.lineups import par_orders, people_at
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, new_record
from cosmotheque.server.record.table import SeatRecord, TableRecord
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import NewTable
from cosmotheque.server.workers.orders import DealOrder

MOST_TABLES = 2000
MOST_OF_ADDRESS = 200
MOST_SHOWN = 100


async def finished_record(table: Table) -> TableRecord:
    """The record of a table that is over and whose deal may be played again."""
    if table.record.ending.closed:
        raise Denied(409, common.TABLE_CLOSED)
    if table.record.status != "over":
        raise Denied(409, common.NOT_OVER)
    if not table.record.deal.secret:
        raise Denied(409, sentences.NO_DEAL)
    return table.record


async def look(tables: Tables, old: TableRecord, guest: str | None) -> DealInfo:
    """The results of a finished table's deal. A guest who has its link may see the others: they are replays of it."""
    found = await tables.services.store.tables_with(old.deal.secret, MOST_TABLES, guest)
    return await compare(tables, old, found, guest, frozenset(one.id for one in found))


async def compare(
    tables: Tables, like: TableRecord, found: Sequence[TableRecord], guest: str | None, counted: frozenset[str]
) -> DealInfo:
    """Tables side by side, with places where they are `counted`; bots take the seats of people at one `like` it."""
    meta = registry.shelf()[like.game]
    over = [one for one in found if one.status == "over" and one.ending.outcome is not None]
    worths = {one.id: worth(meta, one) if one.id in counted else None for one in over}
    ranked = sorted(over, key=lambda one: (worths[one.id] is None, -(worths[one.id] or 0.0)))
    shown = [one for place, one in enumerate(ranked) if place < MOST_SHOWN or one.concerns(guest)]
    known = [value for value in worths.values() if value is not None]
    orders, stored = par_orders(like), await tables.services.store.pars(like.deal.secret)
    results = {par.lineup: par.outcome for par in stored}
    return DealInfo(
        game=like.game,
        options=like.options,
        seats=len(like.seats),
        tables=tuple(_show(one, guest, _place(worths[one.id], known), one.id in counted) for one in shown),
        playing=sum(one.status == "running" for one in found),
        par=par_status(tables, orders, results.keys()),
        pars=tuple(_pars(like, orders, results, known)),
        levels=len(orders),
    )


def worth(meta: Meta, record: TableRecord) -> float | None:
    """A table's result as a number: the team's score, or one person's lead over the best of the others.

    None where people played against each other: that says nothing about another table.
    """
    people = people_at(record)
    if record.ending.outcome is None or not (meta.cooperative or len(people) == 1):
        return None
    return _ahead(meta, record.ending.outcome, people[0] if people else 0)


def _ahead(meta: Meta, outcome: Outcome, seat: int) -> float:
    own, others = outcome.scores[seat], [*outcome.scores[:seat], *outcome.scores[seat + 1 :]]
    return own if meta.cooperative or not others else own - max(others)


def _place(value: float | None, known: Sequence[float]) -> int:
    """Equals share a place; 0 for who has none."""
    return 0 if value is None else 1 + sum(other > value for other in known)


def _show(record: TableRecord, guest: str | None, place: int, counts: bool) -> DealTable:
    sat = tuple(DealSeat(seat.name, seat.bot, mine=guest is not None and seat.guest == guest) for seat in record.seats)
    ended = record.ending.outcome or Outcome("", ())
    mine = any(seat.mine for seat in sat)
    return DealTable(place, sat, ended, record.created, counts=counts, mine=mine, table=record.id)


def par_status(tables: Tables, orders: Sequence[DealOrder], known: Collection[tuple[str, ...]]) -> ParStatus:
    """The progress of the bots with the games that they have to play, some of which are known."""
    pars = tables.services.pars
    if not orders:
        return "none"
    if all(order.lineup in known for order in orders):
        return "done"
    if pars.is_playing(orders[0].deal):
        return "working"
    return "failed" if pars.has_failed(orders[0].deal) else "open"


def _pars(
    like: TableRecord, orders: Sequence[DealOrder], results: Mapping[tuple[str, ...], Outcome], known: Sequence[float]
) -> list[ParInfo]:
    meta, people = registry.shelf()[like.game], people_at(like)
    found = []
    for order in orders:
        if (outcome := results.get(order.lineup)) is not None:
            spec, value = registry.bot(like.game, order.lineup[people[0]]), _ahead(meta, outcome, people[0])
            found.append(ParInfo(spec.name, spec.level, _place(value, known) if known else 0, outcome))
    return found


async def have_bots_play(tables: Tables, like: TableRecord, asker: str) -> None:
    """Let the bots play a deal for a guest who waits for it, as far as they have not done so yet."""
    if missing := await _missing_orders(tables, like):
        tables.services.pars.begin(asker, missing)


async def offer_bots(tables: Tables, like: TableRecord, asker: str) -> None:
    """Let the bots play a deal when they have nothing better to do."""
    if missing := await _missing_orders(tables, like):
        tables.services.pars.offer(asker, missing)


async def _missing_orders(tables: Tables, like: TableRecord) -> list[DealOrder]:
    known = {par.lineup for par in await tables.services.store.pars(like.deal.secret)}
    return [order for order in par_orders(like) if order.lineup not in known]


async def play_again(
    tables: Tables, old: TableRecord, wanted: PlayDeal, me: Guest, address: str, count: Callable[[], None]
) -> Table:
    """Another table with the deal of one that is over, marked as a repeat. `count` is called before, and may refuse."""
    if wanted.bot is not None:
        registry.bot(old.game, wanted.bot)
    arranged = _for_friends(old) if wanted.friends else _for_me(old, me, wanted.bot)
    plain = new_record(
        tables.services.features,
        NewTable(game=old.game, seats=len(old.seats), options=old.options, mine=()),
        me.id,
        me.name,
    )
    count()
    timed = replace(plain, pace=replace(plain.pace, clock=old.pace.clock, correspondence=old.pace.correspondence))
    new = replace(
        timed,
        seats=arranged,
        deal=replace(timed.deal, secret=old.deal.secret, draw=old.deal.draw, repeat=True, day=old.deal.day),
    )
    return await set_up(tables, new, me.id, address)


async def set_up(tables: Tables, new: TableRecord, guest: str, address: str) -> Table:
    """Add a table, unless it is there, which begins at once where every seat is taken.

    No address keeps those of others out of a deal.
    """
    await tables.check_may_play_more(guest)
    origin = tables.origin(address)
    known = await tables.services.store.tables_with(new.deal.secret, MOST_TABLES)
    if sum(one.origin == origin for one in known) >= MOST_OF_ADDRESS:
        raise Denied(429, common.TOO_MANY_REQUESTS)
    table = await tables.find_or_add(replace(new, origin=origin))
    if not any(seat.is_open for seat in new.seats):
        await table.ask(table.state.start)
    return await tables.get(new.id)


def _for_friends(old: TableRecord) -> tuple[SeatRecord, ...]:
    """Open seats where people sat, or at the first one; bots stay."""
    people = people_at(old) or [0]
    return tuple(SeatRecord() if n in people else SeatRecord(bot=seat.bot) for n, seat in enumerate(old.seats))


def _for_me(old: TableRecord, me: Guest, bot: str | None) -> tuple[SeatRecord, ...]:
    """My seats as they were, or the first that a person had; bots stay, and take the seats of the others."""
    people = people_at(old)
    mine = [n for n in people if old.seats[n].guest == me.id] or people[:1] or [0]
    usual = next((seat.bot for seat in old.seats if seat.guest is None and seat.bot), None)
    stand_in = bot or usual or seats.house(old.game)

    def fill_seat(number: int, seat: SeatRecord) -> SeatRecord:
        if number in mine:
            return SeatRecord(me.id, me.name)
        return SeatRecord(bot=stand_in if seat.guest is not None or seat.bot is None else seat.bot)

    return tuple(fill_seat(number, seat) for number, seat in enumerate(old.seats))
