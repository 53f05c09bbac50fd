"""Theme by theme: what holds in every layout of the other sky, and in none."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from cosmotheque.core.moment import Moment
from cosmotheque.core.puzzle import Proof, Verdict
from cosmotheque.core.text import Text, percent, said
from cosmotheque.games.space_connection.actions import Action, Launch, Rocket, Ship, targets
from cosmotheque.games.space_connection.components.sky import Position
from cosmotheque.games.space_connection.puzzles.skies import OpenSky, open_sky
from cosmotheque.games.space_connection.puzzles.themes import EMPTY, PLANET, ROCKET, SHIP
from cosmotheque.games.space_connection.rules.launching import reach

ASKED_ROCKET: Final = Verdict(Text("On demande une fusée.", "A rocket is asked for."))
ASKED_SHIP: Final = Verdict(Text("On demande un astronef.", "A ship is asked for."))
FEWEST: Final = 3
"""Unknown positions: with fewer there is nothing to think about."""

Judge: TypeAlias = Callable[[OpenSky, Sequence[Action]], Proof | None]


def prove(moment: Moment, theme: str) -> Proof | None:
    sky = open_sky(moment)
    if sky is None or len(sky.odds) < FEWEST:
        return None
    return JUDGES[theme](sky, moment.actions)


def _prove_planet(sky: OpenSky, actions: Sequence[Action]) -> Proof | None:
    return _prove_rocket(actions, sky.odds, 1.0)


def _prove_empty(sky: OpenSky, actions: Sequence[Action]) -> Proof | None:
    return _prove_rocket(actions, sky.odds, 0.0)


def _prove_rocket(actions: Sequence[Action], odds: Mapping[Position, float], wanted: float) -> Proof | None:
    """One unknown position has a planet in all layouts, or in none."""
    right = [number for number, one in enumerate(actions) if isinstance(one, Rocket) and odds.get(one.at) == wanted]
    if len(right) != 1:
        return None
    return Proof(tuple(right), tuple(_on_planet(one, odds, wanted) for one in actions))


def _on_planet(action: Action, odds: Mapping[Position, float], wanted: float) -> Verdict:
    if not isinstance(action, Rocket):
        return ASKED_ROCKET
    share, at = odds[action.at], action.at
    if share != wanted:
        told = said(
            "{} cache une planète dans {} des ciels possibles.",
            "{} hides a planet in {} of the possible skies.",
            at,
            percent(share),
        )
    elif wanted:
        told = said(
            "Oui : dans tous les ciels possibles, {} cache une planète.",
            "Yes: in every possible sky {} hides a planet.",
            at,
        )
    else:
        told = said("Oui : dans tous les ciels possibles, {} est vide.", "Yes: in every possible sky {} is empty.", at)
    return Verdict(told, (at,))


def _prove_completion(sky: OpenSky, actions: Sequence[Action]) -> Proof | None:
    return _prove_launch(sky, actions, Rocket)


def _prove_ship(sky: OpenSky, actions: Sequence[Action]) -> Proof | None:
    """No rocket does it: that would be the smaller answer."""
    if sky.layouts is None or any(
        sky.share_completed(reach(sky.facts.space, (), one)) == 1.0 for one in actions if isinstance(one, Rocket)
    ):
        return None
    return _prove_launch(sky, actions, Ship)


def _prove_launch(sky: OpenSky, actions: Sequence[Action], craft: type[Rocket] | type[Ship]) -> Proof | None:
    if not sky.layouts:
        return None
    shares = {
        number: sky.share_completed(reach(sky.facts.space, (), one))
        for number, one in enumerate(actions)
        if isinstance(one, craft)
    }
    right = tuple(number for number, share in shares.items() if share == 1.0)
    if len(right) != 1:
        return None
    asked = ASKED_ROCKET if craft is Rocket else ASKED_SHIP
    told = (
        _on_completion(one, shares[number]) if isinstance(one, craft) else asked for number, one in enumerate(actions)
    )
    return Proof(right, tuple(told))


def _on_completion(action: Launch, share: float) -> Verdict:
    at = targets(action)
    if share == 1.0:
        told = said(
            "Oui : dans tous les ciels possibles, un système est achevé.",
            "Yes: in every possible sky a system is completed.",
        )
    else:
        told = said(
            "{} n’achève un système que dans {} des ciels possibles.",
            "{} completes a system in {} of the possible skies only.",
            at[0],
            percent(share),
        )
    return Verdict(told, at)


JUDGES: Final[Mapping[str, Judge]] = {
    PLANET: _prove_planet,
    EMPTY: _prove_empty,
    ROCKET: _prove_completion,
    SHIP: _prove_ship,
}
