"""Results of games, one file each: a run that was stopped goes on where it was."""

import os
from pathlib import Path

import msgspec

from cosmotheque.benchmark import sentences
from cosmotheque.benchmark.sitting import Counts, Sitting
from cosmotheque.benchmark.suite import SUITE
from cosmotheque.core import codec
from cosmotheque.core.errors import Said
from cosmotheque.core.text import Language

RUN = "run.json"


class Run(msgspec.Struct, frozen=True):
    """The terms that make games comparable: all of one folder have them in common."""

    player: str
    model: str = ""
    language: Language = "en"
    renamed: bool = False
    most_turns: int = 0
    suite: int = SUITE


class Usage(msgspec.Struct):
    """Tokens, as far as the player tells, and seconds until its answers came."""

    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0


class Result(msgspec.Struct, frozen=True):
    """One finished game. `score` is the seat's own, `record` the whole game as it can be replayed."""

    task: str
    game: str
    number: int
    seat: int
    score: float
    reason: str
    counts: Counts
    usage: Usage
    record: str


def result_of(sitting: Sitting, usage: Usage) -> Result:
    task, outcome = sitting.task, sitting.outcome
    assert outcome is not None  # noqa: S101 - only finished games have a result
    record = sitting.episode.match.record.to_jsonl().decode()
    score = outcome.scores[task.seat]
    return Result(task.id, task.game, task.number, task.seat, score, outcome.reason, sitting.counts, usage, record)


class Results:
    """The folder of a run."""

    def __init__(self, folder: Path, run: Run) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / RUN).is_file():
            self._write(RUN, codec.encode(run))
        before = codec.decode((folder / RUN).read_bytes(), Run)
        if before != run:
            raise Said(sentences.OTHER_RUN.filled(folder, codec.encode(before).decode()))

    def read(self) -> dict[str, Result]:
        """All finished games, by task."""
        found = (path for path in sorted(self._folder.glob("*.json")) if path.name != RUN)
        results = (codec.decode(path.read_bytes(), Result) for path in found)
        return {result.task: result for result in results}

    def keep(self, result: Result) -> None:
        self._write(f"{result.task}.json", codec.encode(result))

    def _write(self, name: str, data: bytes) -> None:
        """Whole or not at all."""
        part = self._folder / f"{name}.part"
        part.write_bytes(msgspec.json.format(data, indent=1) + b"\n")
        os.replace(part, self._folder / name)
