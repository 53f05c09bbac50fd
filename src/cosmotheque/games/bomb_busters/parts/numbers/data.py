"""Number cards on the table."""

from typing import ClassVar, Self, TypeAlias

from msgspec.structs import replace

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.model.kinds import Happening, Pending, Slice


class Numbers(Slice, frozen=True):
    """The number cards, by the places where they lie; whatever a mission does not use is empty.

    `line` is what the sequence card goes along, which lies at its `pointer`-th card. `open` and `down` lie face up and
    face down on the table, `own` in front of each seat. `deck` is face down: the cards are known, their order is not
    there before they are drawn. `discard` lies beside it. `value` is the one that has to be cut this turn, or 0, and
    `namer` who said that the active player has to. `answers` are those of the stands for it (BOM-1802).
    `voices` are the seats that want to cut it, secret until everybody has decided (BOM-4505). Where they are `targets`,
    open cards set the detonator back when they are complete.
    """

    line: tuple[int, ...] = ()
    pointer: int = 0
    open: tuple[int, ...] = ()
    down: tuple[int, ...] = ()
    own: tuple[tuple[int, ...], ...] = ()
    deck: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    value: int = 0
    namer: Seat = Seat(-1)
    answers: tuple[bool, ...] = ()
    voices: tuple[Seat, ...] = ()
    targets: bool = False

    def redact_for(self, seat: Seat | None) -> Self:
        """Nobody learns who wants to cut before all have decided (BOM-4505)."""
        return replace(self, voices=tuple(voice for voice in self.voices if voice == seat)) if self.voices else self


class NumberTask(Pending, frozen=True, tag="numbers"):
    """Number cards are drawn: for the setup, or the top one of the deck."""

    seat: Seat
    count: int


class NumbersLaid(Happening, frozen=True, tag="numbers-laid"):
    """Number cards lie open now: in a line, on the table, or in front of `seat`."""

    numbers: tuple[int, ...]
    seat: Seat = Seat(-1)


class NumberRevealed(Happening, frozen=True, tag="number-revealed"):
    """The top card of the number deck; it is `complete` already and leaves the game, or has to be cut (BOM-122)."""

    TO_WATCH: ClassVar[int] = 1100

    number: int
    complete: bool


class NumberDone(Happening, frozen=True, tag="number-done"):
    """A number card has served: enough of its wires are cut (BOM-132, BOM-6201)."""

    number: int


Events: TypeAlias = NumbersLaid | NumberRevealed | NumberDone

Tasks: TypeAlias = NumberTask
