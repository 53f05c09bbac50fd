"""Cards that come up later, and those of the boxes (BOM-290 to BOM-299)."""

from cosmotheque.games.bomb_busters.options.mission import Stock
from cosmotheque.games.bomb_busters.rules.mechanism import Mechanism, works


@works(Stock)
class StockOfCards(Mechanism[Stock]):
    """Instant cards act by themselves, the others are offered like those of the base box."""
