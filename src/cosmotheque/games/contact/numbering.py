"""Actions as fixed numbers: kinds one after the other, with one for each tile or card that they name."""

from itertools import combinations
from typing import Final

from cosmotheque.core import sentences
from cosmotheque.core.errors import NoNumber
from cosmotheque.core.numbering import Numbering, Numberings
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.components import AIDS, ASTEROIDS, EARTH, PLANETS, SIGNAL_CARDS
from cosmotheque.games.contact.rules.legal import outline
from cosmotheque.games.contact.view import View

ACTIONS: Final[tuple[act.Action, ...]] = (
    *map(act.FlyTo, (EARTH, *PLANETS, *ASTEROIDS)),
    *map(act.Guess, PLANETS),
    *(act.DrawGoal(), act.StepBack(), act.ClearRoute(), act.Transmit(), act.AskAgain()),
    *map(act.ChooseSignal, sorted(set(SIGNAL_CARDS))),
    *(act.ChangeGoal(), act.ShowStopover(), act.Reactivate()),
    *map(act.Brief, AIDS),
    *map(act.GuessTwo, combinations(PLANETS, 2)),
)
NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS)}


def _number(_view: View, action: act.Action) -> int:
    found = NUMBERS.get(outline(action))
    if found is None:
        raise NoNumber(sentences.NO_NUMBER.filled(action))
    return found


def _action(_view: View, number: int) -> act.Action:
    if not 0 <= number < len(ACTIONS):
        raise NoNumber(sentences.NO_NUMBERED.filled(number))
    return ACTIONS[number]


NUMBERINGS: Final[Numberings] = {"contact": Numbering(len(ACTIONS), _number, _action)}
