"""A puzzle: a position, a question and a proof. `cosmotheque.study` looks for puzzles and packs them.

A game's `puzzles` says which questions it can ask of a position, and proves the answer by computing everything that
could happen. No opinion of a strong player counts: what is not certain is no puzzle.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from cosmotheque.core.game import Move
from cosmotheque.core.moment import Moment
from cosmotheque.core.text import RuleId, Text


class Theme(msgspec.Struct, frozen=True):
    """A kind of puzzle: what is asked, and the rules that one has to know for it."""

    slug: str
    title: Text
    question: Text
    rules: tuple[RuleId, ...]


class Verdict(msgspec.Struct, frozen=True):
    """The reply to an action, and the keys of the board that it speaks of, as its `data-key` has them."""

    said: Text
    points: tuple[str, ...] = ()


NOT_ASKED: Final = Verdict(Text("", ""))
"""The verdict on an action of another kind than asked for: it is not offered at all."""


class Answer(msgspec.Struct, frozen=True):
    """Something to choose that is no action: a number, or a place of the board, with the key that it has there."""

    name: Text
    key: str = ""


class Proof(msgspec.Struct, frozen=True):
    """The numbers of the answers that are right, and a verdict on each of them: why it is right, or not.

    Without `answers` of their own, the answers are the listed actions.
    """

    right: tuple[int, ...]
    verdicts: tuple[Verdict, ...]
    answers: tuple[Answer, ...] = ()


class Setting(msgspec.Struct, frozen=True):
    """A number of seats, and options. Any of these `players`, by their names, sit there, or else those of the house."""

    seats: int
    options: dict[str, Any] = {}
    players: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Puzzler:
    """The maker of a game's puzzles. As fair as a mentor: it gets what the seat knows at that moment."""

    themes: tuple[Theme, ...]
    find: Callable[[Moment], Iterable[str]]
    """The slugs of the themes that may have an answer here; a quick look."""
    prove: Callable[[Moment, str], Proof | None]
    """The proof, by exhaustive or exact computation; None where there is no answer, or more than one, or where it is
    found without a thought."""
    difficulty: Callable[[Moment, str, Proof], float | None] | None = None
    """A number from 0 (no reader is misled) to 1, for puzzles that the choices of bots do not rate well; else
    None."""
    anew: Callable[[Any], Any] | None = None
    """Options that begin with the position of a view, for games in which the past of a position does not matter."""
    shorten: Callable[[Any, Sequence[Move[Any]]], Sequence[Move[Any]]] | None = None
    """A shorter way to the position after some moves, from the options; records are most of what a pack holds."""
    settings: tuple[Setting, ...] = ()
    """The setups played to look for puzzles; without any, the game as it stands with every number of seats."""
    warm_up: Callable[[], None] | None = None
    """Compiles what proofs need."""


Puzzlers: TypeAlias = Mapping[str, Puzzler]
"""The puzzle maker of each game, by its slug."""
