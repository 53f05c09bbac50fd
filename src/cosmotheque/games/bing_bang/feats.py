"""Feats that a player can reach in a game."""

from collections.abc import Mapping
from typing import Final

from cosmotheque.core.game import Feat, Seat
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bing_bang import METAS
from cosmotheque.games.bing_bang.components.box import HAND, TOKENS
from cosmotheque.games.bing_bang.state import State

FEW_TOKENS: Final = 6
SEVERAL_MISSIONS: Final = 3


def _is_home(state: State, seat: Seat) -> bool:
    """True if the seat won by accomplished missions, not because the others are out (BB-49, BB-50)."""
    return state.table.winner == seat and state.table.books[seat].missions == state.table.options.missions


def _kept_all_cards(state: State, seat: Seat) -> bool:
    return _is_home(state, seat) and len(state.secrets.hands[seat]) >= HAND[state.table.seats]


def _turned_few(state: State, seat: Seat) -> bool:
    turned = sum(place < TOKENS for place in state.table.books[seat].way)
    return _is_home(state, seat) and turned <= FEW_TOKENS


def _did_several(state: State, seat: Seat) -> bool:
    return _is_home(state, seat) and state.table.options.missions >= SEVERAL_MISSIONS


FEATS: Final[Mapping[str, tuple[Feat[State], ...]]] = {
    METAS[0].slug: (
        Feat(
            key="all-cards",
            name=Text("Sans un Bing ni un Bang", "Neither Bing nor Bang"),
            how=Text(
                "Accomplissez toutes vos missions et gagnez avec autant de cartes Bing Bang en main qu’au début.",
                "Accomplish all missions and win with as many Bing Bang cards in hand as at the start.",
            ),
            rules=(RuleId("BB-5"), RuleId("BB-36")),
            done=_kept_all_cards,
        ),
        Feat(
            key="few-tokens",
            name=Text("Du flair", "A good nose"),
            how=Text(
                "Accomplissez une mission et gagnez après avoir retourné six jetons au plus.",
                "Accomplish a mission and win after turning at most six tokens.",
            ),
            rules=(RuleId("BB-25"), RuleId("BB-27")),
            done=_turned_few,
        ),
        Feat(
            key="several-missions",
            name=Text("Au long cours", "The long haul"),
            how=Text(
                "Gagnez une partie de trois missions ou davantage.",
                "Win a game of three missions or more.",
            ),
            rules=(RuleId("BB-50"),),
            done=_did_several,
        ),
    )
}
