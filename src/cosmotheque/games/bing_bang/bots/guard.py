"""Keeping rivals from coming home: whoever could be on Earth in the next turn is held up, by whatever it takes."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.bots.bangs import Bang, after, bangs_in, best_of, cost_to, plain
from cosmotheque.games.bing_bang.bots.routes import FAR, routes
from cosmotheque.games.bing_bang.components import COUNT, EARTH, MOST_REDS, RED_COST, SLOW_COUNT
from cosmotheque.games.bing_bang.rules.planets import COMPLETE
from cosmotheque.games.bing_bang.rules.reds import red_cells
from cosmotheque.games.bing_bang.rules.sky import PLACE, takeable
from cosmotheque.games.bing_bang.state import LogBook, Table
from cosmotheque.games.bing_bang.view import View

LEAST_GAIN, GOOD_GAIN = 3, 12
"""The count that a Bing Bang must add to a rival's way, at the last moment and before."""


def homeward(table: Table, seat: int) -> list[int]:
    """Rivals on the way home with their last mission."""
    return [
        rival
        for rival, book in enumerate(table.books)
        if rival != seat and book.aboard >= COMPLETE and book.missions + 1 >= table.options.missions
    ]


def is_near(table: Table, rival: int) -> bool:
    """Whether a rival could be home in its next turn."""
    book = table.books[rival]
    if book.meteors or book.missed:
        return False
    return cost_to(table, rival, EARTH) <= _reach(book)


def _reach(book: LogBook) -> int:
    return SLOW_COUNT if book.failure else book.next_count or COUNT


def bang_against(
    table: Table, seat: int, rivals: Sequence[int], bangs: Sequence[Bang], least: int
) -> tuple[act.Action, bool] | None:
    """The Bing Bang that takes Earth farthest from the rivals coming home, and whether it keeps them all from it.

    It adds `least` to their ways, and does not lose too much oneself.
    """
    mine = table.books[seat].aboard >= COMPLETE

    def rank(action: Bang) -> float:
        away = min(plain(table, rival, EARTH, action) for rival in rivals)
        return plain(table, seat, EARTH, action) - away if mine else -away

    found: list[tuple[bool, int, int]] = []
    chosen = best_of(bangs, rank)
    for number, action in enumerate(chosen):
        changed = after(table, action)
        gained = min(cost_to(changed, rival, EARTH) - cost_to(table, rival, EARTH) for rival in rivals)
        loss = max(0, cost_to(changed, seat, EARTH) - cost_to(table, seat, EARTH)) // 2 if mine else 0
        if gained >= least:
            found.append((not any(is_near(changed, rival) for rival in rivals), gained - loss, -number))
    if not found:
        return None
    holds, _, number = max(found)
    return chosen[-number], holds


def red_against(table: Table, rivals: Sequence[int], actions: Sequence[Any]) -> act.Action | None:
    """The red token that makes the nearest rival's way home longest, if reds and takes together hold it up."""
    rival, left, first = rivals[0], table.turn.limit - table.turn.count, None
    for _ in range(min(MOST_REDS - table.turn.reds, table.books[table.turn.seat].reds, left // RED_COST)):
        cell = _best_red(table, rival)
        if cell is None:
            return None
        first, left = cell if first is None else first, left - RED_COST
        table = replace(table, reds=table.reds | {cell})
        if whites_to_take(table, rival, left) is not None:
            return act.RED_LAYS[first] if act.RED_LAYS[first] in actions else None
    return None


def _best_red(table: Table, rival: int) -> int | None:
    home, allowed = table.planets[EARTH], frozenset(red_cells(table))
    ways = routes(table, table.books[rival].pawn)
    if ways.cost[home] >= FAR:
        return None
    choices = [cell for cell in ways.way(home)[:-1] if cell in allowed]
    barred = [(cost_to(replace(table, reds=table.reds | {cell}), rival, EARTH), cell) for cell in choices]
    return max(barred, default=(0, None))[1]


def whites_to_take(table: Table, rival: int, left: int) -> list[int] | None:
    """Whites whose loss keeps a rival from coming home next turn, as far as the count goes."""
    taken: list[int] = []
    while is_near(table, rival):
        loose = takeable(table, table.turn.seat) - {table.books[table.turn.seat].pawn}
        ways = routes(table, table.books[rival].pawn)
        found = [cell for cell in ways.way(table.planets[EARTH]) if cell in loose]
        if not found or len(taken) >= left:
            return None
        taken.append(found[-1])
        table = replace(table, whites=table.whites - {found[-1]})
    return taken


def guard(view: View, seat: int, actions: Sequence[Any]) -> act.Action | None:
    """What keeps rivals from coming home; None where nobody threatens to, or nothing helps."""
    table, turn = view.table, view.table.turn
    if turn.flown is not None:
        return None
    rivals = [rival for rival in homeward(table, seat) if is_near(table, rival)]
    if not rivals:
        return _in_time(table, seat, actions) if turn.opening and not turn.reds else None
    bang = bang_against(table, seat, rivals, bangs_in(actions), LEAST_GAIN) if turn.opening else None
    if bang is not None and bang[1]:
        return bang[0]
    if turn.opening and (action := red_against(table, rivals, actions)):
        return action
    taken = whites_to_take(table, rivals[0], turn.limit - turn.count)
    return act.TAKES[taken[0]] if taken else bang[0] if bang else None


def _in_time(table: Table, seat: int, actions: Sequence[Any]) -> act.Action | None:
    """Once a rival is in Earth's sector, no change of sectors parts them: the last chance is the turn before that."""
    rivals = [rival for rival in homeward(table, seat) if _arrives(table, rival)]
    sectors = [bang for bang in bangs_in(actions) if isinstance(bang, act.Rearrange)] if rivals else []
    bang = bang_against(table, seat, rivals, sectors, GOOD_GAIN) if sectors else None
    return bang[0] if bang is not None else None


def _arrives(table: Table, rival: int) -> bool:
    """Whether a rival that is not in Earth's sector will be after its next turn."""
    book, earth = table.books[rival], table.planets[EARTH]
    if book.meteors or book.missed or PLACE[book.pawn] == PLACE[earth]:
        return False
    ways = routes(table, book.pawn)
    if ways.cost[earth] >= FAR:
        return False
    return any(PLACE[cell] == PLACE[earth] and ways.cost[cell] <= _reach(book) for cell in ways.way(earth))
