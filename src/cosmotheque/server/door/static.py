"""The built interface: hashed files for ever, everything else revalidated, one page for all of the app's addresses."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.guests import address_of, device_of
from cosmotheque.server.door.hints import hints
from cosmotheque.server.live.tables import Tables

FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
REFUSED = re.compile(r"q=0(\.0*)?")
MANIFEST = ".vite/manifest.json"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cosmothèque</title>
<main><h1>Cosmothèque</h1>
<p lang="fr">L'interface n'est pas construite. Lancez <code>make web</code>, puis rechargez cette page.</p>
<p>The interface is not built. Run <code>make web</code>, then reload this page.</p></main></html>
"""


class File(msgspec.Struct, frozen=True):
    """A file, and the same in each encoding that it travels in, the smallest first."""

    body: bytes
    encoded: dict[str, bytes]
    kind: str
    etag: str
    cache: str


class Files:
    """The files of a folder, read when first asked for, and again when the folder was built anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._stamp = 0
        self._files: dict[str, File] = {}

    def find(self, path: str) -> File | None:
        """The file at an address of the site, if there is one."""
        stamp = self._built_at()
        if stamp != self._stamp:
            self._stamp, self._files = stamp, {}
        target = self._inside(path)
        if target is None:
            return None
        name = target.relative_to(self._folder).as_posix()  # one for each file, however its address is written
        found = self._files.get(name) or _read(target, FOREVER if name.startswith("assets/") else REVALIDATE)
        if found is not None:
            self._files[name] = found
        return found

    def _built_at(self) -> int:
        try:
            return (self._folder / "index.html").stat().st_mtime_ns
        except OSError:
            return 0

    def _inside(self, path: str) -> Path | None:
        """The path in the folder that an address names; None if it leads out of it."""
        try:
            target = (self._folder / path).resolve()
        except (OSError, ValueError):
            return None
        return target if target.is_relative_to(self._folder) else None


def _read(target: Path, cache: str) -> File | None:
    try:
        body = target.read_bytes()
    except OSError:
        return None
    kind = TYPES.get(target.suffix) or mimetypes.guess_type(target.name)[0] or "application/octet-stream"
    encoded = _encode_all(target, body) if kind.startswith(COMPRESSIBLE) else {}
    return File(body, encoded, kind, tag_of(body), cache)


def _encode_all(target: Path, body: bytes) -> dict[str, bytes]:
    """The encodings of a file: brotli, if the build has laid it beside the file, and gzip, which is made here."""
    try:
        laid = {"br": target.with_name(f"{target.name}.br").read_bytes()}
    except OSError:
        laid = {}
    return laid | {"gzip": gzip.compress(body, 6, mtime=0)}


def file_of(body: bytes) -> File:
    """JSON that is the same for everybody, as a file."""
    return File(body, {"gzip": gzip.compress(body, mtime=0)}, "application/json", tag_of(body), REVALIDATE)


def tag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


@get(["/", "/{path:path}"], include_in_schema=False, is_compressed=True)
async def page(request: Request[Any, Any, Any], tables: Tables, path: str = "/") -> Response[bytes]:
    """A file of the interface, or its one page for every address without a dot."""
    files: Files = request.app.state.files
    name = path.strip("/")
    file = files.find(name) if name else None
    if file is None and (name.startswith("api/") or "." in name.rpartition("/")[2]):
        raise Denied(404, sentences.NO_PAGE)
    file = file or files.find("index.html")
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/html")
    found, manifest = answer(request, file), files.find(MANIFEST)
    if manifest is None:
        return found
    is_known = device_of(request, tables.services) is not None
    if link := hints(manifest.body, tables, name, address_of(request), is_known):
        found.headers["link"] = link
    return found


def answer(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """A file as the browser takes it, or word that it has it already."""
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    wanted = accepted_encodings(request)
    for encoding, body in file.encoded.items():
        if encoding in wanted:
            return Response(body, media_type=file.kind, headers={**headers, "content-encoding": encoding})
    return Response(file.body, media_type=file.kind, headers=headers)


def accepted_encodings(request: Request[Any, Any, Any]) -> set[str]:
    """The encodings that a browser takes; a weight of nothing means that it does not."""
    accepted = request.headers.get("accept-encoding", "")
    ways = (way.replace(" ", "").lower().partition(";") for way in accepted.split(","))
    return {name for name, _, weight in ways if not REFUSED.fullmatch(weight)}
