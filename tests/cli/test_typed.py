"""Readings of a player's typed line in the terminal."""

import pytest

from cosmotheque.cli.typed import Wish, read_wish
from cosmotheque.core.notation import find_action, narrow

ACTIONS = ["a1-b2", "a1-c3", "B4-c3", "7", "b4-C3", "pass"]


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("a1-b2", 0),
        ("A1-C3", 1),
        ("b4-C3", 4),
        ("B4-c3", 2),
        ("PASS", 5),
        ("2", 1),
        ("7", 3),
        ("6", 5),
        ("0", None),
        ("8", None),
        ("b4-c3", None),
        ("a1", None),
        ("", None),
        ("-1", None),
    ],
)
def test_an_action_by_notation_or_number(text: str, index: int | None) -> None:
    """Written exactly comes first, then capitals aside if only one fits, then the number."""
    assert find_action(text, ACTIONS) == index


@pytest.mark.parametrize(("text", "indices"), [("A1", [0, 1]), ("c3", [1, 2, 4]), ("zz", []), ("b", [2, 4])])
def test_the_list_is_narrowed_by_beginning_then_by_content(text: str, indices: list[int]) -> None:
    assert narrow(text, ACTIONS) == indices


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("undo", (Wish.UNDO, "")),
        ("Annuler", (Wish.UNDO, "")),
        ("?", (Wish.HELP, "")),
        ("rules  X-1 ", (Wish.RULES, "X-1")),
        ("règles", (Wish.RULES, "")),
        ("undone", None),
        ("", None),
    ],
)
def test_wishes_in_both_languages(text: str, wish: tuple[Wish, str] | None) -> None:
    assert read_wish(text) == wish
