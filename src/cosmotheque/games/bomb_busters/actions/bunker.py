"""What can be done in the bunker."""

import msgspec


class Walk(msgspec.Struct, frozen=True, tag="walk", gc=False):
    """Step to a side: 0 north, 1 east, 2 south, 3 west (BOM-334)."""

    side: int
