"""Packs of puzzles over REST: static files, the same for everybody."""

import gzip
from functools import cache
from typing import Any

from litestar import Request, Response, get

from cosmotheque import registry
from cosmotheque.server.door.lessons import Name
from cosmotheque.server.door.static import REVALIDATE, File, answer, tag_of
from cosmotheque.server.errors import Denied
from cosmotheque.study.sentences import NO_PACK
from cosmotheque.study.shipped import has_pack, shipped_bytes


@get("/api/games/{slug:str}/puzzles", is_compressed=True)
async def puzzles(request: Request[Any, Any, Any], slug: Name) -> Response[bytes]:
    """All puzzles of a game."""
    title = registry.load(slug).meta.title
    if not has_pack(slug):
        raise Denied(404, NO_PACK.filled(title))
    return answer(request, _file(slug))


@cache
def _file(slug: str) -> File:
    zipped = shipped_bytes(slug)
    return File(gzip.decompress(zipped), zipped, "application/json", tag_of(zipped), REVALIDATE)


HANDLERS = [puzzles]
