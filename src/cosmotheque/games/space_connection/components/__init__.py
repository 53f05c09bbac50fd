"""The box, which never changes.

Reading order: `numbered` (sets of things), `lattice` (points with six neighbours), `sky` (the chart cut out of them,
planets and craft).
"""
