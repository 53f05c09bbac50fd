"""Preload hints for the first page and a table's: browsers fetch all files at the same time, not one by one.

The interface's own build says which files belong together.
"""

import re
from functools import lru_cache

import msgspec

from cosmotheque import registry
from cosmotheque.core import codec
from cosmotheque.server.live.tables import Tables

PAGE, HOME, TABLE_PAGE = "index.html", "src/shell/home/Home.svelte", "src/shell/table/TablePage.svelte"
LOBBY = "src/shell/table/parts.ts"
"""Of a table whose game has not begun more is seen than its board."""
TABLE = re.compile(r"t/([^/]+)")
THEME = "</theme.js>; rel=preload; as=script"
"""The page is not read on before it has run: it goes first."""
MOST_KEPT = 64


class Chunk(msgspec.Struct, frozen=True):
    """One of the files that Vite has built."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


def hints(manifest: bytes, tables: Tables, name: str, address: str, is_known: bool) -> str:
    """The `Link` header for an address; empty where there is nothing to hint at.

    A visitor without a cookie gets no hint to ask for their guest: two requests at the same time would make two guests.

    A page costs next to nothing and is not counted: nothing is read for it. Of a table that is not in memory, its game
    is not known here. Whether there is such a table counts as a request like any other: a visitor who guesses at links
    learns nothing from pages once their address has used up its own.
    """
    if name == "":
        return ", ".join((THEME, *_parts(manifest, HOME)))
    asked = TABLE.fullmatch(name)
    if asked is None:
        return ""
    table = tables.here(asked[1]) if tables.services.requests.of(address).take() else None
    if table is None:
        return ", ".join((THEME, *_parts(manifest, TABLE_PAGE)))
    slug = table.record.game
    asked_first = [*(["me"] if is_known else []), f"tables/{table.record.id}", f"games/{slug}"]
    asks = (f"</api/{ask}>; rel=preload; as=fetch; crossorigin" for ask in asked_first)
    lobby = [LOBBY] if table.record.status == "open" else []
    return ", ".join((THEME, *_parts(manifest, TABLE_PAGE, _board(slug), *lobby), *asks))


def _board(slug: str) -> str:
    return f"src/games/{registry.folder(slug)}/index.ts" if slug in registry.playable() else ""


@lru_cache(maxsize=MOST_KEPT)
def _parts(manifest: bytes, *keys: str) -> tuple[str, ...]:
    """The files of the build that the page and these parts of it need, in the order of their need."""
    chunks, found = codec.decode(manifest, dict[str, Chunk]), dict[str, None]()
    for key in (PAGE, *keys):
        _need(chunks, key, found)
    return tuple(
        f"</{file}>; rel=preload; as=style; crossorigin" if file.endswith(".css") else f"</{file}>; rel=modulepreload"
        for file in found
    )


def _need(chunks: dict[str, Chunk], key: str, found: dict[str, None]) -> None:
    """Add a chunk, its styles and what it imports; none twice."""
    chunk = chunks.get(key)
    if chunk is None or chunk.file in found:
        return
    found.update(dict.fromkeys((chunk.file, *chunk.css)))
    for part in chunk.imports:
        _need(chunks, part, found)
