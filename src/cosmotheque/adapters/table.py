"""A match as an adapter hosts it: chance, the clock and the bots are fed here, and one seat after another is asked."""

from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from random import Random
from typing import Any, SupportsInt, TypeAlias

from rich.console import Console

from cosmotheque.arena.table import PACE
from cosmotheque.bots.playout import NOTHING_TO_MEASURE
from cosmotheque.core.bot import BotSpec
from cosmotheque.core.errors import CosmothequeError, GameOver
from cosmotheque.core.game import AnyGame, Outcome, Seat
from cosmotheque.core.match import Match
from cosmotheque.core.text import Language, Text

OVER = Text(fr="La partie est finie ; commencez-en une autre.", en="The game is over; start another one.")
RENDER_MODES = ("ansi",)
Measure: TypeAlias = Callable[[Any, Any, Random], Any]
"""Fills in what a listed action leaves open, from the seat's view and the action; like `Game.measure`."""


class Table:
    """A running game. `players` has a bot for each seat that plays by itself, None for one that is asked from outside.

    Where several seats may act, the next one round the table is asked, so that none has to wait for good. In a live
    game every move takes the same time, and the clock rings when that time has come.
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[BotSpec | None],
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | Any = None,
        measure: Measure | None = None,
    ) -> None:
        seed = Random().getrandbits(32) if seed is None else seed
        self._now = 0
        self._pace = PACE if game.meta.live else 0
        self.match = Match(game, len(players), seed=seed, options=options, clock=lambda: self._now)
        self._specs = tuple(players)
        self._bots = {
            seat: spec.make(game, Random(f"{seed}/{seat}").getrandbits(32)) for seat, spec in enumerate(players) if spec
        }
        self._measure = measure or (None if game.measure is NOTHING_TO_MEASURE else game.measure)
        self._hand = Random(f"{seed}/hand")
        self._last = Seat(len(players) - 1)
        self.seat: Seat | None = None
        self._go_on()

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def actions(self, seat: Seat | int) -> Sequence[Any]:
        """What a seat is asked to choose from; nothing while it is not asked."""
        return self.match.actions(seat) if seat == self.seat else ()

    def play(self, action: Any) -> None:
        """The asked seat's choice, and everything until the next seat is asked."""
        seat = self._asked()
        if self._measure is not None and action in self.match.actions(seat):
            action = self._measure(self.match.view(seat), action, self._hand)
        self._make(seat, action)
        self._go_on()

    def concede(self) -> None:
        """The asked seat gives up; where that does not end the game, the others play on."""
        self.match.concede(self._asked())
        self._go_on()

    def _asked(self) -> Seat:
        if self.seat is None:
            raise GameOver(OVER)
        return self.seat

    def _go_on(self) -> None:
        """Let the clock and the bots act until somebody outside is asked or the game is over."""
        while (seat := self._next()) is not None and seat in self._bots:
            spec = self._specs[seat]
            assert spec is not None  # noqa: S101 - a bot was made from it
            history = self.match.seen(seat) if spec.remembers else ()
            view, actions = self.match.view(seat), self.match.actions(seat)
            self._make(seat, self._bots[seat].choose(view, actions, spec.limit, history))
        self.seat = seat

    def _make(self, seat: Seat, action: Any) -> None:
        self.match.play(seat, action)
        self._last = seat

    def _next(self) -> Seat | None:
        """Who is asked next, after the clock has rung as often as it must."""
        while self.match.outcome is None:
            waiting = [seat for seat in self.match.actors() if seat >= 0]
            self._now += self._pace
            deadline = self.match.deadline
            if deadline is None or (waiting and self._now < deadline):
                return min(waiting, key=lambda seat: (seat - self._last - 1) % self.match.seats)
            self._now = max(self._now, deadline)
            self.match.ring()
        return None


def listed_action(listed: Sequence[Any], most: int, number: SupportsInt | None, who: str) -> Any:
    """The action of that number, if it is one of the first `most`; else a refusal."""
    count = min(len(listed), most)
    if number is None or not 0 <= int(number) < count:
        raise CosmothequeError(f"{who} has the actions 0 to {count - 1}; {number} is none of them.")
    return listed[int(number)]


def read_render_mode(mode: str | None) -> str | None:
    """How a table is to be drawn, or not at all."""
    if mode is not None and mode not in RENDER_MODES:
        raise CosmothequeError(f"render_mode is None or {', '.join(map(repr, RENDER_MODES))}, not {mode!r}.")
    return mode


def draw(game: AnyGame, view: Any, language: Language = "en", *, colour: bool) -> str:
    """A view as text, with or without a terminal's colours."""
    paper = StringIO()
    console = Console(
        file=paper, force_terminal=colour, no_color=not colour, width=120, highlight=False, legacy_windows=False
    )
    console.print(game.draw(view, language))
    return paper.getvalue()
