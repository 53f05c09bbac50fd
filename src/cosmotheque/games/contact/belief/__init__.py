"""What one seat can make of the flights it heard, from its view alone.

Reading order: `timing` (how long a hand holds a leg), `chart` (tiles and legs), `pace` (how fast a hand is), `hands`
(what earlier rounds tell about it), `plain` and `arrays` (sums over all routes, without NumPy and with it), `decoding`
(which goal it is).
"""
