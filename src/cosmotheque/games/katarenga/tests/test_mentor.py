"""What the mentor says of known positions."""

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import IDLE, Grade
from cosmotheque.core.moment import Moment
from cosmotheque.games.katarenga.actions import SLIDES
from cosmotheque.games.katarenga.game import BIG_BANG
from cosmotheque.games.katarenga.mentor.figures import figures
from cosmotheque.games.katarenga.mentor.thinking import _look_at, advise, remark
from cosmotheque.review import happenings

COLOURS = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB"


def moment_of(match: Match) -> Moment:
    seat = Seat(match.state.turn)
    return Moment(seat, match.view(seat), match.actions(seat), match.seen(seat))


@pytest.fixture
def nearly_won() -> Match:
    """White needs one more pawn on red: b2 can go to b1, or waste the move."""
    pawns = "W3w3/2bb4/7w/1bbbbbb1/w7/7w/1w6/5w2"
    return Match(BIG_BANG, options={"position": f"{COLOURS} {pawns} RG w 60"})


def test_a_win_at_hand_is_seen_and_missing_it_is_a_mistake(nearly_won: Match) -> None:
    moment = moment_of(nearly_won)
    advice = advise(moment)
    assert advice.best == SLIDES[9][1]
    assert advice.said.fr.endswith("gain en 1 demi-coup.")
    assert advice.said.en.endswith("wins in 1 ply.")
    said = remark(moment, advice.best)
    assert said is not None
    assert said.grade == Grade.BEST
    grades = {found.grade for action in moment.actions[:8] if (found := remark(moment, action)) is not None}
    assert Grade.MISTAKE in grades


def test_what_is_better_is_in_the_list_and_named(nearly_won: Match) -> None:
    moment = moment_of(nearly_won)
    for action in moment.actions[:4]:
        said = remark(moment, action)
        assert said is not None
        if said.better is not None:
            assert said.better in moment.actions
            assert said.better != action


def test_figures_count_moves_by_seat() -> None:
    match = Match(BIG_BANG, seed=1)
    for _ in range(3):
        match.play(match.state.turn, match.actions(match.state.turn)[0])
    assert figures(tuple(happenings(match)))[0].values == ("2", "1")


def test_one_move_needs_no_thinking() -> None:
    match = Match(BIG_BANG, seed=1)
    only = match.actions(0)[0]
    moment = Moment(Seat(0), match.view(0), [only])
    assert advise(moment).best == only
    assert remark(moment, only) is None


def test_the_same_position_gets_the_same_words_however_busy_the_machine() -> None:
    match = Match(BIG_BANG, seed=2)
    moment = moment_of(match)
    first = advise(moment), remark(moment, moment.actions[0])
    _look_at.cache_clear()
    assert (advise(moment), remark(moment, moment.actions[0])) == first


def test_after_the_winning_move_nobody_has_anything_to_decide(nearly_won: Match) -> None:
    nearly_won.play(0, SLIDES[9][1])
    for seat in map(Seat, range(2)):
        said = advise(Moment(seat, nearly_won.view(seat), nearly_won.actions(seat)))
        assert (said.said, said.best) == (IDLE, None)
