"""Conditions of the challenges (BOM-312 to BOM-323)."""

from collections.abc import Callable
from itertools import groupby, pairwise
from typing import Final

from cosmotheque.core.game import Seat
from cosmotheque.games.bomb_busters.components import is_blue
from cosmotheque.games.bomb_busters.model.wires import Stand
from cosmotheque.games.bomb_busters.parts.challenges.data import Challenge, Challenges, Turn
from cosmotheque.games.bomb_busters.rules.stands import StateOrView, code_at, stands_of, uncut_on

LONGEST_ROW: Final = 4  # players in a row (BOM-312)
LEAST_ODD: Final = 6
LEAST_ISOLATED: Final = 5
LEAST_CUT: Final = 7
SUM: Final = 18


def is_met(table: StateOrView, card: int) -> bool:
    """True if everybody can see that a challenge is met; the first and the ninth have to be declared by a player."""
    challenges = table.parts.challenges
    if challenges is None:
        return False
    if card in ON_STANDS:
        return any(ON_STANDS[card](stand) for stand in table.stands)
    if card in IN_A_ROW:
        length, fits = IN_A_ROW[card]
        return len(row := last_row(table, length)) == length and fits(row)
    return card in BY_TOKENS and BY_TOKENS[card](challenges)


def last_row(table: StateOrView, most: int) -> tuple[Turn, ...]:
    """The last cuts that were made in successive turns, so many at most, up to this turn (BOM-321).

    By different players, and where there are fewer than the card names, never by one twice running.
    """
    row: list[Turn] = []
    for made in reversed(table.parts.challenges.turns if table.parts.challenges else ()):
        if len(row) == most or made.turn != table.turns - len(row):
            break
        others = row[-1:] if most > table.seats else row
        if any(made.seat == other.seat for other in others):
            break
        row.append(made)
    return tuple(reversed(row))


def _are_even(row: tuple[Turn, ...]) -> bool:
    """BOM-312."""
    return all(made.value % 2 == 0 for made in row)


def _are_solos(row: tuple[Turn, ...]) -> bool:
    """BOM-315."""
    return all(made.solo for made in row)


def _are_steps(row: tuple[Turn, ...]) -> bool:
    """BOM-317: each one up, or each one down."""
    return {after.value - before.value for before, after in pairwise(row)} in ({1}, {-1})


def _groups(stand: Stand) -> list[int]:
    """The sizes of the groups of uncut wires that are side by side."""
    return [len(list(group)) for cut, group in groupby(stand.wires, key=lambda wire: wire.cut) if not cut]


def _in_pairs(stand: Stand) -> bool:
    """BOM-313."""
    groups = _groups(stand)
    return len(groups) >= 2 and set(groups) == {2}


def _has_isolated(stand: Stand) -> bool:
    """BOM-316."""
    return _groups(stand).count(1) >= LEAST_ISOLATED


def _between_ends(stand: Stand) -> bool:
    """BOM-320."""
    cut = [wire.cut for wire in stand.wires]
    return sum(cut) >= LEAST_CUT and not cut[0] and not cut[-1]


def _add_up(challenges: Challenges) -> bool:
    """BOM-314."""
    return len(challenges.validated) >= 3 and sum(challenges.validated[:3]) == SUM


def _are_drawn(challenges: Challenges) -> bool:
    """BOM-318."""
    return len(challenges.numbers) == 2 and set(challenges.validated[:2]) == set(challenges.numbers)


ON_STANDS: Final[dict[int, Callable[[Stand], bool]]] = {
    Challenge.PAIRS: _in_pairs,
    Challenge.ISOLATED: _has_isolated,
    Challenge.ENDS: _between_ends,
}

IN_A_ROW: Final[dict[int, tuple[int, Callable[[tuple[Turn, ...]], bool]]]] = {
    Challenge.FOUR_EVEN: (4, _are_even),
    Challenge.TWO_SOLOS: (2, _are_solos),
    Challenge.STEPS: (3, _are_steps),
}

BY_TOKENS: Final[dict[int, Callable[[Challenges], bool]]] = {
    Challenge.EIGHTEEN: _add_up,
    Challenge.TWO_NUMBERS: _are_drawn,
}


def stands_odd(table: StateOrView, seat: Seat) -> list[int]:
    """The own stands whose uncut blue wires are all odd, six at least (BOM-319)."""
    found = []
    for stand in stands_of(table, seat):
        codes = [code_at(table, slot) for slot in uncut_on(table, stand)]
        numbers = [code // 10 for code in codes if is_blue(code)]
        if len(numbers) >= LEAST_ODD and all(number % 2 for number in numbers):
            found.append(stand)
    return found


def seems_odd(table: StateOrView, seat: Seat) -> bool:
    """True if a hand could have such a stand, as far as wires lie open."""
    return any(
        len(slots := uncut_on(table, stand)) >= LEAST_ODD
        and not any(table.stands[stand].wires[slot.place].shown in range(2, 13, 2) for slot in slots)
        for stand in stands_of(table, seat)
    )
