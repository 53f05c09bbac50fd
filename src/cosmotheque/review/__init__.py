"""Looks at a finished game again: what each seat could know, what it chose, what would have been best, what was luck.

Reading order: `standing` (the chances after each move), `story` (choices, and what is said of them).
"""

from cosmotheque.review.standing import Standing, result, standing_of
from cosmotheque.review.story import Choice, Reviewed, choices, figures, happenings, moment_in, remarks, tell_moves

__all__ = [
    "Choice",
    "Reviewed",
    "Standing",
    "choices",
    "figures",
    "happenings",
    "moment_in",
    "remarks",
    "result",
    "standing_of",
    "tell_moves",
]
