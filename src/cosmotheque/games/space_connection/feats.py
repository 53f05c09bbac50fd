"""Feats that a player can reach in a game."""

from collections.abc import Mapping
from typing import Final

from cosmotheque.core.game import Feat, Seat
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.space_connection import METAS
from cosmotheque.games.space_connection.components.sky import BOXES, Craft
from cosmotheque.games.space_connection.state import State, other

FULL_SKY: Final = 6
"""The sky of the box: feats are for it and for larger ones (SC-21)."""
LARGEST_SKY: Final = max(BOXES)
SPARE_SHIPS: Final = 7


def _has_found_all(state: State, seat: Seat) -> bool:
    return state.side >= FULL_SKY and len(state.tracks[seat]) == state.box.systems


def _has_lost_no_rocket(state: State, seat: Seat) -> bool:
    """True if the seat found all systems and lost no rocket; those on the score track are not lost (SC-17)."""
    lost = state.skies[other(seat)].lost
    return _has_found_all(state, seat) and all(one.craft is not Craft.ROCKET for one in lost)


def _has_ships_left(state: State, seat: Seat) -> bool:
    return _has_found_all(state, seat) and state.fleets[seat].ships >= SPARE_SHIPS


def _has_hidden_well(state: State, seat: Seat) -> bool:
    return _has_found_all(state, seat) and 2 * len(state.tracks[other(seat)]) < state.box.systems


def _has_found_the_largest(state: State, seat: Seat) -> bool:
    return _has_found_all(state, seat) and state.side == LARGEST_SKY


FEATS: Final[Mapping[str, tuple[Feat[State], ...]]] = {
    METAS[0].slug: (
        Feat(
            key="no-rocket-lost",
            name=Text("Toutes les fusées rentrent", "Every rocket comes home"),
            how=Text(
                "Découvrez tous les systèmes adverses sans perdre une seule fusée.",
                "Find all opposing systems without losing a single rocket.",
            ),
            rules=(RuleId("SC-14"), RuleId("SC-18")),
            done=_has_lost_no_rocket,
        ),
        Feat(
            key="ships-left",
            name=Text("Sept astronefs au port", "Seven ships in port"),
            how=Text(
                "Découvrez tous les systèmes adverses et gardez au moins sept astronefs.",
                "Find all opposing systems and keep at least seven ships.",
            ),
            rules=(RuleId("SC-6"), RuleId("SC-18")),
            done=_has_ships_left,
        ),
        Feat(
            key="well-hidden",
            name=Text("Ciel bien gardé", "A sky well kept"),
            how=Text(
                "Découvrez tous les systèmes adverses avant que la moitié des vôtres ne soit connue.",
                "Find all opposing systems before half of yours are known.",
            ),
            rules=(RuleId("SC-5"), RuleId("SC-18")),
            done=_has_hidden_well,
        ),
        Feat(
            key="largest-sky",
            name=Text("Jusqu’au bout du ciel", "To the end of the sky"),
            how=Text(
                "Découvrez les dix-huit systèmes du plus grand ciel.",
                "Find the eighteen systems of the largest sky.",
            ),
            rules=(RuleId("SC-21"),),
            done=_has_found_the_largest,
        ),
    )
}
