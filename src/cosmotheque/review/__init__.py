"""Looks at a finished game again: what each seat could know, what it chose, what would have been best."""

from cosmotheque.review.story import Choice, Reviewed, choices, figures, happenings, remarks

__all__ = ["Choice", "Reviewed", "choices", "figures", "happenings", "remarks"]
