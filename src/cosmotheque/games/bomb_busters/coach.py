"""The coach: exact probabilities and the safest cuts, for tables that want them. It knows what the seat knows."""

from cosmotheque.games.bomb_busters.belief.believe import Belief, believe
from cosmotheque.games.bomb_busters.components import RED, UNSEEN
from cosmotheque.games.bomb_busters.rules.cuts import announceable, has_only_reds, pointable, solo_cuts
from cosmotheque.games.bomb_busters.state import Slot
from cosmotheque.games.bomb_busters.view import Advice, Coach, CutChance, View

DIGITS = 4
MOST_CUTS = 5
SURE = 1 - 1e-9


def advise(seen: View) -> Coach:
    """Probabilities of all hidden wires; on the own turn also what to cut, and why."""
    belief = believe(seen)
    chances = tuple(
        tuple(
            _rounded(belief, Slot(number, place)) if wire.code == UNSEEN else ()
            for place, wire in enumerate(stand.wires)
        )
        for number, stand in enumerate(seen.stands)
    )
    if seen.seat != seen.active or seen.tasks:
        return Coach(chances)
    cuts = _safest_cuts(seen, belief)
    return Coach(chances, cuts, _advice(seen, cuts))


def _rounded(belief: Belief, slot: Slot) -> tuple[float, ...]:
    return tuple(round(chance, DIGITS) for chance in belief.chances(slot))


def _safest_cuts(seen: View, belief: Belief) -> tuple[CutChance, ...]:
    """By success less red; the exact figures decide, the rounded ones are shown."""
    values = announceable(seen, seen.active)
    cuts = []
    for stand in pointable(seen, seen.active):
        for slot in stand:
            chances = belief.chances(slot)
            cuts += [(chances[value] - chances[RED], slot, value) for value in values]
    best = sorted(cuts, key=lambda cut: -cut[0])[:MOST_CUTS]
    return tuple(
        CutChance(slot, value, round(belief.chances(slot)[value], DIGITS), round(belief.chances(slot)[RED], DIGITS))
        for _, slot, value in best
    )


def _advice(seen: View, cuts: tuple[CutChance, ...]) -> Advice:
    if has_only_reds(seen, seen.active):
        return "reveal"
    if cuts and cuts[0].success >= SURE:
        return "sure"
    if solo_cuts(seen, seen.active):
        return "solo"
    if not cuts:
        return "stuck"
    return "guess" if cuts[0].red else "safe"
