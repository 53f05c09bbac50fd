"""Who plays whom, from box 3 on (BOM-300 to BOM-303)."""

from cosmotheque.games.bomb_busters.options.mission import Cast
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism, works


@works(Cast)
class CastOfCharacters(Mechanism[Cast]):
    """Characters are chosen before the deal."""
