"""What one seat can make of the flights it heard, from its view alone.

`chart` (tiles and legs) → `timing` (how a hand holds a leg) → `pace` (what earlier rounds tell about the hand) →
`plain`, `arrays` (sums over all routes) → `belief` (which goal it is).
"""

from cosmotheque.games.contact.decoder.belief import Belief, decode

__all__ = ["Belief", "decode"]
