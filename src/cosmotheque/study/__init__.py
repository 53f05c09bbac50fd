"""Studying games: puzzles that the program finds in finished games, proves and packs; and what might have been.

Reading order: `columns` (a way to lay out JSON), `pack` (puzzles as they are stored and sent), `proving` (a position
held to its theme), `finding` (puzzles in a match), `rating` (how hard they are), `making` (a whole pack), `own` (what
one can learn from a game of one's own), `checking` (proved again), `sentences`, `shipped` (the packs of the house),
`whatif` (other moves from any step of a game), `knowledge` (whose eyes see them).
"""
