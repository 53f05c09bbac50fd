"""The built interface as it is served: hashed files for ever, one page for every address of the app."""

import gzip
import json
import os
import re
from pathlib import Path

import httpx
import pytest
from tests.server.client import browser
from tests.server.conftest import Serve, Server

from cosmotheque.server.base.settings import Limits, Rate
from cosmotheque.server.door.static import Files

SCRIPT = "console.log('hello')\n" * 200


@pytest.fixture
def site(serve: Serve, tmp_path: Path) -> Server:
    built = tmp_path / "built"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Shelf</title>")
    (built / "assets/app-1a2b.js").write_text(SCRIPT)
    (built / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("secret")
    os.symlink(tmp_path / "secret.txt", built / "link.txt")
    return serve(static=built)


def test_files_pages_and_what_is_neither(site: Server, tmp_path: Path) -> None:
    with browser(site.base) as http:
        for page in ("/", "/t/abc", "/replay/abc", "/rules/pebbles"):
            answer = http.get(page)
            assert answer.status_code == 200
            assert "Shelf" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = http.get("/assets/app-1a2b.js")
        assert script.text == SCRIPT
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert http.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
        for missing in ("/assets/gone.js", "/link.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert http.get(missing).status_code == 404
        unchanged = http.get("/", headers={"if-none-match": http.get("/").headers["etag"]})
        assert unchanged.status_code == 304
        (tmp_path / "built/index.html").write_text("<title>Built anew</title>")
        assert "Built anew" in http.get("/").text


def test_a_head_has_what_the_whole_answer_has_but_the_body(site: Server) -> None:
    with browser(site.base) as http:
        for page in (
            "/",
            "/assets/app-1a2b.js",
            "/assets/gone.js",
            "/health",
            "/api/games",
            "/api/tables",
            "/api/none",
        ):
            whole, head = http.get(page), http.head(page)
            assert (head.status_code, head.content) == (whole.status_code, b"")
            assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}
        assert http.head("/api/tables/none/sit").status_code == 405


def test_a_file_is_kept_once_however_its_address_is_written(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("shelf")
    (tmp_path / "assets/app.js").write_text(SCRIPT)
    files = Files(tmp_path)
    script, page = files.find("assets/app.js"), files.find("index.html")
    assert script is not None
    for written in ("assets/{0}/../app.js", "./assets/app.js", "assets/../{0}/../assets/./app.js"):
        assert files.find(written.format("anything")) is script
    assert page is not None
    assert files.find("assets/../index.html") is page
    assert page.cache == "no-cache"


def test_text_travels_compressed_once(site: Server) -> None:
    with browser(site.base) as http, http.stream("GET", "/assets/app-1a2b.js") as answer:
        assert answer.headers["content-encoding"] == "gzip"
        raw = b"".join(answer.iter_raw())
    assert gzip.decompress(raw).decode() == SCRIPT


def test_what_the_build_laid_beside_a_file_goes_to_who_takes_it(site: Server, tmp_path: Path) -> None:
    (tmp_path / "built/assets/app-1a2b.js.br").write_bytes(b"smaller")
    takes = {
        "gzip, deflate, br": ("br", b"smaller"),
        "br;q=1.0, gzip": ("br", b"smaller"),
        "gzip, brotli": ("gzip", gzip.compress(SCRIPT.encode(), 6, mtime=0)),
        "br;q=0, gzip": ("gzip", gzip.compress(SCRIPT.encode(), 6, mtime=0)),
        "br; q=0.000, gzip;q=0.": (None, SCRIPT.encode()),
        "BR;q=0.001, gzip;q=0": ("br", b"smaller"),
        "identity": (None, SCRIPT.encode()),
    }
    with browser(site.base) as http:
        for accepted, expected in takes.items():
            with http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as answer:
                assert (answer.headers.get("content-encoding"), b"".join(answer.iter_raw())) == expected


def test_without_an_interface_there_is_a_page_that_says_so(serve: Serve, tmp_path: Path) -> None:
    server = serve(static=tmp_path / "nothing")
    answer = server.get("/")
    assert answer.status_code == 200
    assert "make web" in answer.text


@pytest.fixture
def manual(tmp_path: Path) -> Path:
    built = tmp_path / "manual"
    (built / "_static").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Manual</title>")
    (built / "_static/search.js").write_text(SCRIPT)
    (tmp_path / "secret.txt").write_text("secret")
    os.symlink(tmp_path / "secret.txt", built / "link.txt")
    return built


def test_the_documentation_stands_beside_the_interface(serve: Serve, manual: Path, tmp_path: Path) -> None:
    server = serve(static=tmp_path / "nothing", manual=manual)
    with browser(server.base) as http:
        for address in ("/docs", "/docs/"):
            answer = http.get(address, follow_redirects=True)
            assert answer.url.path == "/docs/index.html"
            assert "Manual" in answer.text
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        script = http.get("/docs/_static/search.js")
        assert (script.text, script.headers["cache-control"]) == (SCRIPT, "no-cache")
        assert http.get("/docs/_static/search.js", headers={"if-none-match": script.headers["etag"]}).status_code == 304
        for missing in ("gone.html", "_static", "link.txt", "%2e%2e/secret.txt", "..%2fsecret.txt", "%2fetc/passwd"):
            assert http.get(f"/docs/{missing}").status_code == 404


def test_without_documentation_a_sentence_says_so(serve: Serve, tmp_path: Path) -> None:
    server = serve(manual=tmp_path / "nothing")
    for address in ("/docs", "/docs/architecture.html"):
        answer = server.get(address)
        assert answer.status_code == 404
        assert "make docs" in answer.text


def test_a_page_says_what_its_table_will_need(serve: Serve, tmp_path: Path) -> None:
    """The files of the page and of the table's board, each once, and what will be asked; of no other table a word."""
    site = serve(static=built(tmp_path))
    with browser(site.base) as http:
        http.get("/api/me")
        table = http.post("/api/tables", json={"game": "pebbles", "seats": 2, "mine": [0]}).json()["id"]
        page = ["theme.js", "assets/first.js", "assets/first.css", "assets/table.js", "assets/common.js"]
        board, asked = ["assets/board.js", "assets/board.css"], [f"api/tables/{table}", "api/games/pebbles"]
        assert _hinted(http.get(f"/t/{table}")) == [*page, *board, "assets/lobby.js", "api/me", *asked]
        with browser(site.base) as stranger:
            assert _hinted(stranger.get(f"/t/{table}")) == [*page, *board, "assets/lobby.js", *asked]
        wanted = {"game": "pebbles", "seats": 2, "mine": [0, 1], "start": True}
        begun = http.post("/api/tables", json=wanted).json()["id"]
        asked[0] = f"api/tables/{begun}"
        assert _hinted(http.get(f"/t/{begun}")) == [*page, *board, "api/me", *asked]
        assert _hinted(http.get("/t/nobody")) == page
        assert _hinted(http.get("/")) == ["theme.js", "assets/first.js", "assets/first.css", "assets/home.js"]
        for other in ("/rules/pebbles", f"/t/{table}/more", "/assets/gone"):
            assert "link" not in http.get(other).headers


def test_pages_tell_no_more_of_tables_than_requests_may(serve: Serve, tmp_path: Path) -> None:
    """Pages are not counted, but whether there is such a table is: guessing by pages is as slow as by requests."""
    site = serve(static=built(tmp_path), limits=Limits(requests=Rate(0.001, 20)))
    with browser(site.base) as http:
        http.get("/api/me")
        table = http.post("/api/tables", json={"game": "pebbles", "seats": 2, "mine": [0]}).json()["id"]
        assert "assets/board.js" in _hinted(http.get(f"/t/{table}"))
        for number in range(20):
            http.get(f"/t/{number:012}")
        page = http.get(f"/t/{table}")
        assert page.status_code == 200
        assert "assets/board.js" not in _hinted(page)


def built(folder: Path) -> Path:
    """An interface of a few files, as the build describes it."""
    chunks = {
        "index.html": {"file": "assets/first.js", "css": ["assets/first.css"], "isEntry": True},
        "_common.js": {"file": "assets/common.js", "imports": ["index.html"]},
        "src/shell/home/Home.svelte": {"file": "assets/home.js", "imports": ["index.html"]},
        "src/shell/table/TablePage.svelte": {"file": "assets/table.js", "imports": ["_common.js", "index.html"]},
        "src/shell/table/parts.ts": {"file": "assets/lobby.js", "imports": ["index.html"]},
        "src/games/pebbles/index.ts": {
            "file": "assets/board.js",
            "imports": ["_common.js"],
            "css": ["assets/board.css"],
        },
    }
    (folder / ".vite").mkdir()
    (folder / ".vite/manifest.json").write_text(json.dumps(chunks))
    (folder / "index.html").write_text("<title>Shelf</title>")
    return folder


def _hinted(answer: httpx.Response) -> list[str]:
    return re.findall(r"</([^>]+)>; rel=", answer.headers["link"])


def test_a_game_that_a_browser_has_is_not_sent_again(serve: Serve) -> None:
    with browser(serve().base) as http:
        whole = http.get("/api/games/pebbles")
        assert whole.json()["folder"] == "pebbles"
        again = http.get("/api/games/pebbles", headers={"if-none-match": whole.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
