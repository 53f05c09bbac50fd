"""Missions against time (BOM-270 ff.): what is said and happens when. A timer is a script with nothing but its end."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.core.text import RuleId
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending, Public

Effect = Literal["drop", "tokens", "yellow", "yellow+1", "trapeze", "steady", "breach", "pump", "leak", "boom"]
"""Effects of a cue, at once: a card dropped, tokens placed by all, yellow wires looked at (which may cost a step, and
bring one back or not), wires passed on by all, a step back where no cut has failed since the last cue, a red wire
filed, oxygen given to all or taken from all, the bomb explode."""


@dataclass(frozen=True)
class Cue:
    """At `at` seconds the line of `rule` is spoken. The fields besides `does` hold until the next cue.

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


class Playing(Public, frozen=True):
    """The number of `cues` that have been spoken. `last` had the turn before it was claimed (BOM-271).

    Since the last cue a cut was `missed`, or none (BOM-4207).

    The rest is for the clock of time, in milliseconds of game time: when the mission `began`, later by as long as cues
    took to be spoken, and until when everybody is to `hush`; 0 where nothing is being spoken.
    """

    cues: int = 0
    began: int = 0
    hush: int = 0
    last: Seat = Seat(-1)
    missed: bool = False


class PlayingSeen(Playing, frozen=True):
    """`cue` is the rule of the last line, `lasts` the seconds of the whole script, `pace` those of a turn."""

    cue: str = ""
    lasts: int = 0
    pace: int = 0


class DropTask(Pending, frozen=True, tag="drop"):
    """Discard an equipment card that is not used yet (BOM-1906)."""

    seat: Seat


class DropCard(Act, frozen=True, tag="drop", gc=False):
    """Discard an equipment card (BOM-1906)."""

    RULE: ClassVar[str] = "BOM-1906"

    number: int


class CueSpoken(Happening, frozen=True, tag="cue"):
    """A line of the script is spoken: that of this rule."""

    TO_WATCH: ClassVar[int] = 3000

    rule: RuleId


class CardDropped(Happening, frozen=True, tag="card-dropped"):
    TO_WATCH: ClassVar[int] = 900
    CARDS: ClassVar[tuple[str, ...]] = ("number",)

    seat: Seat
    number: int


Actions: TypeAlias = DropCard

Events: TypeAlias = CueSpoken | CardDropped

Tasks: TypeAlias = DropTask
