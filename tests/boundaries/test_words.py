"""Texts that people read are written once: a game's texts in Python are generated for its board, never typed again."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmotheque.cli.checkout import written_files

from .places import GAMES, PACKAGE, WEB, WEB_GAMES

Pair = tuple[str, str]
LANGUAGES = ("fr", "en")
BOARDS = [path.name for path in sorted(WEB_GAMES.iterdir()) if (path / "messages").is_dir()]
WORD = re.compile(r"(?<![\w'{-])[^\W\d_][\w'-]*")
FEW = 2


def written_by_hand(messages: Path) -> dict[Pair, str]:
    """The messages of a folder that have several words, by what they say in both languages."""
    french, english = (json.loads((messages / f"{language}.json").read_text()) for language in LANGUAGES)
    plain = {key: (text, english[key]) for key, text in french.items() if isinstance(text, str)}
    return {said(*pair): key for key, pair in plain.items() if len(WORD.findall(pair[0])) >= FEW}


def in_python(paths: Iterator[Path]) -> set[Pair]:
    """Everything that is written in both languages, side by side."""
    calls = (node for path in paths for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))
    return {said(*texts) for call in calls for texts in (_texts(call),) if len(texts) == len(LANGUAGES)}


def _texts(call: ast.Call) -> list[str]:
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    given = [named[language] for language in LANGUAGES if language in named] or call.args[-len(LANGUAGES) :]
    return [node.value for node in given if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def said(french: str, english: str) -> Pair:
    """Without gaps, whatever the kinds of spaces and apostrophes."""
    return _bare(french), _bare(english)


def _bare(text: str) -> str:
    return " ".join(re.sub(r"\{[^}]*\}", "", text).replace("’", "'").split())


def python_of(folder: Path) -> Iterator[Path]:
    return (
        path for path in written_files(folder) if path.suffix == ".py" and "tests" not in path.relative_to(folder).parts
    )


@pytest.mark.parametrize("board", BOARDS)
def test_no_board_repeats_what_its_game_says(board: str) -> None:
    by_hand, known = written_by_hand(WEB_GAMES / board / "messages"), in_python(python_of(GAMES / board))
    assert len(known) > 10
    assert sorted(by_hand[pair] for pair in by_hand.keys() & known) == []


def test_the_shell_does_not_repeat_what_the_house_says() -> None:
    house = (path for path in python_of(PACKAGE) if not path.is_relative_to(GAMES))
    by_hand = written_by_hand(WEB / "shell" / "messages")
    assert sorted(by_hand[pair] for pair in by_hand.keys() & in_python(house)) == []


def test_a_repeated_sentence_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "text.py").write_text(
        'A = Text("Plus de carburant !", "No fuel left!")\nB = Text(fr="Oui", en="Yes")\n'
    )
    (tmp_path / "fr.json").write_text('{"fuel": "Plus de carburant\u00a0!", "yes": "Oui"}')
    (tmp_path / "en.json").write_text('{"fuel": "No fuel left!", "yes": "Yes"}')
    assert written_by_hand(tmp_path).keys() & in_python(iter([tmp_path / "text.py"])) == {
        ("Plus de carburant !", "No fuel left!")
    }
