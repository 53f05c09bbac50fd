"""Every action can be written and read again."""

import pytest

from cosmotheque.core.errors import BadNotation
from cosmotheque.games._template.actions import Action, Deal, Play
from cosmotheque.games._template.components import Card
from cosmotheque.games._template.notation import read, write


@pytest.mark.parametrize(
    ("action", "line"),
    [(Play(Card(7)), "play 7"), (Deal(((Card(1), Card(2)), (Card(3), Card(4)))), "deal 1 2/3 4")],
)
def test_an_action_is_one_line_and_back(action: Action, line: str) -> None:
    assert write(action) == line
    assert read(line) == action


@pytest.mark.parametrize("line", ["", "7", "play", "play seven", "play 7 8"])
def test_anything_else_is_answered_by_an_example(line: str) -> None:
    with pytest.raises(BadNotation, match="play 7"):
        read(line)
