"""The strength of the bots of Bing Bang, and the speed of its rules in listing actions.

Three measures: the time of `legal_actions` on crowded boards; the rounds that one bot needs for a mission when its
neighbour only passes; and the share of games that one captain wins at a table of others, straightforward explorers
unless said otherwise, where an equal would win one in so many seats. Every sky is played once from each seat. With
`--endless` captains of one level sit among themselves instead, a sky a game; what counts then is how games end, and how
many Bing Bangs and reds a seat plays. With `--ladder` every level plays the one below it. With `--file` every game is
written down as it ends, and a run that was broken off goes on where it stopped; the cells take turns, so that all of
them fill up. Nothing depends on the clock: the bots think as long as they need.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

import msgspec

from cosmotheque import Match, registry
from cosmotheque.arena import Estimate, mean, wilson
from cosmotheque.core.bot import Bot, BotSpec, Limit
from cosmotheque.core.game import AnyGame
from cosmotheque.core.moment import Moment

GAME = "bing-bang"
BASELINE = "nearest"
ROUNDS = "rounds"
"""BB-62: the reason where nobody has won after 300 rounds."""
LEVELS = tuple(f"level-{level}" for level in range(1, 6))
AT_A_TIME = 12
"""Games of one cell before the next cell has its turn; every number of seats divides it."""


class Idle:
    """Ends its turn whenever it may."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, moment: Moment, limit: Limit) -> Any:
        ends = [action for action in moment.actions if type(action).__name__ == "EndTurn"]
        return ends[0] if ends else self._rng.choice(moment.actions)


IDLE = BotSpec("idle", 0, Idle)


class Cell(msgspec.Struct, frozen=True):
    """One bot among so many others of one kind, or of its own."""

    bot: str
    others: str
    seats: int
    piracy: bool = False

    def sky(self, number: int) -> int:
        """The sky of a game: the same from every seat, unless the seats are all alike."""
        return number if self.bot == self.others else number // self.seats

    def lineup(self, number: int) -> tuple[list[str], int]:
        """The bots at the seats of a game, and the seat of the bot itself."""
        seat = number % self.seats
        return [self.bot if other == seat else self.others for other in range(self.seats)], seat


class Result(msgspec.Struct, frozen=True):
    """One game of a cell, and how it ended; `seconds` of CPU the bot took for `moves` choices, the `slowest` of them.

    `bangs`, `reds` and `robberies` are those of all seats of the bot's kind.
    """

    cell: Cell
    number: int
    won: bool
    rounds: int
    moves: int
    seconds: float
    slowest: float
    reason: str = ""
    bangs: int = 0
    reds: int = 0
    robberies: int = 0


def play(cell: Cell, number: int, seed: int) -> Result:
    game, (names, mine) = registry.load(GAME), cell.lineup(number)
    match = Match(game, cell.seats, seed=seed + cell.sky(number), options={"piracy": cell.piracy})
    bots = [_bot(game, name, 1000 * number + seat) for seat, name in enumerate(names)]
    histories: list[list[Any]] = [[] for _ in names]
    seen = [0] * len(names)
    times: list[float] = []
    while match.outcome is None:
        seat = min(match.actors())
        histories[seat] += match.events_seen_by(seat, seen[seat])
        seen[seat] = len(match.moves)
        before = process_time()
        action = bots[seat].choose(Moment(seat, match.view(seat), match.actions(seat), histories[seat]), Limit())
        if seat == mine:
            times.append(process_time() - before)
        match.play(seat, action)
    won = match.outcome.scores[mine] == 1
    return Result(
        cell=cell,
        number=number,
        won=won,
        rounds=match.state.table.round,
        moves=len(times),
        seconds=sum(times),
        slowest=max(times, default=0.0),
        reason=match.outcome.reason,
        **_played(match, [seat for seat, name in enumerate(names) if name == cell.bot]),
    )


def _played(match: Match, seats: Sequence[int]) -> dict[str, int]:
    """The number of deeds of these seats, by the events that tell of them."""
    kinds = {"BingBang": "bangs", "RedLaid": "reds", "Robbed": "robberies"}
    told = [type(event).__name__ for event in match.events_seen_by(None) if getattr(event, "seat", None) in seats]
    return {field: told.count(kind) for kind, field in kinds.items()}


def _bot(game: AnyGame, name: str, seed: int) -> Bot:
    spec = IDLE if name == IDLE.name else registry.bot(GAME, name)
    return spec.make(game, seed)


def missing(cells: Sequence[Cell], games: int, done: Sequence[Result]) -> Iterator[tuple[Cell, int]]:
    """The games still to be played, a few of each cell in turn."""
    played = {(result.cell, result.number) for result in done}
    for start in range(0, games, AT_A_TIME):
        for cell in cells:
            for number in range(start, min(start + AT_A_TIME, games)):
                if (cell, number) not in played:
                    yield cell, number


def read(path: Path | None) -> list[Result]:
    """The games written down so far; a last line that was cut off is none."""
    if path is None or not path.is_file():
        return []
    lines = path.read_bytes().split(b"\n")
    return [msgspec.json.decode(line, type=Result) for line in lines[:-1] if line]


def table(cells: Sequence[Cell], results: Sequence[Result]) -> Iterator[str]:
    """One line a cell, as far as it was played."""
    yield "| cell | games | figure | 95 % | slowest choice |"
    yield "|---|---|---|---|---|"
    for cell in cells:
        played = [result for result in results if result.cell == cell]
        if not played:
            continue
        figure, slowest = _figure(cell, played), 1000 * max(result.slowest for result in played)
        yield f"| {_name(cell)} | {len(played)} | {_shown(cell, figure)} | {slowest:.0f} ms |"


def _name(cell: Cell) -> str:
    if cell.others == IDLE.name:
        return f"`{cell.bot}` alone, rounds to finish a mission"
    return f"`{cell.bot}` against {cell.seats - 1} × `{cell.others}`, games won"


def _figure(cell: Cell, played: Sequence[Result]) -> Estimate:
    if cell.others == IDLE.name:
        return mean([float(result.rounds) for result in played])
    return wilson(sum(result.won for result in played), len(played))


def _shown(cell: Cell, figure: Estimate) -> str:
    if cell.others == IDLE.name:
        return f"{figure.value:.1f} | {figure.low:.1f}–{figure.high:.1f}"
    return f"{figure.value:.0%} (equal: {1 / cell.seats:.0%}) | {figure.low:.0%}–{figure.high:.0%}"


def endings(cells: Sequence[Cell], results: Sequence[Result]) -> Iterator[str]:
    """One line a cell: how its games ended, how long they took, and what a seat played in a game."""
    yield "| cell | games | by rounds | other ends | rounds | Bing Bangs | reds | robberies |"
    yield "|---|---|---|---|---|---|---|---|"
    for cell in cells:
        played = [result for result in results if result.cell == cell]
        if not played:
            continue
        ends = Counter(result.reason for result in played)
        endless = ends.pop(ROUNDS, 0)
        others = ", ".join(f"{reason} {number}" for reason, number in ends.most_common())
        rounds = mean([float(result.rounds) for result in played]).value
        a_seat = [
            sum(getattr(result, field) for result in played) / len(played) / cell.seats
            for field in ("bangs", "reds", "robberies")
        ]
        yield (
            f"| {cell.seats} × `{cell.bot}`{', piracy' if cell.piracy else ''} | {len(played)} | {endless} | {others} "
            f"| {rounds:.1f} | {' | '.join(f'{figure:.2f}' for figure in a_seat)} |"
        )


def listing(positions: int, seed: int) -> str:
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
    return (
        f"legal_actions, {len(times)} positions: median {median(times):.2f} ms, "
        f"99 of 100 under {quantiles(times, n=100)[-1]:.2f} ms; "
        f"lists of {median(lengths):.0f} in the median, {max(lengths)} at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="per cell (default 300)")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 4, 6], help="tables to play at (default 2 4 6)")
    parser.add_argument("--bot", default="level-5", help="default level-5")
    parser.add_argument("--others", default=BASELINE, help=f"who sits at the other seats (default {BASELINE})")
    parser.add_argument("--endless", nargs="*", metavar="BOT", help="these bots among themselves, with how games end")
    parser.add_argument("--ladder", action="store_true", help="every level against the one below instead")
    parser.add_argument("--piracy", action="store_true", help="with the rules of piracy")
    parser.add_argument("--positions", type=int, default=4000, help="lists to time (default 4000)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path, help="write every game down here, and go on from what is there")
    args = parser.parse_args()
    if args.games < 1 or args.positions < 2:
        parser.error("--games must be above 0 and --positions above 1")
    cells = _cells(args)
    if args.endless is None and not args.ladder:
        print(listing(args.positions, args.seed), flush=True)
    results = read(args.file)
    for cell, number in missing(cells, args.games, results):
        result = play(cell, number, args.seed)
        results.append(result)
        if args.file is not None:
            with args.file.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
    print("\n".join((table if args.endless is None else endings)(cells, results)))


def _cells(args: argparse.Namespace) -> list[Cell]:
    """The cells asked for: bots among themselves, neighbouring levels, or one bot alone and among others."""
    if args.endless is not None:
        return [Cell(bot, bot, seats, args.piracy) for bot in args.endless or LEVELS for seats in args.seats]
    if args.ladder:
        steps = [*pairwise(LEVELS)][::-1]
        return [Cell(better, worse, seats, args.piracy) for worse, better in steps for seats in args.seats]
    return [
        *(Cell(bot, IDLE.name, 2) for bot in dict.fromkeys((args.bot, args.others))),
        *(Cell(args.bot, args.others, seats, args.piracy) for seats in args.seats),
    ]


if __name__ == "__main__":
    main()
