"""The bodies of a lesson's requests."""

from typing import Annotated, Any

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.core.lesson import Reply
from cosmotheque.core.text import Text
from cosmotheque.server.wire.parts import Message

MOST_ANSWERS = 100


class Answers(Message, frozen=True, kw_only=True):
    """All answers to a chapter's steps so far: an action of the game, or null for a step that is only read.

    `drawn` is for a browser without a board for the game.
    """

    answers: Annotated[tuple[Any, ...], msgspec.Meta(max_length=MOST_ANSWERS)] = ()
    drawn: bool = False


class LessonShot(msgspec.Struct, frozen=True):
    """The board after a move, as the learner sees it, what led there, and how many milliseconds to watch that."""

    view: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    actors: tuple[int, ...]
    now: int
    watch: int


class LessonFrame(msgspec.Struct, frozen=True):
    """The learner's place in a chapter.

    - `said` is the text of this step, None at the end. `points` are keys of the board.
    - `asks`: the step asks for one of the `actions`.
    - `shots` are the results of the last answer, one move after the other.
    - `here` is the board of this step, which `jumps` there where it has a position of its own; `history` is all that
      happened in it.
    """

    step: int
    steps: int
    seat: int
    seats: int
    said: Text | None
    rules: tuple[str, ...]
    points: tuple[str, ...]
    asks: bool
    reply: Reply | None
    shots: tuple[LessonShot, ...]
    here: LessonShot
    jumps: bool
    history: tuple[msgspec.Raw, ...]
    actions: tuple[msgspec.Raw, ...]
    outcome: Outcome | None = None
    deadline: int | None = None
