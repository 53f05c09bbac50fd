"""Words of the mentor on known positions."""

import pytest

from cosmotheque.core.game import Seat
from cosmotheque.core.match import Match
from cosmotheque.core.mentor import IDLE, Grade
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import Text
from cosmotheque.games.katarenga.actions import SLIDES
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG
from cosmotheque.games.katarenga.mentor.figures import figures
from cosmotheque.games.katarenga.mentor.reasons import play as look
from cosmotheque.games.katarenga.mentor.reasons import say_danger, say_left, say_reasons
from cosmotheque.games.katarenga.mentor.thinking import _look_at, advise, remark
from cosmotheque.games.katarenga.mentor.words import say_standing
from cosmotheque.games.katarenga.notation import read
from cosmotheque.games.katarenga.tests.boards import LAYOUT, big_bang, play
from cosmotheque.games.katarenga.tests.test_ousting import IN_THE_WAY
from cosmotheque.review import happenings

COLOURS = "RYBGRYGB/GRGBGYRY/YYBRBBGR/BGRYYRBG/RGBYRGBY/YYGRYYBR/BBRGBGRG/GRYBGRYB"


def moment_of(match: Match) -> Moment:
    seat = Seat(match.state.turn)
    return Moment(seat, match.view(seat), match.actions(seat), match.events_seen_by(seat))


@pytest.fixture
def nearly_won() -> Match:
    """White needs one more pawn on red: b2 can go to b1, or waste the move."""
    pawns = "W3w3/2bb4/7w/1bbbbbb1/w7/7w/1w6/5w2"
    return Match(BIG_BANG, options={"position": f"{COLOURS} {pawns} RG w 60"})


def test_a_win_at_hand_is_seen_and_missing_it_is_a_mistake(nearly_won: Match) -> None:
    moment = moment_of(nearly_won)
    advice = advise(moment)
    assert advice.best == SLIDES[9][1]
    assert advice.said.fr == "b2 vers b1\u00a0: installe un pion (8 sur 8). Ce coup gagne tout de suite."
    assert advice.said.en == "b2 to b1: settles a pawn (8 of 8). This wins right away."
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


def test_the_coach_says_what_threatens_and_what_is_saved() -> None:
    """KAT-2: the rook on a4 attacks a1; to go is to save it, to stay is to lose it."""
    match = Match(BASE_GAME, options={"board": LAYOUT})
    play(match, "d1-c2", "e8-e4", "c2-b2", "e4-a4")
    view = match.view(0)
    assert say_reasons(look(view, read("a1-c2"))) == Text(
        "met à l’abri le pion en a1", "brings the pawn on a1 to safety"
    )
    kept, left = look(view, read("a1-c2")), look(view, read("h1-h2"))
    assert say_danger(kept) is None
    assert say_danger(left) == Text(
        "Votre pion en a1 peut alors être capturé.", "Your pawn on a1 can then be captured."
    )
    assert say_left(left, kept) == Text(
        "Le coup joué laisse capturer le pion en a1.", "The move made lets the pawn on a1 be captured."
    )


def test_an_oust_is_told_with_where_the_pawn_goes() -> None:
    """KBB-16: and how far that is from its colour."""
    view = big_bang(IN_THE_WAY, goals="RG").view(0)
    assert say_reasons(look(view, read("d7xe8@c7"))) == Text(
        "installe un pion (7 sur 8) et déloge le pion en e8, qui va en c7, à 2 coups au moins de sa couleur",
        "settles a pawn (7 of 8) and ousts the pawn on e8 to c7, at least 2 moves from its colour",
    )


@pytest.mark.parametrize(
    ("score", "race", "said"),
    [
        (10, True, "The race is even: you need about as many moves as your opponent to settle all pawns."),
        (-210, True, "You are about 2 moves behind in the race: you need more than your opponent to settle all pawns."),
        (60, False, "You are ahead by about 1 pawn."),
        (-300, False, "Your opponent is ahead by about 3 pawns."),
    ],
)
def test_a_number_says_what_it_counts(score: int, race: bool, said: str) -> None:
    assert say_standing(score, race=race).en == said


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
