"""The names of games in a checkout: nothing outside the two folders of a game has them."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from cosmotheque.cli.checkout import written_files

HALVES = (Path("src/cosmotheque/games"), Path("web/src/games"))
"""The folders of games in a checkout: the rules, and the boards."""
WORKSHOPS = (Path("bench"), Path("training"))
NAMELESS = (Path("src/cosmotheque"), Path("web/src"), Path("tests"), *WORKSHOPS)
FIGURES = Path("bench/guard.json")
"""The guard's measurements of every game, by its slug."""


def list_nameless(checkout: Path) -> list[Path]:
    """The files that name no game: all that people wrote outside the folders of games."""
    halves = [checkout / half for half in HALVES]
    written = written_files(*(checkout / folder for folder in NAMELESS))
    return [path for path in written if path != checkout / FIGURES and not any(map(path.is_relative_to, halves))]


def find_mentions(names: Iterable[str], paths: Iterable[Path]) -> Iterator[str]:
    """The places that have one of these names as a whole word, capitals aside."""
    words = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    pattern = re.compile(rf"(?<![\w-])(?:{words})(?![\w-])", re.IGNORECASE)
    for path in paths:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if pattern.search(line):
                yield f"{path}:{number}"


def find_prefixes(checkout: Path) -> set[str]:
    """All beginnings of ids of rules, in games and in tests."""
    written = written_files(checkout / HALVES[0], checkout / "tests")
    said = (re.findall(r"\b([A-Z]+)-\d|numbered\(\"([A-Z]+)\"\)", path.read_text("utf-8")) for path in written)
    return {prefix for found in said for pair in found for prefix in pair if prefix}
