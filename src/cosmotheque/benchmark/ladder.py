"""Scores of the bots of each level at the same tasks, at the same seat.

`python -m cosmotheque.benchmark.ladder [SLUG ...]` writes the scores into the settings of a game. No bot thinks by the
clock, so that they come out the same again.
"""

import sys
from collections.abc import Sequence

import msgspec

from cosmotheque import registry
from cosmotheque.benchmark.suite import LEVELS, Task, read_settings, setting_of, settings_file, tasks_of
from cosmotheque.core.host import Host


def play_task(task: Task, name: str) -> float:
    """The score of a bot at the seat of a task."""
    players = [task.bot(name if seat == task.seat else task.others) for seat in range(task.seats)]
    host = Host(registry.load(task.game), players, seed=task.deal, options=task.options)
    host.go_on()
    outcome = host.match.outcome
    assert outcome is not None  # noqa: S101 - nobody outside was asked, so it was played to its end
    return outcome.scores[task.seat]


def measure(slug: str) -> None:
    """Play the tasks of a game with every level that it has, and write down how they fared."""
    offered = registry.bots(slug)
    ladder = {level: tuple(play_task(task, level) for task in tasks_of(slug)) for level in LEVELS if level in offered}
    settings = {**read_settings(slug), slug: msgspec.structs.replace(setting_of(slug), ladder=ladder)}
    text = msgspec.json.format(msgspec.json.encode(dict(sorted(settings.items()))), indent=1)
    settings_file(slug).write_bytes(text + b"\n")


def main(slugs: Sequence[str]) -> None:
    for slug in slugs or registry.playable():
        measure(slug)


if __name__ == "__main__":
    main(sys.argv[1:])
