"""Laws 7 and 8 in one position: states that an observer cannot tell apart must look, and refuse, alike."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.core import codec
from cosmotheque.laws.case import Observer, Position, encoded, name_of
from cosmotheque.laws.refusals import refusals

DRAWS = 3
MORE_DRAWS = 12


def imagine_twins(position: Position, observer: Observer, draws: int = DRAWS) -> list[Any]:
    """States that the observer's view allows, made from nothing but the bytes of that view."""
    game = position.game
    view = codec.decode(encoded(game.view(position.state, observer)), game.types.view)
    twins = []
    for draw in range(draws):
        seed = position.case.seed * 1000 + draw
        twins.append(game.imagine(view, Random(seed)))
        if encoded(game.imagine(view, Random(seed))) != encoded(twins[-1]):
            raise position.broken(7, "`imagine` draws from something other than its generator.")
    return twins


def check_twins(position: Position, observer: Observer, twins: Sequence[Any], probes: Sequence[Any]) -> None:
    """Laws 7 and 8: all that is sent to an observer is the same in every state its view allows."""
    real = told(position, position.state, observer, probes)
    for twin in twins:
        _compare(position, observer, real, told(position, twin, observer, probes), probes)
        if observer is not None and told(position, twin, None, probes) != told(position, position.state, None, probes):
            raise position.broken(8, f"A spectator is told something that seat {observer} cannot know.")


def told(position: Position, state: Any, observer: Observer, probes: Sequence[Any]) -> dict[str, bytes]:
    """Every byte that would be sent to an observer in a state, by name; `probes` are actions it might try."""
    game = position.game
    answer: dict[str, Any] = {
        "view": game.view(state, observer),
        "actors": sorted(game.actors(state)),
        "outcome": game.outcome(state),
        "deadline": game.deadline(state),
        "talk": game.talk(state, observer),
    }
    if observer is not None:
        answer["actions"] = game.legal_actions(state, observer)
        answer["signals"] = game.may_signal(state, observer)
        answer["refusals"] = refusals(position, state, observer, probes)
    return {name: encoded(value) for name, value in answer.items()}


def _compare(
    position: Position, observer: Observer, real: dict[str, bytes], twin: dict[str, bytes], probes: Sequence[Any]
) -> None:
    for name, data in real.items():
        if twin[name] == data:
            continue
        drawn = {
            told(position, state, observer, probes)[name] for state in imagine_twins(position, observer, MORE_DRAWS)
        }
        who = name_of(observer)
        difference = _difference(data, twin[name])
        if len(drawn) > 1:
            raise position.broken(8, f"The {name} of {who} depend on what {who} cannot know: {difference}")
        raise position.broken(7, f"In a state imagined from its view the {name} of {who} are others: {difference}")


def _difference(one: bytes, other: bytes) -> str:
    """Both texts from shortly before the first place where they differ."""
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, place - 40)
    return f"…{one[start : place + 80].decode()}… or …{other[start : place + 80].decode()}…"
