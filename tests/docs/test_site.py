"""The site as `make docs` has built it: it needs nothing from elsewhere, and has every name of the library."""

import re
import zlib
from pathlib import Path
from types import ModuleType

import pytest

import cosmotheque
from cosmotheque import arena, batch, bots, review
from cosmotheque.server.base.settings import Settings

MANUAL = Settings(data=Path()).manual
PACKAGES = (cosmotheque, arena, batch, bots, review)
RUN_INLINE = re.compile(r"<script(?![^>]*\bsrc=)[^>]*>|<style\b|\son\w+=\"", re.IGNORECASE)
FETCHED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"([^\"]+)|<link\b[^>]*\bhref=\"([^\"]+)", re.IGNORECASE
)


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    found = {path.relative_to(MANUAL).as_posix(): path.read_text("utf-8") for path in MANUAL.rglob("*.html")}
    assert "index.html" in found, "The documentation is not built: run make docs."
    return found


def test_nothing_on_a_page_needs_a_weaker_policy(pages: dict[str, str]) -> None:
    assert {name: found for name, text in pages.items() if (found := RUN_INLINE.findall(text))} == {}


def test_nothing_is_fetched_from_elsewhere(pages: dict[str, str]) -> None:
    fetched = {address for text in pages.values() for pair in FETCHED.findall(text) for address in pair if address}
    assert fetched
    assert {address for address in fetched if re.match(r"[a-z]+:|//", address)} == set()
    styles = [path.read_text("utf-8") for path in MANUAL.rglob("*.css")]
    assert [text for text in styles if re.search(r"@import|url\(['\"]?(https?:)?//", text)] == []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.__name__)
def test_every_name_of_the_library_is_described(pages: dict[str, str], package: ModuleType) -> None:
    inventory = (MANUAL / "objects.inv").read_bytes().split(b"\n", 4)[4]
    names = {line.split(" ")[0].rpartition(".")[2] for line in zlib.decompress(inventory).decode().splitlines()}
    assert set(package.__all__) - names == set()
