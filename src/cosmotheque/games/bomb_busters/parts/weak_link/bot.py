"""The moment to say who the weak link is (mission 34)."""

from collections.abc import Iterator
from typing import Final

from cosmotheque.games.bomb_busters.belief.believe import Belief
from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, Offer, judges
from cosmotheque.games.bomb_busters.bots.stakes import mistake_cost
from cosmotheque.games.bomb_busters.model.kinds import NOBODY
from cosmotheque.games.bomb_busters.parts.weak_link.data import Accuse, WeakLink
from cosmotheque.games.bomb_busters.parts.weak_link.rules_secret import Suspicion, suspicions
from cosmotheque.games.bomb_busters.view.seen import View

# Everybody's double detector, and a link that is free again and will not get stuck: worth about a mistake while all
# wires stand, and less and less towards the end.
FOUND: Final = 0.12


def likeliest(view: View) -> tuple[Suspicion, float] | None:
    """The likeliest suspicion and its chance; None where there is nothing left to find out."""
    link = view.parts.weak_link
    if link is None or link.ended or link.seat != NOBODY:
        return None
    found = suspicions(link, view.seat)
    best = max(found, key=lambda suspicion: found[suspicion])
    return best, found[best]


def gain(view: View) -> float:
    wires = [wire.cut for stand in view.stands for wire in stand.wires]
    return FOUND * wires.count(False) / len(wires)


@judges(WeakLink)
class Suspecting(Judgement[WeakLink]):
    def offers(self, view: View, belief: Belief) -> Iterator[Offer]:
        """The offer to accuse, before the cut of the turn; below zero it comes first."""
        best = likeliest(view)
        if best is None or view.parts.weak_link is None or view.parts.weak_link.asked:
            return
        (seat, letter), chance = best
        risk = (1 - chance) * mistake_cost(view) - chance * gain(view)
        if risk < 0:
            yield Offer(risk, Accuse(seat, letter))
