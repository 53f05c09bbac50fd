"""Oxygen: what a cut leaves the others to breathe, who gets tokens, and when to pass (BOM-225 ff.)."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.prospects import prospects
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.components import NUMBERS
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.oxygen import bot_purse as purse
from cosmotheque.games.bomb_busters.parts.oxygen.bot_purse import STEP
from cosmotheque.games.bomb_busters.parts.oxygen.data import PASS, Air, HandTo
from cosmotheque.games.bomb_busters.parts.oxygen.rules import available, receiver, receivers
from cosmotheque.games.bomb_busters.rules.stands import others_with_wires, uncut_of, value_at
from cosmotheque.games.bomb_busters.view.seen import View

# Dear values have to be cut as well as cheap ones: whoever spends less than their share leaves a time when nobody can
# pay for what is left. So much of a turn is lost then, of each that was saved.
LATER: Final = 0.4
LOST: Final = 0.8  # likewise, of tokens that are lost for all


@judges(Air)
class AirSense(Judgement[Air]):
    HARD = True

    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """The offer to pass, which costs as much as a mistake and is no danger besides."""
        if self.part.may_pass and any(self._can_pay(view, view.active, value) for value in self._own(view)):
            yield Offer(0.0 if view.stabilized else mistake_cost(view), PASS)

    def cost(self, view: View, value: int, four: bool = False) -> float:
        """The cost of the tokens: each right cut that lacks air is a step of the detonator, now or later."""
        if self.part.pool == "purse":
            return purse.cost(view, self.part, value)
        plan = _plan(view, self.part)
        if self.part.pool == "own" and not plan.chain:
            return 0.0  # BOM-4905: all is spent on what is left in the last hand
        return max(mistake_cost(view), STEP) * (plan.saved - plan.after(self.part.cost(value))[0])

    def cost_of_missing(self, view: View, value: int) -> float:
        """A price is paid in vain, too."""
        if self.part.pool == "purse":
            return purse.cost_of_missing(view, self.part, value)
        return max(self.cost(view, value), 0.0)

    def first(self, view: View, value: int) -> Action | None:
        """Name the seat that makes more of the tokens than the next player does (BOM-4902)."""
        if (
            self.part.pool != "own"
            or view.parts.oxygen is None
            or view.parts.oxygen.to != NOBODY
            or len(receivers(view)) < 2
        ):
            return None
        best = _plan(view, self.part).after(self.part.cost(value))[1]
        return None if best == receiver(view) else HandTo(best)

    def _own(self, view: View) -> list[int]:
        values = [value_at(view, slot) for slot in uncut_of(view, view.active)]
        return [value for value in values if value in NUMBERS]

    def _can_pay(self, view: View, seat: Seat, value: int) -> bool:
        return self.part.cost(value) <= available(view, self.part, seat)


class AirPlan:
    """The number of right cuts to be hoped for in the next turns, by the oxygen that is left to pay for them."""

    def __init__(self, view: View, part: Air) -> None:
        self.view, self.part = view, part
        self.prospects = prospects(view)
        self.tokens = available(view, part, view.active)
        followers = others_with_wires(view, view.active) if part.pool == "own" else _seats_until_captain(view)
        self.chain = [seat for seat in followers if self.prospects.has_blue(seat)]
        self.share = part.start[view.seats - 2] / (1 if part.pool == "own" else len(receivers(view)) + 1)
        self.payable = {seat: self._payable(seat) for seat in (view.active, *followers)} if part.pool == "own" else {}
        self._known: dict[tuple[int, int, Seat, int], float] = {}
        self._after: dict[int, tuple[float, Seat]] = {}
        self.saved = self._hope(0, NOBODY)

    def after(self, price: int) -> tuple[float, Seat]:
        """The right cuts to be hoped for after a price is paid, and the seat that it is best given to (BOM-4902)."""
        if price not in self._after:
            mates = self._mates()
            self._after[price] = max((self._hope(price, mate), -place, mate) for place, mate in enumerate(mates))[::2]
        return self._after[price]

    def _payable(self, seat: Seat) -> float:
        chances = [self.prospects.belief.chances(slot) for slot in self.prospects.hands[seat]]
        return sum(at[value] * self.part.cost(value) for at in chances for value in NUMBERS)

    def _mates(self) -> list[Seat]:
        oxygen = self.view.parts.oxygen
        if self.part.pool != "own" or (oxygen is not None and oxygen.to != NOBODY):
            return [receiver(self.view)]
        return receivers(self.view) or [receiver(self.view)]

    def _hope(self, price: int, mate: Seat) -> float:
        thrift = LATER * (1 - price / self.share) if price else 0.0
        if self.part.pool == "own":
            first = self.chain[0] if self.chain else self.view.active
            given = self._hope_by_giving(0, self._count_held(first, price, mate), price, mate)
            return given - thrift - LOST * self._count_trapped(price, mate) / self.share
        return self._hope_by_sharing(0, self.tokens - price) - thrift

    def _count_held(self, seat: Seat, price: int, mate: Seat) -> int:
        """The tokens of a seat once a price is paid."""
        held = self.view.parts.oxygen.held[seat] if self.view.parts.oxygen else 0
        return held + price * ((seat == mate) - (seat == self.view.active))

    def _count_trapped(self, price: int, mate: Seat) -> float:
        """Tokens beyond all that a hand can still pay for, which go out of the game with its last wire (BOM-4904)."""
        return sum(max(self._count_held(seat, price, mate) - most, 0.0) for seat, most in self.payable.items())

    def _hope_by_giving(self, turn: int, tokens: int, price: int, mate: Seat) -> float:
        """BOM-4902: everybody gives what they pay to the next; it ends with the own next turn."""
        key = turn, tokens, mate, price
        if key not in self._known:
            if turn >= len(self.chain):
                self._known[key] = self._turn(self.view.active, tokens, lambda paid: 0.0)
            else:
                seat = self.chain[turn]
                following = self.chain[turn + 1] if turn + 1 < len(self.chain) else self.view.active
                held = self._count_held(following, price, mate)
                self._known[key] = self._turn(
                    seat, tokens, lambda paid: self._hope_by_giving(turn + 1, held + paid, price, mate)
                )
        return self._known[key]

    def _hope_by_sharing(self, turn: int, tokens: int) -> float:
        """BOM-4401, BOM-6302: tokens not spent are for the seats that play after, until the round is over."""
        if turn >= len(self.chain):
            return 0.0
        key = turn, tokens, NOBODY, 0
        if key not in self._known:
            self._known[key] = self._turn(
                self.chain[turn],
                tokens,
                lambda paid: self._hope_by_sharing(turn + 1, tokens - paid) - LATER * (1 - paid / self.share),
            )
        return self._known[key]

    def _turn(self, seat: Seat, tokens: int, then: Callable[[int], float]) -> float:
        """The best that a hand can probably pay for, and what comes then; without any a turn is lost."""
        ways = []
        for value in NUMBERS:
            price = self.part.cost(value)
            held, success = self.prospects.of(seat, value)
            if held and price <= tokens:
                ways.append((success + then(price), held))
        hope, missing = 0.0, 1.0
        for worth, held in sorted(ways, reverse=True):
            hope += missing * held * worth
            missing *= 1 - held
        return hope + missing * then(0)


@lru_cache(maxsize=8)
def _plan(view: View, part: Air) -> AirPlan:
    return AirPlan(view, part)


def _seats_until_captain(view: View) -> list[Seat]:
    """The seats that still play before the tokens come back, in their order."""
    followers = []
    for seat in others_with_wires(view, view.active):
        if (seat - view.captain) % view.seats <= (view.active - view.captain) % view.seats:
            break
        followers.append(seat)
    return followers
