"""Choice of a character."""

from typing import Final

from cosmotheque.games.bomb_busters.bots.mechanism import Judgement, judges
from cosmotheque.games.bomb_busters.components import Equipment
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.parts.cast.data import Cast, ChooseCharacter
from cosmotheque.games.bomb_busters.view.seen import View

# Three wires are more than two, a second value nearly as good; the others tell what somebody must still make use of.
FAVOURITES: Final = (Equipment.TRIPLE_DETECTOR, Equipment.RAY, 0, Equipment.RADAR, Equipment.WALKIE_TALKIES)


@judges(Cast)
class CastSense(Judgement[Cast]):
    def worth(self, view: View, action: Action) -> float | None:
        return -float(FAVOURITES.index(action.number)) if isinstance(action, ChooseCharacter) else None
