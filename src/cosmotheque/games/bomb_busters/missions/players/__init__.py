"""Missions that players write: a file of their own, in TOML (`docs/fan-missions.md`).

Reading order: `parts` (those that may be taken, as a file names them), `layout` (all that a file may hold), `clashes`
(values that do not go together), `reading` (from a file to a page of the shelf).
"""
