"""The part of a mission that is on, where it has parts one after the other (BOM-3002)."""

from typing import Final

from cosmotheque.games.bomb_busters.components import RED, YELLOW
from cosmotheque.games.bomb_busters.parts.drill.data import Drill, Stage
from cosmotheque.games.bomb_busters.parts.numbers.rules import numbers_of
from cosmotheque.games.bomb_busters.rules.registry import part_of
from cosmotheque.games.bomb_busters.rules.stands import (
    StateOrView,
    complete_numbers,
    count_uncut,
    cut_counts,
    has_wires,
    seats_in_turn,
)

NO_STAGE: Final = Stage("", "nothing", ())


def stage_of(table: StateOrView) -> Stage:
    """The stage that runs now; an empty one in other missions."""
    drill = part_of(table, Drill)
    return NO_STAGE if drill is None or table.parts.drill is None else drill.stages[table.parts.drill.stage]


def wanted_values(table: StateOrView) -> tuple[int, ...]:
    """The values of which wires have to be cut in this part, or may be finished."""
    if table.parts.drill is None:
        return ()
    match stage_of(table).asks:
        case "pair":
            return numbers_of(table).open if table.parts.drill.finishing or not table.parts.drill.met else ()
        case "three":
            done = complete_numbers(table)
            return tuple(number for number in numbers_of(table).open if number not in done)
        case "yellow":
            return (YELLOW,)
        case _:
            return ()


def is_met(table: StateOrView) -> bool:
    """True if the part has got what it asks for (BOM-3015)."""
    match stage_of(table).asks:
        case "pair":
            return table.parts.drill is not None and table.parts.drill.met
        case "three":
            return not wanted_values(table)
        case "yellow":
            return not count_uncut(table, YELLOW)
        case _:
            return False


def window(table: StateOrView, stage: Stage) -> int:
    """The number of turns of a part that begins now; a round is a turn of everybody who has wires."""
    players = sum(has_wires(table, seat) for seat in seats_in_turn(table, table.captain))
    turns = stage.turns + stage.rounds * players
    if stage.asks == "all":  # BOM-3014
        turns = _pairs_left(table) + table.seats
    return max(turns, stage.least)


def _pairs_left(table: StateOrView) -> int:
    wires = sum(len(stand.wires) for stand in table.stands)
    cut = cut_counts(table)
    return (wires - sum(cut) - count_uncut(table, RED)) // 2
