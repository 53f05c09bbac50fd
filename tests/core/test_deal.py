"""A deal decides all that chance does, and no draw tells of the next."""

from tests.core.tally import TALLY, Add, Gamble

from cosmotheque.core.deal import generator, new_deal
from cosmotheque.core.game import CHANCE
from cosmotheque.core.host import Host
from cosmotheque.core.match import Match
from cosmotheque.core.proof import seal

GOAL = {"goal": 50}


def gambled(match: Match, times: int) -> list[object]:
    """The actions of chance when a player gambles so often."""
    for _ in range(times):
        match.play(min(match.actors()), Gamble())
    return [move.action for move in match.moves if move.seat == CHANCE]


def test_the_same_deal_is_the_same_chance_and_another_is_another() -> None:
    first, again = (gambled(Match(TALLY, seed="abc", options=GOAL), 6) for _ in range(2))
    assert first == again
    assert len({str(gambled(Match(TALLY, seed=new_deal(), options=GOAL), 6)) for _ in range(20)}) > 1


def test_a_draw_follows_from_how_many_there_were_before_and_from_nothing_else() -> None:
    straight, round_about = (Match(TALLY, seed="abc", options=GOAL) for _ in range(2))
    wanted = gambled(straight, 3)
    gambled(round_about, 1)
    round_about.play(min(round_about.actors()), Add(1))
    round_about.undo(round_about.moves[-1].seat)
    round_about.play(min(round_about.actors()), Add(2))
    assert gambled(round_about, 2) == wanted


def test_a_game_that_was_put_down_goes_on_as_it_would_have() -> None:
    match = Match(TALLY, seed="abc", options=GOAL)
    wanted = gambled(match, 5)
    for kept in range(0, len(match.moves), 2):
        taken_up = Match.restore(TALLY, match.header, match.moves[:kept], seed="abc")
        assert gambled(taken_up, 5 - kept // 2) == wanted


def test_a_host_takes_a_deal_as_well() -> None:
    host = Host(TALLY, (None, None), seed="abc", options=GOAL)
    assert gambled(host.match, 5) == gambled(Match(TALLY, seed="abc", options=GOAL), 5)


def test_neither_a_seal_nor_a_draw_holds_the_deal() -> None:
    deal = new_deal()
    assert len(deal) == 32
    assert seal(deal) == seal(deal) != seal(new_deal())
    assert deal not in seal(deal)
    assert deal not in str(generator(deal, "0").getstate())
