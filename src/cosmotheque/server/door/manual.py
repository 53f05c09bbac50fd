"""The documentation under `/docs`, as `make docs` has built it."""

from typing import Any

from litestar import Request, Response, get
from litestar.response import Redirect

from cosmotheque.server.base import sentences
from cosmotheque.server.base.errors import Denied
from cosmotheque.server.door.static import Files, answer

FIRST = "index.html"
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cosmothèque</title>
<main><h1>Cosmothèque</h1>
<p lang="fr">La documentation n'est pas construite. Lancez <code>make docs</code>, puis rechargez cette page.</p>
<p>The documentation is not built. Run <code>make docs</code>, then reload this page.</p></main></html>
"""


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, is_compressed=True)
async def page(request: Request[Any, Any, Any], path: str = "") -> Response[Any]:
    """A file of the documentation. Its links are relative, so that the address of its first page must be complete."""
    files: Files = request.app.state.manual
    if files.find(FIRST) is None:
        return Response(NOT_BUILT.encode(), status_code=404, media_type="text/html")
    name = path.strip("/")
    if not name:
        return Redirect(f"/docs/{FIRST}")
    file = files.find(name)
    if file is None:
        raise Denied(404, sentences.NO_PAGE)
    return answer(request, file)
