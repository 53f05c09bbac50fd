"""Difficulty of a puzzle: the share of listeners with worse hearing who point elsewhere."""

from typing import Final

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof
from cosmotheque.games.contact.actions import Guess
from cosmotheque.games.contact.belief.decoding import decode
from cosmotheque.games.contact.bots.ears import hear
from cosmotheque.games.contact.view import View

LISTENERS: Final = range(5)
EARS: Final = (0.08, 0.16, 0.24, 0.32)
"""Errors in proportion to a flight: from the ears of a good bot to those of a person who hardly listens."""


def difficulty(moment: Moment, _theme: str, proof: Proof) -> float:
    """The share of listeners, five with each kind of ears, who find another planet likelier."""
    planets = {action.planet for number in proof.right if isinstance(action := moment.actions[number], Guess)}
    wrong = [_points_at(moment.view, ear, listener) not in planets for ear in EARS for listener in LISTENERS]
    return sum(wrong) / len(wrong)


def _points_at(view: View, ear: float, listener: int) -> int:
    return decode(hear(view, ear, listener), ear=ear).goals[0]
