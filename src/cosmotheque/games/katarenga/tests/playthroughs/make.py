"""Makes the stored playthroughs, one for each way a game can end; make them anew when the rules change.

They are random games, the shortest of many seeds for each end:
`python -m cosmotheque.games.katarenga.tests.playthroughs.make`
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

from cosmotheque.core.game import AnyGame, Move
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record
from cosmotheque.games.katarenga.actions import SLIDES, Action, Slide
from cosmotheque.games.katarenga.game import GAMES

Style: TypeAlias = Callable[[Match, Random], Action]
FOLDER = Path(__file__).parent
SEEDS = 200


def write_playthroughs(folder: Path = FOLDER, seeds: int = SEEDS) -> None:
    """One file for each end reason, as the laws look for them."""
    for slug, game in GAMES.items():
        for reason, record in shortest_games(game, seeds).items():
            (folder / f"{slug}--{reason}.jsonl").write_bytes(record.to_jsonl())


def shortest_games(game: AnyGame, seeds: int) -> dict[str, Record]:
    """The shortest random game for each end reason that came up, in three styles of play."""
    found: dict[str, Record] = {}
    for seed in range(seeds):
        for style in (aimless, homesick, peaceful):
            match = play(game, seed, style)
            assert match.outcome is not None
            reason = match.outcome.reason
            if reason not in found or len(match.moves) < len(found[reason].moves):
                found[reason] = match.record
    return found


def play(game: AnyGame, seed: int, style: Style) -> Match:
    """A whole game in one style."""
    match, rng = Match(game, seed=seed), Random(seed)
    while match.actors():
        match.play(match.state.turn, style(match, rng))
    return match


def aimless(match: Match, rng: Random) -> Action:
    """Any move."""
    action: Action = rng.choice(match.actions(match.state.turn))
    return action


def homesick(match: Match, rng: Random) -> Action:
    """Mostly back where one came from, so that positions repeat."""
    last = match.moves[-2].action if len(match.moves) > 2 else None
    if isinstance(last, Slide) and rng.random() < 0.8:
        back = SLIDES[last.target][last.start]
        if back in match.actions(match.state.turn):
            return back
    return aimless(match, rng)


def peaceful(match: Match, rng: Random) -> Action:
    """A move that changes nothing for good, so that the game goes on to the last move allowed."""
    turn = match.state.turn
    quiet = [
        action
        for action in match.actions(turn)
        if len(match.game.apply(match.state, Move(turn, action)).state.past) > 1
    ]
    return rng.choice(quiet) if quiet else aimless(match, rng)


if __name__ == "__main__":
    write_playthroughs()
