"""Oxygen: what a cut leaves the others to breathe, who needs tokens most, and when to pass (BOM-225 ff.)."""

from collections.abc import Iterator, Sequence
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.actions import PASS, Action, HandTo
from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.options.oxygen import Air
from cosmotheque.games.bomb_busters.rules.mechanisms.oxygen import available, price, receiver
from cosmotheque.games.bomb_busters.rules.stands import left_of, others_with_wires, uncut_of, value_at
from cosmotheque.games.bomb_busters.state import NOBODY
from cosmotheque.games.bomb_busters.view import View

TYPICAL: Final = 6  # tokens that change hands in a turn, before it is known what is cut (BOM-4902)
INCOME: Final = 4  # tokens that one may hope for until the own next turn (BOM-4902)
SOONER: Final = 0.5  # whoever plays next needs air first
# Dear values have to be cut as well as cheap ones: whoever spends less than their share leaves a time when nobody can
# pay for what is left. So many turns are lost then, of each that was saved.
LATER: Final = 0.4
STEP: Final = 0.1  # what a step costs at least: here they come for certain
EARNED: Final = 0.4  # numbers completed in a turn, until the own next one (BOM-5404)
TOKEN: Final = 0.3  # what a token more or less does to the turns that will be lost (BOM-5403)
EARLY: Final = 0.2  # what it is worth that everybody gets their token sooner
FEW: Final = 2  # wires with which a hand may soon be gone, and its tokens with it (BOM-4904)


@judges(Air)
class AirSense(Judgement[Air]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """To pass costs what a mistake costs, and is no danger besides."""
        if self.part.may_pass and any(self._can_pay(view, view.active, value) for value in self._own(view)):
            yield Offer(0.0 if view.stabilized else mistake_cost(view), PASS)

    def cost(self, view: View, value: int) -> float:
        """Somebody without air is a step of the detonator, be it now or later."""
        tokens, paid = available(view, self.part, view.active), price(view, self.part, view.active, value)
        if self.part.pool == "own":
            stuck = self._exchange(view, tokens, paid) + LATER * (1 - paid / TYPICAL)
        elif self.part.pool == "purse":
            extra = TOKEN * (paid - self.part.cost(value))
            stuck = self._spend(view, value, tokens, paid) + extra - self._share_out(view, value)
        else:
            followers = _until_captain(view)
            stuck = self._stuck(view, followers, tokens - paid) - self._stuck(view, followers, tokens)
            stuck += LATER * (1 - paid / self._share(view))
        return max(mistake_cost(view), STEP) * stuck

    def cost_of_missing(self, view: View, value: int) -> float:
        """A price is paid in vain, too."""
        if self.part.pool != "purse":
            return max(self.cost(view, value), 0.0)
        tokens, paid = available(view, self.part, view.active), price(view, self.part, view.active, value)
        return max(mistake_cost(view), STEP) * (self._spend(view, value, tokens, paid) + TOKEN * paid)

    def help(self, view: View, actions: Sequence[Action]) -> Action | None:
        """Name whoever needs the tokens more than the next player does (BOM-4902)."""
        offers = [action for action in actions if isinstance(action, HandTo)]
        if not offers or view.oxygen is None or view.oxygen.to != NOBODY:
            return None
        needs = {offer.seat: self._need(view, offer.seat) * SOONER**rank for rank, offer in enumerate(offers)}
        best = max(needs, key=lambda seat: needs[seat])
        return None if best == receiver(view) else HandTo(best)

    def _need(self, view: View, seat: Seat) -> float:
        """By how much tokens lower the risk of being stuck; those of a hand that is soon gone would be lost."""
        if view.oxygen is None or len(uncut_of(view, seat)) <= FEW:
            return 0.0
        tokens = view.oxygen.held[seat]
        return self._short(view, seat, tokens) - self._short(view, seat, tokens + TYPICAL)

    def _exchange(self, view: View, tokens: int, price: int) -> float:
        """What giving tokens away costs oneself, less what it brings the one who gets them."""
        own = self._short(view, view.active, tokens - price + INCOME) - self._short(view, view.active, tokens + INCOME)
        mate = receiver(view)
        if mate < 0 or view.oxygen is None:
            return own
        held = view.oxygen.held[mate]
        return own + self._short(view, mate, held + price) - self._short(view, mate, held)

    def _spend(self, view: View, value: int, tokens: int, paid: int) -> float:
        """What a price costs out of the own purse: perhaps the own next turn."""
        rest = self._own(view)
        rest.remove(value)
        need = min((price(view, self.part, view.active, other) for other in rest), default=0)
        left = tokens - paid + EARNED * view.seats
        return min(max(0.0, need - left), 1.0)

    def _share_out(self, view: View, value: int) -> float:
        """What it is worth to complete a number: a token for everybody (BOM-5404)."""
        own = sum(value_at(view, slot) == value for slot in uncut_of(view, view.active))
        if view.oxygen is None or left_of(view, value) not in (2, own):
            return 0.0
        needed = 0.0
        for seat in others_with_wires(view, view.active):
            held = view.oxygen.held[seat]
            needed += self._short(view, seat, held) - self._short(view, seat, held + 1)
        return needed + EARLY

    def _share(self, view: View) -> float:
        """What a turn may cost on the average, if all tokens of a round are used."""
        players = 1 + len(others_with_wires(view, view.active))
        return self.part.start[view.seats - 2] / players

    def _stuck(self, view: View, followers: Sequence[Seat], tokens: int) -> float:
        """How many of those who play with these tokens will be stuck, if everybody takes about their share."""
        stuck = 0.0
        for left, seat in zip(range(len(followers), 0, -1), followers, strict=True):
            short = self._short(view, seat, tokens)
            stuck += short
            tokens -= round((1 - short) * min(tokens / left, self.part.cost(NUMBERS[-1])))
        return stuck

    def _short(self, view: View, seat: Seat, tokens: int) -> float:
        """The chance that a hand holds nothing that so many tokens pay for, wires taken as independent."""
        paid = [value for value in NUMBERS if price(view, self.part, seat, value) <= tokens]
        if seat == view.seat:
            return float(not any(value in paid for value in self._own(view)))
        belief, short = believe(view), 1.0
        for slot in uncut_of(view, seat):
            chances = belief.chances(slot)
            short *= 1 - sum(chances[value] for value in paid)
        return max(short, 0.0)

    def _own(self, view: View) -> list[int]:
        values = [value_at(view, slot) for slot in uncut_of(view, view.active)]
        return [value for value in values if value in NUMBERS]

    def _can_pay(self, view: View, seat: Seat, value: int) -> bool:
        return price(view, self.part, seat, value) <= available(view, self.part, seat)


def _until_captain(view: View) -> list[Seat]:
    """Who is still to play before the tokens come back, in their order."""
    followers = []
    for seat in others_with_wires(view, view.active):
        if (seat - view.captain) % view.seats <= (view.active - view.captain) % view.seats:
            break
        followers.append(seat)
    return followers
