"""A trained network that plays Big Bang. See README.md. Imports nothing of the house here: training runs without it.

Reading order: `arrays` (the rules on arrays), `boards`, `net` (what it sees and thinks), `bridge` (from a view to the
arrays), `search`, `bot`.
"""
