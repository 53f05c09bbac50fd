"""The bots' standing when a ladder was climbed: `ladder.json` in a game's folder, and its table in the README.

`python -m cosmotheque.arena.standing REPORT` stores what `cosmotheque arena GAME --ladder --json` printed, and prints
the table, which a test asks the README for.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from cosmotheque import registry
from cosmotheque.arena.ladder import Rung
from cosmotheque.arena.pool import Contest
from cosmotheque.arena.ratings import Rating
from cosmotheque.core.bot import Limit

FILE = "ladder.json"


class Standing(msgspec.Struct, frozen=True):
    """The pairings and ratings of a ladder, with what they were played by; without a limit each bot counts its own."""

    game: str
    version: int
    options: dict[str, Any]
    limit: Limit | None
    seats: int
    seed: int
    rungs: tuple[Rung, ...]
    ratings: tuple[Rating, ...]

    @property
    def contest(self) -> Contest:
        return Contest(self.game, self.options, self.limit, counted=True)


def read_standings(slug: str) -> dict[str, Standing]:
    """All that lie in the folder of a game, which may hold several."""
    path = registry.place(slug) / FILE
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Standing]) if path.is_file() else {}


def store(standing: Standing) -> None:
    standings = {**read_standings(standing.game), standing.game: standing}
    text = msgspec.json.format(msgspec.json.encode(dict(sorted(standings.items()))), indent=1)
    (registry.place(standing.game) / FILE).write_bytes(text + b"\n")


def as_markdown(standing: Standing) -> str:
    """A line for every pairing: the share of points of the first, or a team's mean score, with its interval."""
    lines = [f"| {' – '.join(rung.pairing)} | {rung.games} | {_show(rung)} |\n" for rung in standing.rungs]
    return "| bots | games | score |\n|---|---|---|\n" + "".join(lines)


def _show(rung: Rung) -> str:
    value, low, high = rung.score.value, rung.score.low, rung.score.high
    if len(rung.pairing) == 1:
        return f"{value:.2f} ({low:.2f}–{high:.2f})"
    return f"{100 * value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def main(path: str) -> None:
    standing = msgspec.json.decode(Path(path).read_bytes(), type=Standing)
    store(standing)
    sys.stdout.write(as_markdown(standing))


if __name__ == "__main__":
    main(*sys.argv[1:])
