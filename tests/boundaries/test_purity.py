"""Rules are pure functions: below `games/` there is no dice but the generator handed in, and rules read no clock."""

import ast
from pathlib import Path

import pytest

from .imports import imported
from .places import GAMES, PACKAGE, game_folders

IMPURE = {
    *("asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "secrets", "shutil", "socket"),
    *("subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
ROOTS = (
    "components",
    "options",
    "state",
    "actions",
    "events",
    "rules",
    "view",
    "rulebook",
    "text",
    "notation",
    "drawing",
    "picture",
)
BY_SUBJECT = ("model", "missions", "parts")
"""Folders that import their own files by walking through them, so that no import names these."""
CALLS = {"open", "print", "input"}


def rule_files(folder: Path) -> list[Path]:
    """The files that a game's rules and views are made of: those named so, and all that these import."""
    waiting = [path for root in ROOTS for path in (folder / f"{root}.py", *sorted((folder / root).glob("*.py")))]
    waiting += [path for name in BY_SUBJECT for path in sorted((folder / name).rglob("*.py"))]
    found: list[Path] = []
    while waiting:
        path = waiting.pop()
        if path.is_file() and path not in found:
            found.append(path)
            waiting += [other for name in imported(path) for other in module_files(name) if other.is_relative_to(GAMES)]
    return found


def module_files(name: str) -> list[Path]:
    """The files that an import may mean: a module, or a module with a name in it."""
    parts = name.split(".")[1:]
    return [PACKAGE.joinpath(*parts[:end]).with_suffix(".py") for end in (len(parts), len(parts) - 1) if end > 0]


def is_test(path: Path) -> bool:
    return "tests" in path.relative_to(GAMES).parts


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_rules_read_no_clock_and_no_file(folder: Path) -> None:
    faults = [
        f"{path.relative_to(GAMES)} imports {name}"
        for path in rule_files(folder)
        for name in imported(path)
        if name.split(".")[0] in IMPURE
    ]
    assert faults == []


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_nothing_below_games_rolls_its_own_dice_or_talks(folder: Path) -> None:
    faults = []
    for path in (path for path in folder.rglob("*.py") if not is_test(path)):
        faults += [f"{path.relative_to(GAMES)}: {name}" for name in imported(path) if _is_dice(name)]
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
                faults.append(f"{path.relative_to(GAMES)}:{node.lineno}: {node.func.id}()")
            if isinstance(node, ast.Global):
                faults.append(f"{path.relative_to(GAMES)}:{node.lineno}: global")
    assert faults == []


def _is_dice(name: str) -> bool:
    return name.split(".", maxsplit=1)[0] == "random" and name != "random.Random"


def test_the_rules_of_the_template_are_found() -> None:
    names = {path.name for path in rule_files(GAMES / "_template")}
    assert names == {f"{name}.py" for name in ROOTS}
