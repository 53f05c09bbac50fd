"""Law 8 for the deal: what chance does at the start is heard as the view shows it, and no further.

Two deals that look the same to a seat hardly come up in a large game, so many deals are laid side by side. A value
that differs from deal to deal, always stands in the state and nowhere in a seat's view, is not for that seat to hear.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from cosmotheque.core import codec
from cosmotheque.laws.case import Observer, Position, encode, name_of
from cosmotheque.laws.secrets import check_public, compare_heard, events_for
from cosmotheque.laws.settle import Settled, settle

DEALS = 16


def check_deal(position: Position) -> None:
    """Law 8 for all that happens before the first seat acts."""
    deals = [settle(position, position.state, None, seed) for seed in range(DEALS)]
    if not any(deal.events for deal in deals):
        return
    check_public(position, deals)
    stored = set(rows(deal.state for deal in deals).values())
    for observer in position.case.observers():
        compare_heard(position, observer, deals)
        _check_values(position, observer, deals, stored)


def _check_values(position: Position, observer: Observer, deals: Sequence[Settled], stored: set[Any]) -> None:
    game = position.game
    heard = rows(events_for(game, observer, deal.events) for deal in deals)
    shown = set(rows(game.view(deal.state, observer) for deal in deals).values())
    for path, values in heard.items():
        if len(set(values)) > 1 and values in stored and values not in shown:
            raise position.violation(8, f"{name_of(observer)} hears what its view does not show: {path} of the events.")


def rows(values: Iterable[Any]) -> dict[str, tuple[Any, ...]]:
    """The numbers and words that stand in all values, by the way that leads to them in JSON, from value to value."""
    return dict(_walk([codec.decode(encode(value), Any) for value in values], ""))


def _walk(parts: Sequence[Any], path: str) -> Iterator[tuple[str, tuple[Any, ...]]]:
    kinds = {type(part) for part in parts}
    if kinds == {dict}:
        for name in parts[0]:
            if all(name in part for part in parts):
                yield from _walk([part[name] for part in parts], f"{path}.{name}")
    elif kinds == {list}:
        for number, column in enumerate(zip(*parts, strict=False)):
            yield from _walk(column, f"{path}[{number}]")
    elif not kinds & {dict, list}:
        yield path, tuple(parts)
