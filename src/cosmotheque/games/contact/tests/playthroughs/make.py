"""Writes the stored playthroughs anew: `python -m cosmotheque.games.contact.tests.playthroughs.make`."""

from pathlib import Path

from cosmotheque import Match
from cosmotheque.games.contact.tests.table import guess, opened, play_round, transmit

FOLDER = Path(__file__).parent


def won() -> Match:
    match = opened(4, seed=42, level=4)
    for number in range(12):
        play_round(match, wrong=1 if number in (3, 7) else 0)
    return match


def lost() -> Match:
    match = opened(2, seed=42, level=6)
    transmit(match)
    for _ in range(6):
        guess(match, right=False)
    return match


if __name__ == "__main__":
    for match in (won(), lost()):
        assert match.outcome is not None
        (FOLDER / f"contact--{match.outcome.reason}.jsonl").write_bytes(match.record.to_jsonl())
