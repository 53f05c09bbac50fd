"""Long tests are left out while nothing that they depend on has changed, and only then."""

import ast
import platform
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest
from tests.long import inputs, lock, plugin
from tests.long.inputs import ALL_GAMES, ROOT, belongs, digests

from cosmotheque import registry

pytest_plugins = ("pytester",)

GAMES = sorted({registry.folder(slug) for slug in registry.playable()})
ROOTED = inputs.files()
LONG = """
import pytest

@pytest.mark.long("{kind}")
def test_{kind}(): pass
"""
HIDDEN = """
import pytest

@getattr(pytest.mark, "long")("rules")
def test_it(): pass
"""


def sources(name: str) -> Iterator[Path]:
    """The files that a module may be: with what its folders say of themselves."""
    base = ROOT / ("src" if name.startswith("cosmotheque") else "")
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        place = base.joinpath(*parts[:length])
        yield from (path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file())


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All in a tree: expressions, of which there are many more, import nothing."""
    for part in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, part, ()):
            yield child
            yield from statements(child)


@cache
def imported(path: Path) -> frozenset[Path]:
    """Our own files that a file imports by name, wherever in it that stands."""
    found: set[Path] = set()
    package = [*path.relative_to(ROOT).parts[:-1]]
    if package[:1] == ["src"]:
        del package[0]
    for node in statements(ast.parse(path.read_text())):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            near = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*near, *filter(None, [node.module])])
            names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        for name in names:
            if name.startswith(("cosmotheque", "tests")):
                found |= {*sources(name)}
    return frozenset(found)


def reached(path: Path) -> set[Path]:
    """All that it leads to."""
    found, open_ones = {path}, [path]
    while open_ones:
        new = imported(open_ones.pop()) - found
        found |= new
        open_ones += new
    return found


def test_imports_from_the_same_folder_are_followed() -> None:
    path = ROOT / inputs.GAMES / "_template" / "tests" / "test_feats.py"
    assert "from .test_rules import" in path.read_text()
    assert path.with_name("test_rules.py") in imported(path)


@pytest.mark.parametrize("kind", inputs.KINDS)
def test_what_long_tests_import_is_among_what_they_depend_on(kind: str) -> None:
    mark = f'mark.long("{kind}")'
    marked = [
        ROOT / name for name in ROOTED if Path(name).name.startswith("test_") and mark in (ROOT / name).read_text()
    ]
    missing = {}
    for path in marked:
        name = str(path.relative_to(ROOT))
        owner = name.removeprefix(inputs.GAMES).partition("/")[0] if name.startswith(inputs.GAMES) else ALL_GAMES
        missing[name] = [one for one in reached(path) if not belongs(str(one.relative_to(ROOT)), kind, owner)]
    assert missing
    assert not any(missing.values()), missing


@pytest.mark.parametrize("kind", inputs.KINDS)
def test_a_game_of_its_own_does_not_run_those_of_others(kind: str) -> None:
    one, other = GAMES[:2]
    for part in ("rules.py", "data/table.json", "tests/test_rules.py"):
        name = f"{inputs.GAMES}{one}/{part}"
        is_test = "test_" in name
        assert belongs(name, kind, one) or is_test
        assert not belongs(name, kind, other)
        assert belongs(name, kind, ALL_GAMES) or is_test
    assert belongs(f"{inputs.GAMES}{one}/__init__.py", kind, other)


def test_the_interface_and_the_server_matter_to_pages_alone() -> None:
    for name in ("web/src/app/App.svelte", "src/cosmotheque/server/run.py", "tests/e2e/plugin.py", "tools/npm"):
        assert belongs(name, "page", GAMES[0])
        assert not belongs(name, "rules", GAMES[0])
    for name in ("src/cosmotheque/core/game.py", "pyproject.toml", "requirements-dev.lock", "tests/copying.py"):
        assert belongs(name, "page", GAMES[0])
        assert belongs(name, "rules", GAMES[0])


def test_every_change_of_a_file_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = (GAMES[0], "rules")
    before = digests([subject])
    content = inputs.content
    monkeypatch.setattr(inputs, "content", lambda name: content(name) + name.count("core/game.py") * "changed")
    assert digests([subject]) != before
    monkeypatch.setattr(inputs, "content", content)
    assert digests([subject]) == before
    monkeypatch.setattr(inputs, "files", lambda: (*ROOTED, "tests/new.py"))
    monkeypatch.setattr(inputs, "content", lambda _name: "")
    assert digests([subject]) != before


def test_another_python_machine_or_browser_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    subjects = [(GAMES[0], kind) for kind in inputs.KINDS]
    before = digests(subjects)[GAMES[0]]
    with monkeypatch.context() as changed:
        changed.setattr(inputs, "chromium", lambda: "Chromium 1.0")
        found = digests(subjects)[GAMES[0]]
        assert found["page"] != before["page"]
        assert found["rules"] == before["rules"]
    for module, name, value in (
        (sys, "version_info", SimpleNamespace(major=3, minor=99)),
        (platform, "machine", lambda: "abacus"),
    ):
        with monkeypatch.context() as changed:
            changed.setattr(module, name, value)
            found = digests(subjects)[GAMES[0]]
        assert all(found[kind] != before[kind] for kind in inputs.KINDS)


def test_what_is_kept_is_looked_at_and_what_is_made_is_not() -> None:
    assert {"src/cosmotheque/core/game.py", "web/package-lock.json", "tests/copying.py"} <= {*ROOTED}
    assert [name for name in ROOTED if "__pycache__" in name or "node_modules" in name or name.endswith(".lock")] == [
        "requirements-dev.lock"
    ]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="This is no checkout.")
def test_nothing_that_is_kept_is_left_out_by_mistake() -> None:
    command = ["git", "ls-files", "-z", "--", *inputs.ROOTS]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603
    kept = {name for name in listed.split("\0") if name and (ROOT / name).exists()}
    assert kept - {*ROOTED} == {"tests/long.lock", "web/.gitignore"}


class Repository:
    """A small one, and runs of its long tests in this process: two of one game, one of another."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self._pytester = pytester
        self.lock = pytester.path / "tests" / "long.lock"
        self.write(
            "pyproject.toml",
            '[tool.pytest]\ntestpaths = ["tests", "src"]\naddopts = ["--import-mode=importlib", "--strict-markers"]',
        )
        self.write("tests/test_short.py", "def test_short(): pass")
        self.write(f"{inputs.GAMES}{GAMES[0]}/tests/test_it.py", LONG.format(kind="rules") + LONG.format(kind="page"))
        self.write(f"{inputs.GAMES}{GAMES[1]}/tests/test_it.py", LONG.format(kind="rules"))

    def write(self, name: str, content: str) -> None:
        path = self._pytester.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)

    def run(self, *words: str) -> set[str]:
        """Run pytest; the tests that passed, by game and kind."""
        for remembered in (inputs.files, inputs.content, inputs.is_marked):
            remembered.cache_clear()
        done = self._pytester.inline_run(*words, plugins=[plugin])
        passed = (report.nodeid for report in done.getreports("pytest_runtest_logreport") if report.when == "call")
        return {f"{nodeid.split('/')[-3:][0]}-{nodeid.split('_')[-1]}" for nodeid in passed}


@pytest.fixture
def repository(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Iterator[Repository]:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take most of the time
    for module in (inputs, plugin):
        monkeypatch.setattr(module, "ROOT", pytester.path)
    monkeypatch.setattr(lock, "LOCK", pytester.path / "tests" / "long.lock")
    monkeypatch.setattr(inputs, "ROOTS", ("src", "tests", "pyproject.toml"))
    yield Repository(pytester)
    for remembered in (inputs.files, inputs.content, inputs.is_marked):
        remembered.cache_clear()


def test_those_that_passed_are_left_out_until_something_changes(repository: Repository) -> None:
    one, other = GAMES[:2]
    long = {f"{one}-rules", f"{one}-page", f"{other}-rules"}
    short = {"tests-short"}
    assert repository.run("--long", "changed") == short | long
    assert repository.run("--long", "only") == long
    assert repository.run("--long", "changed") == short
    repository.write(f"{inputs.GAMES}{one}/rules.py", "")
    assert repository.run("--long", "changed") == {*short, f"{one}-rules", f"{one}-page"}
    assert repository.run() == short | long


@pytest.mark.parametrize(
    "words",
    [
        *(
            "--collect-only",
            "--setup-only",
            "--setup-plan",
            "--lf",
            "--sw",
            "--ignore=tests",
            "--ignore-glob=*/tests/x",
        ),
        *("-otestpaths=src", "-krules", "-mlong", "--deselect=src/x", "src", "--maxfail=1 src tests"),
    ],
)
def test_a_run_of_some_writes_nothing(repository: Repository, words: str) -> None:
    repository.run("--long", "only", *words.split())
    assert not repository.lock.exists()


@pytest.mark.parametrize(
    "source",
    [
        "import pytest\npytest.skip('not here', allow_module_level=True)",
        "import pytest\n@pytest.mark.long('rules')\ndef test_it(): pytest.skip('not here')",
        "import pytest\n@pytest.mark.long('rules')\n@pytest.mark.xfail\ndef test_it(): assert False",
        "import pytest\n@pytest.mark.long('rules')\ndef test_it(): assert False",
        "import pytest\n@pytest.fixture\ndef kept():\n  yield\n  pytest.skip('late')\n"
        "@pytest.mark.long('rules')\ndef test_it(kept): pass",
    ],
)
def test_a_run_in_which_one_did_not_pass_writes_nothing(repository: Repository, source: str) -> None:
    repository.write("tests/test_more.py", source)
    repository.run("--long", "only")
    assert not repository.lock.exists()


def test_a_run_that_tells_of_no_test_writes_nothing(repository: Repository) -> None:
    """Whatever another plugin does in place of the tests."""
    repository.write("conftest.py", "def pytest_runtest_protocol(): return True")
    assert not repository.run("--long", "only")
    assert not repository.lock.exists()


def test_a_mark_that_cannot_be_found_in_its_file_is_refused(repository: Repository) -> None:
    """The digest would not have the file."""
    repository.write("tests/test_more.py", HIDDEN)
    assert repository.run() >= {"tests-it"}
    assert not repository.run("--long", "changed")


def test_the_game_of_a_test_is_where_it_stands_or_what_it_is_given() -> None:
    slug = registry.playable()[0]
    place = SimpleNamespace(path=ROOT / "tests" / "test_it.py")
    case = SimpleNamespace(game=registry.load(slug))
    for given in (slug, registry.load(slug), case, SimpleNamespace(game=slug)):
        assert plugin.game_of(SimpleNamespace(**vars(place), callspec=SimpleNamespace(params={"it": given}))) == (
            registry.folder(slug)
        )
    assert plugin.game_of(SimpleNamespace(**vars(place))) == ALL_GAMES
    place.path = ROOT / inputs.GAMES / GAMES[1] / "tests" / "test_it.py"
    assert plugin.game_of(SimpleNamespace(**vars(place))) == GAMES[1]
