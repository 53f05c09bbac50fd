"""The one shape of a game folder, as `docs/adding-a-game.md` gives it: each function lists what a folder has wrong."""

import ast
import re
from pathlib import Path

from .imports import arrows, modules, postponed

ORDER = (
    ("components",),
    ("options",),
    ("state", "actions", "events", "model"),  # which of them comes first is for the game to say
    ("missions",),
    ("rules",),
    ("view",),
    ("notation",),
    ("rulebook",),
    ("text",),
    ("feats",),
    ("drawing",),
    ("picture",),
    ("numbering",),
    ("planes",),
    ("batch",),
    ("belief",),
    ("bots",),
    ("mentor",),
    ("puzzles",),
    ("lessons",),
    ("earlier",),
    ("game",),
)
RANKS = {name: rank for rank, names in enumerate(ORDER) for name in names}
FLOORS = {"data": "model", "rules": "rules", "words": "rulebook", "bot": "bots", "mentor": "mentor"}  # of a part
MODEL = ("options", "state", "actions", "events")  # modules of `model/` where a game has so many
OPTIONAL = {
    "feats",
    "picture",
    "numbering",
    "planes",
    "batch",
    "belief",
    "mentor",
    "puzzles",
    "earlier",
    "lessons",
    "missions",
}
BESIDE = {"__init__", "README.md", "benchmark.json", "ladder.json", "sizes.json", "tests"}
DEFINED = {
    "__init__": ("METAS",),
    "state": ("State",),
    "actions": ("Action",),
    "events": ("Event",),
    "view": ("View", "view", "see", "imagine"),
    "notation": ("write", "read"),
    "drawing": ("draw",),
    "picture": ("picture",),
    "feats": ("FEATS",),
    "numbering": ("NUMBERINGS",),
    "planes": ("PLANES",),
    "batch": ("BATCHES",),
    "bots": ("BOTS",),
    "mentor": ("MENTORS",),
    "puzzles": ("PUZZLERS",),
    "lessons": ("LESSONS",),
    "game": ("GAMES",),
}
HEADINGS = (
    "Rules in brief",
    "Reading order",
    "Options",
    "Actions",
    "Who sees what",
    "Planes and numbers",
    "Batch",
    "Rulings",
    "Rules versions",
    "Feats",
    "Belief",
    "Bots",
    "Mentor",
    "Puzzles",
    "Lessons",
)
ONLY_WITH = {
    "Planes and numbers": "planes",
    "Batch": "batch",
    "Rules versions": "earlier",
    "Feats": "feats",
    "Belief": "belief",
    "Mentor": "mentor",
    "Puzzles": "puzzles",
    "Lessons": "lessons",
}


def entries(folder: Path) -> list[str]:
    """The names in a game folder; a module and a package of one name are the same."""
    return [path.name.removesuffix(".py") for path in sorted(folder.iterdir()) if _is_written(path)]


def _is_written(path: Path) -> bool:
    """False if only what Python compiled is left of a folder."""
    found = [inner for inner in path.rglob("*") if inner.is_file()]
    return not found or any("__pycache__" not in inner.parts for inner in found)


def wrong_entries(folder: Path) -> list[str]:
    found = entries(folder)
    unmeasured = {"benchmark.json", "ladder.json"} | ({"sizes.json"} if folder.name.startswith("_") else set())
    instead = set(MODEL) if "model" in found else {"model"}
    known = (RANKS.keys() | BESIDE | ({"parts"} if "model" in found else set())) - instead
    required = (RANKS.keys() | BESIDE) - OPTIONAL - unmeasured - instead
    return [
        *(f"{name} has no place in a game folder" for name in found if name not in known),
        *(f"{name} is missing" for name in sorted(required - set(found))),
        *(f"{name} is there twice" for name in sorted(set(found)) if found.count(name) > 1),
    ]


def wrong_names(folder: Path) -> list[str]:
    """The names that everybody looks for in a module, and does not find there."""
    return [
        f"{module} has no {name}"
        for module, names in DEFINED.items()
        if (paths := _written_in(folder, module))
        for name in names
        if not any(name in _defined(path) for path in paths)
    ]


def _written_in(folder: Path, module: str) -> list[Path]:
    """The files to find the names of a module in: any of `model/` where a game has that folder."""
    if path := _source(folder, module):
        return [path]
    return sorted((folder / "model").glob("*.py")) if module in MODEL else []


def wrong_imports(folder: Path) -> list[str]:
    """The imports that do not point backwards in the reading order."""
    sources = modules(folder, folder.name)
    return [
        f"{name} imports {target}"
        for name, targets in arrows({f"cosmotheque.games.{name}": path for name, path in sources.items()}).items()
        for target in sorted(targets)
        if _rank(target) > _rank(name)
    ]


def wrong_postponed(folder: Path) -> list[str]:
    """Postponed imports that will not be found: nothing else looks at these names before they are called."""
    sources = {f"cosmotheque.games.{name}": path for name, path in modules(folder, folder.name).items()}
    return [
        f"{name} will import {wanted}, which is not there"
        for name, path in sources.items()
        for wanted in postponed(path.read_text())
        if wanted.rpartition(".")[2] not in _defined(sources.get(wanted.rpartition(".")[0], folder / "nowhere"))
    ]


def wrong_headings(folder: Path) -> list[str]:
    found = entries(folder)
    expected = [heading for heading in HEADINGS if heading not in ONLY_WITH or ONLY_WITH[heading] in found]
    prose = re.sub(r"^```.*?^```", "", (folder / "README.md").read_text(), flags=re.DOTALL | re.MULTILINE)
    headings = re.findall(r"^## (.+)$", prose, re.MULTILINE)
    return [] if headings == expected else [f"the README's headings are {headings}, and should be {expected}"]


def wrong_reading_order(package: Path) -> list[str]:
    """Modules that a package's docstring leaves out of its reading order, or makes up; none if it gives no order."""
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_text())) or ""
    said, _, order = docstring.partition("Reading order:")
    if "reading order" in said.lower():
        return ["the reading order is not in the form: Reading order: `a` (what it is), `b`, `c`."]
    if not order:
        return []
    named = re.findall(r"`(\w+)/?`", re.sub(r"\([^)]*\)", "", order.partition("\n\n")[0]))
    there = {name for name in entries(package) if _source(package, name)} - {"__init__", "__main__", "tests"}
    return [
        *(f"the reading order leaves out {name}" for name in sorted(there - set(named))),
        *(f"the reading order names {name}, which is not there" for name in sorted(set(named) - there)),
        *(f"the reading order names {name} twice" for name in sorted(set(named)) if named.count(name) > 1),
    ]


def _rank(module: str) -> int:
    """The place of a game folder's module in the reading order; the box itself comes first.

    The file names of a part say which modules of the game they stand beside: `parts/oxygen/bot_purse` beside `bots`.
    """
    match module.split(".")[3:]:
        case []:
            return -1
        case ["parts", _, floor, *_]:
            return RANKS.get(FLOORS.get(floor.split("_")[0], ""), len(RANKS))
        case ["parts", *_]:
            return RANKS["components"]
        case [name, *_]:
            return RANKS.get(name, len(RANKS))
        case _:
            raise AssertionError(module)


def _source(folder: Path, module: str) -> Path | None:
    places = (folder / f"{module}.py", folder / module / "__init__.py")
    return next((path for path in places if path.is_file()), None)


def _defined(path: Path) -> set[str]:
    """The names that a module has at its top level, its own and those it imports."""
    names: set[str] = set()
    for node in ast.parse(path.read_text() if path.is_file() else "").body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Assign(targets=targets):
                names |= {target.id for target in targets if isinstance(target, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
            case ast.ImportFrom(names=aliases):
                names |= {alias.asname or alias.name for alias in aliases}
            case _:
                pass
    return names
