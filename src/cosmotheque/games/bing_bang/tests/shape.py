"""How much of the screen the drawing has at least."""

LEAST = (53, 53, 60)
"""Percent at 360×640, 640×360 and 1280×800."""
