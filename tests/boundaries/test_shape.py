"""Every game folder has the one shape, and so has the template that they are copied from."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from .imports import arrows, circles, modules
from .places import GAMES, PACKAGE, game_folders
from .shape import wrong_entries, wrong_headings, wrong_imports, wrong_names, wrong_postponed, wrong_reading_order

CHECKS = (wrong_entries, wrong_names, wrong_imports, wrong_postponed, wrong_headings)
PACKAGES = sorted(
    path.parent for path in PACKAGE.rglob("__init__.py") if "tests" not in path.relative_to(PACKAGE).parts
)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_a_game_folder_has_the_one_shape(folder: Path, check: Callable[[Path], list[str]]) -> None:
    wrong = check(folder)
    assert not wrong, "\n".join(wrong)


def test_reading_orders_name_what_is_there() -> None:
    found = [
        f"{package.relative_to(PACKAGE)}: {wrong}" for package in PACKAGES for wrong in wrong_reading_order(package)
    ]
    assert not found, "\n".join(found)


def test_no_imports_go_in_a_circle() -> None:
    found = circles(arrows(modules(PACKAGE, PACKAGE.name)))
    assert not found, "\n".join(found)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the template, to plant faults in."""
    return shutil.copytree(GAMES / "_template", tmp_path / "_template", ignore=shutil.ignore_patterns("__pycache__"))


def faults(folder: Path) -> list[str]:
    return [fault for check in (*CHECKS, wrong_reading_order) for fault in check(folder)]


def test_a_sound_copy_has_no_faults(copy: Path) -> None:
    assert faults(copy) == []


def test_a_module_of_another_name_is_caught(copy: Path) -> None:
    (copy / "helpers.py").touch()
    assert "helpers has no place in a game folder" in faults(copy)


def test_a_missing_module_is_caught(copy: Path) -> None:
    (copy / "drawing.py").unlink()
    assert "drawing is missing" in faults(copy)


def test_a_module_beside_a_package_of_its_name_is_caught(copy: Path) -> None:
    (copy / "rules").mkdir()
    assert faults(copy) == ["rules is there twice"]


def test_what_parts_add_to_lies_in_a_model_and_nowhere_else(copy: Path) -> None:
    (copy / "model").mkdir()
    for name in ("options", "state", "actions", "events"):
        (copy / f"{name}.py").rename(copy / "model" / f"{name}.py")
    assert wrong_entries(copy) == []
    shutil.copy(copy / "model" / "events.py", copy)
    assert wrong_entries(copy) == ["events has no place in a game folder"]


@pytest.mark.parametrize(
    ("floor", "target", "is_wrong"),
    [
        ("data", "components", False),
        ("data", "rules", True),
        ("rules", "parts.air.data", False),
        ("rules", "parts.air.words", True),
        ("rules_of_gates", "view", True),
        ("words", "view", False),
        ("words", "text", True),
        ("bot", "rulebook", False),
        ("bot", "mentor", True),
        ("bot_purse", "mentor", True),
        ("mentor", "bots", False),
    ],
)
def test_a_part_imports_by_its_floors(copy: Path, floor: str, target: str, is_wrong: bool) -> None:
    part = copy / "parts" / "air"
    part.mkdir(parents=True)
    for name in {"data", "words", floor}:
        (part / f"{name}.py").touch()
    (part / f"{floor}.py").write_text(f"import cosmotheque.games._template.{target}\n")
    fault = f"cosmotheque.games._template.parts.air.{floor} imports cosmotheque.games._template.{target}"
    assert wrong_imports(copy) == ([fault] if is_wrong else [])


def test_sizes_are_asked_of_games_and_not_of_the_template(copy: Path) -> None:
    assert wrong_entries(copy.rename(copy.with_name("brand_new"))) == ["sizes.json is missing"]


def test_another_name_for_a_function_is_caught(copy: Path) -> None:
    notation = copy / "notation.py"
    notation.write_text(notation.read_text().replace("def read(", "def parse("))
    assert faults(copy) == ["notation has no read"]


@pytest.mark.parametrize(
    "line",
    [
        "from cosmotheque.games._template.view import View",
        "from cosmotheque.games._template import METAS, view",
        "import cosmotheque.games._template.view",
        "if TYPE_CHECKING:\n    from cosmotheque.games._template.view import View",
        "def later() -> None:\n    from cosmotheque.games._template.view import View",
    ],
)
def test_an_import_that_points_forwards_is_caught(copy: Path, line: str) -> None:
    rules = copy / "rules.py"
    rules.write_text(f"{rules.read_text()}\n{line}\n")
    assert faults(copy) == ["cosmotheque.games._template.rules imports cosmotheque.games._template.view"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('Later("cosmotheque.games._template.mentor", "advise")', []),
        ('Later("cosmotheque.games._template.mentor", "advice")', [".mentor.advice, which is not there"]),
        ('Later("cosmotheque.games._template.master", "advise")', [".master.advise, which is not there"]),
        (
            'THERE = "cosmotheque.games._template.master"\nLater(THERE, "advise")',
            [".master.advise, which is not there"],
        ),
    ],
)
def test_what_will_not_be_found_later_is_caught(copy: Path, line: str, fault: list[str]) -> None:
    mentor = copy / "mentor.py"
    mentor.write_text(f"{mentor.read_text()}\n{line}\n")
    assert [
        wrong.partition("_template.mentor will import cosmotheque.games._template")[2] for wrong in faults(copy)
    ] == fault


def test_a_box_that_opens_its_game_is_caught(copy: Path) -> None:
    box = copy / "__init__.py"
    box.write_text(f"{box.read_text()}\nfrom cosmotheque.games._template.components import DECK\n")
    assert faults(copy) == ["cosmotheque.games._template imports cosmotheque.games._template.components"]


@pytest.mark.parametrize(
    ("old", "new"),
    [("## Bots", "## How the bots think"), ("## Rulings", "### Rulings"), ("## Mentor", "## Tests\n\n## Mentor")],
)
def test_other_headings_are_caught(copy: Path, old: str, new: str) -> None:
    readme = copy / "README.md"
    readme.write_text(readme.read_text().replace(old, new))
    assert [fault.partition(" are ")[0] for fault in faults(copy)] == ["the README's headings"]


def test_a_heading_for_what_is_not_there_is_caught(copy: Path) -> None:
    (copy / "mentor.py").unlink()
    assert len(wrong_headings(copy)) == 1


@pytest.mark.parametrize(
    ("docstring", "fault"),
    [
        ("Reading order: `a` (with `c` in mind), `b`.", []),
        ("No order is given.", []),
        ("Reading order: `a`.", ["the reading order leaves out b"]),
        ("Reading order: `b`, `a`, `c`.", ["the reading order names c, which is not there"]),
        ("Reading order: `a`, `b`, `a`.", ["the reading order names a twice"]),
        (
            "In reading order: a, b.",
            ["the reading order is not in the form: Reading order: `a` (what it is), `b`, `c`."],
        ),
    ],
)
def test_a_reading_order_is_compared_with_what_is_there(tmp_path: Path, docstring: str, fault: list[str]) -> None:
    (tmp_path / "__init__.py").write_text(f'"""{docstring}"""\n')
    (tmp_path / "a.py").touch()
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "__init__.py").touch()
    assert wrong_reading_order(tmp_path) == fault


def test_a_circle_is_found(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").touch()
    (tmp_path / "a.py").write_text("from p import b\n")
    (tmp_path / "b.py").write_text("from p.c import name\n")
    (tmp_path / "c.py").write_text("def ask() -> None:\n    import p.a\n")
    (tmp_path / "d.py").write_text("import p.a\n")
    assert circles(arrows(modules(tmp_path, "p"))) == ["p.a → p.b", "p.b → p.c", "p.c → p.a"]
