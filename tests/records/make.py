"""Makes the corpus of stored records: `python tests/records/make.py [SLUG ...]` from the root of the repository.

For today's rules version of each game: its playthroughs, which show every end, and games between its bots, one of them
given up. A folder that is there already is left alone: those records are what later rules have to keep replaying.
Only while a version has not been released may its folder be removed and made anew.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from cosmotheque import registry
from cosmotheque.arena.playing import play_game
from cosmotheque.bots import random_spec
from cosmotheque.core.bot import BotSpec
from cosmotheque.core.game import AnyGame
from cosmotheque.core.match import Match
from cosmotheque.core.record import Record, read_record
from cosmotheque.core.replaying import replay

FOLDER = Path(__file__).parent
GAMES_PACKAGE = Path(registry.games.__file__).parent
OUTCOMES = "outcomes.json"
SEEDS = (1, 2, 3)
MOST_BYTES = 40_000


def main(slugs: list[str]) -> None:
    for slug in slugs or registry.playable():
        game = registry.load(slug)
        folder = FOLDER / slug / f"v{game.meta.version}"
        if not folder.exists():
            store(game, folder, [*playthroughs(game), *bot_games(game)])


def store(game: AnyGame, folder: Path, records: list[tuple[str, Record]]) -> None:
    folder.mkdir(parents=True)
    outcomes = {}
    for name, record in records:
        lines = record.to_jsonl()
        if len(lines) <= MOST_BYTES:
            (folder / f"{name}.jsonl").write_bytes(lines)
            outcomes[f"{name}.jsonl"] = replay(record, game).outcome
    (folder / OUTCOMES).write_bytes(msgspec.json.format(msgspec.json.encode(outcomes), indent=1) + b"\n")


def playthroughs(game: AnyGame) -> Iterator[tuple[str, Record]]:
    folder = GAMES_PACKAGE / registry.folder(game.meta.slug) / "tests" / "playthroughs"
    for path in sorted(folder.glob(f"{game.meta.slug}--*.jsonl")):
        yield path.stem.rpartition("--")[2], read_record(path.read_bytes(), game)


def bot_games(game: AnyGame) -> Iterator[tuple[str, Record]]:
    """Games between the easier bots by numbers of seats, and half of one among the fewest, given up."""
    bots = easier_bots(game)
    for number in SEEDS:
        yield f"bots-{number}", bot_game(game, bots, game.meta.seats[number % len(game.meta.seats)], number)
    record = bot_game(game, bots, game.meta.seats[0], max(SEEDS) + 1)
    begun = Match.restore(game, record.header, record.moves[: len(record.moves) // 2])
    begun.concede(0)
    yield "given-up", begun.record


def easier_bots(game: AnyGame) -> list[BotSpec]:
    """Levels 1 and 2, or one that plays at random where a game has neither."""
    offered = registry.bots(game.meta.slug).values()
    return [bot for bot in offered if bot.level in (1, 2)] or [random_spec()]


def bot_game(game: AnyGame, bots: list[BotSpec], seats: int, seed: int) -> Record:
    return play_game(game, [bots[seat % len(bots)] for seat in range(seats)], seed=seed).record


if __name__ == "__main__":
    main(sys.argv[1:])
