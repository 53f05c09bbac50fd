"""A bot on any seat: it draws its plan and sends it as source, listens and points as crew."""

from random import Random

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.games.contact import actions as act
from cosmotheque.games.contact.belief.pace import liked_pace
from cosmotheque.games.contact.belief.timing import hold_flights
from cosmotheque.games.contact.bots.crew import crew_action
from cosmotheque.games.contact.bots.ears import hear
from cosmotheque.games.contact.bots.signals import signal_action
from cosmotheque.games.contact.bots.skill import Skill
from cosmotheque.games.contact.bots.source import plan
from cosmotheque.games.contact.rules.legal import outline
from cosmotheque.games.contact.rules.routes import leg_lengths
from cosmotheque.games.contact.state import Phase
from cosmotheque.games.contact.view import View


class ContactBot:
    """Remembers nothing: its plan and even the errors of its hand follow from the view and its seed."""

    def __init__(self, skill: Skill, _game: AnyGame | None, seed: int) -> None:
        self._skill = skill
        self._seed = seed

    def choose(self, moment: Moment, limit: Limit) -> act.Action:
        view, actions = moment.view, moment.actions
        if view.phase is Phase.BETWEEN:
            return act.DrawGoal()
        skill = self._skill.within(limit)
        if view.phase is Phase.GUESS or view.goal is None:
            return crew_action(hear(view, skill.ear), actions, skill)
        if view.phase is Phase.CHOOSE_SIGNAL:
            return signal_action(view, actions, view.goal, skill)
        action = self._send(view, plan(view, view.goal, skill).route)
        return action if outline(action) in actions else self._finish(view, actions[0])

    def _finish(self, view: View, listed: act.Action) -> act.Action:
        """CON-10: a draft that cannot be changed any more is led on to the goal and sent as it is."""
        return self._send(view, view.route) if listed == act.Transmit() else listed

    def _send(self, view: View, route: tuple[int, ...]) -> act.Action:
        drawn = view.route
        if drawn == route:
            dice = Random(f"{self._seed} {len(view.rounds)} {len(view.heard)}")
            pace = liked_pace(view.source, view.rounds, view.tiles)
            lengths = leg_lengths(view.tiles, view.rocket, route)
            return act.Transmit(hold_flights(lengths, pace, self._skill.noise, dice))
        if drawn == route[: len(drawn)]:
            return act.FlyTo(route[len(drawn)])
        return act.ClearRoute()
