"""Parts of missions that bind players: constraint cards, a hidden role, hidden number cards (BOM-140 ff.)."""

from dataclasses import dataclass
from typing import Literal

from cosmotheque.games.bomb_busters.options.mission import Part


@dataclass(frozen=True)
class CommonConstraint(Part):
    """One open constraint binds everybody (BOM-156); `rule` is where it comes from.

    The next one is turned up when the captain wants it, when a number is complete, or it is paired with that number.
    """

    rule: str
    changes: Literal["captain", "complete", "paired"]


@dataclass(frozen=True)
class OwnConstraints(Part):
    """Everybody has an open constraint of their own: chosen from A to E, or dealt and moved round a ring."""

    rule: str
    come: Literal["chosen", "ring"]


@dataclass(frozen=True)
class WeakLink(Part):
    """One player, nobody knows who, obeys a constraint that nobody else knows (BOM-3401)."""


@dataclass(frozen=True)
class HiddenNumbers(Part):
    """Before each turn a number card is laid face down; whoever cuts that value pays for it (BOM-2901)."""
