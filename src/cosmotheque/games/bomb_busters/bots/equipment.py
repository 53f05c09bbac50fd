"""Equipment that can be used at any time: when it pays, and how."""

from collections.abc import Sequence

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import judgements
from cosmotheque.games.bomb_busters.bots.plans import Outlook
from cosmotheque.games.bomb_busters.bots.telling import token_information
from cosmotheque.games.bomb_busters.components import COPIES, RED
from cosmotheque.games.bomb_busters.missions.shelf import mission_of
from cosmotheque.games.bomb_busters.model.actions import (
    Exchange,
    HandOver,
    Label,
    PassOn,
    PostIt,
    Recharge,
    Rewind,
    Scan,
)
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.rules.allowed import allowed_values
from cosmotheque.games.bomb_busters.rules.equipment import right_of
from cosmotheque.games.bomb_busters.rules.stands import (
    count_uncut,
    hand_by_value,
    owner_of,
    uncut_of,
    uncut_on,
    value_at,
    within_reach,
)
from cosmotheque.games.bomb_busters.rules.tokens import kind_of
from cosmotheque.games.bomb_busters.view.seen import View

# Risks at which the active player looks for help, and would rather pass. With two mistakes in reserve (`stakes`) these
# are a cut of less than 60 %, and more than a sure mistake: a turn is given away only where a mistake nearly loses.
TOUCHY = 0.04
DESPERATE = 0.12
LATE = 12  # uncut wires at which nothing is saved any more


def help_now(view: View, actions: Sequence[Action]) -> Action | None:
    """An action that helps the team right now, on any player's turn, or None."""
    for action in actions:
        if isinstance(action, Rewind) and should_rewind(view):
            return action
    for judgement in judgements(view):
        if (helped := judgement.help(view, actions)) is not None:
            return helped
    return _recharge(view, actions) or _show(view, actions)


def help_oneself(outlook: Outlook, risk: float, actions: Sequence[Action]) -> Action | None:
    """A request of the active player to the others before a risky action, or None."""
    if risk <= TOUCHY:
        return None
    return _exchange(outlook.view, actions) or _scan(outlook, actions) or _pass(outlook.view, risk, actions)


def should_rewind(view: View) -> bool:
    """True, but not in balance near the detonator's start, where a step back kills (BOM-81)."""
    return not mission_of(view.options, view.seats).fuse.back_kills or view.detonator > 1


def _recharge(view: View, actions: Sequence[Action]) -> Action | None:
    """Two characters, those with the most wires before them; one will do when it is late."""
    offers = [action for action in actions if isinstance(action, Recharge)]
    wires = sum(not wire.cut for stand in view.stands for wire in stand.wires)
    pairs = [offer for offer in offers if len(offer.seats) == 2 or wires <= LATE]
    return max(pairs, key=lambda offer: sum(len(uncut_of(view, seat)) for seat in offer.seats), default=None)


def _show(view: View, actions: Sequence[Action]) -> Action | None:
    """Post-it and labels: what tells most."""
    offers = [action for action in actions if isinstance(action, PostIt | Label)]
    return max(offers, key=lambda offer: offer_information(view, offer), default=None)


def offer_information(view: View, offer: PostIt | Label) -> float:
    if isinstance(offer, PostIt):
        value = value_at(view, offer.slot)
        kind = kind_of(view, _seat(view), "post_it")
        return token_information(view, offer.slot, kind) if _others_hold(view, value) else 0.0
    sides = [view.stands[slot.stand].wires[slot.place] for slot in (offer.slot, right_of(offer.slot))]
    known = [side.cut or side.shown > 0 for side in sides]
    if known[0] != known[1]:
        return 2.0  # a known wire says at once what its neighbour is, or is not
    return 0.0 if all(known) else 1.0


def _others_hold(view: View, value: int) -> bool:
    own = hand_by_value(view, _seat(view)).get(value, [])
    return len(own) < count_uncut(view, value)


def _seat(view: View) -> Seat:
    return view.active if view.seat is None else view.seat


def _exchange(view: View, actions: Sequence[Action]) -> Action | None:
    """Give away one of several equal wires: one then knows where it is."""
    offers = [action for action in actions if isinstance(action, Exchange)]
    if not offers:
        return None
    good = [offer for offer in offers if is_spare(view, offer.own)]
    return max(good, key=lambda offer: (_equals(view, offer.own), len(uncut_of(view, offer.seat))), default=None)


def is_spare(view: View, slot: Slot) -> bool:
    """True if an own wire is one of several equal ones and others hold its value too, so that any cut can use it."""
    value = value_at(view, slot)
    return value != RED and 1 < _equals(view, slot) < count_uncut(view, value)


def _equals(view: View, slot: Slot) -> int:
    """The number of uncut wires in the hand that equal this one."""
    return len(hand_by_value(view, _seat(view))[value_at(view, slot)])


def return_worth(view: View, slot: Slot) -> float:
    """The worth of giving a wire back: one of several equal ones can be found again."""
    return _equals(view, slot) + COPIES * is_spare(view, slot)


def _pass(view: View, risk: float, actions: Sequence[Action]) -> Action | None:
    """A coffee, or else the thermos, for a player who can probably cut something in sight."""
    offers = [action for action in actions if isinstance(action, HandOver)]
    if not offers or risk <= DESPERATE:
        return None
    return max(offers, key=lambda offer: (not isinstance(offer, PassOn), hand_over_worth(view, offer.seat)))


def hand_over_worth(view: View, seat: Seat) -> float:
    """The greatest chance that a seat holds an allowed value that it can see on another stand."""
    belief = believe(view)
    seen = [
        value
        for value in allowed_values(view, seat)
        if any(owner_of(view, slot) != seat for slot in shown_wires(view, value))
    ]
    return max((holds(view, belief, seat, value) for value in seen), default=0.0)


def _scan(outlook: Outlook, actions: Sequence[Action]) -> Action | None:
    """The number whose answers promise the best cut."""
    offers = [action for action in actions if isinstance(action, Scan) and action.number in outlook.values]
    return max(offers, key=lambda offer: _promise(outlook, offer.number), default=None)


def _promise(outlook: Outlook, number: int) -> float:
    """The chance of a right cut of this number once it is known which stands hold it."""
    hopes = []
    for stand in outlook.stands:
        slots = within_reach(outlook.view, uncut_on(outlook.view, stand[0].stand))
        if not slots:
            continue
        held = 1 - outlook.belief.chance_of_none(slots, (number,))
        if held > 0:
            hopes.append((max(outlook.belief.chances(slot)[number] for slot in slots) / held, held))
    promise, missing = 0.0, 1.0
    for hope, held in sorted(hopes, reverse=True):
        promise += missing * held * hope
        missing *= 1 - held
    return promise
