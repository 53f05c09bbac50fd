"""The trained network: its arrays are the rules, it thinks alike alone and in company, and it plays."""

from importlib.resources import files
from itertools import pairwise, permutations, product
from random import Random

import numpy as np
import pytest

from cosmotheque.core.bot import Limit
from cosmotheque.core.game import CHANCE, Move
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.actions import Action, Oust, Pass, Slide
from cosmotheque.games.katarenga.bots import BOTS
from cosmotheque.games.katarenga.bots.network import arrays
from cosmotheque.games.katarenga.bots.network.boards import boards, openings
from cosmotheque.games.katarenga.bots.network.bot import load_weights
from cosmotheque.games.katarenga.bots.network.bridge import games_of
from cosmotheque.games.katarenga.bots.network.net import sight, think
from cosmotheque.games.katarenga.components import BORDER, COLOURS, assemble, mask_of, opening_pawns, suits_big_bang
from cosmotheque.games.katarenga.game import BIG_BANG
from cosmotheque.games.katarenga.rules.big_bang import legal_actions
from cosmotheque.games.katarenga.state import State

from .boards import big_bang

SLUG = "katarenga-big-bang"
TABLES = arrays.tables(np)


def eager(rng: Random, actions: list[Action]) -> Action:
    """A move that goes to the border or ousts, more often than not: so that games end and pawns are in hand."""
    near = [action for action in actions if isinstance(action, Oust | Slide) and BORDER >> action.target & 1]
    return rng.choice(near if near and rng.random() < 0.7 else actions)


def played(seed: int) -> list[tuple[State, Action | None]]:
    """A game at random: its states, each with the action that was taken in it."""
    rng, found = Random(seed), []
    state = BIG_BANG.start(BIG_BANG.types.options(opening=("chequered", "halves", "quarters")[seed % 3]), 2)
    assert BIG_BANG.chance
    state = BIG_BANG.apply(state, Move(CHANCE, BIG_BANG.chance(state, rng))).state
    while not state.ended:
        action = eager(rng, list(legal_actions(state, state.turn)))
        found.append((state, action))
        state = BIG_BANG.apply(state, Move(state.turn, action)).state
    return [*found, (state, None)]


def decisions(action: Action) -> list[int]:
    """The decisions that an action is on the arrays: one, or two if a pawn is ousted."""
    if isinstance(action, Pass):
        return [arrays.PASS]
    assert isinstance(action, Slide | Oust)
    first = [64 * action.start + action.target]
    return [*first, arrays.SLIDES + action.to] if isinstance(action, Oust) else first


def shown(state: State) -> arrays.Games:
    return games_of(TABLES, BIG_BANG.view(state, state.turn))


def allowed(games: arrays.Games) -> set[int]:
    reached = arrays.reach(TABLES, games.colours, games.pawns.any(1))
    return set(np.nonzero(arrays.legal(TABLES, games, reached)[0])[0])


@pytest.mark.long("rules")
@pytest.mark.parametrize("seed", range(9))
def test_the_arrays_are_the_rules_move_by_move(seed: int) -> None:
    games = None
    for (state, action), (after, _) in pairwise(played(seed)):
        expected = shown(state)
        games = games or expected
        for mine, rules in zip(games[:-2], expected[:-2], strict=True):
            assert (mine == rules).all()
        assert arrays.occurrences(TABLES, games)[0] == state.past.count(state.past[-1])
        actions = legal_actions(state, state.turn)
        assert allowed(games) == {decisions(listed)[0] for listed in actions}
        assert action
        for decision in decisions(action):
            if games.placing[0]:
                assert allowed(games) == {decisions(x)[1] for x in actions if decisions(x)[0] == decisions(action)[0]}
            games, over, points, goes_on = arrays.step(TABLES, games, np.array([decision]))
            if over[0]:
                break
        outcome = BIG_BANG.outcome(after)
        assert bool(over[0]) == (outcome is not None)
        assert not goes_on[0]
        if outcome:
            assert points[0] == outcome.scores[state.turn] - outcome.scores[1 - state.turn]


def test_games_at_random_end_in_every_way() -> None:
    """The cases that the test above has to cover: wins, draws, pawns ousted."""
    games = [played(seed) for seed in range(9)]
    assert {game[-1][0].ended for game in games} >= {"all-settled", "repetition"}
    assert any(isinstance(action, Oust) for game in games for _, action in game)


@pytest.mark.long("rules")
def test_training_deals_every_suitable_board_and_no_other() -> None:
    """KBB-3, KBB-5: by the components, for every 41st way to lay the four quarters; none is dealt twice."""
    faces = ["".join(face) for face in product("Aa", "0123")]
    ways = [(order, shown) for order in permutations("ABCD") for shown in product(faces, repeat=4)][::41]
    dealt = {"".join(COLOURS[number] for number in board) for board in boards()}
    suitable = 0
    for order, shown in ways:
        names = (letter if face[0] == "A" else letter.lower() for letter, face in zip(order, shown, strict=True))
        colours = assemble(" ".join(name + face[1] for name, face in zip(names, shown, strict=True)))
        suitable += suits_big_bang(colours)
        assert (colours in dealt) == suits_big_bang(colours)
    assert len(dealt) == len(boards())
    assert 0.9 < len(dealt) / (41 * suitable) < 1.1


def test_training_deals_the_three_openings() -> None:
    """KBB-6."""
    dealt = [tuple(mask_of(*np.nonzero(side)[0].tolist()) for side in opening) for opening in openings()]
    assert dealt == [opening_pawns(name) for name in ("chequered", "halves", "quarters")]


def test_the_network_thinks_alike_alone_and_in_company() -> None:
    alone = [shown(state) for state, _ in played(3)[:40:8]]
    together = arrays.Games(*(np.concatenate(parts) for parts in zip(*alone, strict=True)))
    logits, worth = think(np, load_weights(), sight(TABLES, together))
    for number, games in enumerate(alone):
        own_logits, own_worth = think(np, load_weights(), sight(TABLES, games))
        assert np.allclose(own_logits[0], logits[number], atol=1e-3)
        assert np.allclose(own_worth[0], worth[number], atol=1e-4)


def test_a_position_is_worth_the_opposite_of_its_mirror() -> None:
    """White doubles the corner next, whatever black does: neither side is in doubt about it."""
    drawn = """
        w...w...
        ..w.....
        .......w
        ..bbb...
        w.bbb...
        .......w
        ........
        .w.bbw..
    """
    worths = [
        float(think(np, load_weights(), sight(TABLES, shown(big_bang(drawn, "RG", turn).state)))[1][0]) for turn in "wb"
    ]
    assert worths[0] > 0.5
    assert worths[1] < -0.5


def choice(match: Match, nodes: int) -> Action:
    bot = BOTS[SLUG]["network"].make(BIG_BANG, 0)
    chosen: Action = bot.choose(match.moment(match.state.turn), Limit(nodes=nodes))
    return chosen


@pytest.mark.long("rules")
@pytest.mark.parametrize("seed", range(3))
def test_it_chooses_what_is_listed_ousts_and_the_last_of_them_included(seed: int) -> None:
    for state, action in played(seed)[::6]:
        if action and len(legal_actions(state, state.turn)) > 1:
            match = Match(BIG_BANG, options={"position": BIG_BANG.view(state, None).position})
            assert choice(match, nodes=3) in legal_actions(state, state.turn)


def test_weights_are_small() -> None:
    weights = files("cosmotheque.games.katarenga.bots.network").joinpath("weights.npz")
    assert len(weights.read_bytes()) < 3_000_000


@pytest.mark.long("rules")
def test_without_a_look_ahead_it_beats_the_second_level() -> None:
    """Both colours of one board; no clock and no dice but the seed's."""
    for seat in (0, 1):
        match = Match(BIG_BANG, seed="network")
        bots = [BOTS[SLUG]["level-2"].make(BIG_BANG, 1), BOTS[SLUG]["level-2"].make(BIG_BANG, 2)]
        bots[seat] = BOTS[SLUG]["network"].make(BIG_BANG, 0)
        while not match.outcome:
            turn = match.state.turn
            match.play(turn, bots[turn].choose(match.moment(turn), Limit(nodes=0 if turn == seat else 2_000)))
        assert match.outcome.scores[seat] > 0


def test_it_wins_where_it_can() -> None:
    """An eighth pawn comes home in one move: the tree finds it whatever the network expects."""
    match = Match(
        BIG_BANG,
        options={
            "position": "YRBGYBGR/RBGBRGYY/GYRYGRBB/BYGRBYRG/RYBGYRBG/GYGRBBGR/BBRYGYRY/YRGBRYGB"
            " 1bw2w1B/b7/7w/5b2/b7/7w/w7/1b1wb2W BR b 55"
        },
    )
    match.play(match.state.turn, choice(match, nodes=200))
    assert match.outcome
    assert match.outcome.scores[1] > 0
