"""A person who lacks a library is told in one sentence how to get it, and all others can do without it."""

import subprocess
import sys

import pytest

LIBRARIES = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel", "mcp": "mcp"}


def run(script: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own interpreter


@pytest.mark.parametrize(("adapter", "library"), LIBRARIES.items())
def test_a_missing_library_is_named_with_its_extra(adapter: str, library: str) -> None:
    asked = run(f"import sys; sys.modules[{library!r}] = None; import cosmotheque.adapters.{adapter}")
    wanted = f"needs {library}, which comes with: pip install 'cosmotheque[{adapter}]'."
    assert asked.stderr.splitlines()[-1].endswith(wanted), asked.stderr


def test_the_command_says_it_without_a_traceback() -> None:
    asked = run("import sys; sys.modules['mcp'] = None; from cosmotheque.cli import main; sys.exit(main(['mcp']))")
    assert (asked.returncode, asked.stderr.count("\n")) == (2, 1), asked.stderr
