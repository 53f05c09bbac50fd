"""The pace of missions against time (BOM-273)."""

from typing import Final

PACE: Final = 20
"""Seconds that a turn counts."""
