"""Actions as numbers: own stands first, the others' clockwise; those of the base game before all others."""

import typing

import pytest

from cosmotheque.core.errors import NoNumber
from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.games.bomb_busters.game import GAME
from cosmotheque.games.bomb_busters.model.actions import Deal, Drawn, DualCut, SoloCut, Strike
from cosmotheque.games.bomb_busters.model.roster import Action
from cosmotheque.games.bomb_busters.model.wires import Slot
from cosmotheque.games.bomb_busters.numbering.table import BASE_SIZE, BY_TYPE, KINDS, NUMBERINGS, STARTS
from cosmotheque.games.bomb_busters.parts.clues.data import Slip
from cosmotheque.games.bomb_busters.tests.bomb import Bomb, slot
from cosmotheque.games.bomb_busters.view.seen import View

NUMBERING = NUMBERINGS["bomb-busters"]


def seen(bomb: Bomb, seat: int) -> View:
    return GAME.view(bomb.state, Seat(seat))


def test_all_that_seats_are_offered_has_a_kind() -> None:
    assert set(typing.get_args(Action)) - BY_TYPE.keys() == {Deal, Drawn, Strike, Slip}


def test_the_same_cut_round_the_table_has_the_same_number() -> None:
    bomb = Bomb("1 2 3 | 1 2 3 | 1 2 3 | 1 2 3", seats=4)
    cuts = [DualCut(Slot((seat + 1) % 4, 2), 2, Slot(seat, 1)) for seat in range(4)]
    assert len({NUMBERING.number(seen(bomb, seat), cut) for seat, cut in enumerate(cuts)}) == 1


def test_the_value_of_a_cut_is_that_of_the_own_wire() -> None:
    bomb = Bomb("1 2 3 | 1 2 3 | 1 2 3 | 1 2 3", seats=4)
    view, cut = seen(bomb, 0), DualCut(slot("C1"), 3, slot("A3"))
    assert NUMBERING.action(view, NUMBERING.number(view, cut)) == cut


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("mission", ["1", "2", "3", "4", "5", "6", "7", "8"])
def test_the_base_game_has_the_first_numbers(mission: str, seats: int) -> None:
    match = Match(GAME, seats, seed=seats, options={"mission": mission})
    moves = 0
    while match.outcome is None:
        seat = min(seat for seat in match.actors() if seat >= 0)
        view, listed = match.view(seat), match.actions(seat)
        numbers = NUMBERING.numbers(view, listed)
        assert max(numbers) < BASE_SIZE
        assert [NUMBERING.action(view, number) for number in numbers] == list(listed)
        moves += 1
        match.play(seat, listed[-moves % len(listed)])


def test_numbers_that_stand_for_nothing_there_are_refused() -> None:
    view = seen(Bomb("1 2 3 | 1 2 3 | 1 2 3 | 1 2 3", seats=4), 0)
    fourth_wire = NUMBERING.number(view, DualCut(slot("B1"), 3, slot("A3"))) + 3
    for number in (-1, NUMBERING.size, fourth_wire):
        with pytest.raises(NoNumber, match=f"No action has the number {number} here"):
            NUMBERING.action(view, number)


@pytest.mark.parametrize("action", [Strike(), SoloCut(14), DualCut(slot("A1"), 1, slot("A2"))])
def test_what_nobody_is_offered_has_no_number(action: Action) -> None:
    view = seen(Bomb("1 2 3 | 1 2 3 | 1 2 3 | 1 2 3", seats=4), 0)
    with pytest.raises(NoNumber, match="has no number here"):
        NUMBERING.number(view, action)


def test_runs_of_numbers_follow_each_other() -> None:
    assert STARTS[0] == 0
    assert NUMBERING.size == STARTS[-1] == sum(kind.size for kind in KINDS)
