"""The box and the board, which never change.

Reading order: `sky` (the board and its cells), `box` (all that lies on it).
"""
