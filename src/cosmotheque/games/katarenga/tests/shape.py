"""How much of the screen the drawing has at least."""

LEAST = (69, 66, 70)
"""Percent at 360×640, 640×360 and 1280×800."""
