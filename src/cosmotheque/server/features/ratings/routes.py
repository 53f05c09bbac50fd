"""Leaderboards over REST."""

from litestar import get, put

from cosmotheque.server.door.guests import costly
from cosmotheque.server.door.parameters import Slug
from cosmotheque.server.features.ratings import leaderboard
from cosmotheque.server.features.ratings.wire import Leaderboard, SetListed
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest


@get("/api/games/{slug:str}/leaderboard", guards=[costly])
async def show(slug: Slug, tables: Tables, visitor: str | None) -> Leaderboard:
    """The best in a game, of the people who want to stand there."""
    return await leaderboard.show(tables.services.store, slug, visitor, wall_ms())


@put("/api/games/{slug:str}/leaderboard", guards=[costly])
async def set_listed(slug: Slug, data: SetListed, tables: Tables, me: Guest) -> Leaderboard:
    """Stand on the leaderboard of a game from now on, or no longer."""
    store = tables.services.store
    await leaderboard.set_listed(store, slug, me.id, listed=data.listed)
    return await leaderboard.show(store, slug, me.id, wall_ms())


HANDLERS = [show, set_listed]
