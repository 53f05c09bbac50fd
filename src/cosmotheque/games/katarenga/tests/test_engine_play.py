"""The engine's bots find wins, keep to limits, choose only listed actions, and beat simple bots."""

import subprocess
import sys
from time import process_time
from typing import Any

import pytest

from cosmotheque.core.bot import Bot, Limit
from cosmotheque.core.game import AnyGame, Move, Seat
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.bots import BOTS
from cosmotheque.games.katarenga.bots.engine import board
from cosmotheque.games.katarenga.bots.engine.bridge import move_from, problem_of
from cosmotheque.games.katarenga.bots.engine.thinker import Thinker
from cosmotheque.games.katarenga.game import GAMES

BIG_BANG, BASE = "katarenga-big-bang", "katarenga"
LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")

WINS_AT_ONCE = [
    (
        BIG_BANG,
        "YRBGYBGR/RBGBRGYY/GYRYGRBB/BYGRBYRG/RYBGYRBG/GYGRBBGR/BBRYGYRY/YRGBRYGB"
        " 1bw2w1B/b7/7w/5b2/b7/7w/w7/1b1wb2W BR b 55",
    ),
    (
        BASE,
        "GRYBYRBG/BGRGBBGR/YYBRGYRY/RGBYRYGB/GBYRBYRG/BGRGGRBB/RBYYRGYY/YRGBYBGR 8/2b5/4b3/4w3/8/5w2/4w3/8 ---- w 34",
    ),
]
WINS_NEXT_TURN = [
    (
        BIG_BANG,
        "BYRGGRYB/GRGBBBRG/YYBRYYGR/RGBYRGBY/GBYRYRGB/BGRGBBRY/RBYYGYGR/YRGBRYBG"
        " 1b1w4/w4w1w/b3b3/7b/3w4/7b/8/B1w2b1W GY w 34",
    ),
    (
        BIG_BANG,
        "BGYRRGBY/YRYGYYBR/RGBBBGRG/GBRYGRYB/GBRYRYBG/BGBRGYBR/YRYGBGRY/RGYBYRGB"
        " 3ww2b/b4b1w/w7/3b4/2bw4/1w5w/4b2b/4bw2 RY w 22",
    ),
    (
        BASE,
        "RGBYYRGB/YYBRBGRY/GRGBGYBR/BYRGRYBG/GBYRYRGB/BGRGBBRY/RBYYGYGR/YRGBRYBG 8/8/4ww2/8/b7/8/b7/8 ---- b 85",
    ),
    (
        BASE,
        "BGYRRGBY/YRYGYYBR/RGBBBGRG/GBRYGRYB/GBRYRYBG/BGBRGYBR/YRYGBGRY/RGYBYRGB 7b/8/b4b2/2w5/3w4/8/8/7b ---- b 47",
    ),
]


def make(slug: str, name: str, seed: int = 1) -> Bot:
    return BOTS[slug][name].make(GAMES[slug], seed)


def at(slug: str, position: str) -> Match:
    return Match(GAMES[slug], options={"position": position})


def chosen(match: Match, bot: Bot, limit: Limit) -> Any:
    seat = match.state.turn
    return bot.choose(match.moment(seat), limit)


def wins_at_once(game: AnyGame, state: Any, seat: Seat, action: Any) -> bool:
    outcome = game.outcome(game.apply(state, Move(seat, action)).state)
    return outcome is not None and outcome.scores[seat] > outcome.scores[1 - seat]


def can_win(game: AnyGame, state: Any, seat: Seat) -> bool:
    return any(wins_at_once(game, state, seat, action) for action in game.legal_actions(state, seat))


def play(slug: str, bots: tuple[Bot, Bot], seed: int, limit: Limit) -> Match:
    """One game; `Match` refuses an action that is not legal."""
    match = Match(GAMES[slug], seed=seed)
    while match.outcome is None:
        match.play(match.state.turn, chosen(match, bots[match.state.turn], limit))
    return match


@pytest.mark.parametrize(("slug", "position"), WINS_AT_ONCE)
@pytest.mark.parametrize("level", ["level-3", "level-4", "level-5"])
def test_a_win_at_once_is_taken(slug: str, position: str, level: str) -> None:
    """KBB-18, KAT-4."""
    match = at(slug, position)
    action = chosen(match, make(slug, level), Limit(nodes=5000))
    assert wins_at_once(match.game, match.state, match.state.turn, action)


@pytest.mark.parametrize(("slug", "position"), WINS_NEXT_TURN)
def test_a_win_on_the_next_turn_is_prepared(slug: str, position: str) -> None:
    """After the move chosen, every reply leaves a win at once; there is none yet, and few moves do that."""
    match = at(slug, position)
    game, state, seat = match.game, match.state, match.state.turn
    assert not can_win(game, state, seat)
    action = chosen(match, make(slug, "level-5"), Limit(nodes=20_000))
    after = game.apply(state, Move(seat, action)).state
    other = after.turn
    replies = [game.apply(after, Move(other, reply)).state for reply in game.legal_actions(after, other)]
    assert all(can_win(game, reply, seat) for reply in replies)


def test_the_larger_margin_is_preferred() -> None:
    """KBB-18: the winning oust puts the pawn where it is not settled, though its own goal squares are vacant."""
    match = at(*WINS_AT_ONCE[0])
    seat = match.state.turn
    scores = [
        match.game.outcome(match.game.apply(match.state, Move(seat, action)).state).scores[seat]  # type: ignore[union-attr]
        for action in match.actions(seat)
        if wins_at_once(match.game, match.state, seat, action)
    ]
    match.play(seat, chosen(match, make(BIG_BANG, "level-5"), Limit(nodes=5000)))
    assert match.outcome is not None
    assert match.outcome.scores[seat] == max(scores)


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", [BIG_BANG, BASE])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finishes_games_and_repeats_itself_when_nodes_are_counted(slug: str, level: str) -> None:
    games = [play(slug, (make(slug, level, 3), make(slug, level, 4)), 5, Limit(nodes=300)) for _ in range(2)]
    assert games[0].moves == games[1].moves


@pytest.mark.long("rules")
@pytest.mark.parametrize("slug", [BIG_BANG, BASE])
@pytest.mark.parametrize(
    ("strong", "weak"), [("level-5", "random"), ("level-5", "greedy"), ("level-5", "level-3"), ("level-3", "level-1")]
)
def test_the_stronger_bot_wins(slug: str, strong: str, weak: str) -> None:
    """Four games on two boards with colours swapped."""
    margin = 0.0
    for seed in range(2):
        for seat in (0, 1):
            bots = (make(slug, strong), make(slug, weak)) if seat == 0 else (make(slug, weak), make(slug, strong))
            outcome = play(slug, bots, seed, Limit(nodes=3000)).outcome
            assert outcome is not None
            margin += (outcome.scores[seat] > 0) - (outcome.scores[1 - seat] > 0)
    assert margin >= 3


def test_repetition_and_the_last_move_are_draws() -> None:
    """KBB-19: a position seen twice before, and whatever is reached after 400 moves, is worth nothing."""
    match = Match(GAMES[BIG_BANG], seed=1)
    problem = problem_of(match.view(None))
    moves = [move_from(action) for action in match.actions(match.state.turn)]
    again = board.after(problem.tables, problem.position, moves[0]).key
    seen = dict(Thinker(problem._replace(past=(again, again)), moves, Limit(nodes=9999)).score_all(2))
    assert seen.pop(moves[0]) == 0
    assert 0 not in seen.values()
    last = problem._replace(position=problem.position._replace(number=399))
    assert {score for _, score in Thinker(last, moves, Limit(nodes=9999)).score_all(2)} == {0}


@pytest.mark.parametrize("seconds", [0.0, 0.15])
def test_the_time_limit_is_kept(seconds: float) -> None:
    """Without any time it still plays: what looks best at a glance, which in the opening is no step back."""
    bot, match = make(BIG_BANG, "level-5"), Match(GAMES[BIG_BANG], seed=1)
    began = process_time()
    action = chosen(match, bot, Limit(seconds=seconds))
    assert process_time() - began < seconds + 2
    assert action in match.actions(match.state.turn)


def test_numba_is_not_imported_before_a_bot_is_made() -> None:
    """The import takes seconds: looking at the shelf and playing without the engine must not pay for it."""
    script = "import sys, cosmotheque; cosmotheque.bots_of('katarenga'); assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True)  # noqa: S603 - our own text, our own interpreter
