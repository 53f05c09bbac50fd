"""Actions of the base game and the bonus missions."""

from typing import ClassVar, Final, TypeAlias

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.model.kinds import Act
from cosmotheque.games.bomb_busters.model.wires import Slot


class Deal(Act, frozen=True, tag="deal"):
    """Chance chooses the captain, draws wires and cards, and fills the stands (BOM-4 to BOM-10).

    Wires outside the order stand where they belong: X wires last (BOM-180), outward ones at the ends (BOM-191). `kept`
    are the wires of the robot (BOM-4301).
    """

    captain: Seat
    stands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    cards: tuple[int, ...]
    kept: tuple[int, ...] = ()


class PlaceToken(Act, frozen=True, tag="token"):
    """Put the first info token in front of an own blue wire (BOM-11)."""

    slot: Slot


class DualCut(Act, frozen=True, tag="cut", gc=False):
    """Point at a teammate's wire, announce a value, and cut `own` with it if that is right (BOM-13)."""

    target: Slot
    value: int
    own: Slot


class SoloCut(Act, frozen=True, tag="solo", gc=False):
    """Cut all wires of a value that are left (BOM-17)."""

    value: int


class RevealReds(Act, frozen=True, tag="reds"):
    """Lay down the last wires, all red (BOM-18)."""


class Take(Act, frozen=True, tag="take", gc=False):
    """Take a tool in hand for a dual cut."""

    tool: Tool


class Point(Act, frozen=True, tag="point", gc=False):
    """Point at one more wire."""

    slot: Slot


class Sweep(Act, frozen=True, tag="sweep", gc=False):
    """Point at all uncut wires of a stand with the super detector (BOM-43)."""

    stand: int


class Announce(Act, frozen=True, tag="announce"):
    """Carry out the draft: one value, or two with the ray, and the own wire to cut for each."""

    values: tuple[int, ...]
    own: tuple[Slot, ...]


class CutMatch(Act, frozen=True, tag="match", gc=False):
    """The detector was right: this one is cut (BOM-31)."""

    slot: Slot


class MarkWire(Act, frozen=True, tag="mark", gc=False):
    """The detector was wrong: this one gets the info token (BOM-32)."""

    slot: Slot


class Exchange(Act, frozen=True, tag="exchange", gc=False):
    """Walkie-talkies: give a wire to a teammate (BOM-42)."""

    own: Slot
    seat: Seat


class GiveBack(Act, frozen=True, tag="give", gc=False):
    """Give a wire back (BOM-42)."""

    slot: Slot


class Label(Act, frozen=True, tag="label", gc=False):
    """Label the wire at `slot` and its right neighbour as equal or different (BOM-41)."""

    equal: bool
    slot: Slot


class PostIt(Act, frozen=True, tag="post-it", gc=False):
    """Put an info token in front of an own blue wire (BOM-44)."""

    slot: Slot


class Rewind(Act, frozen=True, tag="rewind"):
    """Set the detonator back (BOM-45)."""


class Recharge(Act, frozen=True, tag="batteries"):
    """Make one or two characters usable again (BOM-46)."""

    seats: tuple[Seat, ...]


class Scan(Act, frozen=True, tag="radar", gc=False):
    """Ask all stands for a number (BOM-47)."""

    number: int


class Stabilize(Act, frozen=True, tag="stabilize"):
    """Secure the dual cut of this turn (BOM-48)."""


class HandOver(Act, frozen=True):
    """Pass, and say who plays next."""

    seat: Seat


class PassOn(HandOver, frozen=True, tag="thermos", gc=False):
    """Use the thermos of coffee (BOM-50)."""


class GetStuck(Act, frozen=True, tag="stuck"):
    """Advance the detonator, because nothing can be cut (BOM-82)."""


class Wait(Act, frozen=True, tag="wait"):
    """Use no equipment out of turn until something has happened."""


class Drawn(Act, frozen=True, tag="drawn"):
    """Chance draws what the game waits for: cards, tokens or wires, as the task says."""

    numbers: tuple[int, ...]


WAIT: Final = Wait()
REVEAL_REDS: Final = RevealReds()
REWIND: Final = Rewind()
STABILIZE: Final = Stabilize()
GET_STUCK: Final = GetStuck()


class LayBeside(Act, frozen=True, tag="beside", gc=False):
    """Lay a token beside an own stand, for a value that is not there (BOM-162, BOM-171)."""

    stand: int
    value: int


class Lie(Act, frozen=True, tag="lie", gc=False):
    """Put a false token in front of an own wire: it is not of this value (BOM-169)."""

    slot: Slot
    value: int


class Deny(Act, frozen=True, tag="deny"):
    """The detector was wrong, and there are no tokens: nothing more is said (BOM-172)."""


DENY: Final = Deny()


class Strike(Act, frozen=True, tag="strike"):
    """The clock: a cue is due, or has been spoken, or a turn that was taken falls free (BOM-272, BOM-276)."""

    RULE: ClassVar[str] = "BOM-276"
    INTERRUPTS: ClassVar[bool] = True


STRIKE: Final = Strike()

BaseActions: TypeAlias = (
    Deal
    | PlaceToken
    | DualCut
    | SoloCut
    | RevealReds
    | Take
    | Point
    | Sweep
    | Announce
    | CutMatch
    | MarkWire
    | Exchange
    | GiveBack
    | Label
    | PostIt
    | Rewind
    | Recharge
    | Scan
    | Stabilize
    | PassOn
    | GetStuck
    | Wait
    | Drawn
    | LayBeside
    | Lie
    | Deny
    | Strike
)
