"""What can be done in the base game and the bonus missions."""

from typing import Final, TypeAlias

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import Tool
from cosmotheque.games.bomb_busters.model.wires import Slot


class Deal(msgspec.Struct, frozen=True, tag="deal"):
    """Chance chooses the captain, draws wires and cards, and fills the stands (BOM-4 to BOM-10).

    Wires outside the order stand where they belong: X wires last (BOM-180), outward ones at the ends (BOM-191). `kept`
    are the wires of the robot (BOM-4301).
    """

    captain: Seat
    stands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    cards: tuple[int, ...]
    kept: tuple[int, ...] = ()


class PlaceToken(msgspec.Struct, frozen=True, tag="token"):
    """Put the first info token in front of an own blue wire (BOM-11)."""

    slot: Slot


class ChooseCard(msgspec.Struct, frozen=True, tag="card"):
    """Take an equipment card of choice (BOM-84)."""

    number: int


class LayHeart(msgspec.Struct, frozen=True, tag="heart"):
    """Lay the heart at an own stand (BOM-84)."""

    stand: int


class DrawLine(msgspec.Struct, frozen=True, tag="line"):
    """Join a cartouche to START (BOM-83)."""

    cartouche: int


class DualCut(msgspec.Struct, frozen=True, tag="cut", gc=False):
    """Point at a teammate's wire, announce a value, and cut `own` with it if that is right (BOM-13)."""

    target: Slot
    value: int
    own: Slot


class SoloCut(msgspec.Struct, frozen=True, tag="solo", gc=False):
    """Cut all wires of a value that are left (BOM-17)."""

    value: int


class RevealReds(msgspec.Struct, frozen=True, tag="reds"):
    """Lay down the last wires, all red (BOM-18)."""


class Take(msgspec.Struct, frozen=True, tag="take", gc=False):
    """Take a tool in hand for a dual cut."""

    tool: Tool


class Point(msgspec.Struct, frozen=True, tag="point", gc=False):
    """Point at one more wire."""

    slot: Slot


class Sweep(msgspec.Struct, frozen=True, tag="sweep", gc=False):
    """Point at all uncut wires of a stand with the super detector (BOM-43)."""

    stand: int


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Carry out the draft: one value, or two with the ray, and the own wire to cut for each."""

    values: tuple[int, ...]
    own: tuple[Slot, ...]


class CutMatch(msgspec.Struct, frozen=True, tag="match", gc=False):
    """The detector was right: this one is cut (BOM-31)."""

    slot: Slot


class MarkWire(msgspec.Struct, frozen=True, tag="mark", gc=False):
    """The detector was wrong: this one gets the info token (BOM-32)."""

    slot: Slot


class Exchange(msgspec.Struct, frozen=True, tag="exchange", gc=False):
    """Walkie-talkies: give a wire to a teammate (BOM-42)."""

    own: Slot
    seat: Seat


class GiveBack(msgspec.Struct, frozen=True, tag="give", gc=False):
    """Give a wire back (BOM-42)."""

    slot: Slot


class Tick(msgspec.Struct, frozen=True, tag="tick", gc=False):
    """Tick a cell of the grid for a pair that was cut."""

    cell: int


class Label(msgspec.Struct, frozen=True, tag="label", gc=False):
    """Label the wire at `slot` and its right neighbour as equal or different (BOM-41)."""

    equal: bool
    slot: Slot


class PostIt(msgspec.Struct, frozen=True, tag="post-it", gc=False):
    """Put an info token in front of an own blue wire (BOM-44)."""

    slot: Slot


class Rewind(msgspec.Struct, frozen=True, tag="rewind"):
    """Set the detonator back (BOM-45)."""


class Recharge(msgspec.Struct, frozen=True, tag="batteries"):
    """Make one or two characters usable again (BOM-46)."""

    seats: tuple[Seat, ...]


class Scan(msgspec.Struct, frozen=True, tag="radar", gc=False):
    """Ask all stands for a number (BOM-47)."""

    number: int


class Stabilize(msgspec.Struct, frozen=True, tag="stabilize"):
    """Secure the dual cut of this turn (BOM-48)."""


class PassOn(msgspec.Struct, frozen=True, tag="thermos", gc=False):
    """Coffee thermos: pass, and say who plays next (BOM-50)."""

    seat: Seat


class Coffee(msgspec.Struct, frozen=True, tag="coffee", gc=False):
    """Tick a coffee of the grid: pass, and say who plays next (BOM-82)."""

    seat: Seat


class GetStuck(msgspec.Struct, frozen=True, tag="stuck"):
    """Nothing can be cut: advance the detonator (BOM-82)."""


class TurnUp(msgspec.Struct, frozen=True, tag="turn-up", gc=False):
    """Bonus of the grid: turn up a used card, or with 0 the character of `seat` (BOM-83)."""

    number: int
    seat: Seat


class Wait(msgspec.Struct, frozen=True, tag="wait"):
    """Use no equipment out of turn until something has happened."""


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """Chance draws what the game waits for: cards, tokens or wires, as the task says."""

    numbers: tuple[int, ...]


WAIT: Final = Wait()


REVEAL_REDS: Final = RevealReds()


REWIND: Final = Rewind()


STABILIZE: Final = Stabilize()


GET_STUCK: Final = GetStuck()


class LayBeside(msgspec.Struct, frozen=True, tag="beside", gc=False):
    """Lay a token beside an own stand, for a value that is not there (BOM-162, BOM-171)."""

    stand: int
    value: int


class Lie(msgspec.Struct, frozen=True, tag="lie", gc=False):
    """Put a false token in front of an own wire: it is not of this value (BOM-169)."""

    slot: Slot
    value: int


class Deny(msgspec.Struct, frozen=True, tag="deny"):
    """The detector was wrong, and there are no tokens: nothing more is said (BOM-172)."""


DENY: Final = Deny()


class Strike(msgspec.Struct, frozen=True, tag="strike"):
    """The clock: a cue is due, or has been spoken, or a turn that was taken falls free (BOM-272, BOM-276)."""


STRIKE: Final = Strike()

BaseActions: TypeAlias = (
    Deal
    | PlaceToken
    | ChooseCard
    | LayHeart
    | DrawLine
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
    | Tick
    | Label
    | PostIt
    | Rewind
    | Recharge
    | Scan
    | Stabilize
    | PassOn
    | Coffee
    | GetStuck
    | TurnUp
    | Wait
    | Drawn
    | LayBeside
    | Lie
    | Deny
    | Strike
)
