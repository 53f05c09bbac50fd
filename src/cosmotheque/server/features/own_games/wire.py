"""A person's games, and the figures that follow from them."""

from typing import Literal

import msgspec

from cosmotheque.core.text import Text
from cosmotheque.server.wire.table import RatingInfo

Result = Literal["won", "drawn", "lost"]


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat's player: a `person`, perhaps with a bot that stood in for them, a bot, or a `robot` over the network."""

    name: str
    bot: str | None = None
    mine: bool = False
    person: bool = False
    robot: bool = False


class MyGame(msgspec.Struct, frozen=True):
    """A game of mine; `result` is mine, once it is over."""

    table: str
    game: str
    status: Literal["open", "running", "over"]
    created: str
    seats: tuple[PlayedSeat, ...]
    result: Result | None = None
    scores: tuple[float, ...] = ()
    campaign: bool = False
    day: str = ""
    rated: bool = False


class MyGames(msgspec.Struct, frozen=True):
    """A page of my games; `total` is the number that were found, `page` the number on one page."""

    games: tuple[MyGame, ...]
    total: int
    page: int


class BeatenLevel(msgspec.Struct, frozen=True):
    """The numbers of games that I have won and played alone with bots of a level."""

    bot: str
    level: int
    won: int
    met: int


class RatingPoint(msgspec.Struct, frozen=True):
    """My rating after a game that ended `at` that time, in milliseconds since 1970."""

    at: int
    rating: RatingInfo


class FigureCourse(msgspec.Struct, frozen=True):
    """The course of a figure of the reviews, from old to new."""

    name: Text
    values: tuple[float, ...]


class FeatDone(msgspec.Struct, frozen=True):
    """A feat that I have done so many `times`: first at this table, in a game that ended then."""

    key: str
    table: str
    at: int
    times: int = 0


class Reached(msgspec.Struct, frozen=True):
    """The hardest value of an option with which I have won."""

    option: str
    value: str | int


class ParLevel(msgspec.Struct, frozen=True):
    """The mean result of a level of bots with the same deals."""

    bot: str
    level: int
    mean: float


class AgainstPar(msgspec.Struct, frozen=True):
    """The mean result of my teams with `deals` that I met for the first time, compared with bots in the same seats.

    `par` is the level that they are compared with; by 95 % the difference lies between `low` and `high`. Bots have yet
    to play `waiting` other deals of mine.
    """

    deals: int
    mean: float = 0.0
    levels: tuple[ParLevel, ...] = ()
    par: str = ""
    low: float = 0.0
    high: float = 0.0
    waiting: int = 0


class GameFigures(msgspec.Struct, frozen=True):
    """The figures of my games.

    - `played` counts all; some may have been `against_myself`, on both sides: nobody has won or lost them.
    - `stages` are the numbers of the campaign's stages that I have won and of all; `days` counts deals of the day.
    - `streak` is the number of games I have won in a row now, `best` a team's best score.
    - `course` is the course of my rating; `results` are those of the games that are over, from old to new.
    - `reviews` are the courses of the figures in reviews; `reached` are the hardest options of games that I have won.
    - `par` compares my teams with bots on the same deals.
    """

    game: str
    played: int
    won: int
    drawn: int
    running: int
    beaten: tuple[BeatenLevel, ...] = ()
    stages: tuple[int, int] = (0, 0)
    days: int = 0
    streak: int = 0
    best: float | None = None
    rating: RatingInfo | None = None
    course: tuple[RatingPoint, ...] = ()
    results: tuple[Result, ...] = ()
    reviews: tuple[FigureCourse, ...] = ()
    feats: tuple[FeatDone, ...] = ()
    reached: tuple[Reached, ...] = ()
    par: AgainstPar | None = None
    against_myself: int = 0
