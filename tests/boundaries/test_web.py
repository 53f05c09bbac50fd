"""The browser's part: nothing there imports in a circle, types included, and no word is left over."""

import json
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from .places import WEB

IMPORTED = re.compile(r"""(?:from|import\(?)\s*["'](\$kit|\.\.?)(/[^"']+)["']""")
SAID = re.compile(r"\bm\.(\w+)")
ENDINGS = ("", ".ts", ".svelte.ts")


def imports(sources: Path) -> Mapping[Path, set[Path]]:
    """The files that each file of a folder imports."""
    files = [path for path in sources.rglob("*") if path.suffix in (".ts", ".svelte") and "paraglide" not in path.parts]
    return {path: set(_imported(path, sources)) for path in files}


def _imported(path: Path, sources: Path) -> Iterator[Path]:
    for start, rest in IMPORTED.findall(path.read_text()):
        base = sources / "kit" if start == "$kit" else path.parent / start
        target = Path(f"{base}{rest}")
        found = (target.with_name(target.name + ending).resolve() for ending in ENDINGS)
        yield from (one for one in found if one.is_file())


def circle(arrows: Mapping[Path, set[Path]]) -> list[str]:
    """The names of files that import each other in a ring, if there is one."""
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as fault:
        return [path.name for path in fault.args[1]]
    return []


def test_nothing_imports_in_a_circle() -> None:
    arrows = imports(WEB)
    assert sum(map(len, arrows.values())) > 500
    assert circle(arrows) == []


@pytest.mark.parametrize("name", ["b", "b.svelte"])
def test_a_circle_would_be_found(tmp_path: Path, name: str) -> None:
    (tmp_path / "a.ts").write_text(f'import type {{ B }} from "./{name}";\n')
    (tmp_path / f"{name}.ts").write_text('const a = await import("./a");\n')
    assert circle(imports(tmp_path)) in (["a.ts", f"{name}.ts", "a.ts"], [f"{name}.ts", "a.ts", f"{name}.ts"])


def test_every_word_is_said_somewhere() -> None:
    code = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")]
    said = {key for path in code if "paraglide" not in path.parts for key in SAID.findall(path.read_text())}
    kept = {
        key
        for path in WEB.rglob("messages/*.json")
        if not path.name.startswith("shared.") and "paraglide" not in path.parts
        for key in json.loads(path.read_text())
    }
    assert sorted(key for key in kept - said if not key.startswith("$")) == []
