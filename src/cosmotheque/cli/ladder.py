"""The ladder of `cosmotheque arena`: its games are kept as they end, so that what was stopped goes on where it was."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from cosmotheque.arena import Contest, Estimate, Finished, Fixture, Ladder, Rung
from cosmotheque.arena.standing import Standing
from cosmotheque.cli import sentences
from cosmotheque.cli.output import table
from cosmotheque.cli.saving import tell_faults
from cosmotheque.core import codec
from cosmotheque.core.errors import BadNotation, BadRecord


class Terms(msgspec.Struct, frozen=True):
    """The terms that make games comparable: all of one file have them in common."""

    contest: Contest
    version: int
    seats: int
    seed: int


class Kept(msgspec.Struct, frozen=True):
    """One finished game."""

    fixture: Fixture
    finished: Finished


class Ledger:
    """A file of finished games, one a line under their terms; without a path, nothing."""

    def __init__(self, path: Path | None, terms: Terms) -> None:
        self._path, self._terms = path, terms

    def read(self) -> Iterator[Kept]:
        """The games that an earlier run has kept; a line that was not finished is dropped."""
        if self._path is None:
            return
        with tell_faults(self._path):
            data = self._path.read_bytes() if self._path.exists() else b""
        *lines, rest = (data or codec.encode(self._terms) + b"\n").split(b"\n")
        first, *games = lines or [rest]
        try:
            if codec.decode(first, Terms) != self._terms:
                raise BadRecord(sentences.OTHER_TERMS.filled(self._path))
            kept = [codec.decode(line, Kept) for line in games]
        except BadNotation as fault:
            raise BadRecord(sentences.NOT_READ.filled(self._path, fault.said)) from fault
        with tell_faults(self._path):
            self._path.write_bytes(b"".join(line + b"\n" for line in (first, *games)))
        yield from kept

    def keep(self, fixture: Fixture, finished: Finished) -> None:
        if self._path is not None:
            with tell_faults(self._path), self._path.open("ab") as file:
                file.write(codec.encode(Kept(fixture, finished)) + b"\n")


def standing_of(ladder: Ladder, terms: Terms) -> Standing:
    """The pairings and ratings, with what they were played by."""
    contest = terms.contest
    return Standing(
        contest.game,
        terms.version,
        contest.options,
        contest.limit,
        terms.seats,
        terms.seed,
        tuple(ladder.rungs()),
        tuple(ladder.ratings()),
    )


def as_text(standing: Standing) -> str:
    rungs = [
        [" – ".join(rung.pairing), str(rung.games), *_show(rung), f"{rung.seconds:.2f}"] for rung in standing.rungs
    ]
    ratings = [
        [rating.name, f"{rating.value:+.0f}", f"{rating.low:+.0f} – {rating.high:+.0f}"] for rating in standing.ratings
    ]
    return (
        table(["bots", "games", "score", "95 % interval", "seconds a game"], rungs)
        + "\n"
        + table(["bot", "rating", "95 % interval"], ratings)
    )


def _show(rung: Rung) -> list[str]:
    """A share of points between two, a score of a team."""
    score: Estimate = rung.score
    style = ".1%" if len(rung.pairing) > 1 else ".3f"
    return [f"{score.value:{style}}", f"{score.low:{style}} – {score.high:{style}}"]
