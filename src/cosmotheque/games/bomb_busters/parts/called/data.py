"""A deck of number cards: one is called, and a named player cuts it."""

from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Act, Happening, Part, Pending
from cosmotheque.games.bomb_busters.model.wires import Slot


@dataclass(frozen=True)
class Called(Part):
    """A deck names the value of each turn, and a player names who cuts it (BOM-121, BOM-261).

    `first` is the number of the mission's rules times 100. With `radar` all stands answer for the value first, and
    only a seat that holds it may be named (BOM-1802). With `volunteers` the captain has every turn, and names a seat
    only where nobody wants to cut (BOM-4501).
    """

    first: int
    radar: bool = False
    volunteers: bool = False

    def rule(self, which: int) -> str:
        """The id of one of the mission's rules."""
        return f"BOM-{self.first + which}"


class VoiceTask(Pending, frozen=True, tag="voice"):
    """Say in secret whether the seat wants to cut the value (BOM-4505)."""

    seat: Seat


class VolunteerTask(Pending, frozen=True, tag="volunteer"):
    """Be the first to volunteer before the game time `until`; when nobody has, `seat` names a seat (BOM-4505).

    Those in `silent` have said that they will not.
    """

    seat: Seat
    until: int
    silent: tuple[Seat, ...] = ()


class ToldOffTask(Pending, frozen=True, tag="told-off"):
    """Mark an own wire, after being told to cut a value that the seat does not have (BOM-173)."""

    seat: Seat


class TurnOver(Act, frozen=True, tag="turn-over"):
    """Reveal the top card of the number deck (BOM-5102)."""

    RULE: ClassVar[str] = "BOM-5102"
    ON_TURN: ClassVar[bool] = True


class Name(Act, frozen=True, tag="name", gc=False):
    """Say who has to cut the value (BOM-261)."""

    RULE: ClassVar[str] = "BOM-261"
    ON_TURN: ClassVar[bool] = True

    seat: Seat


class Silence(Act, frozen=True, tag="silence"):
    """Do not volunteer (BOM-4505)."""

    RULE: ClassVar[str] = "BOM-4505"


class OwnUp(Act, frozen=True, tag="own-up", gc=False):
    """Mark an own wire, having been told to cut what one has not (BOM-173)."""

    RULE: ClassVar[str] = "BOM-5103"

    slot: Slot


class ShowReds(Act, frozen=True, tag="show-reds"):
    """Lay down the last wires, all red, on any player's turn (BOM-4506)."""

    RULE: ClassVar[str] = "BOM-4506"


TURN_OVER: Final = TurnOver()
SILENCE: Final = Silence()
SHOW_REDS: Final = ShowReds()


class Answered(Happening, frozen=True, tag="answered"):
    """All stands have answered for the value; the answers lie open for this turn only (BOM-1802, BOM-1807)."""

    number: int


class Named(Happening, frozen=True, tag="named"):
    """A seat has to cut the value; `namer` named it, or is the volunteer's own seat (BOM-261, BOM-4501)."""

    TO_WATCH: ClassVar[int] = 1000

    namer: Seat
    seat: Seat
    value: int


class Unheard(Happening, frozen=True, tag="unheard"):
    """Nobody volunteers (BOM-4504)."""

    value: int


class ToldOff(Happening, frozen=True, tag="told-off"):
    """The named seat has no wire of the value; `reds` if it has only reds, and another is named (BOM-173, BOM-262)."""

    TO_WATCH: ClassVar[int] = 1000

    seat: Seat
    value: int
    reds: bool


Actions: TypeAlias = TurnOver | Name | Silence | OwnUp | ShowReds

Events: TypeAlias = Answered | Named | Unheard | ToldOff

Tasks: TypeAlias = VoiceTask | VolunteerTask | ToldOffTask
