"""Being away, over REST."""

from litestar import get, post

from cosmotheque.server.door.guests import costly
from cosmotheque.server.features.holidays import rules as holidays
from cosmotheque.server.features.holidays.wire import EndHoliday, Holidays, TakeHoliday
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest


@get("/api/me/holidays", guards=[costly])
async def mine(tables: Tables, me: Guest) -> Holidays:
    """My holidays."""
    return await holidays.show_holidays(tables, me.id)


@post("/api/me/holidays", guards=[costly])
async def take(data: TakeHoliday, tables: Tables, me: Guest) -> Holidays:
    """Announce that I am away: at all my correspondences my days stand still meanwhile."""
    return await holidays.take(tables, me.id, data)


@post("/api/me/holidays/end", status_code=200, guards=[costly])
async def end(data: EndHoliday, tables: Tables, me: Guest) -> Holidays:
    """Take a holiday back, or be back from it."""
    return await holidays.end(tables, me.id, data)


HANDLERS = [mine, take, end]
