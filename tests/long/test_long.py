"""Long tests are left out while nothing that they depend on has changed, and only then."""

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.long import inputs, lock, plugin
from tests.long.inputs import ALL_GAMES, ROOT, belongs, digests

from cosmotheque import registry

GAMES = sorted({registry.folder(slug) for slug in registry.playable()})
ROOTED = inputs.files()
RULES = [path for path in ROOT.glob("**/test_*.py") if b'mark.long("rules")' in path.read_bytes()]


def sources(name: str) -> Iterator[Path]:
    """The files that a module may be: with what its folders say of themselves."""
    base = ROOT / ("src" if name.startswith("cosmotheque") else "")
    parts = name.split(".")
    for length in range(1, len(parts) + 1):
        place = base.joinpath(*parts[:length])
        yield from (path for path in (place.with_suffix(".py"), place / "__init__.py") if path.is_file())


@cache
def imported(path: Path) -> frozenset[Path]:
    """Our own files that a file imports by name, wherever in it that stands."""
    found: set[Path] = set()
    package = [*path.relative_to(ROOT).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text())):
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


def test_what_tests_of_rules_import_is_among_what_they_depend_on() -> None:
    missing = {}
    for path in RULES:
        name = str(path.relative_to(ROOT))
        owner = name.removeprefix(inputs.GAMES).partition("/")[0] if name.startswith(inputs.GAMES) else ALL_GAMES
        missing[name] = [one for one in reached(path) if not belongs(str(one.relative_to(ROOT)), "rules", owner)]
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
    for name in ("web/src/app/App.svelte", "src/cosmotheque/server/run.py", "tests/e2e/plugin.py"):
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


def test_what_is_kept_is_looked_at_and_what_is_made_is_not() -> None:
    assert {"src/cosmotheque/core/game.py", "web/package-lock.json", "tests/copying.py"} <= {*ROOTED}
    assert [name for name in ROOTED if "__pycache__" in name or "node_modules" in name or name.endswith(".lock")] == [
        "requirements-dev.lock"
    ]


def item(kind: str | None, game: str = GAMES[0]) -> Any:
    """As much of a test as is asked for."""
    mark = SimpleNamespace(args=(kind,)) if kind else None
    path = ROOT / inputs.GAMES / game / "tests" / "test_it.py"
    return SimpleNamespace(get_closest_marker=lambda _name: mark, path=path, nodeid=f"{game}-{kind}")


def choose(wish: str, monkeypatch: pytest.MonkeyPatch, stored: Path) -> tuple[Any, list[str], list[Any]]:
    """The chooser, and which of a short test and three long ones are run."""
    monkeypatch.setattr(lock, "LOCK", stored)
    left: list[Any] = []
    config: Any = SimpleNamespace(
        getoption=lambda _name: wish,
        option=SimpleNamespace(keyword="", markexpr="", deselect=None),
        args_source=pytest.Config.ArgsSource.TESTPATHS,
        hook=SimpleNamespace(pytest_deselected=lambda *, items: left.extend(items)),
    )
    items = [item(None), item("rules"), item("page"), item("rules", GAMES[1])]
    chooser = plugin.Long(config)
    chooser.pytest_collection_modifyitems(config, items)
    return chooser, [one.nodeid for one in items], left


def test_those_that_passed_are_left_out_until_something_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one, other, kept = GAMES[0], GAMES[1], tmp_path / "lock"
    all_long = [f"{one}-rules", f"{one}-page", f"{other}-rules"]
    assert choose("changed", monkeypatch, kept)[1] == [f"{one}-None", *all_long]
    only, chosen, _ = choose("only", monkeypatch, kept)
    assert chosen == all_long
    only.pytest_sessionfinish(exitstatus=1)
    assert not kept.exists()
    only.pytest_sessionfinish(exitstatus=0)
    _, chosen, left = choose("changed", monkeypatch, kept)
    assert chosen == [f"{one}-None"]
    assert len(left) == 3
    stored = json.loads(kept.read_text())
    stored[one]["rules"] = "something else"
    kept.write_text(json.dumps(stored))
    assert choose("changed", monkeypatch, kept)[1] == [f"{one}-None", f"{one}-rules"]


def test_a_run_of_some_or_with_one_skipped_writes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    some, *_ = choose("only", monkeypatch, tmp_path / "lock")
    monkeypatch.setattr(some, "_is_whole", False)
    some.pytest_sessionfinish(exitstatus=0)
    skipping, *_ = choose("only", monkeypatch, tmp_path / "lock")
    skipping.pytest_runtest_logreport(pytest.TestReport("one", ("one", 1, "one"), {}, "skipped", None, "setup"))
    skipping.pytest_sessionfinish(exitstatus=0)
    assert not (tmp_path / "lock").exists()


def test_the_game_of_a_test_is_where_it_stands_or_what_it_is_given() -> None:
    slug = registry.playable()[0]
    place = SimpleNamespace(path=ROOT / "tests" / "test_it.py")
    case = SimpleNamespace(game=registry.load(slug))
    for given in (slug, registry.load(slug), case, SimpleNamespace(game=slug)):
        assert plugin.game_of(SimpleNamespace(**vars(place), callspec=SimpleNamespace(params={"it": given}))) == (
            registry.folder(slug)
        )
    assert plugin.game_of(SimpleNamespace(**vars(place))) == ALL_GAMES
    assert plugin.game_of(item("rules", GAMES[1])) == GAMES[1]
