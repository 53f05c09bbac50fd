"""A game in progress, as the host alone knows it."""

from enum import StrEnum

import msgspec

from cosmotheque.core.game import Seat
from cosmotheque.games.contact.components import Aid, Flight, Point
from cosmotheque.games.contact.options import Options


class Phase(StrEnum):
    __hash__ = str.__hash__

    LAY_OUT = "lay-out"
    BETWEEN = "between-rounds"
    OPEN_ROUND = "open-round"
    CHOOSE_SIGNAL = "choose-signal"
    DEAL_GOAL = "deal-goal"
    TRANSMIT = "transmit"
    GUESS = "guess"
    OVER = "over"


class Transmission(msgspec.Struct, frozen=True):
    """The flights as the crew saw and heard them, and the route the source meant (tiles after the rocket's own)."""

    flights: tuple[Flight, ...]
    route: tuple[int, ...]


class Guessed(msgspec.Struct, frozen=True):
    seat: Seat
    planets: tuple[int, ...]


class Round(msgspec.Struct, frozen=True):
    """A finished round, open to all. `won` is the value of the signal card, 0 when it was lost."""

    source: Seat
    start: int
    goal: int
    won: int
    transmissions: tuple[Transmission, ...]
    guesses: tuple[Guessed, ...]


class State(msgspec.Struct, frozen=True):
    """`possible` are the cards of the goal pile with the source's own, `pile` those of the planet pile.

    `aids` are the active aid cards; `asked` counts transmissions since the last guess;
    `stopover_of` says which transmission of the round the stopover shown belongs to, from 0; `drafted` counts changes
    of the route since the last transmission. `edition` is the rules version that the game began with.
    """

    options: Options
    seats: int
    phase: Phase = Phase.LAY_OUT
    tiles: tuple[Point, ...] = ()
    rocket: int = 0
    fuel: int = 0
    source: Seat = Seat(0)
    guesser: Seat = Seat(1)
    signals: tuple[int, ...] = ()
    signal: int | None = None
    pile: tuple[int, ...] = ()
    possible: tuple[int, ...] = ()
    goal: int | None = None
    route: tuple[int, ...] = ()
    sent: tuple[Transmission, ...] = ()
    asked: int = 0
    guesses: tuple[Guessed, ...] = ()
    aids: tuple[Aid, ...] = ()
    stopover: int | None = None
    stopover_of: int = 0
    briefing: bool = False
    rounds: tuple[Round, ...] = ()
    drafted: int = 0
    edition: int = 2

    @property
    def is_first_edition(self) -> bool:
        """Rounds followed each other without a pause, drafts had no end, and the source reactivated nothing."""
        return self.edition == 1

    @property
    def is_pro(self) -> bool:
        return self.options.variant == "pro"

    @property
    def score(self) -> int:
        return sum([done.won for done in self.rounds])

    @property
    def wrong(self) -> tuple[int, ...]:
        """The planets guessed in vain this round."""
        return tuple([planet for guess in self.guesses for planet in guess.planets])

    @property
    def candidates(self) -> tuple[int, ...]:
        """The planets the crew may still point at (CON-15)."""
        if not self.guesses:
            return self.possible
        wrong = self.wrong
        return tuple([planet for planet in self.possible if planet not in wrong])
