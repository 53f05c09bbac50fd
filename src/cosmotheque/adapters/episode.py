"""A match as adapters know one: an episode, in which one seat after another is asked."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, SupportsInt, TypeAlias

from cosmotheque.core.bot import BotSpec
from cosmotheque.core.deal import Seed
from cosmotheque.core.errors import CosmothequeError, GameOver
from cosmotheque.core.game import NOTHING_MEASURED, AnyGame, Outcome, Seat
from cosmotheque.core.host import Host
from cosmotheque.core.text import Text

OVER = Text(fr="La partie est terminée ; commencez-en une autre.", en="The game is over; start another one.")
Measure: TypeAlias = Callable[[Any, Any, Random], Any]
"""Fills in what a listed action leaves open, from the seat's view and the action; like `Measured.measure`."""


class Episode:
    """A running game in which one seat after another is asked from outside, and bots play the seats they have."""

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[BotSpec | None],
        *,
        seed: Seed = None,
        options: Mapping[str, Any] | Any = None,
        measure: Measure | None = None,
    ) -> None:
        seed = Random().getrandbits(32) if seed is None else seed
        self._host = Host(game, players, seed=seed, options=options)
        self._measure = measure or (None if game.measured is NOTHING_MEASURED else game.measured.measure)
        self._hand = Random(f"{seed}/hand")
        self._views: dict[Seat, Any] = {}
        self.match = self._host.match
        self.seat = self._host.go_on()

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def actions(self, seat: Seat | int) -> Sequence[Any]:
        """The actions a seat is asked to choose from; none while it is not asked."""
        return self.match.actions(seat) if seat == self.seat else ()

    def view(self, seat: Seat) -> Any:
        """The view of a seat. It is asked for more than once, as numbers and as it is."""
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def choose(self, number: int) -> None:
        """The asked seat's choice by its place in the list, and everything until the next seat is asked."""
        seat = self._asked_seat()
        if self._measure is None:
            self._host.choose(seat, number)
        else:
            self._host.play(seat, self._measure(self.view(seat), self.match.actions(seat)[number], self._hand))
        self._go_on()

    def play(self, action: Any) -> None:
        """The asked seat's choice as an action, listed or complete, and everything until the next seat is asked."""
        seat = self._asked_seat()
        if self._measure is not None and action in self.match.actions(seat):
            action = self._measure(self.view(seat), action, self._hand)
        self._host.play(seat, action)
        self._go_on()

    def concede(self) -> None:
        """The asked seat gives up; where that does not end the game, the others play on."""
        self.match.concede(self._asked_seat())
        self._go_on()

    def _go_on(self) -> None:
        self.seat = self._host.go_on()
        self._views.clear()

    def undo(self, seat: Seat) -> None:
        """A seat's last move is taken back, with all that bots did since: they always consent."""
        self.match.undo(seat, consents=range(self.match.seats))
        self.seat = self._host.go_on()

    def _asked_seat(self) -> Seat:
        if self.seat is None:
            raise GameOver(OVER)
        return self.seat


def listed_place(listed: Sequence[Any], most: int, number: SupportsInt | None, who: str) -> int:
    """The number as a place in the list, if it is one of the first `most`; else a refusal."""
    count = min(len(listed), most)
    if number is None or not 0 <= int(number) < count:
        raise CosmothequeError(f"{who} has the actions 0 to {count - 1}; {number} is none of them.")
    return int(number)
