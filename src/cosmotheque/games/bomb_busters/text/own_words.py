"""Clues in words of their giver's own: listed without them, and filled in by whoever gives one (BOM-2503)."""

from random import Random

from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.clues.data import EACH, LONGEST_CLUE, SayClue
from cosmotheque.games.bomb_busters.parts.clues.rules import numbers_of
from cosmotheque.games.bomb_busters.text.clues import CLUES
from cosmotheque.games.bomb_busters.view.seen import View


def measure(view: View, action: Action, rng: Random) -> Action:
    """For play at random: the words of the list, for the number that is meant."""
    if type(action) is not SayClue or view.parts.clues is None or view.parts.clues.meant is None:
        return action
    number = numbers_of(view.parts.clues.meant)[len(view.parts.clues.given)]
    said = CLUES[number][rng.randrange(EACH)].text
    return SayClue(rng.choice((said.fr, said.en))[:LONGEST_CLUE].strip())
