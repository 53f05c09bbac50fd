"""Law 12, as far as lists go: an action is listed if and only if it breaks no rule, whichever seat tries it.

A game says its conditions in `breaks` and writes its lists apart where that is faster. Here both are asked about the
same actions: all that are listed, and a choice of all that can be numbered or was listed anywhere in the game.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from cosmotheque.core.errors import NoNumber
from cosmotheque.core.game import AnyGame, Seat
from cosmotheque.core.numbering import Numbering
from cosmotheque.laws.case import Position

WALKED = 512
"""The most numbers that each seat tries in each position, and twice the actions seen elsewhere."""


def actions_seen(game: AnyGame, positions: Sequence[Position], rng: Random) -> list[Any]:
    """Actions that were listed for a seat in one of the positions, at most four times as many as are tried."""
    seen: dict[Any, None] = {}
    for position in positions:
        for seat in (seat for seat in position.actors() if seat >= 0):
            seen.update(dict.fromkeys(game.legal_actions(position.state, seat)))
    return _some(list(seen), 4 * WALKED, rng)


def check_legality(position: Position, numbering: Numbering | None, seen: Sequence[Any]) -> None:
    """Law 12 in one position: for every seat, listed is the same as breaking no rule."""
    rng = Random(f"{position.case.seed} {position.number}")
    for seat in position.case.players():
        listed = dict.fromkeys(position.game.legal_actions(position.state, seat))
        for action in listed:
            filled = position.move_of(seat, action, rng).action
            if broken := _broken_rules(position, seat, filled):
                raise position.violation(12, f"{filled} by seat {seat} is legal, and breaks {', '.join(broken)}.")
        for action in (*_list_numbered(position, seat, numbering, rng), *_some(seen, WALKED // 2, rng)):
            if action not in listed and not _broken_rules(position, seat, action):
                raise position.violation(12, f"{action} by seat {seat} breaks no rule, and is not listed.")


def _list_numbered(position: Position, seat: Seat, numbering: Numbering | None, rng: Random) -> Iterator[Any]:
    """The whole numbering of a game, or a part of a large one."""
    if numbering is None:
        return
    view = position.game.view(position.state, seat)
    for number in _some(range(numbering.size), WALKED, rng):
        try:
            yield numbering.action(view, number)
        except NoNumber:
            continue


def _some(values: Sequence[Any], most: int, rng: Random) -> list[Any]:
    return list(values) if len(values) <= most else rng.sample(values, most)


def _broken_rules(position: Position, seat: Seat, action: Any) -> list[str]:
    try:
        return list(position.game.breaks(position.state, seat, action))
    except Exception as fault:
        raise position.violation(12, f"Asked what {action} by seat {seat} breaks, the game fails: {fault!r}") from fault
