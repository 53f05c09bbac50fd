"""The code on every page holds: Python runs as it stands, commands exist with their options, data can be read."""

import io
import json
import tomllib
from pathlib import Path

import pytest

import cosmotheque
from cosmotheque.games._template.game import GAMES

from .commands import fault
from .pages import ROOT, Block, blocks, name, pages

WITH_A_SERVER = {"docs/network-bots.md": "tests/server/test_client.py"}
"""Pages whose programs want a server to play at, and the tests that give them one."""
LANGUAGES = {"", "console", "json", "python", "sh", "svelte", "text", "toml"}
BY_PAGE = {name(page): list(blocks(page.read_text(encoding="utf-8"))) for page in pages()}
(TEMPLATE,) = GAMES.values()


def in_languages(*languages: str) -> dict[str, list[Block]]:
    wanted = {page: [block for block in found if block.language in languages] for page, found in BY_PAGE.items()}
    return {page: found for page, found in wanted.items() if found}


@pytest.fixture
def a_game_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `my-game` of the pages be the template, as it is when it was just copied."""
    load = cosmotheque.load
    monkeypatch.setattr(cosmotheque, "load", lambda slug: TEMPLATE if slug == "my-game" else load(slug))


@pytest.mark.usefixtures("a_game_of_ones_own")
@pytest.mark.parametrize("page", [page for page in in_languages("python") if page not in WITH_A_SERVER])
def test_python_runs_as_it_stands(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One block after the other: a later one may use what an earlier one has made. Nobody types anything."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    names = {"__name__": "a page"}
    for block in in_languages("python")[page]:
        code = "\n" * (block.line - 1) + block.text
        exec(compile(code, page, "exec"), names)  # noqa: S102 - our own pages


@pytest.mark.parametrize("page", in_languages("", "console", "sh"))
def test_commands_are_there_with_their_options(page: str) -> None:
    lines = [line for block in in_languages("", "console", "sh")[page] for line in block.text.splitlines()]
    assert {line: why for line in lines if (why := fault(line))} == {}


@pytest.mark.parametrize("page", in_languages("json", "toml"))
def test_data_can_be_read(page: str) -> None:
    for block in in_languages("json", "toml")[page]:
        (json if block.language == "json" else tomllib).loads(block.text)


def test_every_block_is_of_a_kind_that_is_looked_at() -> None:
    kinds = {(page, block.language) for page, found in BY_PAGE.items() for block in found}
    assert {(page, kind) for page, kind in kinds if kind not in LANGUAGES and not kind.startswith("{")} == set()


@pytest.mark.parametrize(("page", "test"), WITH_A_SERVER.items())
def test_programs_that_want_a_server_are_run_with_one(page: str, test: str) -> None:
    assert in_languages("python")[page]
    assert Path(page).name in (ROOT / test).read_text(encoding="utf-8")


def test_the_main_pages_have_examples() -> None:
    assert len(in_languages("python")["README.md"]) >= 3
    assert len(in_languages("python")["docs/adapters.md"]) >= 4


@pytest.mark.parametrize(
    "line",
    [
        "cosmotheque dance",
        "cosmotheque serve --colour",
        "$ .venv/bin/cosmotheque arena",
        "python -m cosmotheque serve --colour   # with a comment",
        "python -m cosmotheque.nowhere",
        "make coffee",
        "npm run nothing --prefix web",
        "pip install 'cosmotheque[nothing]'",
        "pytest tests/nowhere",
        "docker compose -f deploy/nowhere.yaml up",
        "docker compose -f deploy/compose.yaml exec server cosmotheque dance",
        "frobnicate",
    ],
)
def test_a_wrong_command_is_noticed(line: str) -> None:
    assert fault(line)
