"""Puzzles over REST: packs, which are static files and the same for everybody, and what I have tried of them."""

import gzip
from typing import Any

from litestar import Request, Response, get, post

from cosmotheque import registry
from cosmotheque.core.once import cache_once
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import costly
from cosmotheque.server.door.parameters import Name
from cosmotheque.server.door.static import REVALIDATE, File, answer, tag_of
from cosmotheque.server.features.puzzles import tries
from cosmotheque.server.features.puzzles.wire import AddTries, PuzzleTries
from cosmotheque.server.live.journal import wall_ms
from cosmotheque.server.live.tables import Tables
from cosmotheque.server.wire.parts import Guest
from cosmotheque.study.sentences import NO_PACK
from cosmotheque.study.shipped import has_pack, shipped_bytes


@get("/api/games/{slug:str}/puzzles", is_compressed=True)
async def puzzles(request: Request[Any, Any, Any], slug: Name) -> Response[bytes]:
    """All puzzles of a game."""
    _must_have_puzzles(slug)
    return answer(request, _file(slug))


@get("/api/me/puzzles", guards=[costly])
async def my_tries(tables: Tables, me: Guest) -> list[PuzzleTries]:
    """All puzzles that I have tried."""
    return await tries.list_tries(tables.services.store, me.id)


@post("/api/me/puzzles/{slug:str}", status_code=200, guards=[costly])
async def add_tries(slug: Name, data: AddTries, tables: Tables, me: Guest) -> PuzzleTries:
    """I have tried puzzles of a game; the answer has what other devices of mine have brought."""
    _must_have_puzzles(slug)
    return await tries.add(tables.services.store, me.id, slug, data.tries, data.mark, wall_ms())


def _must_have_puzzles(slug: str) -> None:
    title = registry.load(slug).meta.title
    if not has_pack(slug):
        raise Denied(404, NO_PACK.filled(title))


@cache_once
def _file(slug: str) -> File:
    zipped = shipped_bytes(slug)
    return File(gzip.decompress(zipped), {"gzip": zipped}, "application/json", tag_of(zipped), REVALIDATE)


HANDLERS = [puzzles, my_tries, add_tries]
