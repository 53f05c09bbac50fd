"""How a bot thinks: win cheaply or lose cheaply. It sees a view and a list, and nothing else."""

from collections.abc import Mapping

from cosmotheque.bots import generic_bots
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.games._template import METAS
from cosmotheque.games._template.actions import Play
from cosmotheque.games._template.view import View


class ThriftyBot:
    """Leads its strongest card, takes a trick with the weakest that does it, throws the weakest otherwise."""

    def __init__(self, _game: AnyGame, _seed: int) -> None:
        """It needs neither the rules nor dice."""

    def choose(self, moment: Moment, limit: Limit) -> Play:
        view: View = moment.view
        sign = 1 if view.options.winner == "highest" else -1
        weakest_first: list[Play] = sorted(moment.actions, key=lambda action: sign * action.card)
        if not view.table:
            return weakest_first[-1]
        to_beat = max(sign * card for card in view.table)
        return next((action for action in weakest_first if sign * action.card > to_beat), weakest_first[0])


THRIFTY = BotSpec("thrifty", 1, ThriftyBot)

BOTS: Mapping[str, Bots] = {meta.slug: {**generic_bots(meta), THRIFTY.name: THRIFTY} for meta in METAS}
