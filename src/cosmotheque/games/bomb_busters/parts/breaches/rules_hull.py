"""Breaches that stand in a hand, and the air that they cost (BOM-5407)."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.breaches.data import Breaches
from cosmotheque.games.bomb_busters.rules.registry import part_of
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, uncut_of, wire_at


def breaches_of(table: StateOrView, seat: Seat) -> list[Slot]:
    """The uncut breaches of a hand, as everybody knows; of the active one for a spectator."""
    hand = uncut_of(table, table.active if seat == NOBODY else seat)
    return [slot for slot in hand if wire_at(table, slot).shown == RED]


def is_exposed(table: StateOrView, seat: Seat) -> bool:
    """True if a hand has uncut wires that are not all known to be red."""
    return len(breaches_of(table, seat)) < len(uncut_of(table, seat))


def more_air(table: StateOrView, seat: Seat) -> int:
    """The oxygen tokens more than its price that a cut action of the seat costs (BOM-5407)."""
    part = part_of(table, Breaches)
    return part.more if part and breaches_of(table, seat) else 0
