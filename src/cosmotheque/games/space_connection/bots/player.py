"""A bot at the table: it lays out planets, then launches, by the skill it has."""

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Any

from cosmotheque.bots.budget import Budget
from cosmotheque.core.bot import Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.games.space_connection.actions import Launch
from cosmotheque.games.space_connection.belief.facts import Facts, read_facts
from cosmotheque.games.space_connection.belief.heat import shares
from cosmotheque.games.space_connection.belief.sample import all_layouts, draw_layouts
from cosmotheque.games.space_connection.bots.hiding import lay_out
from cosmotheque.games.space_connection.bots.hunting import cover, hunt
from cosmotheque.games.space_connection.bots.prospects import compare, shortlist
from cosmotheque.games.space_connection.bots.skill import Rule, Skill
from cosmotheque.games.space_connection.bots.trials import Trials, warm_up
from cosmotheque.games.space_connection.components.sky import Fleet
from cosmotheque.games.space_connection.state import other
from cosmotheque.games.space_connection.view import SkyView

RULES = {Rule.HUNT: hunt, Rule.COVER: cover}
SHARE_FOR_LAYOUTS = 0.5
"""The share of its time that a bot spends on drawing layouts; the rest is for trying launches."""


class SpaceBot:
    """Plays at one skill. A node is a layout drawn: with a limit of nodes alone it is repeatable."""

    def __init__(self, skill: Skill, _game: AnyGame | None, seed: int) -> None:
        self._rng = Random(seed)
        self._skill = skill
        if skill.layouts:
            warm_up()

    def choose(self, moment: Moment, limit: Limit) -> Any:
        view, actions, seat = moment.view, moment.actions, moment.seat
        if view.turn is None:
            return lay_out(moment, self._skill.tries)
        if self._rng.random() < self._skill.lapse:
            return self._rng.choice(actions)
        sky = view.skies[other(seat)]
        facts = read_facts(view.side, sky)
        if not self._skill.layouts:
            return RULES[self._skill.rule](facts, sky, actions, self._rng)
        return self._launch(facts, sky, view.fleets[seat], actions, limit)

    def _launch(self, facts: Facts, sky: SkyView, fleet: Fleet, launches: Sequence[Launch], limit: Limit) -> Launch:
        budget = Budget(Limit(limit.seconds), own=Limit())
        layouts = self._think_of_layouts(facts, limit)
        odds = shares(facts, layouts)
        listed = shortlist(facts, sky, launches, odds)
        if not listed:
            return self._rng.choice(launches)
        if not self._skill.judges:
            return max(listed, key=lambda prospect: prospect.planets - prospect.loss).launch
        trials = Trials(facts, sky, fleet, odds, layouts[: self._skill.judges])
        return compare(listed, trials, hurry=lambda: not budget.spend())[0].launch

    def _think_of_layouts(self, facts: Facts, limit: Limit) -> list[int]:
        """All layouts there are, or a fair sample as large as skill and limit allow, in no order."""
        most = limit.nodes or self._skill.layouts
        few = all_layouts(facts, most)
        if few:
            self._rng.shuffle(few)
            return few
        seconds = None if limit.seconds is None else limit.seconds * SHARE_FOR_LAYOUTS
        draws, budget = draw_layouts(facts, self._rng), Budget(Limit(seconds, most - 1), own=Limit())
        return [next(draws), *(hidden for hidden in takewhile(lambda _: budget.spend(), draws))]
