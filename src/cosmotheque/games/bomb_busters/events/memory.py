"""What happens where people play by heart."""

import msgspec


class WiresMixed(msgspec.Struct, frozen=True, tag="wires-mixed"):
    """The wires that everybody has looked at are mixed with the others and dealt (BOM-5002)."""
