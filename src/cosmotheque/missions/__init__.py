"""Missions that players write, for any game that takes them: files read with bounds, shelves filled, laws held.

Reading order: `sentences`, `files` (one file), `folder` (all of a folder, put on the shelf of this process), `trial`
(the laws, and bots that try to win).
"""
