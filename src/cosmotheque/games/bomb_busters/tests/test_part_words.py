"""The words of the parts: a chapter of the rulebook, a sentence for each event."""

from typing import get_args

from cosmotheque.core.text import Section
from cosmotheque.games.bomb_busters.model.roster import Event
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.text import WORDS

TOLD_BY_PART = {words.__name__.rpartition(".")[0]: getattr(words, "EVENTS", {}) for words in load("words")}


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
