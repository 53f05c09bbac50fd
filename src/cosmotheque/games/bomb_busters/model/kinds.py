"""Base classes of what a part of a mission adds, and the seat that is nobody."""

from typing import Any, ClassVar, Final, Self, TypeVar

import msgspec

from cosmotheque.core.game import Seat

NOBODY: Final = Seat(-1)


class Part:
    """Something that a mission adds to the rules; each kind has its mechanism in `parts/<part>/rules.py`."""


class Act(msgspec.Struct, frozen=True):
    """An action. `RULE` is cited against it where nothing more special is broken, as in a mission that lacks it.

    One is done `WHEN_ASKED` or only `ON_TURN`. One that is `HARMLESS` shows nothing of the wires, so that it can be
    taken back. Where one `INTERRUPTS`, whatever else is going on goes on. A `FREE_TEXT` has one field, a line of text.
    """

    RULE: ClassVar[str] = ""
    WHEN_ASKED: ClassVar[bool] = False
    ON_TURN: ClassVar[bool] = False
    HARMLESS: ClassVar[bool] = False
    INTERRUPTS: ClassVar[bool] = False
    FREE_TEXT: ClassVar[bool] = False

    def outline(self) -> Self:
        """The action as it is listed: without the words that a player fills in."""
        return self

    def is_well_formed(self) -> bool:
        """True if words that were filled in are a line that can be read; what they say is for the rules."""
        return True


class Happening(msgspec.Struct, frozen=True):
    """An event. `TO_WATCH` are the milliseconds that people need to follow it, before a bot goes on.

    The browser's scenes take as long: a hand points for 900, an answer takes 300 or 500, a part of the mission grows,
    moves its piece and shrinks in 1100. `CARDS` are its fields with numbers of equipment cards, where 0 is a character.
    """

    TO_WATCH: ClassVar[int] = 0
    CARDS: ClassVar[tuple[str, ...]] = ()


class Pending(msgspec.Struct, frozen=True):
    """A choice or a draw that the game waits for."""

    def redact_for(self, seat: Seat | None) -> Self:
        """The task with only what a seat may know; None is a spectator."""
        return self

    def wire_in_hand(self) -> int | None:
        """The wire that a seat holds until it is done, `UNSEEN` where that is secret; None where there is none."""
        return None


class Slice(msgspec.Struct, frozen=True):
    """Data that a part keeps in states and views. It is secret unless it is `Public`."""

    def redact_for(self, seat: Seat | None) -> Self:
        """The slice with only what a seat may know; None is a spectator."""
        raise NotImplementedError


class Public(Slice, frozen=True):
    """A slice that everybody may know."""

    def redact_for(self, seat: Seat | None) -> Self:
        return self


AnySlice = TypeVar("AnySlice", bound=Slice)


def narrow(seen: Slice, kind: type[AnySlice]) -> AnySlice:
    """The slice that is kept, from that of a view."""
    return seen if type(seen) is kind else kind(**{name: getattr(seen, name) for name in kind.__struct_fields__})


def widen(kept: Slice, kind: type[AnySlice], **read: Any) -> AnySlice:
    """The slice of a view that extends a slice that is kept by what is read off the table."""
    return kind(**msgspec.structs.asdict(kept), **read)
