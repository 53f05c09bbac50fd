"""Imports between modules, read from the sources: at the top, in a function, for type checkers, or by `Later`."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

Arrows = Mapping[str, set[str]]
LATER = "Later"


def imported(path: Path) -> tuple[str, ...]:
    """Every name that a file imports, with its module."""
    return _imported(path.read_text())


@cache  # a dozen tests ask about the same thousand files
def _imported(source: str) -> tuple[str, ...]:
    return *_at_once(ast.parse(source)), *postponed(source)


def _at_once(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@cache
def postponed(source: str) -> tuple[str, ...]:
    """Every name that is imported by `Later(module, name)`; a constant at the top may stand for the module."""
    return tuple(_postponed(ast.parse(source))) if LATER in source else ()


def _postponed(tree: ast.Module) -> Iterator[str]:
    texts = {
        node.targets[0].id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=module), ast.Constant(value=wanted)]):
                found = module
            case ast.Call(func=ast.Name(id=name), args=[ast.Name(id=module), ast.Constant(value=wanted)]):
                found = texts.get(module, module)
            case _:
                continue
        if name == LATER:
            yield f"{found}.{wanted}"


def modules(folder: Path, name: str) -> dict[str, Path]:
    """The modules of the package in this folder, by dotted name; tests are left out."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if "tests" not in parts:
            found[".".join((name, *parts)).removesuffix(".__init__")] = path
    return found


def arrows(sources: Mapping[str, Path]) -> Arrows:
    """The modules that each of these modules imports."""
    return {
        name: {target for each in imported(path) if (target := _module(each, sources))}
        for name, path in sources.items()
    }


def _module(name: str, sources: Mapping[str, Path]) -> str | None:
    """The module that an import means: `a.b` is a module, or a name in the module `a`."""
    return next((known for known in (name, name.rpartition(".")[0]) if known in sources), None)


def circles(arrows: Arrows) -> list[str]:
    """One line for each arrow that lies on a circle."""
    beyond = {name: _reached(name, arrows) for name in arrows}
    return [
        f"{name} → {target}"
        for name, targets in sorted(arrows.items())
        for target in sorted(targets)
        if name == target or name in beyond[target]
    ]


def _reached(start: str, arrows: Arrows) -> set[str]:
    reached: set[str] = set()
    waiting = [start]
    while waiting:
        new = arrows[waiting.pop()] - reached
        reached |= new
        waiting += new
    return reached
