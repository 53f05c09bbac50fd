"""What missions do with the twelve number cards (BOM-120 ff.)."""

from dataclasses import dataclass

from cosmotheque.games.bomb_busters.options.mission import Part


@dataclass(frozen=True)
class Line(Part):
    """`cards` in a line, and the sequence card at one of them, which is served by `needed` cut wires (BOM-130).

    It lies at the first and goes on from card to card, or at one of the `ends` (BOM-3601).
    """

    rule: str
    cards: int
    needed: int
    ends: bool = False


@dataclass(frozen=True)
class OpenCards(Part):
    """Twelve open cards, of which one is turned down before each cut of its value (BOM-2601)."""


@dataclass(frozen=True)
class Sums(Part):
    """Twelve open cards, of which two are discarded for a cut of their sum or difference (BOM-4701)."""


@dataclass(frozen=True)
class Targets(Part):
    """As many open cards as players; each number that is complete sets the detonator back (BOM-6201)."""


@dataclass(frozen=True)
class OwnCards(Part):
    """All cards lie in front of players, who cut only what they have a card of, and hand one on (BOM-6501)."""


@dataclass(frozen=True)
class Called(Part):
    """A deck names the value of each turn, and somebody names who cuts it (BOM-121, BOM-261).

    `first` is the number of the mission's rules times 100. With `radar` all stands answer for the value first, and
    only who holds it may be named (BOM-1802). With `volunteers` the captain has every turn, and names only where nobody
    wants to (BOM-4501).
    """

    first: int
    radar: bool = False
    volunteers: bool = False

    def rule(self, which: int) -> str:
        """The id of one of the mission's rules."""
        return f"BOM-{self.first + which}"
