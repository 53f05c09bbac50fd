"""How a bot thinks: win cheaply or lose cheaply. It sees a view and a list, and nothing else."""

from collections.abc import Sequence

from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.games._template.actions import Event, Play
from cosmotheque.games._template.view import View


class ThriftyBot:
    """Leads its strongest card, takes a trick with the weakest that does it, throws the weakest otherwise."""

    def __init__(self, _game: AnyGame, _seed: int) -> None:
        """It needs neither the rules nor dice."""

    def choose(self, view: View, actions: Sequence[Play], limit: Limit, history: Sequence[Event] = ()) -> Play:
        sign = 1 if view.options.winner == "highest" else -1
        weakest_first = sorted(actions, key=lambda action: sign * action.card)
        if not view.table:
            return weakest_first[-1]
        to_beat = max(sign * card for card in view.table)
        return next((action for action in weakest_first if sign * action.card > to_beat), weakest_first[0])


THRIFTY = BotSpec("thrifty", 1, ThriftyBot)
