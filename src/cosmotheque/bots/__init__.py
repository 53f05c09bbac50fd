"""Players for any game, written against the contract alone.

`random` and `greedy` play everything; `mcts` searches open games and `ismcts` games with secrets.
"""

from cosmotheque.bots.greedy import GreedyBot, greedy_spec
from cosmotheque.bots.ismcts import IsMctsBot, ismcts_spec
from cosmotheque.bots.mcts import MctsBot, mcts_spec
from cosmotheque.bots.random import RandomBot, random_spec
from cosmotheque.core.bot import Bots
from cosmotheque.core.game import Meta

__all__ = [
    "GreedyBot",
    "IsMctsBot",
    "MctsBot",
    "RandomBot",
    "generic_bots",
    "greedy_spec",
    "ismcts_spec",
    "mcts_spec",
    "random_spec",
]


def generic_bots(meta: Meta) -> Bots:
    """The bots of this package that can play this game, by name, from easy to strong."""
    search = ismcts_spec() if meta.secrets else mcts_spec()
    return {spec.name: spec for spec in (random_spec(), greedy_spec(), search)}
