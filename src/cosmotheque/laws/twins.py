"""Laws 7 and 8 in one position: states that an observer cannot tell apart must look, and refuse, alike."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cosmotheque.core import codec
from cosmotheque.laws.case import Observer, Position, encode, name_of
from cosmotheque.laws.refusals import refusals

DRAWS = 3
MORE_DRAWS = 12


def imagine_twins(position: Position, observer: Observer, draws: int = DRAWS) -> list[Any]:
    """States that the observer's view allows, made from nothing but the bytes of that view."""
    game = position.game
    view = codec.decode(encode(game.view(position.state, observer)), game.types.view)
    seeds = [position.case.seed * 1000 + draw for draw in range(draws)]
    twins = [game.imagine(view, Random(seed)) for seed in seeds]
    if encode(game.imagine(view, Random(seeds[0]))) != encode(twins[0]):
        raise position.violation(7, "`imagine` draws from something other than its generator.")
    if not game.meta.secrets and encode(twins[0]) != encode(position.state):
        raise position.violation(
            7, f"The game has no secrets, and the view of {name_of(observer)} is not the whole state."
        )
    return twins


def check_twins(position: Position, observer: Observer, twins: Sequence[Any], probes: Sequence[Any]) -> None:
    """Laws 7 and 8: all that is sent to an observer is the same in every state its view allows."""
    real = collect_sent(position, position.state, observer, probes)
    public = collect_sent(position, position.state, None, probes)
    for twin in twins:
        here = collect_sent(position, twin, observer, probes)
        if here != real:
            _check_imagination(position, observer, real, probes)
        check_same(position, observer, real, here)
        if observer is not None and collect_sent(position, twin, None, probes) != public:
            raise position.violation(8, f"A spectator is told something that {name_of(observer)} cannot know.")


def collect_sent(position: Position, state: Any, observer: Observer, probes: Sequence[Any]) -> dict[str, bytes]:
    """Every byte that would be sent to an observer in a state, by name; `probes` are actions it might try."""
    game = position.game
    answer: dict[str, Any] = {
        "view": game.view(state, observer),
        "actors": sorted(game.actors(state)),
        "awaited": None if game.manners.awaited is None else sorted(game.manners.awaited(state)),
        "outcome": game.outcome(state),
        "deadline": game.deadline(state),
        "talk": game.manners.talk(state, observer),
    }
    if observer is not None:
        answer["actions"] = game.legal_actions(state, observer)
        answer["signals"] = game.manners.may_signal(state, observer)
        answer["farewell"] = (game.endings.is_out(state, observer), game.endings.retire(state, observer))
        answer["refusals"] = refusals(position, state, observer, probes)
    return {name: encode(value) for name, value in answer.items()}


def check_same(position: Position, observer: Observer, one: dict[str, bytes], other: dict[str, bytes]) -> None:
    """Law 8: no byte tells two states apart that the observer cannot tell apart."""
    for name, data in one.items():
        if other[name] != data:
            either = _difference(data, other[name])
            raise position.violation(
                8, f"The {name} told to {name_of(observer)} depend on what it cannot know: {either}"
            )


def _check_imagination(position: Position, observer: Observer, real: dict[str, bytes], probes: Sequence[Any]) -> None:
    """Law 7: where all imagined states agree with each other and not with the real one, `imagine` is at fault."""
    drawn = [collect_sent(position, twin, observer, probes) for twin in imagine_twins(position, observer, MORE_DRAWS)]
    for name, data in real.items():
        values = {twin[name] for twin in drawn}
        if len(values) == 1 and data not in values:
            either = _difference(data, drawn[0][name])
            raise position.violation(
                7, f"Imagined from the view of {name_of(observer)}, the {name} are others: {either}"
            )


def _difference(one: bytes, other: bytes) -> str:
    """Both texts from shortly before the first place where they differ."""
    place = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    start = max(0, place - 40)
    return f"…{one[start : place + 80].decode()}… or …{other[start : place + 80].decode()}…"
