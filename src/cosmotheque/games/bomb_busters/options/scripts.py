"""Missions against time (BOM-270 ff.): what is said and happens when. A timer is a script with nothing but its end."""

from dataclasses import dataclass
from typing import Literal

from cosmotheque.games.bomb_busters.options.mission import Part

Effect = Literal["drop", "tokens", "yellow", "breach", "pump", "leak", "boom"]
"""What a cue has done at once: a card dropped, tokens placed by all, yellow wires looked at, a red wire filed, oxygen
given to all or taken from all, the bomb explode."""


@dataclass(frozen=True)
class Cue:
    """At `at` seconds the line of `rule` is spoken. What stands besides `does` holds until the next cue.

    Without `tools` no equipment and no character may be used, `reverse` has the turn pass counter-clockwise, a failed
    cut costs `more` steps, and while it is `silent` nobody speaks (BOM-231).
    """

    at: int
    rule: str
    does: tuple[Effect, ...] = ()
    tools: bool = True
    reverse: bool = False
    more: int = 0
    silent: bool = False


@dataclass(frozen=True)
class Script(Part):
    """Cues in the order of time; `pace` is how many seconds a turn counts where turns are the clock (BOM-273)."""

    pace: int
    cues: tuple[Cue, ...]


@dataclass(frozen=True)
class FreeOrder(Part):
    """Nobody's turn is fixed: whoever says so first is active and takes one turn (BOM-271)."""
