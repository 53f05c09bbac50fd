"""What can be done with the cards of the boxes, and before the deal from box 3 on."""

import msgspec

from cosmotheque.games.bomb_busters.state import Slot


class ChooseCharacter(msgspec.Struct, frozen=True, tag="character", gc=False):
    """Take the character that works as this card, or with 0 keep the double detector (BOM-300)."""

    number: int


class FastPass(msgspec.Struct, frozen=True, tag="fast-pass", gc=False):
    """Cut two equal own wires alone, though they are not the last (BOM-296)."""

    own: tuple[Slot, ...]


class LabelSingle(msgspec.Struct, frozen=True, tag="single", gc=False):
    """Show that the value of an own wire occurs once on its stand (BOM-294)."""

    slot: Slot


class Hook(msgspec.Struct, frozen=True, tag="hook", gc=False):
    """Take a teammate's wire and file it on an own stand (BOM-298)."""

    slot: Slot
    stand: int


class Call(msgspec.Struct, frozen=True, tag="tripwire", gc=False):
    """Say that a teammate's wire is a tripwire (BOM-4103)."""

    slot: Slot
