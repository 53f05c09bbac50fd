"""How a decision is graded: by what it gave away against the best one that the seat could have found."""

from typing import Final

from cosmotheque.core.mentor import Grade

# As a share of the mission: as good as the best, hardly worse, and worse in a way that can be felt.
BEST: Final = 0.003
GOOD: Final = 0.012
DUBIOUS: Final = 0.04


def grade_of(lost: float) -> Grade:
    """What a share of the mission that was given away means."""
    if lost <= BEST:
        return Grade.BEST
    if lost <= GOOD:
        return Grade.GOOD
    return Grade.DUBIOUS if lost <= DUBIOUS else Grade.MISTAKE


def grade_by_rank(lost: float, good: float) -> Grade:
    """For choices that cost no mission by themselves: the best one, a fair one within `good`, or another."""
    if lost <= BEST:
        return Grade.BEST
    return Grade.GOOD if lost <= good else Grade.DUBIOUS
