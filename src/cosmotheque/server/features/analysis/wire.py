"""The bodies of an analysis: a place in a finished game or a puzzle, moves tried from there, and thoughts about it."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from cosmotheque.core.game import Outcome
from cosmotheque.server.wire.frames import Advice
from cosmotheque.server.wire.parts import Message, SeatNumber, Slug
from cosmotheque.server.wire.replay import RemarkInfo

MOST_TRIED = 300
MOST_STEPS = 100_000
SEEDS = 1 << 31

Eyes: TypeAlias = SeatNumber | Literal["mover", "all", "together", "truth"]
"""The knowledge that is shown: a seat's, that of the seat to move, the open view, what all know together, or the
whole truth."""


class Tried(Message, frozen=True, kw_only=True):
    """A move that is tried for a seat; for the game's own clock, -2, without an action. `seed` is for chance."""

    seat: Annotated[int, msgspec.Meta(ge=-2, le=15)]
    action: Any = None
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)] = 0


class Position(Message, frozen=True, kw_only=True):
    """A position: so many steps of a finished `table`, or of the way to a `puzzle` ("game/id"), then the moves `tried`.

    Without a step it is the end. `drawn` is for a browser without a board for the game.
    """

    table: Annotated[str, msgspec.Meta(max_length=40, pattern=r"^[a-z0-9]*$")] = ""
    puzzle: Annotated[str, msgspec.Meta(max_length=80)] = ""
    step: Annotated[int, msgspec.Meta(ge=0, le=MOST_STEPS)] | None = None
    tried: Annotated[tuple[Tried, ...], msgspec.Meta(max_length=MOST_TRIED)] = ()
    eyes: Eyes = "mover"
    drawn: bool = False


class AskBot(Position, frozen=True, kw_only=True):
    """Ask for this bot's choice in the place of the seat that is to move."""

    bot: Slug


class PlayedMove(msgspec.Struct, frozen=True):
    """A move that was played in the game itself."""

    seat: int
    action: msgspec.Raw


class AnalysisFrame(msgspec.Struct, frozen=True):
    """A position of an analysis.

    - `seat` is the one whose eyes see it, None for nobody's; `mover` is the one whose `actions` are listed.
    - The position is `step` of `steps`; `before` and `after` are the nearest steps at which a player had to choose.
    - `played` is the move that was played there, if no other move was tried.
    - `events` led here, which people need `watch` milliseconds to follow; `history` is all that happened.
    - `drew`: chance had a part in it. `rings`: the game's own clock may run out.
    """

    game: str
    seats: int
    step: int
    steps: int
    before: int | None
    after: int | None
    played: PlayedMove | None
    seat: int | None
    mover: int | None
    view: msgspec.Raw
    events: tuple[msgspec.Raw, ...]
    history: tuple[msgspec.Raw, ...]
    actors: tuple[int, ...]
    actions: tuple[msgspec.Raw, ...]
    drew: bool
    rings: bool
    now: int
    deadline: int | None = None
    outcome: Outcome | None = None
    watch: int = 0


class ChancesHere(msgspec.Struct, frozen=True):
    """The chances of each seat to win, or of the team as one, by what `seat` knows, or for None by the open view.

    Once the game is `over`, they are its result. `chances` is None where the game has no mentor who knows them, or when
    it did not manage.
    """

    chances: tuple[float, ...] | None
    seat: int | None
    over: bool = False


class AdviceHere(msgspec.Struct, frozen=True):
    """The mentor's advice to the seat that is to move; None where there is none, or nothing to say."""

    seat: int | None
    advice: Advice | None


class RemarkHere(msgspec.Struct, frozen=True):
    """The mentor's remark about the choice that led here; None where there was no choice, or nothing to say."""

    remark: RemarkInfo | None


class BotChoice(msgspec.Struct, frozen=True):
    """A bot's choice; no action when it did not manage."""

    seat: int
    action: msgspec.Raw
