"""What nobody has to think about: a solo cut, or a wire that everybody can read."""

from cosmotheque.games.bomb_busters.actions import Action, DualCut
from cosmotheque.games.bomb_busters.bots.telling import most_telling
from cosmotheque.games.bomb_busters.components import UNSEEN, value_of
from cosmotheque.games.bomb_busters.rules.cuts import announceable, pointable, solo_cuts
from cosmotheque.games.bomb_busters.state import Wire
from cosmotheque.games.bomb_busters.view import View


def obvious(view: View) -> Action | None:
    """A cut of the active player that cannot fail; None where that takes thought, or has to be weighed (BOM-81)."""
    if view.options.mission == "balance" or view.stabilized:
        return None
    for solo in solo_cuts(view, view.active):
        return solo
    values = announceable(view, view.active)
    for stand in pointable(view, view.active):
        for slot in stand:
            value = _read(view.stands[slot.stand].wires[slot.place])
            if value in values:
                return DualCut(slot, value, most_telling(view, values[value]))
    return None


def _read(wire: Wire) -> int:
    """The value of a wire that the active player knows at sight; 0 for the others."""
    return value_of(wire.code) if wire.code != UNSEEN else wire.shown
