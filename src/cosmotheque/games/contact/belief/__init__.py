"""A seat's inferences from the flights it heard, from its view alone.

Reading order: `timing` (durations by leg), `chart` (tiles and legs), `pace` (speed of a hand), `hands` (evidence of
earlier rounds), `plain` and `arrays` (sums over all routes, without NumPy and with it), `decoding` (the goal).
"""
