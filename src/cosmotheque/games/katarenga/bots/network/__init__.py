"""A trained network that plays Big Bang. Imports nothing of the house here: training runs without it.

Reading order: `arrays` (the rules on arrays), `net` (what it sees and thinks).
"""
