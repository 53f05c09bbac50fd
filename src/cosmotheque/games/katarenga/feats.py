"""Feats that a player can reach in Big Bang and in the base game."""

from collections.abc import Mapping
from typing import Final

from cosmotheque.core.game import Feat, Seat
from cosmotheque.core.text import RuleId, Text
from cosmotheque.games.katarenga import METAS
from cosmotheque.games.katarenga.rules import base, big_bang
from cosmotheque.games.katarenga.state import State

PAWNS: Final = 8
CLEAR_WIN: Final = 6
SWIFT: Final = 30
SWIFT_IN_BASE_GAME: Final = 12


def _points(state: State, seat: Seat) -> float:
    """The points that a seat has won in Big Bang (KBB-18)."""
    outcome = big_bang.outcome(state)
    return 0 if outcome is None else outcome.scores[seat]


def _has_won(state: State, seat: Seat) -> bool:
    """True if a seat has won the base game (KAT-4)."""
    outcome = base.outcome(state)
    return outcome is not None and outcome.scores[seat] > 0


def _has_won_clearly(state: State, seat: Seat) -> bool:
    return _points(state, seat) >= CLEAR_WIN


def _has_won_soon(state: State, seat: Seat) -> bool:
    return _points(state, seat) > 0 and state.moves <= SWIFT


def _has_lost_nobody(state: State, seat: Seat) -> bool:
    return _has_won(state, seat) and base.pawns_left(state, seat) == PAWNS


def _has_hunted(state: State, seat: Seat) -> bool:
    return _has_won(state, seat) and state.ended == base.TOO_FEW_PAWNS


def _has_run(state: State, seat: Seat) -> bool:
    return _has_won(state, seat) and state.ended == base.BOTH_CAMPS and state.moves <= SWIFT_IN_BASE_GAME


FEATS: Final[Mapping[str, tuple[Feat[State], ...]]] = {
    METAS[0].slug: (
        Feat(
            key="clear-win",
            name=Text("Grand écart", "Worlds apart"),
            how=Text(
                "Gagnez d’au moins six points : six pions adverses ne sont pas en place.",
                "Win by at least six points: six opposing pawns are not settled.",
            ),
            rules=(RuleId("KBB-18"),),
            done=_has_won_clearly,
        ),
        Feat(
            key="swift",
            name=Text("Vitesse de la lumière", "The speed of light"),
            how=Text(
                "Gagnez avant le {0}ᵉ coup de la partie, les deux camps comptés.",
                "Win before move {0} of the game, both sides counted.",
            ).filled(SWIFT + 1),
            rules=(RuleId("KBB-9"), RuleId("KBB-18")),
            done=_has_won_soon,
        ),
    ),
    METAS[1].slug: (
        Feat(
            key="lost-nobody",
            name=Text("Tous présents", "All present"),
            how=Text("Gagnez sans avoir perdu un seul pion.", "Win without losing a single pawn."),
            rules=(RuleId("KAT-2"), RuleId("KAT-4")),
            done=_has_lost_nobody,
        ),
        Feat(
            key="hunter",
            name=Text("La chasse", "The hunt"),
            how=Text(
                "Gagnez par captures : il reste moins de deux pions à l’adversaire.",
                "Win by capturing: your opponent has fewer than two pawns left.",
            ),
            rules=(RuleId("KAT-4"),),
            done=_has_hunted,
        ),
        Feat(
            key="swift",
            name=Text("La percée", "The breakthrough"),
            how=Text(
                "Occupez les deux camps avant le {0}ᵉ coup de la partie, les deux joueurs comptés.",
                "Occupy both camps before move {0} of the game, both players counted.",
            ).filled(SWIFT_IN_BASE_GAME + 1),
            rules=(RuleId("KAT-3"), RuleId("KAT-4")),
            done=_has_run,
        ),
    ),
}
