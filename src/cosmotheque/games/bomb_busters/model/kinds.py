"""Base classes of what a part of a mission adds, and the seat that is nobody."""

from typing import Any, Final, Self, TypeVar

import msgspec

from cosmotheque.core.game import Seat

NOBODY: Final = Seat(-1)


class Part:
    """Something that a mission adds to the rules; each kind has its mechanism in `parts/<part>/rules.py`."""


class Slice(msgspec.Struct, frozen=True):
    """What a part keeps in states and views. It is secret unless it is `Public`."""

    def seen_by(self, seat: Seat | None) -> Self:
        """The slice with only what a seat may know; None is a spectator."""
        raise NotImplementedError


class Public(Slice, frozen=True):
    """A slice that everybody may know."""

    def seen_by(self, seat: Seat | None) -> Self:
        return self


AnySlice = TypeVar("AnySlice", bound=Slice)


def narrowed(seen: Slice, kind: type[AnySlice]) -> AnySlice:
    """The slice that is kept, from that of a view."""
    return seen if type(seen) is kind else kind(**{name: getattr(seen, name) for name in kind.__struct_fields__})


def widened(kept: Slice, kind: type[AnySlice], **read: Any) -> AnySlice:
    """The slice of a view that extends a slice that is kept by what is read off the table."""
    return kind(**msgspec.structs.asdict(kept), **read)
