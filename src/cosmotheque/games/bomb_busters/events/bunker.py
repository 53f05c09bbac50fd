"""What happens in the bunker."""

import msgspec


class BunkerLaid(msgspec.Struct, frozen=True, tag="bunker"):
    """The constraints lie round the bunker (BOM-333)."""

    sides: tuple[str, ...]
    action: str


class Stepped(msgspec.Struct, frozen=True, tag="stepped"):
    """The figure has moved, or climbed the stairs."""

    floor: int
    column: int
    row: int


class JobDone(msgspec.Struct, frozen=True, tag="job"):
    """The key, the guard, the lever, or the order of the Doctor."""

    job: str


class Spotted(msgspec.Struct, frozen=True, tag="spotted"):
    """A trap, or the guard: the detonator advances."""

    by: str
