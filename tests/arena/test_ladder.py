"""The ladder: which games are wanted next, when it is enough, and what the pairings come to."""

import msgspec
import pytest

from cosmotheque.arena import Finished, Fixture, Ladder, Patience
from cosmotheque.core.game import AnyGame, Meta, Outcome

STRENGTHS = {"weak": 1, "good": 2, "strong": 3}


@pytest.fixture
def opposed(race: AnyGame) -> Meta:
    return race.meta


@pytest.fixture
def team(race: AnyGame) -> Meta:
    return msgspec.structs.replace(race.meta, cooperative=True, scores=(0, 30))


def ended(fixture: Fixture, seconds: float = 0.0) -> Finished:
    """The stronger wins, but for every fifth deal, which whoever sits first wins."""
    lead = 9 if fixture.seed % 5 == 0 else 0
    scores = [STRENGTHS[name] + (0 if seat else lead) for seat, name in enumerate(fixture.lineup)]
    return Finished(Outcome("over", tuple(float(score) for score in scores)), seconds)


def climb(ladder: Ladder, seconds: float = 0.0) -> list[list[Fixture]]:
    """Play all that is wanted, round by round."""
    rounds = []
    while fixtures := ladder.next_fixtures():
        rounds.append(fixtures)
        for fixture in fixtures:
            ladder.add(fixture, ended(fixture, seconds))
    return rounds


def climb_once(ladder: Ladder) -> None:
    for fixture in ladder.next_fixtures():
        ladder.add(fixture, ended(fixture))


def test_every_two_meet_on_both_sides_of_the_same_deals(opposed: Meta) -> None:
    ladder = Ladder(opposed, ["weak", "good", "strong"], 2, 10, Patience(width=0.9, least=4, most=4))
    wanted = [fixture for fixtures in climb(ladder) for fixture in fixtures]
    assert len(wanted) == len(set(wanted)) == 12
    assert {fixture.seed for fixture in wanted} == {10, 11}
    assert all(Fixture(fixture.lineup[::-1], fixture.seed) in wanted for fixture in wanted)


def test_teams_play_the_same_deals(team: Meta) -> None:
    ladder = Ladder(team, ["weak", "strong"], 2, 0, Patience(width=0.9, least=2, most=2))
    assert climb(ladder) == [[Fixture((name, name), seed) for name in ("weak", "strong")] for seed in (0, 1)]
    assert [(rung.pairing, rung.games) for rung in ladder.rungs()] == [(("weak",), 2), (("strong",), 2)]
    assert [rating.name for rating in ladder.ratings()] == ["strong", "weak"]


def test_it_is_enough_when_the_interval_is_narrow(opposed: Meta) -> None:
    """A deal in five is halved, so the stronger has nine points in ten, with a deviation of 0.2."""
    ladder = Ladder(opposed, ["strong", "weak"], 2, 0, Patience(width=0.05, least=20, most=10_000))
    climb(ladder)
    (rung,) = ladder.rungs()
    assert rung.score.value == pytest.approx(0.9)
    assert rung.score.high - rung.score.low < 0.05
    assert 20 < rung.games < 10_000
    again = Ladder(opposed, ["strong", "weak"], 2, 0, Patience(width=0.05, least=20, most=rung.games - 100))
    climb(again)
    assert again.rungs()[0].score.high - again.rungs()[0].score.low >= 0.05


@pytest.mark.parametrize(("least", "most", "games"), [(20, 60, 60), (100, 60, 60), (5, 7, 8)])
def test_no_more_than_the_most_is_played(opposed: Meta, least: int, most: int, games: int) -> None:
    ladder = Ladder(opposed, ["strong", "weak"], 2, 0, Patience(width=0.0001, least=least, most=most))
    climb(ladder)
    assert [rung.games for rung in ladder.rungs()] == [games]


def test_what_was_stopped_goes_on_to_the_same_end(opposed: Meta) -> None:
    """No game is played twice, in whatever order the first games came."""
    patience = Patience(width=0.08, least=30, most=1000)
    whole = Ladder(opposed, ["strong", "weak", "good"], 2, 0, patience)
    climb(whole)
    stopped = Ladder(opposed, ["strong", "weak", "good"], 2, 0, patience)
    climb_once(stopped)
    first = stopped.next_fixtures()
    for fixture in first[::3]:
        stopped.add(fixture, ended(fixture))
    assert set(stopped.next_fixtures()).isdisjoint(first[::3])
    climb(stopped)
    assert (stopped.rungs(), stopped.ratings()) == (whole.rungs(), whole.ratings())


def test_a_deal_that_is_half_played_does_not_count(opposed: Meta) -> None:
    ladder = Ladder(opposed, ["strong", "weak"], 2, 0, Patience(width=0.5, least=20, most=20))
    ladder.add(Fixture(("strong", "weak"), 0), Finished(Outcome("over", (1, 0))))
    assert ladder.rungs() == []


def test_games_of_others_are_left_out(opposed: Meta) -> None:
    ladder = Ladder(opposed, ["strong", "weak"], 2, 0, Patience(width=0.5, least=20, most=20))
    ladder.add(Fixture(("good", "weak"), 0), Finished(Outcome("over", (1, 0))))
    climb(ladder)
    assert {rating.name for rating in ladder.ratings()} == {"strong", "weak"}


def test_slow_games_are_fewer_and_every_pairing_has_its_turn(team: Meta) -> None:
    """Three games of ten seconds fill a round; a quick pairing gets fifty deals a round and a thousand in all."""
    patience = Patience(width=1, least=1000, most=2000, slow=8)
    ladder = Ladder(team, ["weak", "strong"], 2, 0, patience)
    rounds = []
    while fixtures := ladder.next_fixtures():
        rounds.append([sum(name in fixture.lineup for fixture in fixtures) for name in ("weak", "strong")])
        for fixture in fixtures:
            ladder.add(fixture, ended(fixture, 10.0 if "strong" in fixture.lineup else 0.001))
    assert rounds[:4] == [[1, 1], [50, 3], [50, 3], [50, 1]]
    assert [(rung.games, rung.seconds) for rung in ladder.rungs()] == [(1000, pytest.approx(0.001)), (8, 10.0)]
