"""The mentor's view of a moment: the layouts that fit, the chances of planets, and the prospects of launches."""

from collections.abc import Mapping
from itertools import islice

import msgspec

from cosmotheque.core.moment import Moment, dice_for
from cosmotheque.games.space_connection.actions import Launch
from cosmotheque.games.space_connection.belief.facts import Facts, read_facts
from cosmotheque.games.space_connection.belief.heat import shares
from cosmotheque.games.space_connection.belief.sample import all_layouts, draw_layouts, quick_count
from cosmotheque.games.space_connection.bots.prospects import Prospect, compare, look_at, shortlist
from cosmotheque.games.space_connection.bots.trials import Trials
from cosmotheque.games.space_connection.state import other
from cosmotheque.games.space_connection.view import SkyView, View

DRAWS = 400
JUDGES = 320
"""The layouts that the strongest bot has in mind, and the worlds to try launches in."""


class Thought(msgspec.Struct, frozen=True):
    """`odds` of a planet at each unknown position, exact where `layouts` counts all that fit; the best launch first."""

    facts: Facts
    sky: SkyView
    odds: Mapping[int, float]
    layouts: int | None
    prospects: list[Prospect]
    trials: Trials

    def of(self, launch: Launch) -> Prospect:
        """The prospect of a launch, tried in all the worlds in mind."""
        prospect = look_at(self.facts, self.sky, launch, self.odds)
        turns = self.trials.turns(launch, 0, self.trials.worlds) / self.trials.worlds
        return msgspec.structs.replace(prospect, turns=turns + prospect.loss)


def think(moment: Moment, judges: int = JUDGES) -> Thought:
    """The same sky leads to the same thought."""
    view: View = moment.view
    sky = view.skies[other(moment.seat)]
    rng = dice_for(sky)
    facts = read_facts(view.side, sky)
    count = quick_count(facts)
    layouts = all_layouts(facts, DRAWS) or list(islice(draw_layouts(facts, rng), DRAWS))
    rng.shuffle(layouts)
    odds = count.marginals() if count else shares(facts, layouts)
    trials = Trials(facts, sky, view.fleets[moment.seat], odds, layouts[:judges])
    listed = shortlist(facts, sky, moment.actions, odds)
    prospects = compare(listed, trials, hurry=lambda: False)
    return Thought(facts, sky, odds, count.total if count else None, prospects, trials)
