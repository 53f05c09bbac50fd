"""What constraints are worth: to whom they leave something to cut, and how much they hinder (missions 31 to 61)."""

from collections.abc import Iterable, Sequence
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import believe
from cosmotheque.games.bomb_busters.bots.holding import holds, shown_wires
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.bots.stakes import MISTAKE
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.common_constraint.data import ComeLast, CommonConstraint, Keep, Replace
from cosmotheque.games.bomb_busters.parts.constraints.data import Constraints, Letter
from cosmotheque.games.bomb_busters.parts.own_constraints.data import SWAP, OwnConstraints, TakeConstraint, TurnRing
from cosmotheque.games.bomb_busters.rules.cuts import announceable, pointable, solo_cuts
from cosmotheque.games.bomb_busters.rules.mechanisms.constraints import binding, lets_pass
from cosmotheque.games.bomb_busters.rules.mechanisms.own_constraints import ring_places, turned
from cosmotheque.games.bomb_busters.rules.stands import left_of, others_with_wires, owner_of, uncut_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View

# What a card costs the team as long as it lies there, in shares of the mission: halved values most, a banned solo cut
# hardly anything. A card that says nothing of values still leaves everybody something to cut.
BURDEN: Final[dict[Letter | None, float]] = {
    **dict.fromkeys(("A", "B", "C", "D", "E", "F"), 0.02),
    **{"G": 0.012, "H": 0.015, "I": 0.01, "J": 0.01, "K": 0.003, "L": 0.012},
    None: 0.0,
}
ENOUGH: Final = 2.0  # values that a hand should be able to cut: with one it may be stuck next time
RID: Final = 0.05  # a card that is replaced is gone for good, and after the last there is none
SHARE: Final = 10.0  # of a burden, in the measure of `ease`


def ease(view: View, seat: Seat, letter: Letter | None) -> float:
    """How well a seat can play under a card: what it probably holds that passes, and what of it lies in sight."""
    belief = believe(view)
    values = [value for value in NUMBERS if lets_pass(letter, value) and left_of(view, value)]
    held = min(sum(holds(view, belief, seat, value) for value in values), ENOUGH) / ENOUGH
    seen = [value for value in values if any(owner_of(view, slot) != seat for slot in shown_wires(view, value))]
    sure = max((holds(view, belief, seat, value) for value in seen), default=0.0)
    return held + sure - SHARE * BURDEN[letter] * (letter is not None and letter > "F")


def all_shut_out(view: View, letter: Letter | None, complete: int) -> bool:
    """Whether a card would let nothing pass of what is left once a number is complete."""
    left = [value for value in NUMBERS if value != complete and left_of(view, value)]
    return bool(left) and not any(lets_pass(letter, value) for value in left)


def second_step(view: View) -> float:
    """What the second step of a failed cut costs under L (BOM-152)."""
    after = view.steps - 1
    return 1.0 if after <= 1 else MISTAKE[min(after - 1, len(MISTAKE) - 1)]


@judges(CommonConstraint)
class CommonSense(Judgement[CommonConstraint]):
    def worth(self, view: View, action: Action) -> float | None:
        cards = view.constraints or Constraints()
        match action:
            case Keep():
                return ease(view, view.active, cards.opened)
            case Replace():
                return self.worth_of_next(view) + RID
            case ComeLast(number=number):
                return -self._price(view, cards.pairs[number - 1], 0)
            case _:
                return None

    def worth_of_next(self, view: View) -> float:
        """What the next card is worth on average."""
        cards = view.constraints or Constraints()
        following: Sequence[Letter | None] = cards.deck or (None,)
        return sum(ease(view, view.active, letter) for letter in following) / len(following)

    def cost(self, view: View, value: int) -> float:
        """What it costs that a number becomes complete: another card comes."""
        cards = view.constraints or Constraints()
        if self.part.changes == "captain" or value not in NUMBERS or left_of(view, value) > 2:
            return 0.0
        if self.part.changes == "paired":
            following: Sequence[Letter | None] = (cards.pairs[value - 1],) if cards.pairs else (None,)
        else:
            following = cards.deck or (None,)
        price = sum(self._price(view, letter, value) for letter in following) / len(following)
        return price - BURDEN[cards.opened]

    def _price(self, view: View, letter: Letter | None, complete: int) -> float:
        fatal = self.part.changes == "paired" and all_shut_out(view, letter, complete)
        return 1.0 if fatal else BURDEN[letter]

    def cost_of_missing(self, view: View, value: int) -> float:
        return second_step(view) if binding(view, view.active) == "L" else 0.0


@judges(OwnConstraints)
class OwnSense(Judgement[OwnConstraints]):
    def worth(self, view: View, action: Action) -> float | None:
        match action:
            case TakeConstraint(letter=letter):
                return self._fit(view, letter)
            case TurnRing(by=by):
                return self.ring_worth(view, by)
            case _:
                return None

    def _fit(self, view: View, letter: Letter) -> float:
        """How many own wires pass, and how many values that nobody before could cut."""
        cards = view.constraints or Constraints()
        seat = view.tasks[0].seat
        wires = sum(lets_pass(letter, value_at(view, slot)) for slot in uncut_of(view, seat))
        taken = [other for other in cards.own if other is not None]
        new = [v for v in NUMBERS if lets_pass(letter, v) and not any(lets_pass(other, v) for other in taken)]
        return wires + len(new) / 4

    def ring_worth(self, view: View, by: int) -> float:
        """How well all can play after the cards have moved; the next to play count most."""
        cards = view.constraints or Constraints()
        moved = turned(cards, ring_places(view, view.captain), by) if by else cards
        seats = [seat for seat in (view.captain, *others_with_wires(view, view.captain)) if uncut_of(view, seat)]
        return sum(weight * ease(view, seat, moved.own[seat]) for seat, weight in _weighted(seats)) - abs(by) / 1000

    def cost_of_missing(self, view: View, value: int) -> float:
        return second_step(view) if binding(view, view.active) == "L" else 0.0

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """Another card, where nobody could play and the bomb would explode (BOM-6102, BOM-6104)."""
        if SWAP not in actions or view.seat != view.active or view.steps <= 1:
            return None
        last = view.idle >= len(others_with_wires(view, view.active))
        can_cut = announceable(view, view.active) and pointable(view, view.active)
        return SWAP if last and not can_cut and not solo_cuts(view, view.active) else None


def _weighted(seats: Iterable[Seat]) -> list[tuple[Seat, float]]:
    return [(seat, 1 / (1 + place / 4)) for place, seat in enumerate(seats)]
