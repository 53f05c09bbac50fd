"""The guesser: listens until it is sure, turns to the aid cards where they pay, and points."""

from collections.abc import Sequence

from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.decoding import Belief, decode
from cosmotheque.games.contact.belief.hands import hand_of
from cosmotheque.games.contact.bots.last_leg import last_leg_likelihoods
from cosmotheque.games.contact.bots.skill import Skill
from cosmotheque.games.contact.components import ROUNDS
from cosmotheque.games.contact.view import View

DOUBTFUL = 0.85
"""The chance below which an aid card pays, once there is nothing left to hear."""
LOST_AND_DOUBTFUL = 0.5
"""The same when the signal card is lost already and only fuel is at stake."""
SECOND_BEST = 0.08
"""A second planet less likely than this is not worth the card 50:50."""
SPARE_FUEL = 2
ROUNDS_PER_FUEL = 4
"""The fuel left after cards are paid for: two, and one more for every four rounds to come."""


def crew_action(view: View, actions: Sequence[act.Action], skill: Skill) -> act.Action:
    belief = listen(view, skill)
    best = belief.chances[0]
    if best < skill.sure and act.AskAgain() in actions and (not view.heard or view.asked < skill.patience):
        return act.AskAgain()
    if best < (DOUBTFUL if view.signal else LOST_AND_DOUBTFUL):
        aid = _aid(view, actions, belief)
        if aid is not None:
            return aid
    return act.Guess(belief.goals[0])


def listen(view: View, skill: Skill) -> Belief:
    """The belief about flights that came through ears of this skill."""
    hand = None if skill.learns else hand_of(view.source, (), view.tiles)
    return decode(view, hand, last_leg_likelihoods if skill.last_leg_only else None, skill.ear)


def _aid(view: View, actions: Sequence[act.Action], belief: Belief) -> act.Action | None:
    """CON-26: the stopover first, since it may make 50:50 needless."""
    if act.ShowStopover() in actions:
        return act.ShowStopover()
    if len(belief.goals) > 1 and belief.chances[1] > SECOND_BEST:
        first, second = sorted(belief.goals[:2])
        if act.GuessTwo((first, second)) in actions:
            return act.GuessTwo((first, second))
        if act.Reactivate() in actions and _has_fuel_to_spare(view):
            return act.Reactivate()
    return None


def _has_fuel_to_spare(view: View) -> bool:
    """CON-25: fuel is worth nothing after the last round, and little when much is left."""
    rounds_left = ROUNDS - len(view.rounds)
    return view.signal is not None and view.fuel - 1 >= SPARE_FUEL + rounds_left / ROUNDS_PER_FUEL
