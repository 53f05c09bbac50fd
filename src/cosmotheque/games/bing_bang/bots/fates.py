"""What the tokens that are no pieces bring, measured in turns won or lost (BB-29 to BB-32, BB-60, BB-61)."""

from collections.abc import Mapping, Sequence

from cosmotheque.games.bing_bang.components import FACES

INCIDENTS: Mapping[str, float] = {"bis": 0.4, "black-hole": -0.3, "computer-failure": -1.0, "meteor-shower": -2.0}
PLEASANT: Mapping[str, float] = {
    "solar-wind": 0.4,
    "supply-ship": 0.1,
    "salvage": 0.1,
    "spare-bang": 0.5,
    "spyglass": 0.8,
    "wormhole": 0.5,
    "overdrive": 0.3,
    "repair-crew": 0.1,
}
UNPLEASANT: Mapping[str, float] = {
    "solar-flare": -1.0,
    "low-power": -0.4,
    "leak": -0.2,
    "customs": -0.3,
    "tractor-beam": -0.6,
    "toll": -0.2,
    "debris": -0.2,
    "inspection": -0.1,
}
PILES = {"pleasant": PLEASANT, "unpleasant": UNPLEASANT}


def on_top(pile: Mapping[str, float], drawn: Sequence[str]) -> list[str]:
    """The cards that may come next: BB-6, a used one goes under its pile, so after a round of all they come again."""
    used = [card for card in drawn if card in pile]
    return [used[-len(pile)]] if len(used) >= len(pile) else [card for card in pile if card not in used]


def fate(face: int, drawn: Sequence[str]) -> float:
    """What turning this face brings; 0 for a piece. `drawn` are the surprises seen so far."""
    name = FACES[face]
    if name not in PILES:
        return INCIDENTS.get(name, 0.0)
    pile = PILES[name]
    cards = on_top(pile, drawn)
    return sum(pile[card] for card in cards) / len(cards)
