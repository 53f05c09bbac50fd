"""`import cosmotheque` brings the contract and the shelf along, and nothing that only some callers need."""

import subprocess
import sys

HEAVY = {
    *("rich", "numpy", "numba", "litestar", "uvicorn", "gymnasium", "pettingzoo", "pyspiel", "mcp"),
    *("asyncio", "concurrent", "multiprocessing", "threading", "subprocess", "logging", "sqlite3"),
    *("email", "hashlib", "hmac", "importlib.metadata", "json", "socket", "ssl", "zipfile"),
}
SCRIPT = "import sys; before = set(sys.modules); import cosmotheque; print(*(set(sys.modules) - before))"


def brought_along(script: str) -> set[str]:
    """What a script has imported, besides what Python imports by itself."""
    command = [sys.executable, "-I", "-c", script]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())  # noqa: S603


def test_importing_the_library_is_light() -> None:
    found = brought_along(SCRIPT)
    assert "cosmotheque.registry" in found
    assert HEAVY & found == set()


def test_no_game_is_imported_before_somebody_asks_for_it() -> None:
    assert {name for name in brought_along(SCRIPT) if name.startswith("cosmotheque.games.")} == set()


def test_the_version_is_read_when_it_is_asked_for() -> None:
    script = SCRIPT.replace("import cosmotheque;", "import cosmotheque; assert cosmotheque.__version__;")
    assert "importlib.metadata" in brought_along(script)
