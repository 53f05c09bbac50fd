"""My games, over REST."""

from typing import Annotated, Literal, TypeAlias

from litestar import get
from litestar.params import Parameter

from cosmotheque.server.door.guests import costly
from cosmotheque.server.features.own_games import rules as mine
from cosmotheque.server.features.own_games.wire import GameFigures, MyGames
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest

Slug: TypeAlias = Annotated[str, Parameter(max_length=40)]
Words: TypeAlias = Annotated[str, Parameter(max_length=80)]
Page: TypeAlias = Annotated[int, Parameter(ge=0, le=100)]


@get("/api/me/games", guards=[costly])
async def my_games(
    tables: Tables,
    me: Guest,
    game: Slug = "",
    status: Literal["open", "running", "over"] | None = None,
    search: Words = "",
    page: Page = 0,
) -> MyGames:
    """My games, newest first: of one game, of one state, or with these words in names, titles and dates."""
    return await mine.games(tables.services.store, me.id, game, status, search, page)


@get("/api/me/figures", guards=[costly])
async def my_figures(tables: Tables, me: Guest) -> list[GameFigures]:
    """The figures of my games."""
    return await mine.figures(tables.services, me.id, wall_ms())


HANDLERS = [my_games, my_figures]
