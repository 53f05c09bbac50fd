"""A mission by a player: the example of `docs/fan-missions.md`, and the same with changes."""

import re
from pathlib import Path

from cosmotheque.core.text import Text
from cosmotheque.core.written import Unreadable, Written
from cosmotheque.missions.files import read

PAGE = Path(__file__).parents[5] / "docs" / "fan-missions.md"
FILE = "the-lighthouse.toml"
(EXAMPLE,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
SLUG = "bomb-busters"


def written(text: str = EXAMPLE, file: str = FILE) -> Written:
    return read(file, text.encode())[1]


def changed(old: str, new: str) -> str:
    """The example with this in the place of that, which has to be there."""
    assert EXAMPLE.count(old) >= 1, old
    return str(EXAMPLE.replace(old, new, 1))


def faults(text: str, file: str = FILE) -> tuple[Text, ...]:
    """The sentences against a file; none where it can be read."""
    try:
        read(file, text.encode())
    except Unreadable as unreadable:
        return unreadable.faults
    return ()
