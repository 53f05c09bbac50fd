"""The generic bots at real games: whatever is on the shelf, they know their seat and play legally."""

from random import Random

import msgspec
import pytest

from cosmotheque import Match, load, playable
from cosmotheque.arena import play_game
from cosmotheque.bots import generic_bots, greedy_spec, random_spec
from cosmotheque.core.bot import Limit

DECISIONS = 8
OPPOSED = [
    slug
    for slug in playable()
    if load(slug).appraise and not load(slug).meta.cooperative and 2 in load(slug).meta.seats
]


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
@pytest.mark.parametrize("slug", playable())
def test_they_play_legally(slug: str, name: str) -> None:
    """Bots start from the opening and from deeper in the game; Match refuses anything that is not listed."""
    game = load(slug)
    spec = list(generic_bots(game.meta).values())[["random", "greedy", "search"].index(name)]
    for depth in (0, 40):
        match = random_match(slug, depth)
        bot = spec.make(game, 1)
        for _ in range(DECISIONS):
            seats = sorted(seat for seat in match.actors() if seat >= 0)
            if not seats:
                break
            seat = seats[-1]
            match.play(seat, bot.choose(match.moment(seat), Limit(nodes=4)))


def random_match(slug: str, moves: int) -> Match:
    game, rng = load(slug), Random(5)
    match = Match(game, game.meta.seats[-1], seed=5)
    while len(match.moves) < moves and match.outcome is None:
        seats = sorted(seat for seat in match.actors() if seat >= 0)
        if not seats:
            match.ring()
            continue
        seat = rng.choice(seats)
        match.play(seat, game.measured.measure(match.view(seat), rng.choice(match.actions(seat)), rng))
    return match


@pytest.mark.parametrize("slug", OPPOSED)
def test_greed_beats_chance(slug: str) -> None:
    """Three pairs of games with seats swapped; a game's appraisal is worth having."""
    game = load(slug)
    greedy = msgspec.structs.replace(greedy_spec(), limit=Limit(nodes=100))
    points = 0
    for seed in range(3):
        first = play_game(game, [greedy, random_spec()], seed=seed).outcome.scores
        second = play_game(game, [random_spec(), greedy], seed=seed).outcome.scores
        points += (first[0] > first[1]) - (first[0] < first[1]) + (second[1] > second[0]) - (second[1] < second[0])
    assert points >= 2
