"""The engine's private board says what the rules say: perft tables, random play, with Numba and without."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cosmotheque.core.bot import Limit
from cosmotheque.core.match import Match
from cosmotheque.games.katarenga.actions import Oust, Slide
from cosmotheque.games.katarenga.bots import BOTS
from cosmotheque.games.katarenga.bots.engine import board, jit
from cosmotheque.games.katarenga.bots.engine.board import DRAWN, LOST, RUNNING, WON
from cosmotheque.games.katarenga.bots.engine.bridge import move_from, problem_of
from cosmotheque.games.katarenga.bots.engine.tables import ALL
from cosmotheque.games.katarenga.game import GAMES

Entry = dict[str, Any]
TABLES: list[Entry] = tomllib.loads((Path(__file__).parent / "perft" / "tables.toml").read_text("utf-8"))["position"]

PLAIN = """
import json, sys
sys.modules["numba"] = sys.modules["numpy"] = None
from cosmotheque.games.katarenga.bots.engine import jit
from cosmotheque.games.katarenga.tests.test_engine_board import choose, count_lines
assert not jit.COMPILED
for entry in json.loads(sys.stdin.read()):
    print(json.dumps([[count_lines(entry, depth) for depth in (1, 2, 3)], choose(entry)]))
"""


def start(entry: Entry) -> Match:
    return Match(GAMES[entry["game"]], options={"position": entry["text"]})


def count_lines(entry: Entry, depth: int) -> int:
    t, position, _ = problem_of(start(entry).view(None))
    return int(board.perft(t, position, depth, jit.zeros(board.MAX_MOVES * depth), 0))


def choose(entry: Entry) -> str:
    match = start(entry)
    bot = BOTS[entry["game"]]["level-5"].make(match.game, 1)
    return match.game.notation.write(bot.choose(match.moment(match.state.turn), Limit(nodes=400)))


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry["name"])
def test_perft_agrees_with_the_tables(entry: Entry) -> None:
    """KBB-8 to KBB-18 and KAT-2 to KAT-4 on the private board, to depth 4."""
    assert [count_lines(entry, depth) for depth in (1, 2, 3, 4)] == entry["counts"]


def test_plain_python_counts_and_chooses_the_same() -> None:
    """Without Numba and NumPy the kernels run as plain Python: same counts, same chosen moves."""
    done = subprocess.run(  # noqa: S603 - our own text, our own interpreter
        [sys.executable, "-c", PLAIN], input=json.dumps(TABLES), stdout=subprocess.PIPE, text=True, check=True
    )
    plain = [json.loads(line) for line in done.stdout.splitlines()]
    assert plain == [[entry["counts"][:3], choose(entry)] for entry in TABLES]


def check_position(match: Match) -> None:
    """The private board lists exactly the legal moves, and its key is the one made from scratch."""
    t, position, _ = problem_of(match.view(None))
    buffer = jit.zeros(board.MAX_MOVES)
    end = board.list_moves(t, position, t[ALL], buffer, 0)
    listed = [int(buffer[index]) for index in range(end)]
    assert sorted(listed) == sorted(map(move_from, match.actions(match.state.turn)))
    assert board.status(t, position) == RUNNING


def check_move(before: Any, action: Any, match: Match) -> None:
    """A move leads to the position that the rules lead to, key included, and ends the game when they do."""
    t, position, _ = problem_of(before)
    after = board.after(t, position, move_from(action))
    assert after == problem_of(match.view(None)).position
    outcome, turn = match.outcome, match.state.turn
    if outcome is None or outcome.reason == "repetition":
        assert board.status(t, after) == RUNNING
    elif outcome.scores[0] == outcome.scores[1]:
        assert board.status(t, after) == DRAWN
    else:
        assert board.status(t, after) == (WON if outcome.scores[turn] > outcome.scores[1 - turn] else LOST)


def kind_of(before: Any, action: Any) -> str:
    if not isinstance(action, Slide):
        return type(action).__name__
    if before.pawns[action.target] == ".":
        return "Slide"
    return "Double" if before.goals else "Capture"


@pytest.mark.parametrize(
    ("slug", "kinds"),
    [("katarenga-big-bang", {"Slide", "Oust", "Double"}), ("katarenga", {"Slide", "Capture", "Camp"})],
)
def test_random_play_agrees_with_the_rules(slug: str, kinds: set[str]) -> None:
    """KBB-8 to KBB-19, KAT-2 to KAT-4: legal moves, the positions they lead to, their keys, and the end."""
    rng, positions = Random(slug), 0
    seen: set[str] = set()
    while positions < 400 or not kinds <= seen:
        match = Match(GAMES[slug], seed=rng.getrandbits(32))
        while match.outcome is None:
            check_position(match)
            before, actions = match.view(None), match.actions(match.state.turn)
            rare = [action for action in actions if isinstance(action, Oust) or kind_of(before, action) == "Double"]
            action = rng.choice(rare or actions)
            match.play(match.state.turn, action)
            check_move(before, action, match)
            seen.add(kind_of(before, action))
            positions += 1
