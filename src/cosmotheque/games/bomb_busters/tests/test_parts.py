"""Parts of missions: who may name one, and their words."""

import re
from pathlib import Path
from typing import get_args

from cosmotheque.core.text import Section
from cosmotheque.games import bomb_busters
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.text import WORDS

HOME = Path(bomb_busters.__file__).parent
NAMED = re.compile(r"bomb_busters\.parts\.(?!loading)\w+|bomb_busters\.parts import")
MAY_NAME = ("parts", "missions", "numbering", "rulebook", "tests", "model/roster.py", "view/sight.py", "game.py")
"""Parts themselves and missions; the ledger of actions, the table of contents, the list of all parts; people's sight
where all is played by heart, and the assembly."""
TOLD_BY_PART = {words.__name__.rpartition(".")[0]: getattr(words, "EVENTS", {}) for words in load("words")}


def test_the_base_game_names_no_part() -> None:
    asking = [path for path in HOME.rglob("*.py") if NAMED.search(path.read_text())]
    found = {path.relative_to(HOME).as_posix() for path in asking}
    assert {name for name in found if not name.startswith(MAY_NAME)} == set()
    assert all(any(name.startswith(place) for name in found) for place in MAY_NAME)


def test_every_chapter_of_a_part_is_in_the_rulebook() -> None:
    written = [one for words in load("words") for one in vars(words).values() if isinstance(one, Section)]
    printed = [section.rules for section in WORDS.rulebook]
    assert len(written) > 10
    assert [section.title.en for section in written if section.rules not in printed] == []


def test_every_event_of_a_part_is_told_with_its_words() -> None:
    for event in get_args(Event):
        part, _, floor = event.__module__.rpartition(".")
        tag = event.__struct_config__.tag
        if floor == "data":
            assert tag in TOLD_BY_PART[part]
        else:
            assert not any(tag in told for told in TOLD_BY_PART.values())
