"""What a captain means to do, so that others can be told."""

from dataclasses import dataclass
from typing import Literal

from cosmotheque.games.bing_bang.actions import Action
from cosmotheque.games.bing_bang.bots.targets import Target

Purpose = Literal["answer", "hinder", "shortcut", "rob", "flee", "fly", "land", "prepare", "gather", "end"]
"""`hinder`: a Bing Bang or a red against a rival; `shortcut`: a Bing Bang that brings a planet near.

`flee`: with nothing to go for, out of the reach of pirates.
"""


@dataclass(frozen=True)
class Thought:
    """The next `action` and what it is for. `way` leads from the cell after the pawn's own to the target."""

    action: Action
    purpose: Purpose
    target: Target | None = None
    way: tuple[int, ...] = ()
