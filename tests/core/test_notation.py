"""Every game on the shelf that reads its notation reads what was played, and answers anything else in a sentence."""

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from cosmotheque import registry
from cosmotheque.core.errors import BadNotation
from cosmotheque.core.match import Match
from cosmotheque.core.record import read_record

RECORDS = Path(__file__).parents[1] / "records"
READING = [slug for slug in registry.playable() if registry.load(slug).notation.read]


@pytest.mark.parametrize("slug", READING)
def test_what_was_played_is_read_as_it_is_written(slug: str) -> None:
    game = registry.load(slug)
    assert game.notation.read
    for path in (RECORDS / slug).rglob("*.jsonl"):
        for move in read_record(path.read_bytes(), game).moves:
            if move.seat >= 0:
                assert game.notation.read(game.notation.write(move.action)) == move.action


@pytest.mark.parametrize("slug", READING)
def test_no_line_breaks_a_reader(slug: str) -> None:
    """A line is an action or BadNotation."""
    game, match, rng = registry.load(slug), Match(registry.load(slug), seed=1), Random(1)
    assert game.notation.read
    written = [game.notation.write(action) for seat in sorted(match.actors()) for action in match.actions(seat)]
    for line in ["", " ", "%%", "1", "a b c d e", *(_spoil(line, rng) for line in written[:200])]:
        with suppress(BadNotation):
            assert game.notation.write(game.notation.read(line))


def _spoil(line: str, rng: Random) -> str:
    at = rng.randrange(len(line))
    return line[:at] + rng.choice(["", " ", "-", "9", "x", "²", "/"]) + line[at + 1 :]
