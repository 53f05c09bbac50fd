"""The deal of the day: one for each game and day, the same for everybody on this server.

It follows from the date and from the server's key, so that nobody knows it before they sit down, every node deals the
same, and nothing has to be stored. The server shows its seal on the day, the deal itself on the day after. First
tries, and their order, are read from the tables.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import date, timedelta

from msgspec.structs import replace

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.core.proof import seal
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.features.deals import deal_comparison, sentences
from cosmotheque.server.features.deals.wire import DayInfo, DealInfo, PlayDay, PlayDeal
from cosmotheque.server.live import calendar, lineups, seats
from cosmotheque.server.live.table import Table
from cosmotheque.server.live.tables import Tables, new_record
from cosmotheque.server.record.table import SeatRecord, TableRecord, id_from
from cosmotheque.server.store import Store
from cosmotheque.server.wire.parts import Guest
from cosmotheque.server.wire.table import NewTable

DEAL_LETTERS = 32
NOBODY = Guest("", "")
PERSON = SeatRecord("", "")


def table_of(tables: Tables, slug: str, day: date) -> TableRecord:
    """A table with the deal of a day, as one person finds it: at the first seat, with the house's bots."""
    game = registry.load(slug)
    usual = ((game.meta.seats[0], codec.read_options({}, game.types.options)),)
    rota = game.daily or usual
    count, options = rota[day.toordinal() % len(rota)]
    plain = new_record(
        tables.services.features,
        NewTable(game=slug, seats=count, options=codec.decode(codec.encode(options), dict), mine=()),
        NOBODY.id,
        "",
    )
    others = (SeatRecord(bot=seats.house(slug)),) * (count - 1)
    deal = tables.services.signer.digest(f"deal of the day {slug} {day.isoformat()}").hex()[:DEAL_LETTERS]
    return replace(
        plain, seats=(PERSON, *others), deal=replace(plain.deal, secret=deal, draw=None, day=day.isoformat())
    )


async def look(tables: Tables, slug: str, day: date, guest: str | None, *, brief: bool = False) -> DayInfo:
    """The deal of a day as a guest sees it; what others did with it, unless `brief`, once that can no longer help."""
    if day > calendar.today():
        raise Denied(404, sentences.NO_DAY)
    like = table_of(tables, slug, day)
    found = await tables.services.store.tables_with(like.deal.secret, deal_comparison.MOST_TABLES, guest)
    begun = _sort_by_start(found)
    own = first_try(begun, guest)
    waiting = next((one for one in found if one.status == "open" and one.concerns(guest)), None)
    orders, known = lineups.par_orders(like), {par.lineup for par in await tables.services.store.pars(like.deal.secret)}
    is_over = day < calendar.today()
    is_done = own is not None and own.status == "over"
    is_told = is_done or (is_over and own is None)
    return DayInfo(
        game=slug,
        date=like.deal.day,
        options=like.options,
        seats=len(like.seats),
        house=like.seats[-1].bot or "",
        over=is_over,
        players=len({person for one in begun for person in _people(one)}),
        par=deal_comparison.par_status(tables, orders, known),
        bots=sum(order.lineup in known for order in orders),
        levels=len(orders),
        seal=seal(like.deal.secret),
        mine="new" if own is None else "done" if is_done else "begun",
        table=None if own is None else own.id,
        waiting=None if waiting is None else waiting.id,
        results=await _results(tables, like, begun, guest) if is_told and not brief else None,
        deal=like.deal.secret if is_told and is_over else None,
    )


async def play(tables: Tables, slug: str, wanted: PlayDay, me: Guest, address: str, count: Callable[[], None]) -> Table:
    """A table with today's deal, or the one of mine that waits for friends. `count` is called first and may refuse."""
    like = table_of(tables, slug, calendar.today())
    found = await tables.services.store.tables_with(like.deal.secret, deal_comparison.MOST_TABLES, me.id)
    own = first_try(found, me.id)
    if own is not None and not wanted.practice:
        raise Denied(409, sentences.BEGUN_TODAY)
    must_not_run(own)
    mine = next((one for one in found if one.status == "open" and one.host == me.id and me.id in _people(one)), None)
    if wanted.friends and mine is not None:
        return await tables.get(mine.id)
    count()
    others = tuple(SeatRecord() for _ in like.seats[1:]) if wanted.friends else like.seats[1:]
    new = replace(
        like, host=me.id, seats=(SeatRecord(me.id, me.name), *others), deal=replace(like.deal, repeat=own is not None)
    )
    if own is None and not wanted.friends:  # two requests at the same time must not make two first tries
        new = replace(new, id=id_from(tables.services.signer.digest(f"first try {like.deal.secret} {me.id}")))
    return await deal_comparison.set_up(tables, new, me.id, address)


async def play_again(
    tables: Tables, old: TableRecord, wanted: PlayDeal, me: Guest, address: str, count: Callable[[], None]
) -> Table:
    """A finished table's deal once more; a day's deal is refused while the person's first try is running."""
    if old.deal.day and not wanted.friends:
        must_not_run(
            first_try(
                await tables.services.store.tables_with(old.deal.secret, deal_comparison.MOST_TABLES, me.id), me.id
            )
        )
    return await deal_comparison.play_again(tables, old, wanted, me, address, count)


def must_not_run(own: TableRecord | None) -> None:
    """Refuse while a person's first try is running: they finish it before they play on."""
    if own is not None and own.status != "over":
        raise Denied(409, sentences.FINISH_FIRST)


async def check_look(store: Store, record: TableRecord, guest: str | None) -> None:
    """Refuse a guest who is at their first try of the same day's deal elsewhere.

    A game that is over tells every draw, and after midnight its record the deal itself.
    """
    if record.deal.day and guest is not None and record.status != "open" and guest not in _people(record):
        own = first_try(await store.tables_with(record.deal.secret, deal_comparison.MOST_TABLES, guest), guest)
        if own is not None and own.status != "over":
            raise Denied(403, sentences.FINISH_FIRST)


async def is_known(store: Store, record: TableRecord) -> bool:
    """True if a person who sits at a table has begun its deal elsewhere before."""
    for guest in _people(record):
        if (
            first_try(await store.tables_with(record.deal.secret, deal_comparison.MOST_TABLES, guest), guest)
            is not None
        ):
            return True
    return False


def yesterday() -> date:
    return calendar.today() - timedelta(days=1)


async def warm_up(tables: Tables, slug: str, day: date) -> None:
    """Let the bots play the deal of a day before a person has finished it; it can wait until they have time."""
    like = table_of(tables, slug, day)
    await deal_comparison.offer_bots(tables, like, like.deal.secret)


async def _results(tables: Tables, like: TableRecord, begun: Sequence[TableRecord], guest: str | None) -> DealInfo:
    """The results of a deal. Only the replays of the best and of the guest are shown: other tables stay private."""
    whole = await deal_comparison.compare(tables, like, begun, guest, counting_tables(begun, like))
    best = next((one.table for one in whole.tables if one.place == 1), None)
    shown = (one if one.mine or one.table == best else replace(one, table=None) for one in whole.tables)
    return replace(whole, tables=tuple(shown))


def counting_tables(begun: Sequence[TableRecord], like: TableRecord) -> frozenset[str]:
    """The tables that count: begun on the day, the first try of everybody there, under the conditions of the day.

    A person who begins another one meanwhile has looked at the deal elsewhere.
    """
    cooperative = registry.shelf()[like.game].cooperative
    tries = defaultdict[str, list[TableRecord]](list)
    for one in begun:
        for person in _people(one):
            tries[person].append(one)

    def is_first(one: TableRecord, person: str) -> bool:
        first, *others = tries[person]
        return first is one and all(other.times.began >= one.times.ended for other in others[:1])

    def counts(one: TableRecord) -> bool:
        people = _people(one)
        is_fair = all(seat.bot == (like.seats[-1].bot if seat.guest is None else None) for seat in one.seats)
        is_today = calendar.date_of(one.times.began).isoformat() == like.deal.day
        is_one_side = bool(people) and (cooperative or len(people) == 1)
        return is_today and is_fair and is_one_side and all(is_first(one, person) for person in people)

    return frozenset(one.id for one in begun if counts(one))


def first_try(found: Sequence[TableRecord], guest: str | None) -> TableRecord | None:
    """The first of these tables that a guest has begun."""
    return next((one for one in _sort_by_start(found) if guest in _people(one)), None)


def _sort_by_start(found: Sequence[TableRecord]) -> list[TableRecord]:
    """The tables that have begun, in that order."""
    return sorted((one for one in found if one.status != "open"), key=lambda one: (one.times.began, one.id))


def _people(record: TableRecord) -> set[str]:
    """All people who have, or had, a seat in the game."""
    return {seat.guest for seat in record.seats if seat.guest is not None} | set(record.requests.given_up)
