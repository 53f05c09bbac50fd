"""Law 8 for the deal: what chance does at the start is heard as the view shows it, and no further.

Two deals that look the same to a seat hardly come up in a large game, so many deals are laid side by side. A value
that differs from deal to deal, always stands in the state and nowhere in a seat's view, is not for that seat to hear.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from cosmotheque.core import codec
from cosmotheque.laws.case import Observer, Position, encoded, name_of
from cosmotheque.laws.secrets import check_public, compare_heard, heard_by
from cosmotheque.laws.settle import Settled, settle

DEALS = 16

Leaves = dict[str, Any]


def check_deal(position: Position) -> None:
    """Law 8 for all that happens before the first seat acts."""
    deals = [settle(position, position.state, None, seed) for seed in range(DEALS)]
    if not any(deal.events for deal in deals):
        return
    check_public(position, deals)
    stored = set(_rows([leaves(deal.state) for deal in deals]).values())
    for observer in position.case.observers():
        compare_heard(position, observer, deals)
        _check_values(position, observer, deals, stored)


def _check_values(position: Position, observer: Observer, deals: Sequence[Settled], stored: set[Any]) -> None:
    game = position.game
    heard = [leaves(heard_by(game, observer, deal.events)) for deal in deals]
    shown = _rows([leaves(game.view(deal.state, observer)) for deal in deals])
    for path, values in _rows(heard).items():
        if len(set(values)) > 1 and values in stored and values not in shown.values():
            raise position.broken(8, f"{name_of(observer)} hears what its view does not show: {path} of the events.")


def _rows(tables: Sequence[Leaves]) -> dict[str, tuple[Any, ...]]:
    """For each path that all tables have, its values from table to table."""
    return {path: tuple(table[path] for table in tables) for path in tables[0] if all(path in t for t in tables)}


def leaves(value: Any) -> Leaves:
    """Every number and word in a value, by the way that leads to it in its JSON."""
    return dict(_walk(codec.decode(encoded(value), Any), ""))


def _walk(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _walk(part, f"{path}.{name}")
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _walk(part, f"{path}[{number}]")
    else:
        yield path, value
