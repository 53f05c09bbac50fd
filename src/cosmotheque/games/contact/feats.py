"""Feats that a team can reach in a mission."""

from collections.abc import Mapping
from typing import Final

from cosmotheque.core.game import Feat, Seat
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.contact import METAS
from cosmotheque.games.contact.components import CERTIFICATES, ROUNDS
from cosmotheque.games.contact.options import HIGHEST_LEVEL
from cosmotheque.games.contact.state import State

FAIRLY_HARD: Final = 3
"""The level from which on it is not luck to be right."""
MASTERLY: Final = CERTIFICATES[2]


def _is_home(state: State) -> bool:
    return state.fuel > 0 and len(state.rounds) == ROUNDS


def _is_spotless(state: State, _seat: Seat) -> bool:
    is_hard = state.is_pro or state.options.level >= FAIRLY_HARD
    return is_hard and _is_home(state) and all(one.won for one in state.rounds)


def _was_understood_at_once(state: State, seat: Seat) -> bool:
    return _is_spotless(state, seat) and all(len(one.transmissions) == 1 for one in state.rounds)


def _is_highest(state: State, _seat: Seat) -> bool:
    return _is_home(state) and not state.is_pro and state.options.level == HIGHEST_LEVEL


def _is_masterly(state: State, _seat: Seat) -> bool:
    return _is_home(state) and state.is_pro and state.score >= MASTERLY


FEATS: Final[Mapping[str, tuple[Feat[State], ...]]] = {
    METAS[0].slug: (
        Feat(
            key="spotless",
            name=Text("Cinq sur cinq", "Loud and clear"),
            how=Text(
                "Trouvez les douze planètes du premier coup, au niveau 3 ou plus haut : 42 points.",
                "Find all twelve planets at the first guess, at level 3 or above: 42 points.",
            ),
            rules=(RuleId("CON-18"), RuleId("CON-19")),
            done=_is_spotless,
        ),
        Feat(
            key="at-once",
            name=Text("Un seul signal", "A single signal"),
            how=Text(
                "Trouvez les douze planètes du premier coup, chacune d’une seule transmission, à partir du niveau 3 ou "
                "dans la variante pro.",
                "Find all twelve planets at the first guess, each by a single transmission, from level 3 on or in the "
                "pro variant.",
            ),
            rules=(RuleId("CON-14"), RuleId("CON-18")),
            done=_was_understood_at_once,
        ),
        Feat(
            key="highest",
            name=Text("Le ciel au complet", "As hard as it gets"),
            how=Text("Réussissez une mission au niveau 6.", "Accomplish a mission at level 6."),
            rules=(RuleId("CON-5"), RuleId("CON-19")),
            done=_is_highest,
        ),
        Feat(
            key="masterly",
            name=Text("Brevet de maîtrise", "A certificate to frame"),
            how=Text(
                "Marquez au moins {0} points dans la variante pro.", "Score at least {0} points in the pro variant."
            ).filled(MASTERLY),
            rules=(RuleId("CON-28"),),
            done=_is_masterly,
        ),
    )
}
