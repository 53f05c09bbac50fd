"""The least share of the screen that the drawing has."""

LEAST = (69, 66, 70)
"""Percent at 360×640, 640×360 and 1280×800."""
