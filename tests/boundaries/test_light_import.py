"""`import cosmotheque` costs nothing; what is asked of it brings the contract, and nothing that only some need."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import cosmotheque

HEAVY = {
    *("rich", "numpy", "numba", "litestar", "uvicorn", "gymnasium", "pettingzoo", "pyspiel", "mcp"),
    *("asyncio", "concurrent", "multiprocessing", "threading", "subprocess", "logging", "sqlite3"),
    *("email", "hashlib", "hmac", "importlib.metadata", "json", "socket", "ssl", "zipfile"),
}
IMPORT = "import sys; before = set(sys.modules); import cosmotheque; {0}; print(*(set(sys.modules) - before))"
USED = IMPORT.format("cosmotheque.Match, cosmotheque.load, cosmotheque.replay")


def brought_along(script: str) -> set[str]:
    """The modules that a script has imported, besides those that Python imports by itself."""
    command = [sys.executable, "-I", "-c", script]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())  # noqa: S603


def test_the_package_itself_brings_nothing() -> None:
    found = {name.partition(".")[0] for name in brought_along(IMPORT.format("pass"))}
    assert found <= {"cosmotheque", "importlib", "warnings"}


def test_what_is_asked_of_it_is_light() -> None:
    found = brought_along(USED)
    assert "cosmotheque.registry" in found
    assert HEAVY & found == set()


def test_no_game_is_imported_before_somebody_asks_for_it() -> None:
    assert {name for name in brought_along(USED) if name.startswith("cosmotheque.games.")} == set()


def test_the_version_is_read_when_it_is_asked_for() -> None:
    assert "importlib.metadata" in brought_along(IMPORT.format("cosmotheque.__version__"))


def test_all_that_is_listed_is_there_and_known_to_type_checkers() -> None:
    tree = ast.parse(Path(cosmotheque.__file__).read_text())
    (checked,) = (node for node in tree.body if isinstance(node, ast.If))
    imports = [node for node in checked.body if isinstance(node, ast.ImportFrom) and node.module != "typing"]
    homes = {name.name: str(node.module) for node in imports for name in node.names}
    for name, module in homes.items():
        assert getattr(cosmotheque, name) is getattr(import_module(module), name)
    assert sorted(homes) == sorted(cosmotheque.__all__)
    assert set(cosmotheque.__all__) <= set(dir(cosmotheque))
