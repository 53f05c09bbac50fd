"""The words that a board shares with its game's Python half are found by their keys."""

import json
from pathlib import Path

from cosmotheque.games._template.text import WORDS
from cosmotheque.server.generate import board_words


def board(tmp_path: Path, source: str, **messages: str) -> Path:
    """A board of the template's that mentions some messages, and has some in words of its own."""
    folder = tmp_path / "_template"
    (folder / "messages").mkdir(parents=True)
    (folder / "words.ts").write_text(source)
    (folder / "messages" / "fr.json").write_text(json.dumps(messages))
    return folder


def shared(folder: Path) -> list[dict[str, str]]:
    return [json.loads(text) for _, text in board_words.files(folder)]


def test_a_board_is_given_the_words_that_it_mentions(tmp_path: Path) -> None:
    folder = board(tmp_path, "m._template_reason_most_tricks(); m._template_event_taken; m._template_unheard()")
    reason, taken = WORDS.reasons["most-tricks"], WORDS.events["taken"]
    assert shared(folder) == [
        {"_template_event_taken": taken.fr, "_template_reason_most_tricks": reason.fr},
        {"_template_event_taken": taken.en, "_template_reason_most_tricks": reason.en},
    ]


def test_a_board_keeps_what_it_says_in_its_own_words(tmp_path: Path) -> None:
    folder = board(tmp_path, "m._template_reason_level()", _template_reason_level="Ex æquo.")
    assert shared(folder) == []


def test_words_that_are_no_longer_mentioned_go(tmp_path: Path) -> None:
    folder = board(tmp_path, "")
    (folder / "messages" / "shared.fr.json").write_text('{"_template_reason_level": "Égalité."}')
    assert shared(folder) == [{}]
