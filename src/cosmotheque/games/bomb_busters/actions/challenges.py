"""Challenges that somebody has to speak for (BOM-311, BOM-322)."""

import msgspec

from cosmotheque.games.bomb_busters.state import Slot


class CallRed(msgspec.Struct, frozen=True, tag="call-red", gc=False):
    """Point at a teammate's wire and say that it is red (BOM-311)."""

    slot: Slot


class Claim(msgspec.Struct, frozen=True, tag="claim", gc=False):
    """Say that an own stand has only odd blue wires left (BOM-319)."""

    stand: int
