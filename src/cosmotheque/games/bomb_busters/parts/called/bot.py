"""Choice of the seat that should cut a value: the likeliest holder that sees another one (BOM-261, BOM-4505)."""

from collections.abc import Iterator, Sequence
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.holding import shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.bots.telling import surprise
from cosmotheque.games.bomb_busters.components import RED
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.parts.called.data import SHOW_REDS, TURN_OVER, Called, Name, OwnUp, Silence
from cosmotheque.games.bomb_busters.parts.called.rules import candidates
from cosmotheque.games.bomb_busters.parts.free_order.data import Snip
from cosmotheque.games.bomb_busters.parts.numbers.rules import is_held, numbers_of
from cosmotheque.games.bomb_busters.rules.cuts import may_reveal_reds
from cosmotheque.games.bomb_busters.rules.stands import count_uncut, owner_of, uncut_of, uncut_on, value_at
from cosmotheque.games.bomb_busters.view.seen import View

# A teammate who holds a value but sees no other one of it: how often their best guess is right, and what a red wire
# among those they might hit costs besides.
GUESS: Final = 0.5
BLIND: Final = 0.02
WILLING: Final = 0.5  # of a mistake: who would guess wrong more often than that lets others come forward


@judges(Called)
class NamingSense(Judgement[Called]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        numbers = numbers_of(view)
        if numbers.namer != NOBODY or (not numbers.value and may_reveal_reds(view, view.active)):
            return
        if not numbers.value:
            yield Offer(0.0, TURN_OVER)
            return
        for seat in candidates(view, self.part):
            own = seat == view.active
            risk = own_risk(view, belief, seat) if own else self._mates_risk(view, belief, seat)
            yield Offer(risk, Name(seat))

    def worth(self, view: View, action: Action) -> float | None:
        match action:
            case Snip():
                return WILLING * mistake_cost(view) - own_risk(view, believe(view), _seat(view))
            case Silence():
                return 0.0
            case OwnUp(slot=slot):
                return surprise(view, slot)
            case _:
                return None

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """Wires known to be red are wires that nobody points at."""
        return SHOW_REDS if SHOW_REDS in actions else None

    def _mates_risk(self, view: View, belief: Belief, seat: Seat) -> float:
        """The risk that they lack the value, or guess wrong where no other wire of it is shown."""
        value, mistake = numbers_of(view).value, mistake_cost(view)
        slots = uncut_of(view, seat)
        known = self.part.radar or any(value_at(view, slot) == value for slot in slots)
        held = 1.0 if known else 1 - belief.chance_of_none(slots, (value,))
        alone = all(owner_of(view, slot) == seat for slot in _places(view, belief, value))
        sees = alone or any(owner_of(view, slot) != seat for slot in shown_wires(view, value))
        return (1 - held) * mistake + (0.0 if sees else held * ((1 - GUESS) * mistake + BLIND))


def _places(view: View, belief: Belief, value: int) -> list[Slot]:
    """The uncut wires that could be of a value."""
    slots = [slot for stand in range(len(view.stands)) for slot in uncut_on(view, stand)]
    return [slot for slot in slots if value_at(view, slot) == value or belief.chances(slot)[value] > 0]


def own_risk(view: View, belief: Belief, seat: Seat) -> float:
    """The risk of the seat's best plain cut of the value; a mistake where the seat does not hold it."""
    value, mistake = numbers_of(view).value, mistake_cost(view)
    if not is_held(view, seat, value):
        return mistake
    own = sum(value_at(view, slot) == value for slot in uncut_of(view, seat))
    if own == count_uncut(view, value):
        return 0.0
    risks = []
    for stand in range(len(view.stands)):
        for slot in uncut_on(view, stand) if view.stands[stand].owner != seat else ():
            chances = belief.chances(slot)
            risks.append((1 - chances[value] - chances[RED]) * mistake + chances[RED])
    return min(risks, default=mistake)


def _seat(view: View) -> Seat:
    return view.active if view.seat is None else view.seat
