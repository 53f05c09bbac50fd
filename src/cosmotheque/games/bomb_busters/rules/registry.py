"""The mechanisms of the mission that is played: which there are, and which have a say."""

from collections.abc import Callable
from functools import cache
from typing import Any

from cosmotheque.games.bomb_busters.missions.shelf import BY_SEATS, mission_of
from cosmotheque.games.bomb_busters.model.kinds import Part
from cosmotheque.games.bomb_busters.model.mission import Mission
from cosmotheque.games.bomb_busters.model.roster import Action, Task
from cosmotheque.games.bomb_busters.parts.loading import load
from cosmotheque.games.bomb_busters.rules.mechanism import AnyPart, Mechanism
from cosmotheque.games.bomb_busters.rules.stands import StateOrView

MECHANISMS: dict[type[Part], Callable[[Part], Mechanism[Part]]] = {}


def works(part: type[AnyPart]) -> Callable[[type[Mechanism[AnyPart]]], type[Mechanism[AnyPart]]]:
    """Make a class the mechanism of a kind of part."""

    def register(mechanism: type[Mechanism[AnyPart]]) -> type[Mechanism[AnyPart]]:
        MECHANISMS[part] = mechanism  # type: ignore[assignment]
        return mechanism

    return register


def mechanisms(table: StateOrView) -> tuple[Mechanism[Part], ...]:
    """The mechanisms of the mission, in the order of its record; those made to order have none."""
    return _at_work(table.options.mission, table.seats)


def mechanisms_with(table: StateOrView, question: str) -> tuple[Mechanism[Part], ...]:
    """The mechanisms that have an answer of their own to a question; the others answer as in the base game.

    Not for a question whose usual answer is that to another one, such as `blocks_four`.
    """
    return _answering(table.options.mission, table.seats, question)


@cache
def _at_work(name: str, seats: int) -> tuple[Mechanism[Part], ...]:
    load("rules")
    mission = BY_SEATS.get((name, seats))
    return tuple(MECHANISMS[type(part)](part) for part in mission.parts) if mission else ()


@cache
def _answering(name: str, seats: int, question: str) -> tuple[Mechanism[Part], ...]:
    usual = getattr(Mechanism, question)
    return tuple(part for part in _at_work(name, seats) if getattr(type(part), question) is not usual)


def part_of(table: StateOrView, kind: type[AnyPart]) -> AnyPart | None:
    """The mission's part of a kind, if it has one."""
    found: AnyPart | None = _part_of(mission_of(table.options, table.seats), kind)  # type: ignore[arg-type]
    return found


@cache
def _part_of(mission: Mission, kind: type) -> Any:
    return next((part for part in mission.parts if isinstance(part, kind)), None)


def owner(table: StateOrView, task: Task) -> Mechanism[Part] | None:
    """The mechanism whose task it is."""
    for mechanism in mechanisms(table):
        if type(task) in mechanism.tasks:
            return mechanism
    return None


def doer(table: StateOrView, action: Action) -> Mechanism[Part] | None:
    """The mechanism whose action it is."""
    for mechanism in mechanisms(table):
        if type(action) in mechanism.actions:
            return mechanism
    return None
