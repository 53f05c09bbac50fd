"""An action in one line and back: `play 7`, `deal 1 2 3/4 5 6`. People read it and type it, and logs show it."""

import re
from typing import assert_never

from cosmotheque.core.errors import BadNotation
from cosmotheque.core.text import Text
from cosmotheque.games._template.actions import Action, Deal, Play
from cosmotheque.games._template.components import Card

PLAY = re.compile(r"play (\d{1,9})")
DEAL = re.compile(r"deal ([\d /]*)")
NO_ACTION = Text(
    "{} n’est pas un coup : écrivez par exemple « play 7 ».", "{} is no action: write play 7, for example."
)


def write(action: Action) -> str:
    match action:
        case Play(card=card):
            return f"play {card}"
        case Deal(hands=hands):
            return "deal " + "/".join(" ".join(map(str, hand)) for hand in hands)
    assert_never(action)


def read(line: str) -> Action:
    """The action that a line describes, legal or not."""
    if found := PLAY.fullmatch(line):
        return Play(Card(int(found[1])))
    if found := DEAL.fullmatch(line):
        return Deal(tuple(tuple(Card(int(card)) for card in hand.split()) for hand in found[1].split("/")))
    raise BadNotation(NO_ACTION.filled(repr(line)))
