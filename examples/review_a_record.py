"""Reviewing a record: what was played, what the game's mentor would rather have done, and why.

    python examples/review_a_record.py [game.jsonl]

Without a file, bots play a game first, and its record is written to `game.jsonl`.
"""

import sys
from pathlib import Path

import cosmotheque
from cosmotheque import arena, registry, review

SLUG = "katarenga"


def played(path):
    """A game of bots that make mistakes, as a file."""
    bots = cosmotheque.bots_of(SLUG)
    record = arena.play_game(cosmotheque.load(SLUG), [bots["greedy"], bots["random"]], seed=4).record
    path.write_bytes(record.to_jsonl())
    return path


def main(path=None, most=3):
    match = cosmotheque.replay((path or played(Path("game.jsonl"))).read_bytes())
    mentor = registry.mentor(match.game.meta.slug)
    reviewed = [found for found in review.remarks(match, mentor) if found.remark is not None]
    worst = sorted(reviewed, key=lambda found: -found.remark.cost)[:most]
    for found in worst:
        move = match.game.notation.write(match.moves[found.number].action)
        print(f"Move {found.number + 1}, seat {found.seat}: {move} ({found.remark.grade}). {found.remark.said.en}")
    print(f"{len(reviewed)} choices; {match.outcome}")
    return worst


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
