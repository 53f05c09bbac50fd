"""Feats that a player can reach in a game."""

from collections.abc import Mapping
from typing import Final

from cosmotheque.core.game import Feat, Seat
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games._template import METAS
from cosmotheque.games._template.state import State


def _took_all(state: State, seat: Seat) -> bool:
    return state.tricks[seat] == sum(state.tricks)


FEATS: Final[Mapping[str, tuple[Feat[State], ...]]] = {
    METAS[0].slug: (
        Feat(
            key="all-tricks",
            name=Text("Tout pour vous", "All yours"),
            how=Text("Emportez toutes les levées.", "Take every trick."),
            rules=(RuleId("TPL-5"),),
            done=_took_all,
        ),
    )
}
