"""The rules against an independent implementation: counts of move sequences, and whole games move by move.

Every rule of movement, goals, ousting, captures, camps and ends (KBB-8 to KBB-19, KAT-1 to KAT-4) takes part.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cosmotheque.core.errors import BadOptions
from cosmotheque.core.match import Match
from cosmotheque.core.perft import divide, perft
from cosmotheque.games.katarenga.game import BASE_GAME, BIG_BANG, GAMES
from cosmotheque.games.katarenga.options import BigBangOptions
from cosmotheque.games.katarenga.tests import slow

TABLES = tomllib.loads((Path(__file__).parent / "perft" / "tables.toml").read_text())["position"]
BY_NAME = pytest.mark.parametrize("table", TABLES, ids=[table["name"] for table in TABLES])


def state_of(table: Mapping[str, Any]) -> Any:
    return Match(GAMES[table["game"]], options={"position": table["text"]}).state


@BY_NAME
def test_the_rules_count_what_the_table_says(table: Mapping[str, Any]) -> None:
    """KBB-8 to KBB-19, KAT-1 to KAT-4, to depth 4."""
    game, state = GAMES[table["game"]], state_of(table)
    assert [perft(game, state, depth) for depth in (1, 2, 3, 4)] == table["counts"]


@BY_NAME
def test_the_slow_implementation_agrees(table: Mapping[str, Any]) -> None:
    """KBB-8 to KBB-19, KAT-1 to KAT-4, to depth 3 (depth 4 was checked when the table was made)."""
    position = slow.read(table["text"])
    assert [slow.perft(position, depth) for depth in (1, 2, 3)] == table["counts"][:3]


def test_shares_by_first_move_add_up() -> None:
    """KBB-20: `divide` names first moves in notation."""
    table = TABLES[0]
    shares = divide(GAMES[table["game"]], state_of(table), 3)
    assert len(shares) == table["counts"][0]
    assert sum(shares.values()) == table["counts"][2]


def test_chance_is_not_counted() -> None:
    """KBB-3: before the board is laid nobody can move."""
    start = BIG_BANG.start(BigBangOptions(), 2)
    assert perft(BIG_BANG, start, 0) == 1
    for count in (perft, divide):
        with pytest.raises(BadOptions, match="chance"):
            count(BIG_BANG, start, 1)


@pytest.mark.parametrize("slug", [BIG_BANG.meta.slug, BASE_GAME.meta.slug])
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_agree_move_by_move(slug: str, seed: int) -> None:
    """KBB-8 to KBB-20, KAT-1 to KAT-4: the same moves, the same positions, the same end (KBB-19 by full history)."""
    game, rng = GAMES[slug], Random(seed)
    match = Match(game, seed=seed)
    position = slow.read(match.view(None).position)
    while match.actors():
        actions = {game.notation.write(action): action for action in match.actions(match.state.turn)}
        assert sorted(actions) == sorted(slow.moves(position))
        move = rng.choice(sorted(actions))
        match.play(match.state.turn, actions[move])
        position = slow.play(position, move)
        assert match.view(None).position == slow.write(position)
    assert slow.is_over(position)
