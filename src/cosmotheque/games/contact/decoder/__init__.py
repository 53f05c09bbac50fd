"""What one seat can make of the flights it heard, from its view alone.

`timing` (how a hand holds a leg) → `chart` (tiles and legs) → `pace` (how fast a hand is) → `hands` (what earlier
rounds tell about it) → `plain`, `arrays` (sums over all routes) → `belief` (which goal it is).
"""

from cosmotheque.games.contact.decoder.belief import Belief, decode

__all__ = ["Belief", "decode"]
