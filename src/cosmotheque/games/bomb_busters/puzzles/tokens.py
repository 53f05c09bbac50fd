"""The token that tells most: after it the fewest deals are possible for somebody who sees only the table."""

from typing import Final

from msgspec.structs import replace

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text, said
from cosmotheque.games.bomb_busters.actions import PlaceToken
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.components import UNSEEN, value_of
from cosmotheque.games.bomb_busters.notation import slot_name
from cosmotheque.games.bomb_busters.state import Slot, Stand
from cosmotheque.games.bomb_busters.view import View

CLEARLY: Final = 1.15  # times as many deals as with the best token; less is no difference to think about
BEST: Final = Text("Oui : aucun autre jeton ne laisse aussi peu de donnes.", "Yes: no other token leaves so few deals.")
OTHER: Final = Verdict(Text("Ce n’est pas un jeton.", "That is no token."))


def prove_token(moment: Moment) -> Proof | None:
    if not all(isinstance(action, PlaceToken) for action in moment.actions):
        return None
    deals = [deals_after(moment.view, action.slot) for action in moment.actions]
    order = sorted(set(deals))
    if len(order) < 2 or order[1] < CLEARLY * order[0]:
        return None
    right = tuple(number for number, left in enumerate(deals) if left == order[0])
    told = tuple(_verdict(action.slot, left / order[0]) for action, left in zip(moment.actions, deals, strict=True))
    return Proof(right, told) if len(right) == 1 else None


def deals_after(view: View, slot: Slot) -> float:
    """How many deals a spectator could imagine if the token of an own wire lay there, up to a common factor."""
    own = view.stands[slot.stand]
    wires = list(own.wires)
    wires[slot.place] = replace(wires[slot.place], shown=value_of(wires[slot.place].code))
    stands = list(view.stands)
    stands[slot.stand] = replace(own, wires=tuple(wires))
    return Belief(replace(view, seat=None, stands=tuple(map(_as_seen, stands)))).total


def _as_seen(stand: Stand) -> Stand:
    """By somebody who sees only the table."""
    return replace(stand, wires=tuple(wire if wire.cut else replace(wire, code=UNSEEN) for wire in stand.wires))


def _verdict(slot: Slot, times: float) -> Verdict:
    point = (f"{slot.stand}.{slot.place}",)
    if times == 1:
        return Verdict(BEST, point)
    return Verdict(
        said(
            "Avec un jeton en {}, il reste {} fois plus de donnes qu’avec le meilleur.",
            "With a token at {}, {} times as many deals are left as with the best one.",
            slot_name(slot),
            _times(times),
        ),
        point,
    )


def _times(times: float) -> Text:
    rounded = f"{times:.1f}" if times < 10 else f"{times:.0f}"
    return Text(rounded.replace(".", ","), rounded)
