"""All missions, by name and number of players."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Final

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.text import Rule, Text
from cosmotheque.games.bomb_busters import missions
from cosmotheque.games.bomb_busters.missions.scenario import Scenario
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.model.options import (
    AGAINST_TIME,
    NAMES,
    NOT_HERE,
    OF_PLAYERS,
    OFFICIAL,
    WITH_CLUES,
    Options,
)
from cosmotheque.games.bomb_busters.parts.cast.data import Cast
from cosmotheque.games.bomb_busters.parts.clues.data import Clues
from cosmotheque.games.bomb_busters.parts.script.data import Script
from cosmotheque.games.bomb_busters.parts.stock.data import Stock

_FOR_TWO: Final = Text(
    fr="La mission de la Saint-Valentin se joue à deux exactement (BOM-84).",
    en="The Valentine’s Day mission is for exactly two (BOM-84).",
)

_NOT_FOR_TWO: Final = Text(
    fr="Cette mission se joue à partir de {0} joueurs (BOM-407).",
    en="This mission needs at least {0} players (BOM-407).",
)

_NOT_FOR_SO_MANY: Final = Text(
    fr="Cette mission se joue à {0} joueurs au plus.", en="This mission is for at most {0} players."
)

_NO_CAPTAIN: Final = Text(
    fr="Il y a {0} places, comptées à partir de 0 : {1} ne peut pas être capitaine.",
    en="There are {0} seats, counted from 0: {1} cannot be captain.",
)


def file_of(name: str) -> str:
    """The module of this folder that has a mission."""
    return f"m{int(name):02}" if name.isdigit() else name


SCENARIOS: Final[dict[str, Scenario]] = {
    name: import_module(f"{missions.__name__}.{file_of(name)}").SCENARIO for name in OFFICIAL
}
"""The missions of the game: those of the campaign by their numbers, then the others."""
UNOFFICIAL: Final[dict[str, Scenario]] = {}
"""Missions of other people, on a shelf apart."""

MISSIONS: Final[dict[str, Mission]] = {
    name: scenario.record for name, scenario in SCENARIOS.items() if scenario.to_order is None
}


def complete_record(mission: Mission) -> Mission:
    """The record with what follows from its box and its cards."""
    parts = mission.parts
    if not mission.cards.at_once or any(card not in mission.cards.numbers for card in mission.pile):
        parts = (*parts, Stock())
    if mission.has_choice_of_characters:
        parts = (*parts, Cast())
    return mission if parts == mission.parts else replace(mission, parts=parts)


def _by_seats(scenario: Scenario) -> dict[tuple[str, int], Mission]:
    """The records of a mission; none where the table chooses what is in play."""
    counts = range(2, 6) if scenario.to_order is None else ()
    return {(scenario.name, seats): complete_record(scenario.record_for(seats)) for seats in counts}


BY_SEATS: Final[dict[tuple[str, int], Mission]] = {
    key: mission for scenario in SCENARIOS.values() for key, mission in _by_seats(scenario).items()
}


def add(scenario: Scenario) -> None:
    """Put a mission on the shelf of those of other people; it is played like any other, and in no campaign."""
    if scenario.name in SCENARIOS or scenario.name in UNOFFICIAL:
        raise ValueError(f"there is a mission {scenario.name!r} already")
    UNOFFICIAL[scenario.name] = scenario
    BY_SEATS.update(_by_seats(scenario))
    OF_PLAYERS.append(scenario.name)
    NAMES.append(scenario.name)
    kinds = {type(part) for part in scenario.record.parts}
    for kind, listed in _CHOICES.items():
        if kind in kinds:
            listed.append(scenario.name)


_CHOICES: Final[dict[type, list[str]]] = {Script: AGAINST_TIME, Clues: WITH_CLUES}
"""The missions for which an option counts that is about a part."""


def replace_all(scenarios: Sequence[Scenario]) -> None:
    """Put these missions on the shelf of those of other people, and take down all that were there."""
    for name in UNOFFICIAL:
        for listed in (OF_PLAYERS, NAMES, *_CHOICES.values()):
            if name in listed:
                listed.remove(name)
        for seats in range(2, 6):
            BY_SEATS.pop((name, seats), None)
    UNOFFICIAL.clear()
    for scenario in scenarios:
        add(scenario)


def scenario_of(name: str) -> Scenario:
    """The page of a mission, from either shelf."""
    return SCENARIOS.get(name) or UNOFFICIAL[name]


def rules_of(*names: str) -> tuple[Rule, ...]:
    """The own rules of some missions, one mission after the other."""
    return tuple(rule for name in names for rule in scenario_of(name).rules)


def mission_of(options: Options, seats: int) -> Mission:
    """The mission as so many players play it."""
    found = BY_SEATS.get((options.mission, seats))
    return _make_to_order(options) if found is None else found


@cache
def _make_to_order(options: Options) -> Mission:
    """The record that follows from what the table has chosen."""
    scenario = scenario_of(options.mission)
    return scenario.record if scenario.to_order is None else complete_record(scenario.to_order(options))


@cache
def stand_owners(captain: int, seats: int) -> tuple[int, ...]:
    """The owners of the stands, clockwise from the captain's first (BOM-5, BOM-8)."""
    order = [(captain + step) % seats for step in range(seats)]
    if seats == 2:
        return tuple(seat for seat in order for _ in range(2))
    return (captain, *order) if seats == 3 else tuple(order)


def apart_places(mission: Mission, owners: tuple[int, ...]) -> tuple[int, ...]:
    """The stand of each wire that is dealt apart, as everybody knows (BOM-200, BOM-201)."""
    count = {"": 0, "red": mission.red.k, "yellow": mission.yellow.k}[mission.apart]
    if mission.apart_to == "stands":
        return tuple(number % len(owners) for number in range(count))
    players = list(dict.fromkeys(owners))
    if mission.apart_to == "last":
        players = players[-count:]
    stands = {player: [stand for stand, owner in enumerate(owners) if owner == player] for player in players}
    turns, first = divmod(count, len(players))
    rounds = [(players[:first] if turn == turns else players, turn) for turn in range(turns + 1)]
    return tuple(stands[player][turn] for some, turn in rounds for player in some)


def check_options(options: Options, seats: int) -> None:
    """BadOptions where the options do not go with the number of seats, or name a mission that is not here."""
    if options.mission not in SCENARIOS and (options.mission, seats) not in BY_SEATS:
        raise BadOptions(NOT_HERE.filled(repr(options.mission)))
    fewest, most = mission_of(options, seats).seats
    if seats > most:
        raise BadOptions(_FOR_TWO if options.mission in SCENARIOS else _NOT_FOR_SO_MANY.filled(most))
    if seats < fewest:
        raise BadOptions(_NOT_FOR_TWO.filled(fewest))
    if options.captain != "random" and int(options.captain) >= seats:
        raise BadOptions(_NO_CAPTAIN.filled(seats, options.captain))
