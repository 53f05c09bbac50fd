"""Missions against time (BOM-270 ff.): what is said and happens when. A timer is a script with nothing but its end."""

from dataclasses import dataclass
from typing import Literal

from cosmotheque.games.bomb_busters.options.mission import Part

Effect = Literal["drop", "tokens", "yellow", "yellow+1", "trapeze", "steady", "breach", "pump", "leak", "boom"]
"""What a cue has done at once: a card dropped, tokens placed by all, yellow wires looked at (which may cost a step, and
bring one back or not), wires passed on by all, a step back where no cut has failed since the last cue, a red wire
filed, oxygen given to all or taken from all, the bomb explode."""


@dataclass(frozen=True)
class Cue:
    """At `at` seconds the line of `rule` is spoken. What stands besides `does` holds until the next cue.

    Without `tools` no equipment and no character may be used, `reverse` has the turn pass counter-clockwise, and a
    failed cut costs `more` steps. In a `mime` nobody speaks, and numbers are clues (BOM-4204); in a `cage` dual cuts
    point at neighbours only (BOM-4206). While it is `silent` nobody speaks (BOM-5417).
    """

    at: int
    rule: str
    does: tuple[Effect, ...] = ()
    tools: bool = True
    reverse: bool = False
    more: int = 0
    mime: bool = False
    cage: bool = False
    silent: bool = False


@dataclass(frozen=True)
class Script(Part):
    """Cues in the order of time; `pace` is how many seconds a turn counts where turns are the clock (BOM-273)."""

    pace: int
    cues: tuple[Cue, ...]


@dataclass(frozen=True)
class Trapeze(Part):
    """A cue may have everybody pass a wire on, all at once (BOM-4205)."""


@dataclass(frozen=True)
class FreeOrder(Part):
    """Nobody's turn is fixed: whoever says so first is active and takes one turn (BOM-271)."""
