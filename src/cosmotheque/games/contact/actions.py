"""Everything a seat, or chance, can do. A transmission is listed with its flights left open.

Lists are made of shared objects: take actions without a choice, flights and guesses from the tables below.
"""

from typing import Final

import msgspec

from cosmotheque.games.contact.components import ASTEROIDS, EARTH, PLANETS, Aid, Flight, Point


class LayOut(msgspec.Struct, frozen=True, tag="lay-out"):
    """Chance spreads the tiles and turns up the first goals (none in the pro variant)."""

    tiles: tuple[Point, ...]
    goals: tuple[int, ...]


class OpenRound(msgspec.Struct, frozen=True, tag="open-round"):
    """Chance turns up signal and planet (base game) and deals the source its goal."""

    goal: int
    signal: int | None = None
    planet: int | None = None


class DealGoal(msgspec.Struct, frozen=True, tag="deal-goal"):
    """Chance deals another goal after a change of goal."""

    goal: int


class DrawGoal(msgspec.Struct, frozen=True, tag="draw-goal"):
    """The next source draws its card: the round begins, and silence with it."""


class ChangeGoal(msgspec.Struct, frozen=True, tag="change-goal"):
    pass


class ChooseSignal(msgspec.Struct, frozen=True, tag="choose-signal"):
    value: int


class FlyTo(msgspec.Struct, frozen=True, tag="fly-to"):
    """The source's private route goes on to this tile."""

    tile: int


class StepBack(msgspec.Struct, frozen=True, tag="step-back"):
    pass


class ClearRoute(msgspec.Struct, frozen=True, tag="clear-route"):
    pass


class Transmit(msgspec.Struct, frozen=True, tag="transmit"):
    flights: tuple[Flight, ...] = ()


class AskAgain(msgspec.Struct, frozen=True, tag="ask-again"):
    pass


class Guess(msgspec.Struct, frozen=True, tag="guess"):
    planet: int


class GuessTwo(msgspec.Struct, frozen=True, tag="guess-two"):
    """The aid card 50:50."""

    planets: tuple[int, int]


class ShowStopover(msgspec.Struct, frozen=True, tag="show-stopover"):
    pass


class Brief(msgspec.Struct, frozen=True, tag="brief"):
    """Spend this aid card so that the crew may advise the guesser."""

    card: Aid


class Reactivate(msgspec.Struct, frozen=True, tag="reactivate"):
    pass


Chance = LayOut | OpenRound | DealGoal
SourceAction = DrawGoal | ChangeGoal | ChooseSignal | FlyTo | StepBack | ClearRoute | Transmit
CrewAction = AskAgain | Guess | GuessTwo | ShowStopover | Brief | Reactivate
Action = Chance | SourceAction | CrewAction

DRAW_GOAL: Final = DrawGoal()
CHANGE_GOAL: Final = ChangeGoal()
STEP_BACK: Final = StepBack()
CLEAR_ROUTE: Final = ClearRoute()
TRANSMIT: Final = Transmit()
ASK_AGAIN: Final = AskAgain()
SHOW_STOPOVER: Final = ShowStopover()
REACTIVATE: Final = Reactivate()
FLIGHTS_TO: Final = tuple(FlyTo(tile) for tile in (EARTH, *PLANETS, *ASTEROIDS))
GUESSES: Final = tuple(Guess(tile) for tile in (EARTH, *PLANETS))
