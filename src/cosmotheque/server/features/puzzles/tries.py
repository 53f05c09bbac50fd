"""Puzzles that a person has tried, each with time and result: a log for each game.

A person's strength and number of solved puzzles in a row follow from it, in their browser. Devices that were apart have
logs that are put together by time, so that all of them agree. Packs are public with their answers: people can deceive
themselves, and nobody else sees it.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from cosmotheque.core import codec
from cosmotheque.server.features.puzzles.wire import NewTry, PuzzleTries, PuzzleTry
from cosmotheque.server.live.tables import now_text
from cosmotheque.server.store import Store
from cosmotheque.server.store.documents import Kind, only
from cosmotheque.study.shipped import right_answers

MOST_TRIES = 2000
MOST_GAMES = 100
MARK_LETTERS = 16


class TriesRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The tries of a person at the puzzles of a game, from old to new; its id has both."""

    id: str
    created: str
    person: str
    game: str
    tries: tuple[PuzzleTry, ...] = ()
    revision: int = 0


async def list_tries(store: Store, person: str) -> list[PuzzleTries]:
    """All tries of a person, game by game."""
    found = await TRIES.of(store, person, MOST_GAMES)
    return [PuzzleTries(one.game, _mark(one.tries), one.tries) for one in sorted(found, key=lambda one: one.game)]


async def add(store: Store, person: str, game: str, new: Iterable[NewTry], mark: str, now: int) -> PuzzleTries:
    """Store new tries of a person. A browser that knows all the rest, as its `mark` says, does not get it again."""
    name = f"{person}/{game}"
    judged = [one for one in (_judge(game, one, now) for one in new) if one is not None]
    before = ""

    def add_to(old: TriesRecord | None) -> TriesRecord:
        nonlocal before
        record = old or TriesRecord(id=name, created=now_text(), person=person, game=game)
        before = _mark(record.tries)
        return replace(record, tries=merge_logs(record.tries, judged))

    tries = (await TRIES.change(store, name, add_to)).tries
    return PuzzleTries(game, _mark(tries), None if mark == before else tries)


def join_tries(kept: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two logs of what has become one person, as they are stored."""
    return {**kept, "tries": merge_logs(kept["tries"], other["tries"])}


def merge_logs(*logs: Iterable[Sequence[Any]]) -> tuple[PuzzleTry, ...]:
    """Logs put together by time. Of too many the oldest go, those first that were not the first at their puzzle."""
    known = dict[tuple[str, int], PuzzleTry]()
    for log in logs:
        for puzzle, solved, at in log:
            known.setdefault((puzzle, at), (puzzle, solved, at))
    tries = sorted(known.values(), key=lambda one: (one[2], one[0]))
    if len(tries) <= MOST_TRIES:
        return tuple(tries)
    first = {one[0]: one for one in reversed(tries)}
    others = [one for one in tries if first[one[0]] is not one]
    dropped = set(others[: len(tries) - MOST_TRIES])
    return tuple(one for one in tries if one not in dropped)[-MOST_TRIES:]


TRIES = Kind("tries", TriesRecord, lambda record: (record.person,), tell=only("game", "tries"), join=join_tries)


def _judge(game: str, new: NewTry, now: int) -> PuzzleTry | None:
    """A try with what it was worth; None for one at a puzzle that is not in the pack any more."""
    right = right_answers(game).get(new.puzzle)
    return None if right is None else (new.puzzle, new.answer in right, min(new.at, now))


def _mark(tries: Sequence[PuzzleTry]) -> str:
    """The mark of a list of tries, which is the same for the same list."""
    return sha256(codec.encode(tries)).hexdigest()[:MARK_LETTERS]
