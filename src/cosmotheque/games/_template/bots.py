"""Three levels for people, and the bots that play any game: each is told what its seat sees and may do, no more."""

from collections.abc import Mapping, Sequence

from cosmotheque.bots import generic_bots, ismcts_spec, random_spec
from cosmotheque.core.bot import Bots, BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment
from cosmotheque.games._template import METAS
from cosmotheque.games._template.actions import Play
from cosmotheque.games._template.belief import chance_unbeaten
from cosmotheque.games._template.rules import strength
from cosmotheque.games._template.view import View


class ThriftyBot:
    """Plays the card that is likeliest to take the trick, and the weakest of those that are equally likely to."""

    def __init__(self, _game: AnyGame, _seed: int) -> None:
        """The bot needs neither the rules nor dice."""

    def choose(self, moment: Moment, _limit: Limit) -> Play:
        return thriftiest(moment.view, moment.actions)


def thriftiest(view: View, actions: Sequence[Play]) -> Play:
    return max(actions, key=lambda play: (chance_unbeaten(view, play.card), -strength(view.options, play.card)))


LEVELS = (random_spec("level-1", 1), BotSpec("level-2", 2, ThriftyBot), ismcts_spec("level-3", 3))
BOTS: Mapping[str, Bots] = {meta.slug: {**generic_bots(meta), **{spec.name: spec for spec in LEVELS}} for meta in METAS}
