"""Info tokens and their supply (BOM-2, BOM-11, BOM-16, BOM-20)."""

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import PlaceToken
from cosmotheque.games.bomb_busters.components import RED, TOKENS, is_blue, value_of
from cosmotheque.games.bomb_busters.events import TokenPlaced
from cosmotheque.games.bomb_busters.options import mission_of
from cosmotheque.games.bomb_busters.rules.scene import Scene
from cosmotheque.games.bomb_busters.rules.stands import SLOTS, StateOrView, stands_of, uncut_of
from cosmotheque.games.bomb_busters.state import Slot, State


def tokens_left(table: StateOrView) -> list[int]:
    """The tokens of each value that lie beside the board, by value."""
    left = [TOKENS] * (RED + 1)
    left[0] = left[RED] = 0
    for stand in table.stands:
        for number in stand.reds:
            left[number] -= 1
        for wire in stand.wires:
            if wire.token:
                left[wire.shown] -= 1
    return left


def first_tokens(state: State, seat: Seat) -> list[PlaceToken]:
    """BOM-11: any own blue wire whose token is still there."""
    left = tokens_left(state)
    return [
        PlaceToken(SLOTS[stand][place])
        for stand in stands_of(state, seat)
        for place, wire in enumerate(state.stands[stand].wires)
        if is_blue(wire.code) and left[value_of(wire.code)]
    ]


def post_it_slots(state: State, seat: Seat) -> list[Slot]:
    """BOM-44: own uncut blue wires; a wire that has its token gets no second one (BOM-20)."""
    wires = ((slot, state.stands[slot.stand].wires[slot.place]) for slot in uncut_of(state, seat))
    return [slot for slot, wire in wires if is_blue(wire.code) and not wire.shown]


def show(scene: Scene, slot: Slot) -> None:
    """Put the true value in front of a wire, or say it when there is no token for it (BOM-20)."""
    wire = scene.wire(slot)
    if wire.shown:
        return
    value = value_of(wire.code)
    token = tokens_left(scene.state)[value] > 0 or _free_token(scene, value)
    scene.change_wire(slot, shown=value, token=token)
    scene.tell(TokenPlaced(slot, value, said=not token))


def _free_token(scene: Scene, value: int) -> bool:
    """Take a token back from a cut wire; not in Cannes, where the value is said at once (BOM-80)."""
    if not mission_of(scene.state.options, scene.state.seats).tokens.again:
        return False
    for number, stand in enumerate(scene.state.stands):
        for place, wire in enumerate(stand.wires):
            if wire.cut and wire.token and wire.shown == value:
                scene.change_wire(SLOTS[number][place], token=False)
                return True
    return False
