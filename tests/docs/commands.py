"""Faults of a command that a page tells people to type, without running it."""

import ast
import contextlib
import io
import json
import re
import shlex
import tomllib
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

from cosmotheque.cli.main import COMMANDS, build_parser

from .pages import ROOT

TO_COME = re.compile(r"my[-_]?\w+|hasty")
"""Names that stand for what the reader has yet to write."""
SHELL = {
    "cd",
    "cp",
    "curl",
    "dask",
    "echo",
    "find",
    "grep",
    "install",
    "mv",
    "rm",
    "sed",
    "su",
    "systemctl",
    "useradd",
    "uv",
}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]


def fault(line: str) -> str | None:
    """A sentence where a line cannot be right; None where nothing is known against it."""
    words = _until_redirected(shlex.split(line.removeprefix("$ "), comments=True))
    while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
        words = words[1:]
    if not words:
        return None
    program, rest = Path(words[0]).name, words[1:]
    match program:
        case "cosmotheque":
            return _of_ours(rest)
        case "python" | "python3":
            return _of_python(rest)
        case "make":
            return _unknown("target of make", {word for word in rest if "=" not in word} - TARGETS)
        case "npm":
            return _unknown("script of npm", set(rest[1:2]) - SCRIPTS.keys()) if rest[:1] == ["run"] else None
        case "pip":
            asked = {extra for word in rest for extra in re.findall(r"\[(.*)\]", word)}
            extras = {extra for several in asked for extra in several.split(",")}
            return _unknown("extra", extras - PROJECT["optional-dependencies"].keys())
        case "docker" if "cosmotheque" in rest:
            return _of_ours(rest[rest.index("cosmotheque") + 1 :])
        case "docker":
            paths = {file for option, file in pairwise(rest) if option == "-f"}
            return _unknown("file", {path for path in paths if not (ROOT / path).exists()})
        case "pytest":
            paths = {word for word in rest if "/" in word and not TO_COME.search(word)}
            return _unknown("path", {path for path in paths if not (ROOT / path).exists()})
    return None if program in SHELL else f"{program} is no program that pages speak of."


def _until_redirected(words: list[str]) -> list[str]:
    ends = [number for number, word in enumerate(words) if word in {"|", ">", ">>", "&&", "&", "<"}]
    return words[: ends[0]] if ends else words


def _of_ours(words: list[str]) -> str | None:
    called = next((word for word in words if not word.startswith("-")), None)
    if called not in COMMANDS:
        return f"{called} is no command."
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
            build_parser(called).parse_args(words)
    except SystemExit as left:
        return said.getvalue() if left.code else None
    return None


def _of_python(words: list[str]) -> str | None:
    match words:
        case ["-m", "cosmotheque", *rest]:
            return _of_ours(rest)
        case ["-m", module, *_]:
            return None if find_spec(module) else f"There is no module {module}."
        case ["-c", code, *_]:
            ast.parse(code)
            return None
        case [path, *_]:
            return None if (ROOT / path).exists() or TO_COME.search(path) else f"There is no {path}."
    return None


def _unknown(kind: str, names: set[str]) -> str | None:
    return f"No {kind}: {', '.join(sorted(names))}." if names else None
