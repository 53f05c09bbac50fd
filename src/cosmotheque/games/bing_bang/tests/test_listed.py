"""The list of a turn is looked up as it is built."""

from random import Random

import pytest

from cosmotheque.core.match import Match
from cosmotheque.games.bing_bang import actions as act
from cosmotheque.games.bing_bang.game import GAMES
from cosmotheque.games.bing_bang.rules.listed import TurnActions, room_beside


@pytest.mark.parametrize("seats", [2, 6])
def test_what_is_looked_up_is_what_is_built(seats: int) -> None:
    """BB-17, BB-19: every number has its action and back, and no white shares its cell with anything else."""
    rng, match = Random(seats), Match(GAMES["bing-bang"], seats, seed=seats)
    for _ in range(100):
        (seat,) = match.actors()
        actions, table = match.actions(seat), match.state.table
        if isinstance(actions, TurnActions):
            whole = actions.build()
            assert [actions.look_up(number) for number in range(len(actions))] == whole
            assert [actions.find(action) for action in whole] == [*range(len(whole))]
            assert table.whites.isdisjoint({*table.tokens, *table.planets, *table.reds})
        match.play(seat, rng.choice(actions))


def test_what_is_not_listed_is_not_found() -> None:
    """BB-17, BB-19: no cell that is taken, no white under another pawn, nothing that is no cell."""
    room = room_beside((3, 7), (9,), frozenset({11}))
    actions = TurnActions([act.END_TURN], room, frozenset({0, 5, 399}), frozenset({0, 399}), [act.RED_LAYS[1]])
    whole = {act.END_TURN, act.RED_LAYS[1], act.TAKES[0], act.TAKES[399]}
    whole.update(lay for lay in act.LAYS if lay.cell not in {0, 3, 5, 7, 9, 11, 399})
    assert whole == {*actions}
    others = (*act.LAYS, *act.TAKES, *act.RED_LAYS, *act.MOVES)
    assert all((action in actions) == (action in whole) for action in others)
    assert act.LayWhite([1]) not in actions  # type: ignore[arg-type]
    assert act.TakeWhite([1]) not in actions  # type: ignore[arg-type]
