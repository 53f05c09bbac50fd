"""How well the bots of Bing Bang play, and how fast its rules list actions.

Three measures: the time of `legal_actions` on crowded boards; the rounds that one bot needs for a mission when its
neighbour only passes; and the share of games that one captain wins in a table of straightforward explorers, where an
equal would win one in so many seats.
"""

import argparse
import json
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Any

from cosmotheque import Match, registry
from cosmotheque.arena import Contest, Fixture, mean, play_fixtures, wilson
from cosmotheque.cli.progress import track
from cosmotheque.core.bot import BotSpec, Limit
from cosmotheque.core.game import AnyGame

GAME = "bing-bang"
BASELINE = "nearest"


class Idle:
    """Ends its turn whenever it may."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Any, actions: Sequence[Any], limit: Limit, history: Sequence[Any] = ()) -> Any:
        ends = [action for action in actions if type(action).__name__ == "EndTurn"]
        return ends[0] if ends else self._rng.choice(actions)


def listing(positions: int, seed: int) -> dict[str, Any]:
    """Milliseconds of CPU for a list, on boards of random play with six seats, as crowded as they come."""
    game, rng = registry.load(GAME), Random(seed)
    match = Match(game, 6, seed=seed)
    times: list[float] = []
    lengths: list[int] = []
    while len(times) < positions and match.outcome is None:
        seat = min(match.actors())
        before = process_time()
        actions = game.legal_actions(match.state, seat)
        times.append(1000 * (process_time() - before))
        lengths.append(len(actions))
        match.play(seat, rng.choice(actions))
    return {
        "positions": len(times),
        "median_ms": median(times),
        "p99_ms": quantiles(times, n=100)[-1],
        "longest_list": max(lengths),
        "median_list": median(lengths),
    }


def alone(bot: str, games: int, seed: int) -> dict[str, Any]:
    """Rounds to finish one mission while the other seat only passes."""
    game, spec = registry.load(GAME), registry.bot(GAME, bot)
    idle = BotSpec("idle", 0, Idle)
    rounds = [_rounds(game, [spec, idle], seed + number) for number in track(range(games), games, f"{bot} alone")]
    estimate = mean([float(count) for count in rounds])
    return {"bot": bot, "games": games, "rounds": estimate.value, "low": estimate.low, "high": estimate.high}


def _rounds(game: AnyGame, players: Sequence[BotSpec], seed: int) -> int:
    match = Match(game, len(players), seed=seed)
    bots = [player.make(game, seed + seat) for seat, player in enumerate(players)]
    while match.outcome is None:
        seat = min(match.actors())
        history = match.seen(seat) if players[seat].remembers else ()
        match.play(seat, bots[seat].choose(match.view(seat), match.actions(seat), players[seat].limit, history))
    rounds: int = match.state.table.round
    return rounds


def against(bot: str, seats: int, games: int, seed: int, jobs: int) -> dict[str, Any]:
    """How often one captain wins among explorers; its seat goes round the table."""
    fixtures = [
        Fixture(tuple(bot if seat == number % seats else BASELINE for seat in range(seats)), seed + number // seats)
        for number in range(games)
    ]
    wins, thinking, started = 0, 0.0, perf_counter()
    moves = 0
    for number, played in track(play_fixtures(Contest(GAME), fixtures, jobs), len(fixtures), f"{bot}, {seats} seats"):
        seat = fixtures[number].lineup.index(bot)
        wins += played.outcome.scores[seat] == 1
        thinking += played.thinking[seat]
        moves += sum(move.seat == seat for move in played.record.moves)
    rate = wilson(wins, games)
    return {
        "bot": bot,
        "seats": seats,
        "games": games,
        "win_rate": rate.value,
        "low": rate.low,
        "high": rate.high,
        "equal": 1 / seats,
        "ms_a_move": 1000 * thinking / moves,
        "minutes": (perf_counter() - started) / 60,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="per cell (default 300)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4, 6], help="tables to play at (default 2 4 6)")
    parser.add_argument("--bot", default="level-5", help="default level-5")
    parser.add_argument("--positions", type=int, default=4000, help="lists to time (default 4000)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    args = parser.parse_args()
    if args.games < 1 or args.positions < 2:
        parser.error("--games must be above 0 and --positions above 1")
    print(json.dumps({"legal_actions": listing(args.positions, args.seed)}), flush=True)
    for bot in (args.bot, BASELINE):
        print(json.dumps({"alone": alone(bot, args.games, args.seed)}), flush=True)
    for seats in args.seats:
        print(json.dumps({"against": against(args.bot, seats, args.games, args.seed, args.jobs)}), flush=True)


if __name__ == "__main__":
    main()
