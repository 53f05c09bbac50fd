"""Feats of a team in a mission."""

from collections.abc import Mapping
from typing import Final

from cosmotheque.core.game import Feat, Seat
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.bomb_busters import METAS
from cosmotheque.games.bomb_busters.model.state import State
from cosmotheque.games.bomb_busters.rules.campaign import NUMBERED
from cosmotheque.games.bomb_busters.rules.detonator import steps_left
from cosmotheque.games.bomb_busters.rules.turns import WON

LAST_OF_TRAINING: Final = 8
"""The first mission with the whole of the basic rules: feats are for it and for those that follow."""


def _is_defused(state: State) -> bool:
    mission = state.options.mission
    return state.ended == WON and mission in NUMBERED and int(mission) >= LAST_OF_TRAINING


def _has_kept_calm(state: State, _seat: Seat) -> bool:
    """True if the mission was won with the detonator at its start; never where a robot runs in its place (BOM-5303)."""
    return _is_defused(state) and state.detonator <= 0 and state.parts.robots is None


def _was_one_step_away(state: State, _seat: Seat) -> bool:
    return _is_defused(state) and state.detonator > 0 and steps_left(state) == 1


def _has_used_nothing(state: State, _seat: Seat) -> bool:
    has_cards = state.cards and not any(card.used for card in state.cards)
    return _is_defused(state) and bool(has_cards) and not state.spent


def _is_the_last(state: State, _seat: Seat) -> bool:
    return _is_defused(state) and state.options.mission == NUMBERED[-1]


FEATS: Final[Mapping[str, tuple[Feat[State], ...]]] = {
    METAS[0].slug: (
        Feat(
            key="calm",
            name=Text("Pas un battement de cil", "Not a blink"),
            how=Text(
                "Désamorcez une bombe, à partir de la mission 8, détonateur à son point de départ.",
                "Defuse a bomb, from mission 8 on, with the detonator where it started.",
            ),
            rules=(RuleId("BOM-3"), RuleId("BOM-21")),
            done=_has_kept_calm,
        ),
        Feat(
            key="one-step",
            name=Text("Tic, tac…", "Tick, tock…"),
            how=Text(
                "Désamorcez une bombe, à partir de la mission 8, à un pas de l’explosion.",
                "Defuse a bomb, from mission 8 on, one step before it explodes.",
            ),
            rules=(RuleId("BOM-3"), RuleId("BOM-21")),
            done=_was_one_step_away,
        ),
        Feat(
            key="bare-hands",
            name=Text("À mains nues", "Bare hands"),
            how=Text(
                "Désamorcez une bombe, à partir de la mission 8, sans utiliser ni équipement ni personnage.",
                "Defuse a bomb, from mission 8 on, without using equipment or characters.",
            ),
            rules=(RuleId("BOM-40"),),
            done=_has_used_nothing,
        ),
        Feat(
            key="last-mission",
            name=Text("Mission terminée", "The last mission"),
            how=Text("Désamorcez la bombe de la mission 66.", "Defuse the bomb of mission 66."),
            rules=(RuleId("BOM-21"),),
            done=_is_the_last,
        ),
    )
}
